import Diagnostics
import OutputMatching
import RunbookModel

/// Takes the values out of an output that later placeholders need.
struct Capturer {
  let run: RunContext
  let action: Action

  /// - Returns: how it came out; a value that is needed later and not there is a failure.
  func capture(from output: String) throws -> [Check] {
    var checks: [Check] = []
    for capture in action.captures where run.bindings[capture.key]?.origin != .flag {
      switch selected(by: capture, from: output) {
      case .value(let value):
        try keep(value, capture)
        checks.append(check(capture, .passed, "\(capture.key) was found"))
      case .missing where run.options.isRehearsal, .ambiguous where run.options.isRehearsal:
        guard isMissed(capture) else { continue }
        try keep(MadeUpValue.of(capture.key), capture)
      case .missing:
        guard isMissed(capture) else { continue }
        checks.append(check(capture, .failed, "\(capture.key) is not in the output"))
      case .ambiguous(let candidates):
        guard isMissed(capture) else { continue }
        if !run.options.nonInteractive,
          let value = try ValueAsker(run: run).pick(candidates, for: capture, of: action)
        {
          try keep(value, capture)
          checks.append(check(capture, .passed, "\(capture.key) was chosen from the output"))
        } else {
          checks.append(
            check(
              capture, .failed, "\(capture.key) could be \(count: candidates.count, "value", "values") of the output"))
        }
      }
    }
    return checks
  }

  private func selected(by capture: Capture, from output: String) -> OutputMatching.Selection {
    let found = capture.selector.select(from: output)
    // A command that assigns a variable without showing it.
    if found == .missing, case .variable(let name) = capture.selector, let value = run.session.variable(name),
      !value.isEmpty
    {
      return .value(value)
    }
    return found
  }

  /// Nothing else gives a value that will be needed.
  private func isMissed(_ capture: Capture) -> Bool {
    run.bindings[capture.key] == nil && run.isNeeded(capture.key, behind: action)
  }

  private func keep(_ value: String, _ capture: Capture) throws {
    // A token is one also where the page does not say so.
    let isSecret = run.isSecret(capture) || run.log.mask.secrets.contains(value)
    if isSecret { run.log.hide([value]) }
    run.bindings.set(Binding(key: capture.key, value: value, origin: .captured, isSecret: isSecret))
    try run.log.tell(
      .valueCaptured(
        RunEvent.ValueNote(
          action: action.id, key: capture.key, value: isSecret ? nil : value, origin: .captured, isSecret: isSecret)))
  }

  private func check(_ capture: Capture, _ result: Check.Result, _ message: Message) -> Check {
    Check(.capture, result, line: capture.line ?? action.line, message: message)
  }
}
