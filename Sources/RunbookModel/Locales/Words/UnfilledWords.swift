/// The words of one language with which a sample value asks to be replaced: `change-me`, `your-token`. Without accents,
/// in lower case.
package struct UnfilledWords: Sendable {
  /// First words of a name of the reader's own: `your-token`.
  package var possessives: Set<String> = []
  /// First words of a request: `insert-token-here`.
  package var verbs: Set<String> = []
  /// Words after such a verb that make a request of it: `here`, `me`.
  package var objects: Set<String> = []
  /// Last words of such a name: `token-here`.
  package var places: Set<String> = []
  /// What is the reader's own, written with a possessive as one word: `yourdomain`.
  package var belongings: Set<String> = []
  /// Whole values, without what divides their words.
  package var values: Set<String> = []
  /// Who is to write something there: `the-key-you-copied`.
  package var readers: Set<String> = []
  /// First words of a phrase about a value: "a strong password".
  package var articles: Set<String> = []
  /// First words of a name that any other may replace: `some-password`.
  package var indefinites: Set<String> = []
  /// What is written there: `dummy-value`.
  package var nouns: Set<String> = []
  /// Between such a noun and a verb: `token-to-change`.
  package var joints: Set<String> = []
  /// What somebody writes in place of a value that is hidden, or does not matter: `redacted`, `whatever`.
  package var fillers: Set<String> = []
  /// First words, after an article, of a phrase that refers to a value elsewhere: "the one from step 2".
  package var references: Set<String> = []
  /// Names that are made of what is to be written.
  package var names = UnfilledNames()
}
