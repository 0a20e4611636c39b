import Diagnostics
import MarkdownBlocks
import RunbookModel
import Testing

@testable import RunbookLint

/// What becomes of ShellCheck's remarks; ShellCheck itself is asked in `passoTests`.
@Suite struct ShellCheckTests {
  private static func remark(
    _ code: Int, line: Int = 1, _ columns: Range<Int>, level: ShellCheckRemark.Level = .warning
  ) -> ShellCheckRemark {
    ShellCheckRemark(
      code: code, level: level, message: "It is odd.", start: .init(line: line, column: columns.lowerBound),
      end: .init(line: line, column: columns.upperBound))
  }

  /// The page's findings when ShellCheck says `remarks` of its only command.
  private static func findings(_ command: String, _ remarks: ShellCheckRemark...) throws -> [Diagnostic] {
    let page = MarkedPage.command(command).page
    let text = try #require(page.shellCheckTexts.first)
    return Linter().check(page, shellCheck: [text: remarks])
      .filter { $0.rule == "shellcheck" }
  }

  @Test(arguments: [
    ("docker login -u <user> {{site.data.keyword.registry}}", "docker login -u xxxxxx xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
    ("cf push <nom_clé> -b", "cf push xxxxxxxxxx -b"),
    ("bx target [--cf] -r <region>", "bx target  --cf  -r xxxxxxxx"),
    ("echo \"${A}}\" {{x", "echo \"${A}}\" {{x"),
  ])
  func wordsStandInForValues(command: String, expected: String) {
    let texts = MarkedPage.command(command).page.shellCheckTexts
    #expect(texts == [expected])
    #expect(texts.allSatisfy { $0.utf8.count == command.utf8.count })
  }

  @Test func whatNoShellCanReadIsNotAsked() {
    #expect(MarkedPage.command("echo \"hello").page.shellCheckTexts.isEmpty)
    #expect(MarkedPage.command("echo hello", class: "screen").page.shellCheckTexts.isEmpty)
  }

  @Test func aRemarkIsAFindingAtItsPlaceInThePage() throws {
    let found = try #require(
      Self.findings("true\necho é $HOME", Self.remark(2086, line: 2, 8..<13, level: .info)).first)
    let step = MarkedPage.command("true\necho é $HOME")
    let source = SourceFile(path: "page.md", text: step.text)
    #expect(source.text(in: found.range) == "$HOME")
    #expect(found.severity == .info)
    #expect(found.message.description == "ShellCheck, SC2086: It is odd.")
    #expect(found.help?.description == "see https://www.shellcheck.net/wiki/SC2086")
  }

  @Test(arguments: [
    (ShellCheckRemark.Level.error, Severity.error), (.warning, .warning), (.info, .info), (.style, .info),
  ])
  func itsLevelsAreSeverities(level: ShellCheckRemark.Level, severity: Severity) throws {
    #expect(try Self.findings("echo $HOME", Self.remark(2086, 6..<11, level: level)).map(\.severity) == [severity])
  }

  @Test func whatIsOnlyDueToTheWordPutInIsLeftOut() throws {
    // At the placeholder, around it, and beside it.
    #expect(try Self.findings("echo <name> $HOME", Self.remark(2086, 6..<12)).isEmpty)
    #expect(try Self.findings("echo <name> $HOME", Self.remark(2086, 1..<18)).isEmpty)
    #expect(try Self.findings("echo <name> $HOME", Self.remark(2086, 13..<18)).count == 1)
    // A test of a constant is reported at the operator.
    #expect(try Self.findings("[ <name> = a ] && ls", Self.remark(2050, 10..<11)).isEmpty)
    #expect(try Self.findings("ls <name>\n[ b = a ] && ls", Self.remark(2050, line: 2, 5..<6)).count == 1)
  }

  @Test(arguments: [2154, 2034, 2164, 1091, 1018])
  func whatIsTrueOfScriptsOnlyIsLeftOut(code: Int) throws {
    #expect(try Self.findings("echo $HOME", Self.remark(code, 6..<11)).isEmpty)
  }

  @Test(arguments: [(0, 1), (9, 1), (1, 0), (1, 99)])
  func aPlaceOutsideIsNoCrash(line: Int, column: Int) throws {
    let found = try Self.findings("echo $HOME", Self.remark(2086, line: line, column..<column + 1))
    #expect(found.count <= 1)
  }

  @Test func theReportIsRead() throws {
    let json = """
      {"comments":[{"file":"0.bash","line":1,"endLine":2,"column":6,"endColumn":3,"level":"style","code":2006,\
      "message":"Use \\"$(...)\\" \\u00e0.","fix":null}]}
      """
    let remarks = try #require(ShellCheckReport.remarks(SourceFile(path: "shellcheck", text: json)))
    let expected = ShellCheckRemark(
      code: 2006, level: .style, message: "Use \"$(...)\" à.", start: .init(line: 1, column: 6),
      end: .init(line: 2, column: 3))
    #expect(remarks == ["0.bash": [expected]])
  }

  @Test(arguments: ["", "[]", "{}", "{\"comments\":[{\"file\":\"0.bash\"}]}", "No such option\n", "{\"comments\":["])
  func whatIsNoReportIsNotTaken(text: String) {
    #expect(ShellCheckReport.remarks(SourceFile(path: "shellcheck", text: text)) == nil)
  }
}
