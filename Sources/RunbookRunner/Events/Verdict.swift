/// The world's answer to one action, or to a whole run.
public enum Verdict: String, Hashable, Sendable, CaseIterable, Codable {
  /// Everything the page states was found to be so.
  case passed
  case failed
  /// Nothing went wrong, and the page gives nothing, or nothing understood, to compare with.
  case unverified
  /// Somebody says that it was done before the run was resumed; Passo has not seen it.
  case takenAsDone
  /// Answered by the page's own samples; the world was not asked.
  case rehearsed
  case skipped
  /// A person, or a question that no one could answer, ended the run here.
  case aborted
  /// It was under way when Passo died.
  case unknown

  /// Worst first; skipped does not count.
  static let worstFirst: [Verdict] = [
    .failed, .aborted, .unknown, .takenAsDone, .unverified, .rehearsed, .passed,
  ]

  /// Whether nothing is left to do about an action, or a run, that came to this.
  public var isSettled: Bool {
    switch self {
    case .passed, .unverified, .takenAsDone, .rehearsed, .skipped: true
    case .failed, .aborted, .unknown: false
    }
  }

  /// Whether an action that came to this was done.
  public var isDone: Bool {
    switch self {
    case .passed, .failed, .unverified, .takenAsDone, .rehearsed: true
    case .skipped, .aborted, .unknown: false
    }
  }

  /// A run's verdict: the worst of its actions'. Where nothing counts, nothing was done: skipped.
  public static func worst(of verdicts: some Sequence<Verdict>) -> Verdict {
    let present = Set(verdicts)
    return worstFirst.first(where: present.contains) ?? .skipped
  }

  /// What the checks of one attempt amount to.
  ///
  /// An exit status of 0 proves little, so it never makes an action passed on its own.
  public static func of(_ checks: [Check]) -> Verdict {
    if checks.contains(where: { $0.result == .failed }) { return .failed }
    // A person who saw it outweighs what Passo could not tell.
    if checks.contains(where: { $0.kind == .person && $0.result == .passed }) { return .passed }
    if checks.contains(where: { $0.result == .unverified }) { return .unverified }
    return checks.contains(where: \.isEvidence) ? .passed : .unverified
  }
}
