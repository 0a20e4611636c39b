import Diagnostics
import RunbookModel

extension ActionPlace {
  /// Where it is, and where the page says so.
  var directory: Message {
    name.map { "in the directory \(TerminalSafe.line($0)) (line \(line))" }
      ?? "at the root of the repository (line \(line))"
  }
}
