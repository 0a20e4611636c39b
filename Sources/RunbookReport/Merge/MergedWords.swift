import Diagnostics
import RunbookRunner

/// What is said of many runs.
enum MergedWords {
  /// `17 runs: the same difference`
  static func same(_ group: MergedGroups.SameFailure) -> Message {
    let count = group.hosts.count
    if count == 1 { return Message(verbatim: group.hosts[0]) }
    return group.failure.expected == nil
      ? "\(count: count, "run with the same failure", "runs with the same failure")"
      : "\(count: count, "run with the same difference", "runs with the same difference")"
  }
}

extension ReportWords {
  /// How many runs came out how, the worst first.
  func counts(ofRuns report: MergedReport) -> [(verdict: Verdict, count: Int, text: String)] {
    let counts = Dictionary(report.rows.map { ($0.verdict, 1) }, uniquingKeysWith: +)
    return Verdict.allCases.compactMap { verdict in
      guard let count = counts[verdict] else { return nil }
      return (verdict, count, say(RunOutcomes.counted(count, verdict)))
    }
  }
}
