/// Tells from a placeholder's name and description whether its value must never be shown or kept.
struct SecretNames {
  let vocabulary: Vocabulary

  private static let secretParts: Set<String> = [
    "token", "password", "passwd", "pwd", "passcode", "passphrase", "apikey", "secret", "credential", "credentials",
    "jwt", "bearer",
  ]

  private static let secretPairs: [(String, String)] = [
    ("api", "key"), ("private", "key"), ("access", "key"), ("secret", "key"), ("signing", "key"),
    ("ingestion", "key"), ("service", "key"), ("data", "key"), ("encryption", "key"), ("key", "material"),
    ("your", "key"), ("secret", "value"),
  ]

  /// Last words of a name that turn it into something about a secret: its name, its id, the file it lies in.
  private static let harmlessEndings: Set<String> = [
    "name", "names", "id", "ids", "identifier", "url", "uri", "path", "file", "filename", "type", "namespace", "user",
    "username", "host", "count", "size", "label", "region", "date", "number", "description", "alias", "ref", "crn",
    "policy", "expiry", "expiration", "version", "list", "group",
  ]

  func isSecret(key: String, description: String?) -> Bool {
    let parts = key.split(separator: "_").map(String.init)
    if parts.last.map(Self.harmlessEndings.contains) == true { return false }
    if parts.contains(where: Self.secretParts.contains) { return true }
    if zip(parts, parts.dropFirst()).contains(where: { pair in Self.secretPairs.contains { $0 == pair } }) {
      return true
    }
    guard let description else { return false }
    // "Your one-time passcode", "votre mot de passe": the secret is named first, and it is not about its name or id.
    let start = description.normalisedWords.prefix { !".,;:(".contains($0) }.split(separator: " ").prefix(6)
    let opening = start.joined(separator: " ")
    guard !start.contains(where: { ["name", "nom", "nome", "nombre", "id", "identifiant"].contains($0) }) else {
      return false
    }
    return vocabulary.secretWords.contains { opening.hasSuffix($0) || opening.contains($0 + " ") }
  }
}
