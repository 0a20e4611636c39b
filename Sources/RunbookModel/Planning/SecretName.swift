/// Whether a shell variable's name says that its value is a secret: such a value is hidden as soon as it is known.
public enum SecretName {
  private static let words: Set<String> = [
    "token", "tokens", "password", "passwd", "passphrase", "pwd", "secret", "secrets", "credential", "credentials",
    "apikey",
    "jwt", "auth", "authorization",
  ]
  private static let pairs: Set<String> = ["api key", "private key", "access key"]

  public static func isSecret(_ name: String) -> Bool {
    let parts = name.lowercased().split { $0 == "_" || $0 == "-" }.map(String.init)
    // The shell's own variables.
    if parts == ["pwd"] || parts == ["oldpwd"] { return false }
    return parts.contains(where: words.contains)
      || zip(parts, parts.dropFirst()).contains { pairs.contains("\($0) \($1)") }
  }
}
