import Bytes
import ShellSyntax

/// The names that the commands before a check were given: of what they made, and of what they removed.
///
/// "Verify that your namespace was created" is about the name that `bx cr namespace-add shop` was given, when
/// `bx cr namespace-list` is what verifies it. Which commands belong to the check is told by their words, `namespace` in
/// both, which are the same in every language of a page.
struct ObjectNames {
  private let listing: ListingCall?
  /// What the actions before did, in order.
  private let changes: [(call: ChangingCall, action: Action)]

  /// - Parameters:
  ///   - command: what verifies.
  ///   - actions: that are done before it.
  init(listedBy command: ShellScript, after actions: @autoclosure () -> [Action], scripts: ShellReadings) {
    listing = ListingCall(command)
    changes =
      listing == nil
      ? []
      : actions().filter { $0.kind == .command }.flatMap { action in
        scripts[action.text ?? ""].commands.flatMap(\.simpleCommands).compactMap(ChangingCall.init).map { ($0, action) }
      }
  }

  /// Whether the command that verifies does nothing but list things.
  var isListing: Bool { listing != nil }

  /// What the list shows when it was made, or does not show when it was removed; nil where no one can tell the names.
  func statement(of change: ChangingCall.Change) -> ExpectedWords? {
    let isRemoved = change.isRemoval
    guard let listing, !isRemoved || listing.isWhole else { return nil }
    let changes = changes.filter { listing.shows($0.call) }
    let meant = changes.filter { change.verbs.contains($0.call.verb) }
    // What only some readers do, or one of several ways, need not have been done.
    guard !meant.isEmpty, meant.allSatisfy({ $0.action.isDoneAnyway && !$0.call.names.isEmpty }) else { return nil }
    let gone = changes.filter { ChangingCall.Change.anyRemoval.verbs.contains($0.call.verb) != isRemoved }.flatMap(
      \.call.names)
    let names = meant.flatMap(\.call.names).uniqued
    guard gone.allSatisfy({ !names.contains($0) }) || isRemoved else { return nil }
    var statement = ExpectedWords(words: names, isNegated: isRemoved, line: 0)
    statement.sources = meant.map(\.action.id).uniqued
    statement.placeholders = meant.flatMap(\.action.placeholders).uniqued.filter { name in
      names.contains { $0.containsBytes(of: name) }
    }
    return statement
  }
}

extension Action {
  /// Neither one of several ways nor under a condition.
  fileprivate var isDoneAnyway: Bool { branches.isEmpty && conditions.isEmpty && replaces == nil && !isInline }
}
