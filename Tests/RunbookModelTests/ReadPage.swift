import Diagnostics
import MarkdownBlocks
import RunbookModel

/// Reads a page that a test wrote.
func read(_ markdown: String, path: String = "page.md", locale: String? = nil) -> Runbook {
  RunbookReader(locale: locale).read(MarkdownReader().read(SourceFile(path: path, text: markdown)))
}

func read(_ markdown: String, with reader: RunbookReader) -> Runbook {
  reader.read(MarkdownReader().read(SourceFile(path: "page.md", text: markdown)))
}

/// Of each action the group of the innermost choice that it is in.
func choiceGroups(_ page: String, locale: String? = nil) -> [String?] {
  read(page, locale: locale).actions.map { $0.branches.last?.group }
}

/// Whether the page has several actions, all of them in one choice.
func areOneChoice(_ page: String, locale: String? = nil) -> Bool {
  let found = choiceGroups(page, locale: locale)
  return found.count > 1 && found.allSatisfy { $0 != nil && $0 == found[0] }
}

extension Runbook {
  /// All steps as `id kind:role:text…`, one a line: enough to see at a glance what was understood.
  var outline: [String] {
    procedures.flatMap(\.steps).map { step in
      let actions = step.actions.map { action in
        "\(action.kind.rawValue)\(action.role == .verify ? "?" : ""):\(action.text ?? "-")"
      }
      return ([step.id.text] + actions).joined(separator: " ")
    }
  }
}
