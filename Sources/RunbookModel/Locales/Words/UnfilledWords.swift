/// The words of one language with which a sample value asks to be replaced: `change-me`, `your-token`. Without accents,
/// in lower case.
public struct UnfilledWords: Sendable {
  /// First words of a name of the reader's own: `your-token`.
  public var possessives: Set<String> = []
  /// First words of a request: `insert-token-here`.
  public var verbs: Set<String> = []
  /// Words after such a verb that make a request of it: `here`, `me`.
  public var objects: Set<String> = []
  /// Last words of such a name: `token-here`.
  public var places: Set<String> = []
  /// What is the reader's own, written with a possessive as one word: `yourdomain`.
  public var belongings: Set<String> = []
  /// Whole values, without what divides their words.
  public var values: Set<String> = []
  /// Who is to write something there: `the-key-you-copied`.
  public var readers: Set<String> = []
  /// First words of a phrase about a value: "a strong password".
  public var articles: Set<String> = []
  /// First words of a name that any other may replace: `some-password`.
  public var indefinites: Set<String> = []
  /// What is written there: `dummy-value`.
  public var nouns: Set<String> = []
  /// Between such a noun and a verb: `token-to-change`.
  public var joints: Set<String> = []
  /// What somebody writes in place of a value that is hidden, or does not matter: `redacted`, `whatever`.
  public var fillers: Set<String> = []
  /// First words, after an article, of a phrase that refers to a value elsewhere: "the one from step 2".
  public var references: Set<String> = []
  /// Names that are made of what is to be written.
  public var names = UnfilledNames()
}
