import Diagnostics
import Testing

@testable import RunbookLint

@Suite struct FindingTests {
  private func diagnostic(_ rule: String = "some-rule", line: Int, columns: Range<Int> = 1..<2) -> Diagnostic {
    Diagnostic(
      rule: rule, severity: .warning,
      range: SourceRange(
        SourcePosition(line: line, column: columns.lowerBound), SourcePosition(line: line, column: columns.upperBound)),
      message: "odd")
  }

  private func fingerprints(_ text: String, path: String = "a.md", lines: [Int]) -> [String] {
    Finding.findings(lines.map { diagnostic(line: $0) }, in: SourceFile(path: path, text: text)).map(\.fingerprint)
  }

  @Test func aFingerprintStaysWhenLinesMove() {
    #expect(fingerprints("one\ntwo", lines: [2]) == fingerprints("zero\n\none\n  two  ", lines: [4]))
    #expect(fingerprints("two", path: "./a.md", lines: [1]) == fingerprints("two", lines: [1]))
  }

  @Test func aFingerprintTellsRulesPagesTextsAndRepetitionsApart() {
    let source = SourceFile(path: "a.md", text: "x\nx\ny")
    let all =
      Finding.findings(
        [diagnostic(line: 1), diagnostic(line: 2), diagnostic(line: 3), diagnostic("other", line: 3)], in: source
      )
      .map(\.fingerprint) + fingerprints("x", path: "b.md", lines: [1])
    #expect(Set(all).count == 5)
    #expect(all.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
  }

  @Test func columnsAreCountedInCharacters() {
    let found = Finding.findings([diagnostic(line: 1, columns: 9..<12)], in: SourceFile(path: "a", text: "é 名 abc"))
    #expect(found.first?.range.description == "1:6-1:9")
    let outside = Finding.findings([diagnostic(line: 9, columns: 3..<4)], in: SourceFile(path: "a", text: "x"))
    #expect(outside.first?.range.description == "9:3-9:4")
  }

  @Test(arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
  func fingerprintsAreFNV(text: String, expected: String) { #expect(Fingerprint(of: text).text == expected) }

  @Test func aBaselinePassesOverWhatItKnows() {
    let source = SourceFile(path: "a.md", text: "x\ny")
    let found = Finding.findings([diagnostic(line: 1), diagnostic(line: 2)], in: source)
    let baseline = Baseline(Baseline.text(for: [found[0]]))
    #expect(baseline.contains(found[0]))
    #expect(!baseline.contains(found[1]))
    #expect(Baseline.text(for: found) == Baseline.text(for: found.reversed() + found))
    #expect(!Baseline("# none\n\n").contains(found[0]))
  }
}
