/// The words of one language with which a sample value asks to be replaced: `change-me`, `your-token`. Without accents,
/// in lower case.
public struct UnfilledWords: Sendable {
  /// First words of a name of the reader's own: `your-token`.
  public var possessives: Set<String> = []
  /// First words of a request: `insert-token-here`.
  public var verbs: Set<String> = []
  /// Words behind such a verb that make a request of it: `here`, `me`.
  public var objects: Set<String> = []
  /// Last words of such a name: `token-here`.
  public var places: Set<String> = []
  /// What is the reader's own, written with a possessive as one word: `yourdomain`.
  public var belongings: Set<String> = []
  /// Whole values, without what divides their words.
  public var values: Set<String> = []
}
