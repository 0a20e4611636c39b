package import Diagnostics

/// What to put where a placeholder is.
package enum Filling: Hashable, Sendable {
  /// This value, spelt for its place. For an optional part with an option, the option's argument.
  case value(String)
  /// An optional part is not wanted.
  case omit
  /// An optional part is wanted as it is: its brackets go, its text stays.
  case keep
}

/// A template could not be filled; every reason at once.
package struct FillFailure: Error, Sendable {
  /// Sites that no value was given for.
  package var unfilled: [PlaceholderSite]
  /// Sites whose value cannot be there.
  package var refused: [(site: PlaceholderSite, reason: Message)]

  package init(unfilled: [PlaceholderSite], refused: [(site: PlaceholderSite, reason: Message)]) {
    self.unfilled = unfilled
    self.refused = refused
  }
}
