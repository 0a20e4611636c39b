import Diagnostics
import GoldenFiles
import Testing

@testable import RunbookReport

@Suite struct DiagnosticTextTests {
  private func text(
    of line: String, columns: Range<Int>, severity: Severity = .warning, style: TextStyle = TextStyle()
  ) -> String {
    let source = SourceFile(path: "a/b.md", text: "first\n" + line + "\nlast")
    let range = SourceRange(
      SourcePosition(line: 2, column: columns.lowerBound), SourcePosition(line: 2, column: columns.upperBound))
    let diagnostic = Diagnostic(
      rule: "some-rule", severity: severity, range: range, message: "this is odd", help: "write it otherwise")
    return DiagnosticText(style: style).text(of: diagnostic, in: source)
  }

  @Test func caretsStandUnderTheRange() {
    let lines = [
      text(of: "docker push < Region> .example", columns: 13..<22, severity: .error),
      text(of: "\tdocker\tpush", columns: 9..<13),
      text(of: "イメージ <名前> を", columns: 14..<22),
      text(of: "café <x>", columns: 7..<10, severity: .info),
      text(of: "clear \u{1B}[2J\u{202E}it", columns: 7..<11),
      text(of: "at the end", columns: 11..<11),
      text(
        of: String(repeating: "long ", count: 60) + "<here>" + String(repeating: " tail", count: 60), columns: 301..<307
      ),
      text(of: "", columns: 1..<1),
    ]
    #expect(GoldenFile("diagnostics.txt").mismatch(with: lines.joined(separator: "\n")) == nil)
  }

  @Test(arguments: [40, 80, 200]) func nothingIsWiderThanTheTerminal(width: Int) {
    let line = String(repeating: "x", count: 1_000_000)
    let style = TextStyle(width: width)
    for columns in [1..<2, 500_000..<500_010, 10..<900_000, 1_000_001..<1_000_001] {
      let excerpt = text(of: line, columns: columns, style: style).split(separator: "\n").dropFirst()
      for row in excerpt { #expect(DisplayWidth.of(row) <= width) }
      #expect(excerpt.contains { $0.contains("^") })
    }
  }

  @Test func placesOutsideTheFileHaveNoExcerpt() {
    let source = SourceFile(path: "x.md", text: "one")
    let diagnostic = Diagnostic(
      rule: "r", severity: .info, range: SourceRange(at: SourcePosition(line: 9, column: 9)), message: "gone")
    #expect(DiagnosticText().text(of: diagnostic, in: source) == "x.md:9:9: info: gone [r]\n")
  }

  @Test func theSummaryCounts() {
    let diagnostics = [Severity.error, .warning, .warning, .info].map {
      Diagnostic(rule: "r", severity: $0, range: SourceRange(at: SourcePosition(line: 1, column: 1)), message: "m")
    }
    let text = DiagnosticText().summary(files: 1, blocks: 41, diagnostics: diagnostics, seconds: 0.02)
    #expect(text == "1 file, 41 blocks · 1 error, 2 warnings, 1 info · 0.0 s\n")
  }
}
