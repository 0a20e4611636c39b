/// The words of one language with which a sentence or a label says what a secret is: "the password is …", "mot de passe
/// initial de … :". In lower case.
package struct SecretSentenceWords: Sendable {
  /// Words between the name of a secret and its value.
  package var verbs: Set<String> = []
  /// Pairs of words that are one such verb: "set to".
  package var pairs: Set<String> = []
  /// What has happened to a secret whose value follows a colon: "token created:".
  package var results: Set<String> = []
  /// What may follow the name of a secret in a label without making it the name of something else.
  package var complements: Set<String> = []
  /// What makes a thing about a secret of its name: "token id".
  package var about: Set<String> = []
}
