import OutputMatching
import Testing

@Suite struct SelectorTests {
  @Test(arguments: [
    "json:$", "json:$.resources[0].metadata.guid", "json:$['a b'][12]['it\\'s']", "label:Token identifier",
    "table:NAME", "table:NAME[3]", "table:ID[Name=web 1]", "variable:KUBECONFIG", "line:Logged in to ... as <user>.",
  ])
  func aDescriptionIsReadBack(description: String) throws {
    let selector = try #require(Selector(description))
    #expect(selector.description == description)
    #expect(Selector(selector.description) == selector)
  }

  @Test(arguments: [
    "", "json", "json:", "json:a.b", "json:$.", "json:$[x]", "json:$['a", "label:", "xpath:/a", "table:",
  ])
  func whatIsNoSelectorIsRefused(description: String) {
    #expect(Selector(description) == nil)
  }

  private static let accounts = """
    HTTP/1.1 200 OK

    {"total": 2, "ok": true, "none": null, "empty": "", "resources": [
      {"metadata": {"guid": "g1"}, "kind": "x"}, {"metadata": {"guid": "g2"}, "kind": "x"}]}
    """

  @Test(arguments: [
    ("json:$.total", Selection.value("2")), ("json:$.ok", .value("true")), ("json:$.none", .missing),
    ("json:$.empty", .missing), ("json:$.resources[1].metadata.guid", .value("g2")),
    ("json:$.resources.kind", .value("x")), ("json:$.resources.metadata.guid", .ambiguous(["g1", "g2"])),
    ("json:$.resources[2].kind", .missing), ("json:$.resources[0].metadata", .value(#"{"guid": "g1"}"#)),
    ("json:$.Total", .missing),
  ])
  func valuesAreTakenFromJSON(selector: String, selection: Selection) throws {
    #expect(try #require(Selector(selector)).select(from: Self.accounts) == selection)
  }

  private static let token =
    "Token identifier   5866\n\u{1B}[1mToken\u{1B}[0m              abc.def\nOwner: ann\nOwner: bob\nURL:http://x"

  @Test(arguments: [
    ("label:Token", Selection.value("abc.def")), ("label:Token identifier", .value("5866")),
    ("label:token", .value("abc.def")),
    ("label:Tok", .missing), ("label:Owner", .ambiguous(["ann", "bob"])), ("label:URL", .missing),
  ])
  func valuesAreTakenFromExactLabels(selector: String, selection: Selection) throws {
    #expect(try #require(Selector(selector)).select(from: Self.token) == selection)
  }

  @Test(arguments: [
    ("label:Jeton", "Token identifier   5866\nToken   abc.def", Selection.value("abc.def")),
    ("label:Jeton", "Token   abc.def\nJeton   ghi", .value("ghi")),
    ("label:ID do token", "Token identifier   5866\nToken   abc.def", .value("5866")),
    ("label:Jeton", "Tokens   3", .missing),
    ("table:Nom", "Name   ID\nalpha   1", .value("alpha")),
    ("table:ID[Nom=alpha]", "Name   ID\nalpha   1\nbeta   2", .value("1")),
  ])
  func labelsAndHeadingsMayBeTranslated(selector: String, output: String, selection: Selection) throws {
    #expect(try #require(Selector(selector)).select(from: output) == selection)
  }

  private static let table = """
    Listing plans...

    NAME         ID    STATUS   AGE
    small plan   p-1            3d
    large        p-2   Active   4d

    OK
    """

  @Test(arguments: [
    ("table:ID", Selection.ambiguous(["p-1", "p-2"])), ("table:ID[1]", .value("p-2")), ("table:ID[2]", .missing),
    ("table:ID[NAME=small plan]", .value("p-1")), ("table:STATUS[NAME=small plan]", .missing),
    ("table:STATUS", .value("Active")),
    ("table:AGE[ID=p-1]", .value("3d")), ("table:id[NAME=large]", .value("p-2")), ("table:OWNER", .missing),
    ("table:ID[OWNER=ann]", .missing),
  ])
  func valuesAreTakenFromTables(selector: String, selection: Selection) throws {
    #expect(try #require(Selector(selector)).select(from: Self.table) == selection)
  }

  @Test(arguments: [
    (
      "export KUBECONFIG=/root/.kube/my cluster.yml", "variable:KUBECONFIG",
      Selection.value("/root/.kube/my cluster.yml")
    ),
    ("run this:\n    export A='x y';\n", "variable:A", .value("x y")), ("AB=1", "variable:A", .missing),
    ("SET A=1", "variable:A", .value("1")), ("$env:A=\"1\"", "variable:A", .value("1")), ("A=", "variable:A", .missing),
    ("A=1\nA=2", "variable:A", .ambiguous(["1", "2"])),
  ])
  func valuesAreTakenFromAssignments(output: String, selector: String, selection: Selection) throws {
    #expect(try #require(Selector(selector)).select(from: output) == selection)
  }

  @Test(arguments: [
    ("line:Logged in to <host> as ...", "Hi\nLogged in to eu.example.com as ann", Selection.value("eu.example.com")),
    ("line:Created <name>.", "Created blue whale.", .value("blue whale")),
    ("line:Hello '<name> Account'", "Hello 'Jean Dupont Account'", .value("Jean Dupont")),
    ("line:Created <name> today", "Created blue whale today", .value("blue whale")),
    ("line:image: registry.<domain>/app", "image: registry.example.org/app", .value("example.org")),
    ("line:<guid>", "42454b3b-5b06-407b-a4b3-34d9ef323901\n", .value("42454b3b-5b06-407b-a4b3-34d9ef323901")),
    ("line:id <x>", "id 1\nid 2\nid 1", .ambiguous(["1", "2"])), ("line:id <x>", "no", .missing),
  ])
  func valuesAreTakenFromLines(selector: String, output: String, selection: Selection) throws {
    #expect(try #require(Selector(selector)).select(from: output) == selection)
  }

  @Test func whatASampleNamesIsFoundInARealOutput() throws {
    let sample = Sample("Token identifier   58669dd6-3ddd\nToken              <token_value>")
    let name = try #require(sample.names.first)
    #expect(name.selector.select(from: "Token identifier   1\nToken              secret") == .value("secret"))
  }
}
