import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// Which of the two pages is older, by the dates that their authors gave them.
struct PageAge {
  /// Both dates are known and are not the same, so that the pages may well say different things.
  var differs = false
  private(set) var diagnostics: [Diagnostic] = []

  init(source: Page, translation: Page) {
    guard let newest = source.runbook.document.lastUpdated.flatMap(Self.date),
      let own = translation.runbook.document.lastUpdated.flatMap(Self.date)
    else { return }
    differs = newest != own
    guard own < newest else { return }
    let range = translation.document.frontMatter?.range ?? SourceRange(at: SourcePosition(line: 1, column: 1))
    diagnostics = [
      Diagnostic(
        .olderThanSource, at: Self.line(ofDateIn: translation) ?? range,
        "this page is of \(own), its source of \(newest)",
        help: "translate what has changed since, then copy the date")
    ]
  }

  /// `2018-05-24`; nil for another way of writing a date, of which two cannot be compared.
  private static func date(_ text: String) -> String? {
    let text = text.filter { $0 != "\"" && $0 != "'" && !$0.isSpace }
    let parts = text.parts(separatedBy: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy({ $0.isASCII && $0.isNumeric }) else { return nil }
    return text
  }

  private static func line(ofDateIn page: Page) -> SourceRange? {
    guard let range = page.document.frontMatter?.range else { return nil }
    return (range.start.line...range.end.line).lazy.compactMap { number -> SourceRange? in
      let text = page.document.source.lineText(number)
      guard text.containsBytes(of: "lastupdated") else { return nil }
      return SourceRange(
        SourcePosition(line: number, column: 1), SourcePosition(line: number, column: text.utf8.count + 1))
    }.first
  }
}
