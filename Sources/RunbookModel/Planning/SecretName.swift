import Bytes
import ShellSyntax

/// Whether a shell variable's name says that its value is a secret: such a value is hidden as soon as it is known.
package enum SecretName {
  package static func isSecret(_ name: String) -> Bool {
    let key = PlaceholderKey.key(of: name)
    // The shell's own variables.
    guard key != "pwd", key != "oldpwd" else { return false }
    // `TOKEN_LIST` may hold tokens: better one value too many hidden than one too few.
    return SecretNames.holdsSecretWord(key) || key.contains("_") && SecretNames.endsWithSecretWord(key)
      || key.parts(separatedBy: "_").contains { $0 == "auth" || $0 == "authorization" }
  }

  /// Whether the name is that of a secret itself, and not of something about one: `api_key`, but not `token_type`.
  package static func isOfSecret(_ name: String) -> Bool {
    let key = PlaceholderKey.key(of: name)
    guard key != "pwd", key != "oldpwd" else { return false }
    return SecretNames.isSecret(key: key, description: nil)
  }
}
