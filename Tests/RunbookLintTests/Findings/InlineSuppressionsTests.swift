import Diagnostics
import MarkdownBlocks
import Testing

@testable import RunbookLint

@Suite struct InlineSuppressionsTests {
  /// The lines of `text` on which a finding of each rule remains, such as `1a 1b`.
  private func remaining(_ lines: String...) -> String {
    let document = MarkdownReader().read(SourceFile(path: "a.md", text: lines.joined(separator: "\n")))
    let all = lines.indices.flatMap { line in
      ["a", "b"].map {
        Diagnostic(
          rule: $0, severity: .warning, range: SourceRange(at: SourcePosition(line: line + 1, column: 1)), message: "m")
      }
    }
    return InlineSuppressions(document).remaining(of: all).map { "\($0.range.start.line)\($0.rule)" }
      .joined(separator: " ")
  }

  @Test func nothingIsSilentByItself() { #expect(remaining("x", "y") == "1a 1b 2a 2b") }

  @Test func oneRuleIsSwitchedOffAndOn() {
    #expect(
      remaining("x", "<!-- passo-disable a -->", "y", "<!-- passo-enable a -->", "z") == "1a 1b 2b 3b 4a 4b 5a 5b")
  }

  @Test func allRules() {
    #expect(remaining("<!-- passo-disable -->", "y", "<!-- passo-enable -->", "z") == "3a 3b 4a 4b")
    #expect(remaining("<!-- passo-disable -->", "<!-- passo-enable b -->", "z") == "2b 3b")
    #expect(remaining("<!-- passo-disable a, b -->", "x") == "")
  }

  @Test func theNextLineOnly() {
    #expect(remaining("<!-- passo-disable-next-line a -->", "x", "y") == "1a 1b 2b 3a 3b")
    #expect(remaining("<!-- passo-disable-next-line -->", "x", "y") == "1a 1b 3a 3b")
  }

  @Test func severalInALine() {
    #expect(remaining("<!-- passo-disable a --> text <!-- passo-disable b -->", "x") == "")
  }

  @Test func codeMeansNothing() {
    #expect(remaining("```", "<!-- passo-disable -->", "```", "x").hasSuffix("4a 4b"))
  }

  @Test(arguments: [
    "<!-- passo-", "<!-- passo-disabled -->", "<!-- passo-disable", "<!--passo-disable -->", "<!-- passo-off a -->", "",
  ])
  func oddComments(text: String) {
    #expect(remaining(text, "x").hasSuffix("2a 2b") || text == "<!-- passo-disable")
  }
}
