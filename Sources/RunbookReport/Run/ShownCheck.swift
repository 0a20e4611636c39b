import Bytes
import RunbookRunner

/// A check as it is shown to a person: among those of the same action, where one failure brings others with it.
struct ShownCheck {
  let check: Check
  /// It failed, but says more about a failure that was shown before, and so is none of its own: a command that fails
  /// does not print what the page shows, and one wrong line makes the next ones wrong.
  let isConsequence: Bool
  /// What came instead was shown before.
  let repeatsActual: Bool

  /// Those that are worth showing. That a command ended with 0, and in time, is at its ending already.
  static func all(of checks: [Check]) -> [ShownCheck] {
    var failed: [Check] = []
    return checks.compactMap { check in
      if check.result == .passed, check.kind == .exit || check.kind == .timeout, check.tolerated.isEmpty,
        check.source == nil
      {
        return nil
      }
      defer { if check.result == .failed { failed.append(check) } }
      return ShownCheck(
        check: check, isConsequence: check.result == .failed && isConsequence(check, of: failed),
        repeatsActual: check.actual != nil && failed.contains { $0.actual == check.actual })
    }
  }

  var mark: String {
    switch check.result {
    case .passed: "✓"
    case .failed: isConsequence ? "·" : "✘"
    case .unverified: "●"
    }
  }

  /// What was expected, where that is so short that it is after the message: the message says what came.
  var expectedStatus: String? { check.result != .passed && ShownCheck.isAboutStatus(check) ? check.expected : nil }

  /// What was expected, and what came instead: where each is worth being shown.
  var sides: (expected: String?, actual: String?) {
    if check.result == .passed || ShownCheck.isAboutStatus(check) { return (nil, nil) }
    return (check.expected, repeatsActual ? nil : check.actual)
  }

  private static func isConsequence(_ check: Check, of failed: [Check]) -> Bool {
    let hasEndedBadly = failed.contains { [.exit, .timeout].contains($0.kind) || isAboutStatus($0) }
    return switch check.kind {
    case .sample: hasEndedBadly || failed.contains { $0.kind == .sample }
    case .sentence: hasEndedBadly
    default: false
    }
  }

  /// Whether the sentence holds all that came: a status.
  private static func isAboutStatus(_ check: Check) -> Bool {
    [.exit, .attribute, .http].contains(check.kind) && check.actual.map { $0.allSatisfy(\.isNumeric) } ?? false
  }
}
