import Diagnostics
import RunbookModel
import RunbookRunner

/// What hosts have in common: the same failure, or the same outcomes of all steps. The odd ones are first.
struct MergedGroups: Sendable {
  /// Hosts on which the same did not pass, for the same reason.
  struct SameFailure: Sendable {
    var failure: MergedReport.Failure
    /// What came instead, each once with how often, most frequent first.
    var actuals: [(text: String, count: Int)]
    var hosts: [String]
  }

  /// Hosts whose steps came out the same.
  struct SameOutcome: Sendable {
    var verdict: Verdict
    var outcomes: [Verdict?]
    var isReadable: Bool
    var hosts: [String]
  }

  /// A value that hosts do not have in common.
  struct Difference: Sendable {
    var key: String
    /// nil: a secret. Rarest first.
    var values: [(text: String?, hosts: [String])]
  }

  let failures: [SameFailure]
  let outcomes: [SameOutcome]
  let differences: [Difference]

  init(_ report: MergedReport) {
    let rows = report.rows.sorted { $0.name < $1.name }
    failures = Self.failures(of: rows)
    outcomes = Self.outcomes(of: rows, width: report.columns.count)
    differences = Self.differences(of: rows, report)
  }

  private static func failures(of rows: [MergedReport.Row]) -> [SameFailure] {
    var order: [MergedReport.Failure] = []
    var groups: [MergedReport.Failure: (actuals: [String: Int], hosts: [String])] = [:]
    for row in rows {
      for failure in row.failures {
        var key = failure
        key.actual = nil
        if groups[key] == nil { order.append(key) }
        if let actual = failure.actual { groups[key, default: ([:], [])].actuals[actual, default: 0] += 1 }
        groups[key, default: ([:], [])].hosts.append(row.name)
      }
    }
    let all = order.compactMap { key in
      groups[key].map { group in
        SameFailure(
          failure: key,
          actuals: group.actuals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
            (text: $0.key, count: $0.value)
          },
          hosts: group.hosts)
      }
    }
    return all.sorted { ($1.hosts.count, $0.failure.column) < ($0.hosts.count, $1.failure.column) }
  }

  private struct Pattern: Hashable {
    var verdict: Verdict
    var outcomes: [Verdict?]
    var isReadable: Bool
  }

  private static func outcomes(of rows: [MergedReport.Row], width: Int) -> [SameOutcome] {
    var order: [Pattern] = []
    var groups: [Pattern: [String]] = [:]
    for row in rows {
      let padding = [Verdict?](repeating: nil, count: width - row.outcomes.count)
      let pattern = Pattern(verdict: row.verdict, outcomes: row.outcomes + padding, isReadable: row.reason == nil)
      if groups[pattern] == nil { order.append(pattern) }
      groups[pattern, default: []].append(row.name)
    }
    let all = order.map {
      SameOutcome(
        verdict: $0.verdict, outcomes: $0.outcomes, isReadable: $0.isReadable, hosts: groups[$0, default: []])
    }
    return all.sorted { one, other in
      let (left, right) = (rank(one.verdict), rank(other.verdict))
      return left != right ? left < right : one.hosts.count < other.hosts.count
    }
  }

  /// The worst first.
  static func rank(_ verdict: Verdict) -> Int {
    switch verdict {
    case .failed: 0
    case .aborted: 1
    case .unknown: 2
    case .takenAsDone: 3
    case .unverified: 4
    case .rehearsed: 5
    case .skipped: 6
    case .passed: 7
    }
  }

  private static func differences(of rows: [MergedReport.Row], _ report: MergedReport) -> [Difference] {
    report.keys.indices.compactMap { key in
      var hosts: [Int: [String]] = [:]
      for row in rows {
        if let value = row.values[key] { hosts[value, default: []].append(row.name) }
      }
      guard hosts.count > 1 else { return nil }
      let values = hosts.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
      return Difference(key: report.keys[key], values: values.map { (report.texts[$0.key], $0.value) })
    }
  }
}
