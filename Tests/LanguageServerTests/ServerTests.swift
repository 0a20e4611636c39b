import Diagnostics
import JSON
import Testing

@testable import LanguageServer

@Suite struct ServerTests {
  private let page = """
    # Set up a depot

    1. Create it.

        ```
        echo <name> --region <region>
        ```
        {: pre}

        | Value | Meaning |
        | --- | --- |
        | `<name>` | What it is called. |

    2. Look at it.

        ```
        echo “<name>”
        ```
        {: pre}

        ```
        shop
        ```

    """

  private func opened(_ options: JSONObject = [:]) -> Client {
    var client = Client(options: options)
    client.open(page)
    return client
  }

  private var lines: [String] { page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  /// Where a text is in the page for the first time after a line.
  private func place(of text: String, from line: Int = 0) throws -> (line: Int, character: Int) {
    let number = try #require(lines.indices.first { $0 >= line && lines[$0].contains(text) })
    let line = lines[number]
    let start = try #require(line.indices.first { line[$0...].hasPrefix(text) })
    return (number, line[..<start].utf16.count)
  }

  @Test func findingsFollowTheText() {
    var client = opened()
    #expect(client.findings[Client.uri]?.compactMap { $0["code"]?.text }.contains("typographic-quotes") == true)
    client.notify("textDocument/didClose", ["textDocument": .object(["uri": .string(Client.uri)])])
    #expect(client.findings[Client.uri] == [])
  }

  @Test func ofSeveralChangesTheLastIsChecked() {
    var client = opened()
    let changes = (2..<9).map { version in
      ClientMessage.notification(
        method: "textDocument/didChange",
        parameters: .object([
          "textDocument": .object(["uri": .string(Client.uri), "version": .integer(version)]),
          "contentChanges": .array([.object(["text": .string("# \(version)\n")])]),
        ]))
    }
    let sent = client.send(changes)
    #expect(sent.map { $0["params"]?["version"]?.integer } == [8])
  }

  @Test func whatIsTakenBackIsNotAnswered() {
    var client = opened()
    let parameters: JSONValue = .object(["textDocument": .object(["uri": .string(Client.uri)])])
    let sent = client.send([
      .request(id: .integer(70), method: "textDocument/documentSymbol", parameters: parameters),
      .request(id: .string("b"), method: "textDocument/foldingRange", parameters: parameters),
      .notification(method: "$/cancelRequest", parameters: .object(["id": .integer(70)])),
    ])
    #expect(sent.first?["error"]?["code"]?.integer == -32800)
    #expect(sent.last?["id"]?.text == "b" && sent.last?["result"] != nil)
  }

  @Test func theOrderOfALifeIsKept() {
    var server = Server(
      host: Host(
        check: { _, _ in fatalError("nothing is open") }, enter: { _ in }, translations: { _ in [] },
        read: { _ in nil }, say: \.description, version: "1"))
    func code(_ method: String) -> Int? {
      server.answers(to: [.request(id: .integer(1), method: method, parameters: .null)]).first?["error"]?["code"]?
        .integer
    }
    #expect(code("textDocument/hover") == -32002)
    #expect(code("initialize") == nil)
    #expect(code("initialize") == -32600)
    #expect(code("nothing/known") == -32601)
    #expect(code("textDocument/hover") == -32602)
    #expect(code("shutdown") == nil)
    #expect(code("textDocument/hover") == -32600)
    #expect(server.exitStatus == nil)
    _ = server.answers(to: [.notification(method: "exit", parameters: .null)])
    #expect(server.exitStatus == 0)
  }

  @Test func whatComesBeforeABrokenHeaderIsAnswered() {
    var client = opened()
    let body = #"{"jsonrpc":"2.0","id":5,"method":"shutdown"}"#
    let broken = String(repeating: "x", count: 5_000)
    let sent = client.server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)\(broken)".utf8))
    #expect(String(decoding: sent, as: UTF8.self).contains(#""id":5"#))
    #expect(client.server.exitStatus == 1)
  }

