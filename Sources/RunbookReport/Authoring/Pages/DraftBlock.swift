import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// The lines of a page that show one command, so written that it is read back as it is.
struct DraftBlock: Hashable {
  /// Without the indentation of its step.
  let lines: [String]

  /// Nil: it is read otherwise however it is written.
  init?(_ command: String) {
    guard command.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == .newline || $0 == .tab }) else { return nil }
    let body = command.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(String.init)
    let forms: [(mark: String, info: String, list: [String])] = [
      ("`", "", ["{: pre}"]), ("~", "", ["{: pre}"]), ("`", "bash", []), ("~", "bash", []),
    ]
    let found = forms.lazy.map { form -> [String] in
      let fence = String(repeating: form.mark, count: Self.length(of: form.mark, around: body))
      return [fence + form.info] + body + [fence] + form.list
    }.first { lines in
      let page =
        "# Page\n\n1.  Run the following command.\n\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
      return DraftReading(page, locale: "en").commands == [command]
    }
    guard let found else { return nil }
    lines = found
  }

  /// A fence is longer than any in the text.
  private static func length(of mark: String, around lines: [String]) -> Int {
    let mark = mark.utf8.first ?? .backtick
    let longest =
      lines.map { line in
        line.utf8.drop(while: \.isSpaceOrTab).prefix { $0 == mark }.count
      }.max() ?? 0
    return max(longest + 1, 3)
  }
}

/// A page as Passo reads it.
struct DraftReading {
  let runbook: Runbook

  /// - Parameter locale: the page's language.
  init(_ page: String, locale: String) {
    let source = SourceFile(path: "page.md", bytes: Array(page.utf8))
    runbook = RunbookReader(locale: locale).read(MarkdownReader().read(source))
  }

  /// Those that a run comes to in any case, as they would run before their placeholders are filled; nil where anything
  /// else is on the page.
  var commands: [String]? {
    var texts: [String] = []
    for action in runbook.actions {
      guard action.kind == .command, let text = action.text, action.blocked == nil, action.conditions.isEmpty,
        action.branches.isEmpty, !action.isInline, action.fromOutput == nil
      else { return nil }
      texts.append(text)
    }
    return texts
  }
}
