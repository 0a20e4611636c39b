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
  private static let about = nameWords.union(LocaleWords.all.flatMap(\.aboutSecrets))
  /// Ends of words that are written without a separator.
  private static let wordEnds = [
    "password", "passwd", "apikey", "token", "secret", "secretkey", "accesskey", "privatekey",
  ]
  /// Of a name in ``names``, in parts.
  private static let longestName = names.map { $0.parts(separatedBy: "_").count }.max() ?? 1

  /// - Parameter key: of a placeholder (``PlaceholderKey``).
  static func isSecret(key: String, description: String?) -> Bool {
    if isSecretName(key) { return true }
    guard !isAboutSecret(key), let description else { return false }
    // "Your one-time passcode", "votre mot de passe": the secret is named first, and it is not about its name or id.
    let start = description.normalisedWords.prefix { !".,;:(".containsBytes(of: $0) }.parts(separatedBy: " ").prefix(6)
    guard !start.contains(where: { nameWords.contains(String($0)) }) else { return false }
    let opening = start.joined(separator: " ") + " "
    return words.contains { opening.containsBytes(of: $0) }
  }

  /// `api_key`, `jeton_session`, `mot_de_passe`; not `token_name` or `nom_du_jeton`.
  private static func isSecretName(_ key: String) -> Bool { !isAboutSecret(key) && holdsSecretWord(key) }

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
