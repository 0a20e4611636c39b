import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Curly quotation marks in a command, which quote nothing.
struct TypographicQuotes: Rule {
  static let id = "typographic-quotes"
  static let severity = Severity.error
  static let summary: Message = "Typographic quotation marks in a command quote nothing"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      For a shell, and for JSON, only `"` and `'` are quotation marks. Word processors and translation tools replace \
      them with curly ones, which become part of the value, while the spaces between them split it in two.
      """,
    bad: """
      1. Name the space.

          ```
          cf target -s “my space”
          ```
          {: pre}
      """,
    good: """
      1. Name the space.

          ```
          cf target -s "my space"
          ```
          {: pre}
      """,
    remedy: "Write straight quotation marks.")

  func check(_ page: Page) -> [Diagnostic] {
    page.copied.flatMap { command in
      let marks = findings(.quotationMark, of: [command])
      return Dictionary(grouping: marks) { $0.range.start.line }.values.compactMap { joined($0, in: page) }
    }
  }

  /// A quotation has two marks: what is wrong in one line is said once, and mended at once.
  private func joined(_ marks: [Diagnostic], in page: Page) -> Diagnostic? {
    let marks = marks.sorted { $0.range.start < $1.range.start }
    guard let first = marks.first, let last = marks.last, marks.count > 1 else { return marks.first }
    func text(_ mark: Diagnostic) -> String { page.document.source.text(in: mark.range) }
    return finding(
      "\(text(first)) and \(text(last)) are not quotation marks for a shell",
      at: SourceRange(first.range.start, last.range.end), help: first.help,
      // Half of them mended would be another fault.
      fixes: marks.allSatisfy { !$0.fixes.isEmpty } ? marks.flatMap(\.fixes) : [])
  }
}
