/// What is sought in each reading of a text.
struct SecretAutomata: Sendable {
  /// Of the spellings as they are written.
  let written: PatternAutomaton
  /// Of their letters and digits.
  let bare: PatternAutomaton
  /// Of the secrets without the signs that quote others.
  let unquoted: PatternAutomaton
  /// Some secret has a sign with which a name before a value ends, or a tag begins.
  let hasNameSigns: Bool
}
