import Diagnostics
import RunbookModel

/// A command that may not be run as it stands in the page.
struct BlockedCommand: Rule {
  static let id = "blocked-command"
  static let severity = Severity.error
  static let summary: Message = "A command of a step cannot be run as it stands"

  func check(_ page: Page) -> [Diagnostic] {
    page.runbook.actions.compactMap { action in
      action.blocked.map {
        finding("this command cannot be run as it stands: \($0)", at: action.range)
      }
    }
  }
}
