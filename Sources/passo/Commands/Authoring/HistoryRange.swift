import ArgumentParser
import RunbookReport

/// `12-20`: commands of a history by their numbers; `12` is one of them, and `12-` goes to the last.
struct HistoryRange: ExpressibleByArgument, Equatable {
  var first: Int
  /// nil: to the last.
  var last: Int?

  init?(argument: String) {
    let parts = argument.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first.flatMap({ Int($0) }), first > 0 else { return nil }
    self.first = first
    guard parts.count == 2 else {
      last = first
      return
    }
    if parts[1].isEmpty { return }
    guard let last = Int(parts[1]), last >= first else { return nil }
    self.last = last
  }

  /// Those of a history, in its order.
  func of(_ commands: [DraftCommand]) -> [DraftCommand] {
    commands.filter { (first...(last ?? .max)).contains($0.number) }
  }
}
