/// The words of one language with which a sample value asks to be replaced: `change-me`, `your-token`. Without accents,
/// in lower case.
public struct UnfilledWords: Sendable {
  /// First words of a name of the reader's own: `your-token`.
  public var possessives: Set<String> = []
  /// First words of a request: `insert-token-here`.
  public var verbs: Set<String> = []
  /// Words behind such a verb that make a request of it: `here`, `me`.
  public var objects: Set<String> = []
  /// Whole values, without what divides their words.
  public var values: Set<String> = []
}