  @Test func aTranslationThatHasTheNewNameIsLeftAlone() throws {
    let french = "# T\n\n```\necho <name> <depot>\n```\n{: pre}\n"
    var client = Client(others: ["/pages/page.fr.md": french])
    client.open(page)
    let place = try place(of: "name>")
    let changes = client.ask("rename", line: place.line, character: place.character, ["newName": .string("depot")])
    #expect(changes["changes"]?[Client.uri] != nil && changes["changes"]?["file:///pages/page.fr.md"] == nil)
  }

  @Test(arguments: ["exit", "garbage"])
  func anEndWithoutShutdownIsAFailure(kind: String) {
    var client = opened()
    if kind == "exit" {
      client.notify("exit", [:])
    } else {
      _ = client.server.receive(Array(String(repeating: "no header ", count: 1_000).utf8))
    }
    #expect(client.server.exitStatus == 1)
  }

  @Test(arguments: ["[]", "{", "1", "{\"id\":1}", "{\"id\":true,\"method\":\"x\"}", "{\"method\":1}", ""])
  func messagesThatAreNone(body: String) {
    var client = opened()
    let sent = client.server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    #expect(client.server.exitStatus == nil)
    #expect(body == "{\"id\":1}" || String(decoding: sent, as: UTF8.self).contains("error"))
  }

  @Test func symbolsAreProceduresWithSteps() {
    var client = opened()
    let found = client.ask("documentSymbol", line: 0, character: 0).elements
    #expect(found?.map { $0["name"]?.text } == ["Set up a depot"])
    #expect(found?.first?["children"]?.elements?.map { $0["name"]?.text } == ["1 Create it.", "2 Look at it."])
  }

  @Test func hoverExplainsNamesFindingsAndBlocks() throws {
    var client = opened()
    func text(_ place: (line: Int, character: Int)) -> String {
      client.ask("hover", line: place.line, character: place.character)["contents"]?["value"]?.text ?? ""
    }
    let name = text(try place(of: "name>"))
    #expect(name.contains("What it is called") && name.contains("used by steps: 1, 2"), "\(name)")
    #expect(text(try place(of: "“")).contains("typographic-quotes"))
    #expect(text(try place(of: "shop")).contains("output"))
    #expect(text(try place(of: "Create it")).isEmpty)
  }

  @Test func placesOfAName() throws {
    var client = opened()
    let place = try place(of: "name>")
    let found = client.ask("references", line: place.line, character: place.character).elements ?? []
    #expect(found.count == 3)
    let definition = client.ask("definition", line: place.line, character: place.character)
    #expect(definition["range"]?["start"]?["line"]?.integer == (try self.place(of: "| `<name>`").line))
  }

  @Test func aNameIsChangedInAllLanguages() throws {
    var client = Client(others: [
      "/pages/page.md": "", "/pages/page.fr.md": "# T\n\n```\necho <name> &lt;name&gt;\n```\n{: pre}\n",
    ])
    client.open(page)
    let place = try place(of: "name>")
    let changes = client.ask(
      "rename", line: place.line, character: place.character, ["newName": .string("<depot-name>")])["changes"]
    #expect(changes?[Client.uri]?.elements?.count == 3)
    #expect(changes?["file:///pages/page.fr.md"]?.elements?.count == 2)
    #expect(changes?[Client.uri]?.elements?.allSatisfy { $0["newText"]?.text == "depot-name" } == true)
    let taken = client.ask("rename", line: place.line, character: place.character, ["newName": .string("region")])
    #expect(taken["code"]?.integer == -32803)
    for bad in ["", "a>b<c", "a\nb", "$(rm)", "-x", String(repeating: "a", count: 200)] {
      let answer = client.ask("rename", line: place.line, character: place.character, ["newName": .string(bad)])
      #expect(answer["code"]?.integer == -32602 || bad == "a>b<c", "\(bad): \(answer)")
    }
  }

  @Test(arguments: [
    ("REGION", "my zone", false, "MY_ZONE"), ("RESOURCE-GROUP", "my zone", false, "MY-ZONE"),
    ("region", "my zone", false, "my zone"), ("region", "my zone", true, "my_zone"),
  ])
  func aNewNameIsSpelledAsTheOldOne(old: String, new: String, isVariable: Bool, expected: String) {
    #expect(Renaming.spelled(new, like: old, isVariable: isVariable) == expected)
  }

