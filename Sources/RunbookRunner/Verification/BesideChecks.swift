import Diagnostics
import RunbookModel

/// What is known of a command that was started beside the others.
struct BesideChecks {
  /// Of the action.
  let line: Int
  let strictness: RunOptions.Strictness

  /// A line of the sample is what a sample proves; see ``note(_:)`` for what proves nothing.
  func checks(_ readiness: Readiness) -> [Check] {
    guard case .printed(let line) = readiness, strictness != .exit else { return [] }
    return [
      Check(
        .sample, .passed, line: line,
        message: "it has printed the line of the sample that says that it is ready, and runs beside the following steps"
      )
    ]
  }

  /// By what it counts as ready, where that is no proof that it does what the page promises.
  static func note(_ readiness: Readiness) -> Message? {
    switch readiness {
    case .printed: nil
    case .port(let number): "port \(String(number)) accepts connections: it runs beside the following steps"
    case .taken(let number):
      """
      it still runs, and goes on beside the following steps; port \(String(number)) accepted connections before it was \
      started, and so does not show that it is ready
      """
    case .quiet:
      "it still runs, and goes on beside the following steps; the page shows nothing by which it is known to be ready"
    case .running:
      """
      it still runs and prints, and goes on beside the following steps; the page shows nothing by which it is known to \
      be ready
      """
    }
  }

  func check(notReady sign: ReadySign?) -> Check {
    let message: Message =
      switch sign {
      case .printed(let text, _): "not ready within its time limit, and ended: it has not printed `\(text)`"
      case .port(let number): "not ready within its time limit, and ended: port \(String(number)) accepts no connection"
      case nil: "not ready within its time limit, and ended"
      }
    return Check(.timeout, .failed, line: line, message: message)
  }

  func check(endedEarly status: Int32?) -> Check {
    Check(
      .exit, .failed, line: line,
      message: status.map { "it has ended before it was ready: exit status \(Int($0))" }
        ?? "it has ended before it was ready")
  }

  /// What a running program has not printed yet may still come: only what is like the sample counts.
  static func soFar(_ checks: [Check], _ result: ActionResult) -> [Check] {
    guard case .ready(let readiness) = result.ending else { return checks }
    guard checks.contains(where: { $0.result != .passed }) else { return checks }
    // The line that was waited for has come.
    if case .printed = readiness { return [] }
    return checks.map { check in
      var check = check
      if check.result == .failed { check.result = .unverified }
      return check
    }
  }
}
