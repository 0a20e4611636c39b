import Diagnostics
import GoldenFiles
import RunbookLint
import Testing

@testable import RunbookReport

@Suite struct CheckFormatTests {
  private static let result: CheckResult = {
    let source = SourceFile(
      path: "./docs/a b,c:d%.md", text: "# Título\n\nrun -- it & \"that\" <now>\nlast \u{1} line\n")
    func place(_ line: Int, _ columns: Range<Int>, to last: Int? = nil) -> SourceRange {
      SourceRange(
        SourcePosition(line: line, column: columns.lowerBound),
        SourcePosition(line: last ?? line, column: columns.upperBound))
    }
    let diagnostics = [
      Diagnostic(
        rule: "step-number", severity: .info, range: place(1, 3..<10), message: "a title, 100 % \"odd\" <é>\u{7}"),
      Diagnostic(
        rule: "blank-in-option", severity: .error, range: place(3, 5..<10), message: "a blank\nand: a break",
        help: "write it otherwise", fixes: [FixIt(range: place(3, 5..<10), replacement: "--it")]),
      Diagnostic(rule: "command-differs", severity: .warning, range: place(3, 1..<3, to: 4), message: "two lines"),
      Diagnostic(rule: "of-no-one", severity: .warning, range: place(4, 1..<1), message: "unknown"),
    ]
    return CheckResult(
      paths: ["./docs/a b,c:d%.md", "sound.md"], findings: Finding.findings(diagnostics, in: source), blocks: 7,
      seconds: 1.5)
  }()

  private static let formats: [(name: String, text: String)] = [
    ("check.json", CheckJSON().text(of: result)),
    ("check.sarif", CheckSARIF(version: "1.2.3").text(of: result)),
    ("check.github.txt", CheckAnnotations().text(of: result)),
    ("check.gitlab.json", CheckCodeQuality().text(of: result)),
    ("check.junit.xml", CheckJUnit(timestamp: "2019-08-27T10:00:00").text(of: result)),
    ("check.statistics.txt", CheckStatistics().text(of: result.findings)),
  ]

  @Test(arguments: formats.indices) func asApproved(index: Int) {
    let format = Self.formats[index]
    #expect(GoldenFile(format.name).mismatch(with: format.text) == nil)
  }

  @Test func anAnnotationIsOneLine() {
    let lines = CheckAnnotations().text(of: Self.result).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.hasPrefix("::") && $0.contains("file=./docs/a b%2Cc%3Ad%25.md,") })
  }

  @Test func fingerprintsAreUnique() {
    let prints = Self.result.findings.map(\.fingerprint)
    #expect(Set(prints).count == prints.count)
  }

  @Test func withoutFindings() {
    let empty = CheckResult(paths: [], findings: [], blocks: 0, seconds: .nan)
    #expect(CheckAnnotations().text(of: empty).isEmpty)
    #expect(CheckCodeQuality().text(of: empty).filter { !$0.isWhitespace } == "[]")
    #expect(CheckJUnit(timestamp: "t").text(of: empty).hasSuffix("<testsuites>\n</testsuites>\n"))
    #expect(CheckSARIF(version: "1").text(of: empty).contains("\"results\" : ["))
    #expect(CheckStatistics().text(of: []).isEmpty)
  }

  @Test func strictJUnitFailsForWarnings() {
    let text = CheckJUnit(timestamp: "t", failing: .warning).text(of: Self.result)
    #expect(text.contains("tests=\"4\" failures=\"3\""))
  }

  @Test(arguments: [
    ("a b", "a%20b"), ("./é.md", "%C3%A9.md"), ("/x/~y_z-1.md", "/x/~y_z-1.md"), ("a%#?", "a%25%23%3F"),
  ])
  func pathsInAddresses(path: String, expected: String) { #expect(PercentEncoding.path(path) == expected) }
}
