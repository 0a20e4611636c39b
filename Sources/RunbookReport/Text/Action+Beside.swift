import Diagnostics
import RunbookModel

extension Action {
  /// How a command that does not end by itself is run; nil of every other one.
  var beside: Message? {
    guard runsBeside else { return nil }
    guard let sign = readySign else { return "runs beside the following steps" }
    return "runs beside the following steps, which wait for: \(TerminalSafe.line(sign.description))"
  }
}
