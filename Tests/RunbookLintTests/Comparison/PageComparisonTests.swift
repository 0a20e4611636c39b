import Diagnostics
import Testing

@testable import RunbookLint

@Suite struct PageComparisonTests {
  private func page(_ sections: String..., date: String = "2019-05-01") -> String {
    "---\nlastupdated: \"\(date)\"\n---\n\n# Title\n{: #title}\n\n" + sections.joined(separator: "\n")
  }

  private func section(_ anchor: String, _ commands: String...) -> String {
    "## \(anchor)\n{: #\(anchor)}\n\n"
      + commands.enumerated().map { "\($0 + 1).  Text.\n\n    ```\n    \($1)\n    ```\n    {: pre}\n" }.joined(
        separator: "\n")
  }

  @Test func aPageIsItsOwnTranslation() {
    let text = page(section("a", "ls", "pwd <x>"), section("b", "date"))
    #expect(ComparedPages(source: text, translation: text).findings.isEmpty)
  }

  @Test func aRenameThroughoutIsNoted() {
    let pages = ComparedPages(
      source: page(section("a", "get <name>", "put <name>")),
      translation: page(section("a", "get <nome>", "put <nome>")))
    #expect(pages.findings == ["info placeholder-renamed"])
  }

  @Test func aRenameHereAndThereIsAWarning() throws {
    let pages = ComparedPages(
      source: page(section("a", "get <name>", "put <name>", "del <name>")),
      translation: page(section("a", "get <nome>", "put <nombre>", "del <nome>")))
    let finding = try #require(pages.diagnostics.first)
    #expect(pages.findings == ["warning placeholder-renamed"])
    #expect(finding.range.start.line == 21)
    #expect(finding.message.description == "<name> of the source is <nombre> here and <nome> in line 14")
  }

  @Test func aNameThatOnlyTheDescriptionKeptIsAWarning() {
    let source = page(section("a", "get <key_name>"), "Replace `<key_name>` with the name of your key.\n")
    let translation = page(section("a", "get <nome_chave>"), "Substitua `<key_name>` pelo nome da chave.\n")
    #expect(ComparedPages(source: source, translation: translation).findings == ["warning placeholder-renamed"])
  }

  @Test func aBlockThatIsGone() throws {
    let pages = ComparedPages(
      source: page(section("a", "ls -l", "docker images", "date"), section("b", "uptime")),
      translation: page(section("a", "ls -l", "date"), section("b", "uptime")))
    let finding = try #require(pages.diagnostics.first { $0.rule == "block-missing" })
    #expect(finding.range.start.line == 13)
    #expect(!pages.findings.contains("error command-differs"))
    #expect(pages.findings.contains("warning step-missing"))
  }

  @Test func aBlockTooMany() {
    let pages = ComparedPages(
      source: page(section("a", "ls -l", "date")), translation: page(section("a", "ls -l", "docker images", "date")))
    #expect(pages.findings == ["info block-extra", "info step-extra"])
  }

  @Test func sectionsMeetByTheirAnchors() {
    let pages = ComparedPages(
      source: page(section("a", "ls -l"), section("c", "uptime --pretty")),
      translation: page(section("a", "ls -l"), section("b", "docker images"), section("c", "uptime -- pretty")))
    #expect(pages.findings == ["info block-extra", "error command-differs"])
  }

  @Test func aStepThatSlippedIntoTheLineBefore() {
    let source = page(
      "## A\n{: #a}\n\n1.  Click **Menu**.\n2.  Click **Catalog**.\n3.  Run it.\n\n    ```\n    ls\n    ```\n    {: pre}\n"
    )
    let translation = page(
      "## A\n{: #a}\n\n1.  Pulse **Menu**. 2.  Pulse **Catálogo**.\n3.  Ejecute.\n\n    ```\n    ls\n    ```\n    {: pre}\n"
    )
    #expect(ComparedPages(source: source, translation: translation, locale: "es").findings == ["warning step-missing"])
  }

