import Bytes
import ShellSyntax

/// Tells from a placeholder's name and description whether its value must never be shown or kept.
///
/// The words of every language count, whatever language a page seems to be in: a wrong guess must not cost a secret.
enum SecretNames {
  /// What means a secret in a sentence, each with the blank that must be after it.
  private static let words = LocaleWords.all.flatMap(\.secretWords).uniqued.map { $0 + " " }
  /// What means one in a name: its words are divided by `_`, and begin and end with one.
  private static let names = Set(
    LocaleWords.all.flatMap { $0.secretWords + $0.secretNames }.map { PlaceholderKey.key(of: $0) })
  private static let nameWords = Set(LocaleWords.all.flatMap(\.nameWords))
  private static let holders = Set(SecretNameWords.holders.values.joined())
  private static let about = nameWords.union(LocaleWords.all.flatMap(\.aboutSecrets)).union(holders)
  private static let possessives = Set(SecretNameWords.possessives.values.joined())
  /// Ends of words that are written without a separator.
  private static let wordEnds = [
    "password", "passwd", "apikey", "token", "secret", "secretkey", "accesskey", "privatekey",
  ]
  /// Of a name in ``names``, in parts.
  private static let longestName = names.map { $0.parts(separatedBy: "_").count }.max() ?? 1

  /// - Parameter key: of a placeholder (``PlaceholderKey``).
  static func isSecret(key: String, description: String?) -> Bool {
    if isSecretName(key) { return true }
    guard let description else { return false }
    let openings = openings(of: description)
    if isAboutSecret(key) { return openings.contains(where: beginsWithSecret) }
    return openings.contains { start in
      guard !start.contains(where: nameWords.contains) else { return false }
      let opening = start.joined(separator: " ") + " "
      return words.contains { opening.containsBytes(of: $0) }
    }
  }

  /// Where a description says what it is of: "Your one-time passcode", "votre mot de passe". The secret is named first
  /// there, and it is not about its name or id. A word that is a sentence, as "Obrigatório.", says something else.
  private static func openings(of description: String) -> [[String]] {
    let parts = description.normalisedWords.split { ".,;:(".containsBytes(of: $0) }.prefix(2).map { part in
      part.parts(separatedBy: " ").prefix(6).map(String.init)
    }
    return parts.first.map { $0.count == 1 ? parts : [$0] } ?? []
  }

  /// "A senha do usuário", "the password of the user": even of a name that could be that of the user.
  private static func beginsWithSecret(_ start: [String]) -> Bool {
    (0...min(1, max(start.count - 1, 0))).contains { index in
      let rest = start.dropFirst(index).joined(separator: " ") + " "
      guard let word = words.first(where: rest.hasPrefix) else { return false }
      let next = String(rest.dropFirst(word.count).prefix { $0 != " " })
      return possessives.contains(next) || next.isEmpty
    }
  }

  /// `api_key`, `jeton_session`, `mot_de_passe`; not `token_name` or `nom_du_jeton`.
  private static func isSecretName(_ key: String) -> Bool {
    if !isAboutSecret(key), holdsSecretWord(key) || endsWithSecretWord(key) { return true }
    return SecretNameWords.wholeNames.contains(key) || isSecretOfHolder(key)
  }

  /// `password_user`, `senha_do_usuario`, `mot_de_passe_du_fichier`: the secret comes first, and what follows says whose
  /// it is.
  private static func isSecretOfHolder(_ key: String) -> Bool {
    let parts = key.parts(separatedBy: "_").map(String.init)
    let length = (1...longestName).last { $0 < parts.count && names.contains(parts.prefix($0).joined(separator: "_")) }
    guard let length, let last = parts.last, !nameWords.contains(last) else { return false }
    return possessives.contains(parts[length]) || parts[length...].allSatisfy(holders.contains)
  }

  /// `db_pass`, `admin_pw`, `otp`.
  static func endsWithSecretWord(_ key: String) -> Bool {
    key.parts(separatedBy: "_").last.map { SecretNameWords.endings.contains(String($0)) } == true
  }

  /// Some word of the name, or some row of them, means a secret.
  static func holdsSecretWord(_ key: String) -> Bool {
    let parts = key.parts(separatedBy: "_")
    // `MYPASSWORD` and `authtoken` are one word.
    if parts.contains(where: { part in wordEnds.contains(where: part.hasSuffix) }) { return true }
    return parts.indices.contains { start in
      (1...longestName).contains { length in
        start + length <= parts.count && names.contains(parts[start..<start + length].joined(separator: "_"))
      }
    }
  }

  /// English names end with what they are, names of Romance languages begin with it.
  private static func isAboutSecret(_ key: String) -> Bool {
    // "the password of your user" is a password; in Romance languages what it is is first anyway.
    let whole = key.parts(separatedBy: "_").map(String.init)
    let parts = whole.prefix { $0 != "of" && $0 != "for" }
    return parts.last.map(about.contains) == true || parts.count > 2 && nameWords.contains(parts[0])
  }
}
