import RunbookRunner

/// Every status that Passo ends with; a run's own verdict is in ``RunbookRunner/RunSummary``.
enum ExitStatus {
  /// Done, passed, or merely not verified; also when the reader of the output went away.
  static let success: Int32 = 0
  /// Something failed: a verdict, or `passo check` found an error.
  static let failed: Int32 = 1
  /// It could not be done: no such file, an answer that no one could give, a person who stopped.
  static let stopped: Int32 = 2
  /// What was typed is not understood: an option, a procedure, a step, a placeholder (EX_USAGE of sysexits.h).
  static let usage: Int32 = 64
  /// Ctrl-C: 128 + SIGINT.
  static let interrupted: Int32 = 130
}

extension Move {
  /// What Passo ends with where a question of its own was left for this.
  func exitStatus() throws(Complaint) -> Int32 {
    switch self {
    case .stop(.interrupted): return ExitStatus.interrupted
    case .stop(.because(let reason)): throw Complaint(reason)
    default: return ExitStatus.stopped
    }
  }
}