  @Test func fixesAreOffered() throws {
    var client = opened()
    let place = try place(of: "“")
    func actions(_ only: [String]) -> [JSONValue] {
      client.request(
        "textDocument/codeAction",
        [
          "textDocument": .object(["uri": .string(Client.uri)]),
          "range": Client.range((place.line, 0), (place.line, 40)),
          "context": .object(["only": JSONValue(only)]),
        ]
      ).elements ?? []
    }
    #expect(actions(["quickfix"]).contains { $0["isPreferred"]?.isTrue == true })
    #expect(actions(["source.fixAll"]).map { $0["kind"]?.text } == ["source.fixAll"])
    #expect(actions(["source"]).count == 1)
    #expect(actions(["refactor.inline"]).isEmpty)
  }

  @Test func aBlockIsMarkedAsOutput() throws {
    var client = opened()
    let place = try place(of: "shop")
    let found = client.request(
      "textDocument/codeAction",
      [
        "textDocument": .object(["uri": .string(Client.uri)]),
        "range": Client.range((place.line, 1), (place.line, 1)), "context": .object([:]),
      ]
    ).elements
    let edit = found?.first { $0["kind"]?.text == "refactor.rewrite" }?["edit"]?["changes"]?[Client.uri]?.elements?
      .first
    #expect(edit?["newText"]?.text == "\n    {: screen}")
  }

  @Test(
    arguments: [
      ("<na", 0, "<name>"), ("{: p", 0, "{: pre}"), ("```b", 3, "bash"), ("x", 0, nil),
      ("{{site.da", 0, "{{site.data.keyword.product}}"), ("See {{si", 4, "{{site.data.keyword.product}}"),
      ("{{site.data.keyword.product}}", 0, nil),
    ]
      as [(String, Int, String?)])
  func whatCanFollow(text: String, start: Int, label: String?) {
    var client = Client()
    client.open(page + text)
    let items = client.ask("completion", line: lines.count - 1, character: text.count).elements ?? []
    #expect(label.map { label in items.contains { $0["label"]?.text == label } } ?? items.isEmpty)
    if label != nil {
      #expect(items.first?["textEdit"]?["range"]?["start"]?["character"]?.integer == start)
    }
  }

  /// Each token lies within its line and after the one before it.
  @Test func tokensDoNotOverlap() throws {
    var client = opened()
    let data = try #require(client.ask("semanticTokens/full", line: 0, character: 0)["data"]?.elements)
    #expect(data.count % 5 == 0 && data.count >= 35)
    var (line, character, end) = (0, 0, 0)
    for start in stride(from: 0, to: data.count, by: 5) {
      let numbers = data[start..<(start + 5)].compactMap(\.integer)
      if numbers[0] > 0 { (character, end) = (0, 0) }
      line += numbers[0]
      character += numbers[1]
      #expect(character >= end && numbers[2] > 0)
      end = character + numbers[2]
      #expect(end <= lines[line].utf16.count)
    }
  }

  @Test func hintsAreOffUntilAskedFor() {
    #expect(!opened().server.showsHints)
    var client = opened(["inlayHints": .boolean(true)])
    #expect(client.server.showsHints)
    let hints = client.request(
      "textDocument/inlayHint",
      ["textDocument": .object(["uri": .string(Client.uri)]), "range": Client.range((0, 0), (99, 0))])
    #expect(hints.elements?.map { $0["label"]?.text } == ["command", "command", "output"])
  }

  @Test func lensesAreCommandLines() {
    var client = opened()
    let found = client.ask("codeLens", line: 0, character: 0).elements ?? []
    #expect(
      found.map { $0["command"]?["command"]?.text } == ["passo.plan", "passo.run", "passo.runStep", "passo.runStep"])
    let words = found.last?["command"]?["arguments"]?.elements?.first?["commandLine"]?.elements?.compactMap(\.text)
    #expect(words == ["passo", "run", "/pages/page.md#s1", "--only", "2"])
  }

  @Test func foldsAreOfSeveralLines() {
    var client = opened()
    let found = client.ask("foldingRange", line: 0, character: 0).elements ?? []
    #expect(found.count >= 5)
    for fold in found { #expect((fold["startLine"]?.integer ?? 9) < (fold["endLine"]?.integer ?? 0)) }
  }
}
