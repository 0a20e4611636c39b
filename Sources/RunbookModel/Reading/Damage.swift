import Diagnostics
import ShellSyntax

/// Why a command may not be run as it stands in the page.
enum Damage {
  static func reason(in script: ShellScript, text: String) -> Message? {
    if text.contains("{{site.data") || text.contains("{{../") {
      return "a reference of the documentation system stands in the command"
    }
    for issue in script.issues {
      switch issue.kind {
      case .danglingBackslash: continue
      default: return issue.message
      }
    }
    return nil
  }
}
