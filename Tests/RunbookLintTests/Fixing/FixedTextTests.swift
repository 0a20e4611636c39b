import Diagnostics
import Testing

@testable import RunbookLint

@Suite struct FixedTextTests {
  private func fixed(_ text: String, _ fixes: [[(Range<Int>, String)]]) -> (
    text: String, count: Int
  ) {
    let source = SourceFile(path: "a.md", text: text)
    let diagnostics = fixes.map { fixes in
      Diagnostic(
        rule: "r", severity: .warning,
        range: SourceRange(at: SourcePosition(line: 1, column: 1)), message: "m",
        fixes: fixes.map {
          FixIt(
            range: SourceRange(source.position(atOffset: $0.0.lowerBound), source.position(atOffset: $0.0.upperBound)),
            replacement: $0.1)
        })
    }
    let result = FixedText(source, diagnostics: diagnostics)
    return (String(decoding: result.bytes, as: UTF8.self), result.mended.count)
  }

  @Test func fixesArePutIn() {
    #expect(fixed("one two three", [[(0..<3, "1")], [(8..<13, "3")]]) == ("1 two 3", 2))
    #expect(fixed("one\ntwo", [[(4..<7, "")], [(0..<3, "1\n1")]]) == ("1\n1\n", 2))
    #expect(fixed("ab", [[(0..<0, "x"), (2..<2, "y")]]) == ("xaby", 1))
    #expect(fixed("", [[(0..<0, "x")]]) == ("x", 1))
    #expect(fixed("same", []) == ("same", 0))
  }

  @Test func whatOverlapsWaits() {
    #expect(fixed("abcdef", [[(0..<3, "1")], [(2..<4, "2")]]) == ("1def", 1))
    #expect(fixed("abcdef", [[(2..<4, "2")], [(0..<1, "1"), (3..<5, "3")]]) == ("ab2ef", 1))
    #expect(fixed("abcdef", [[(1..<1, "x")], [(1..<1, "y")]]) == ("axbcdef", 1))
    #expect(fixed("abcdef", [[(0..<6, "all")], [(2..<3, "")]]) == ("all", 1))
    #expect(fixed("abcdef", [[(0..<3, "1"), (2..<4, "2")]]) == ("abcdef", 0))
  }

  @Test func manyFixes() {
    let text = String(repeating: "ab", count: 20_000)
    let result = fixed(text, (0..<10_000).reversed().map { [($0 * 4..<$0 * 4 + 1, "x")] })
    #expect(result.count == 10_000)
    #expect(result.text == String(repeating: "xbab", count: 10_000))
  }
}