  @Test func anotherClass() throws {
    var pages = ComparedPages.blocks("ls", "ls")
    pages.translation = ComparedPages.page("ls", class: "screen")
    let finding = try #require(pages.diagnostics.first)
    #expect(pages.findings == ["warning block-class-differs"])
    #expect(finding.fixes.map(\.replacement) == ["{: pre}"])
    #expect(SourceFile(path: "", text: pages.translation).text(in: finding.range) == "{: screen}")
  }

  @Test func samples() {
    let sample = { (text: String) in
      "# T\n{: #t}\n\n1.  Text.\n\n    ```\n    ls\n    ```\n    {: pre}\n\n    Output:\n\n    ```\n    \(text)\n    ```\n    {: screen}\n"
    }
    let source = sample("Name   State\n    a      normal")
    #expect(ComparedPages(source: source, translation: sample("Name  State\n    a     normal")).findings.isEmpty)
    #expect(
      ComparedPages(source: source, translation: sample("Nome   Estado\n    a      normal")).findings == [
        "info sample-translated"
      ])
    #expect(
      ComparedPages(source: source, translation: sample("Name State a normal")).findings == [
        "warning sample-translated"
      ])
  }

  @Test func code() {
    let blocks = { ComparedPages.blocks($0, $1, class: "codeblock").findings }
    let swift = "// first\nlet a = b.c(\"some text\")\nprint(a)\nreturn a"
    #expect(blocks(swift, "// primeiro\nlet a = b.c(\"algum texto\")\nprint(a)\nreturn a").isEmpty)
    #expect(blocks(swift, "// first\nlet a = b. c(\"some text\")\nprint(a)\nreturn a") == ["warning code-differs"])
    #expect(blocks(swift, "// first let a = b.c(\"some text\")\nprint(a)\nreturn a") == ["warning code-differs"])
  }

  @Test func codeInSentencesAndTables() {
    let source =
      "# T\n{: #t}\n\nUse `tool run --fast` or `--slow`.\n\n| a | b |\n|---|---|\n| `<region>.icr.io` | x |\n"
    let translation =
      "# T\n{: #t}\n\nUse `tool run -- fast` ou `-- slow`.\n\n| a | b |\n|---|---|\n| `< region> .icr.io` | x |\n"
    let found = ComparedPages(source: source, translation: translation).findings
    #expect(found == ["warning command-differs", "warning command-differs", "warning command-differs"])
    #expect(ComparedPages(source: "Use `run`.", translation: "`Run` e `outra coisa`.").findings.isEmpty)
  }

  @Test func ages() {
    let text = section("a", "ls")
    #expect(
      ComparedPages(source: page(text, date: "2019-05-01"), translation: page(text, date: "2018-12-31")).findings == [
        "warning older-than-source"
      ])
    #expect(
      ComparedPages(source: page(text, date: "2017-05-01"), translation: page(text, date: "2018-12-31")).findings
        .isEmpty)
    #expect(
      ComparedPages(source: page(text, date: "May 2019"), translation: page(text, date: "2018-12-31")).findings.isEmpty)
    #expect(ComparedPages(source: text, translation: page(text)).findings.isEmpty)
  }

  /// Line endings stay as they are, and so do names that the whole page has.
  @Test func onlyTheDamagedWordIsMended() throws {
    let source = page(section("a", "get <name> --all\n    put <name> \"A new key\"", "del <name>"))
    let translation = page(section("a", "get <nome> -- all\n    put <nome> \"Nova chave\"", "del <nome>"))
      .split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
    let finding = try #require(
      ComparedPages(source: source, translation: translation).diagnostics.first { $0.rule == "command-differs" })
    #expect(finding.fixes.map(\.replacement) == ["--all"])
    #expect(SourceFile(path: "", text: translation).text(in: finding.range) == "-- all")
  }

  /// Each pair: the source's command, the sound one of the translation.
  @Test(arguments: [
    ("cURL -s https://example.com", "curl -s https://example.com"), ("tool login -- sso", "tool login --sso"),
    ("tool get “a b”", "tool get \"a b\""), ("tool put / tmp/x", "tool put /tmp/x"),
  ])
  func aSoundPageIsNotHeldToADamagedSource(source: String, translation: String) throws {
    let found = ComparedPages.blocks(source, translation).diagnostics
    #expect(found.map { "\($0.severity.rawValue) \($0.rule)" } == ["info command-differs"], "\(found)")
    #expect(found.allSatisfy { $0.fixes.isEmpty })
  }

  /// What shows no damage itself is a person's to decide.
  @Test(arguments: [
    ("tool create --name a", "tool criar --name a"), ("tool login --sso", "tool login"), ("tool a.b", "tool a.B"),
    ("tool login --sso", "tool login--sso"),
    ("curl -X POST https://a.example/x", "curl -X GET https://b.example/y -- data"),
  ])
  func aCommandIsNeverReplaced(source: String, translation: String) {
    let fixes = ComparedPages.blocks(source, translation).diagnostics.flatMap(\.fixes)
    #expect(fixes.allSatisfy { !$0.replacement.contains("tool") && !$0.replacement.contains("https") }, "\(fixes)")
  }

  @Test func aGuessedSourceIsInformation() {
    let source = ComparedPages.read(page(section("a", "tool --all")), path: "page.md", locale: "en")
    let other = ComparedPages.read(page(section("a", "tool --  all")), path: "page.fr.md", locale: "fr")
    let found = PageComparison(source: source, translation: other, isSourceKnown: false).diagnostics()
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity == .info && $0.fixes.isEmpty })
  }

  @Test(arguments: ["", "\n", "# T", "```\n", "{: #a}", "---\n---\n", "## a\n{: #a}\n## a\n{: #a}\n"])
  func oddPagesAreCompared(text: String) {
    let other = page(section("a", "ls"))
    _ = ComparedPages(source: text, translation: other).diagnostics
    _ = ComparedPages(source: other, translation: text).diagnostics
  }

  // MARK: Together with what the page itself tells

  private func together(_ source: String, _ translation: String) -> [String] {
    ComparedPages.blocks(source, translation).together
  }

  @Test func aDamagedWordIsReportedOnce() {
    #expect(
      together("ibmcloud login --sso -r <region>", "ibmcloud login -- sso -r < région>")
        == ["error blank-in-option", "error blank-in-placeholder", "info placeholder-renamed"])
    #expect(together("tool -n <name>", "tool -n “<name>”").filter { $0 == "error command-differs" }.isEmpty)
  }

  @Test func whatOnlyTheSourceTellsIsStillSaid() {
    #expect(
      together("ibmcloud login --sso --apikey <key>", "ibmcloud login -- sso --chave <key>").sorted()
        == ["error blank-in-option", "error command-differs", "info placeholder-undescribed"])
  }

  @Test func aRenamedPlaceholderIsReportedOnce() {
    let source = ComparedPages.page("tool get <name>", prose: "Replace `<name>` with the name.")
    let translation = ComparedPages.page("tool get <nome>", prose: "Mostra o recurso.")
    #expect(
      ComparedPages(source: source, translation: translation).together.filter { $0.contains("placeholder-") }
        == ["warning placeholder-renamed"])
  }

  /// Blanks beside the brackets of usage syntax change nothing for a reader; those in an option do.
  @Test(arguments: [
    ("ibmcloud dev build [ --debug ]", []), ("ibmcloud dev build [--debug ]", []),
    ("ibmcloud dev build [ -- debug ]", ["error command-differs"]),
    ("ibmcloud dev build[--debug]", ["error command-differs"]),
  ])
  func blanksInSyntax(translation: String, findings: [String]) {
    #expect(ComparedPages.blocks("ibmcloud dev build [--debug]", translation, class: "codeblock").findings == findings)
  }
}
