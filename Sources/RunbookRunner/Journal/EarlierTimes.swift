package import RunbookModel
import ShellExecution

/// How long the actions of a page took in its latest runs: what they did themselves, without the time in which a person
/// read, answered or paused.
package struct EarlierTimes: Hashable, Sendable {
  /// Of each run, the latest first: the seconds of what was done, by action.
  private let runs: [[ActionID: Double]]

  /// Journals that are looked at, and runs that are compared: a person waits for the first step.
  private static let mostJournals = 40
  private static let mostRuns = 5
  /// Of a journal that is read, in bytes.
  private static let largest = 4 << 20

  package init(runs: [[ActionID: Double]] = []) {
    self.runs = runs.filter { !$0.isEmpty }
  }

  /// - Parameters:
  ///   - page: absolute path.
  ///   - directory: of the journals.
  ///   - run: that goes on, and does not count.
  package init(of page: String, in directory: String, besides run: RunID?) {
    var found: [[ActionID: Double]] = []
    for (name, path) in JournalReader(directory: directory).names().prefix(Self.mostJournals)
    where name != run && found.count < Self.mostRuns {
      guard RegularFile.size(of: path).map({ $0 <= Self.largest }) == true, let bytes = try? RegularFile.read(path),
        let first = bytes.firstIndex(of: UInt8(ascii: "\n")),
        case .runStarted(let start)? = RunEventLine.decoded(bytes[..<first])?.body,
        start.settings?.page == page, start.settings?.isRehearsal != true
      else { continue }
      let seconds = Self.seconds(of: bytes.split(separator: UInt8(ascii: "\n")).compactMap { RunEventLine.decoded($0) })
      if !seconds.isEmpty { found.append(seconds) }
    }
    self.init(runs: found)
  }

  /// All attempts of what was done in the end, by action.
  private static func seconds(of events: [RunEvent]) -> [ActionID: Double] {
    var seconds: [ActionID: Double] = [:]
    var done: Set<ActionID> = []
    for event in events {
      guard case .actionFinished(let end) = event.body else { continue }
      seconds[end.action, default: 0] += end.seconds
      if [.passed, .unverified].contains(end.verdict) { done.insert(end.action) }
    }
    return seconds.filter { done.contains($0.key) }
  }

  /// What an action takes as a rule: the middle of its times; nil where it was never done.
  package func usual(_ action: ActionID) -> Double? {
    let times = runs.compactMap { $0[action] }.sorted()
    return times.isEmpty ? nil : times[times.count / 2]
  }

  /// What these take together as a rule, and took in the last run; nil where most of them were never done.
  package func total(of actions: [ActionID]) -> (usual: Double, last: Double?)? {
    let times = actions.compactMap(usual)
    guard !times.isEmpty, times.count * 2 > actions.count else { return nil }
    let last = runs.first.flatMap { run in
      actions.allSatisfy { run[$0] != nil || usual($0) == nil } ? actions.compactMap { run[$0] }.reduce(0, +) : nil
    }
    return (times.reduce(0, +), last)
  }

  /// Whether it goes on for much longer than it took before.
  package static func isUnusual(_ seconds: Double, usual: Double) -> Bool {
    seconds > max(usual * 2, usual + 5)
  }
}
