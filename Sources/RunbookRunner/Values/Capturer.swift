import Diagnostics
import OutputMatching
import RunbookModel

/// Takes the values out of an output that later placeholders need.
struct Capturer {
  let services: RunServices
  let state: RunState
  let action: Action

  /// - Returns: how it came out; a value that is needed later and not there is a failure. `move` is not next where a
  ///   person who is asked leaves the run.
  func capture(from output: String) throws -> (checks: [Check], move: Move) {
    var checks: [Check] = []
    for capture in action.captures where state.values.bindings[capture.key]?.origin != .flag {
      switch selected(by: capture, from: output) {
      case .value(let value) where !services.options.isRehearsal && AbsentValue.isIn(value):
        guard isMissed(capture) else { continue }
        checks.append(check(capture, .failed, "\(capture.key) has no value: the output has \(value.shortened) there"))
      case .value(let value):
        try keep(value, capture)
        checks.append(check(capture, .passed, "\(capture.key) was found"))
      case .missing where services.options.isRehearsal, .ambiguous where services.options.isRehearsal:
        guard isMissed(capture) else { continue }
        try keep(MadeUpValue.of(capture.key), capture)
      case .missing:
        guard isMissed(capture) else { continue }
        checks.append(check(capture, .failed, "\(capture.key) is not in the output"))
      case .ambiguous(let candidates):
        guard isMissed(capture) else { continue }
        let answer = try picked(candidates, for: capture)
        guard case .given(let value) = answer else { return (checks, answer.move) }
        if let value {
          try keep(value, capture)
          checks.append(check(capture, .passed, "\(capture.key) was chosen from the output"))
        } else {
          checks.append(
            check(
              capture, .failed, "\(capture.key) could be \(count: candidates.count, "value", "values") of the output"))
        }
      }
    }
    return (checks, .next)
  }

  private func picked(_ candidates: [String], for capture: Capture) throws -> Answer<String?> {
    guard !services.options.nonInteractive else { return .given(nil) }
    return try ValueAsker(services: services, state: state).pick(candidates, for: capture, of: action)
  }

  private func selected(by capture: Capture, from output: String) -> OutputMatching.Selection {
    let found = capture.selector.select(from: output)
    // A command that assigns a variable without showing it.
    if found == .missing, case .variable(let name) = capture.selector, let value = services.session.variable(name),
      !value.isEmpty
    {
      return .value(value)
    }
    return found
  }

  /// Nothing else gives a value that will be needed.
  private func isMissed(_ capture: Capture) -> Bool {
    state.values.bindings[capture.key] == nil && state.route.isNeeded(capture.key, after: action)
  }

  private func keep(_ value: String, _ capture: Capture) throws {
    // A token is one also where the page does not say so.
    let isSecret = services.isSecret(capture) || services.log.mask.secrets.contains(value)
    try state.values.capture(
      Binding(key: capture.key, value: value, origin: .captured, isSecret: isSecret), from: action)
  }

  private func check(_ capture: Capture, _ result: Check.Result, _ message: Message) -> Check {
    Check(.capture, result, line: capture.line ?? action.line, message: message)
  }
}

extension String {
  /// For a message: one line of it.
  fileprivate var shortened: String {
    let line = split(whereSeparator: \.isNewline).first ?? ""
    return line.count > 60 ? line.prefix(60) + "…" : String(line)
  }
}
