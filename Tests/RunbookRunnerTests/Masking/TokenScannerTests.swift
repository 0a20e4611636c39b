import Testing

@testable import RunbookRunner

/// Tokens that no placeholder names, where programs print them; and what only looks like one.
@Suite struct TokenScannerTests {
  private static let jwt = "eyJhbGciOiJSUzI1NiIsImtpZCI6IngifQ.eyJpc3MiOiJrdWJlcm5ldGVzIn0.c2lnbmF0dXJlLTAxMjM0NTY3"
  private static let key = "Zk9x-7Qw2_Lp4Rt8Vb1Nm6"

  /// The text before the secret, the secret, and the text after it.
  private static let places: [(String, String, String)] = [
    ("token:      ", jwt, "\nca.crt:     1025 bytes\n"), ("{\"access_token\": \"", key, "\", \"expires_in\": 3600}"),
    ("{\"access_token\":\"", key, "\",\"token_type\":\"Bearer\"}"), ("Authorization: Bearer ", key, "\n"),
    ("< authorization: bearer ", jwt, "\r\n"), ("Authorization: Basic ", "dXNlcjpwYXNzd29yZDEyMw==", "\n"),
    ("IAM token:  Bearer ", jwt, "\n"), ("export DB_PASSWORD='", "p@ss word'", "\n"),
    ("password=", "hunter2hunter2", "\n"), ("Password: ", "Ab3!xyzq", "\n"), ("mot de passe : ", "Ab3!xyzq", "\n"),
    ("Senha: ", "Ab3!xyzq", "\n"), ("API key: ", key, "\n"), ("  Access key    ", key + "9f3", "\n"),
    ("| api_key | ", key + "9f3", " |\n"), ("<password>", "s3cr&amp;t99", "</password>"),
    ("client_secret = \"", key, "\"\n"), ("spring.datasource.password=", "x9x8x7x6!", "\n"),
    ("https://user:", "hunter2!", "@example.com/path\n"), ("postgres://app:", "pa55w0rd", "@db:5432/app\n"),
    ("created ", "ghp_0123456789abcdefABCDEF", " for you\n"), ("", "glpat-0123456789abcdefABCD", "\n"),
    ("id ", "AKIA0123456789ABCDEF", ", keep it\n"), ("hook (", "xoxb-1234567890-abcdefABCD", ")\n"),
    ("\"refreshToken\" : \"", key, "\"\n"), ("{\\\"token\\\":\\\"", key, "\\\"}\n"),
    ("Your new API key:\n\n  ", key + "9f3", "\n"), ("--token=", "abcdef.0123456789abcdef", " \\\n"),
    ("kubeadm join 10.0.0.1:6443 --token ", "", "x\n"), ("token: \u{1B}[32m", key, "\u{1B}[0m\n"),
    (
      "-----BEGIN RSA PRIVATE KEY-----\n", "MIIEpAIBAAKCAQEA0Z3VS5JJcds3\nabc123def456ghi7\n",
      "-----END RSA PRIVATE KEY-----\n"
    ),
    (
      "{\"key\":\"-----BEGIN PRIVATE KEY-----\\n", "MIIEvQIBADANBgkq\\nhkiG9w0BAQEFAASC",
      "\\n-----END PRIVATE KEY-----\\n\"}"
    ),
    ("secret: ", "3f2a9c1e-7b6d-4e5f-8a9b-0c1d2e3f4a5b", "\n"), ("X-Auth-Token: ", key, "\n"),
    ("DB_PASS=", "tr0ub4dor&3", "\n"), ("pwd: ", "tr0ub4dor&3", "\n"), ("tool login --token ", key, " --verbose\n"),
    ("Authorization: token ", key + "9f3", "\n"),
    ("docker swarm join --token ", "SWMTKN-1-49nj1cmql0jkz5s954yi3", " x\n"),
    ("curl -H 'X-Vault-Token: ", "hvs.CAESIJ0123456789abcdef", "'\n"), ("AWS_SECRET_ACCESS_KEY=", key + "+/x", "\n"),
  ]

  private static let harmless = [
    "token_type: Bearer\n", "Type:  kubernetes.io/service-account-token\n", "SecretName:  default-token-abcde\n",
    "secret/db-user-pass created\n", "secret: registry-credentials-2\n", "token: <your token>\n", "token: $TOKEN\n",
    "password: ${DB_PASSWORD}\n", "Password: ********\n", "Password: \n", "token: true\n", "tokens: 12\n",
    "The token expires in: 1234567890\n", "http://localhost:8080/path\n", "ssh://git@github.com:22/x.git\n",
    "NAME          TYPE                DATA   AGE\ndb-password   Opaque              2      3d4h\n",
    "sha256:9f86d081884c7d659a2feaa0c55ad015\n", "npm_config_registry_default_value\n", "sk_test_is_the_beginning\n",
    "-----BEGIN CERTIFICATE-----\nMIIEpAIBAAKCAQEA0Z3VS5\n-----END CERTIFICATE-----\n", "Basic authentication is on\n",
    "token: /var/run/secrets/kubernetes.io/token\n", "token_url: https://example.com/oauth2/token\n",
    "Enter your password: ", "2026-11-24 10:00:00 password changed for user1\n", "Bearer tokens are accepted\n",
    "eyJhbGciOiJSUzI1NiIsImtpZCI6IngifQ\n", "glpat- is the prefix\n", "secretRef: {name: my-secret-12}\n",
  ]

  /// A long value is hidden too where colours divide it everywhere, and what follows it is shown.
  @Test(arguments: ["token: ", "export API_KEY=", "Authorization: Bearer "])
  func aLongValueInPiecesIsHidden(label: String) {
    let value = (0..<900).map { "k\($0 % 10)Q" }.joined()
    var pieces = [label]
    var rest = value[...]
    while !rest.isEmpty {
      pieces += [String(rest.prefix(3)), "\u{1B}[0m"]
      rest = rest.dropFirst(3)
    }
    let shown = masked(pieces + [" then\nthe end\n"])
    #expect(shown.hasPrefix(label + "••••") && shown.hasSuffix(" then\nthe end\n"), "\(shown.suffix(80))")
    #expect(!shown.contains("k1Q"))
  }

  @Test(arguments: places.indices)
  func aTokenIsHidden(place: Int) {
    let (before, secret, after) = TokenScannerTests.places[place]
    let text = before + secret + after
    let shown = masked([text])
    for part in secret.split(whereSeparator: { $0 == "\n" || $0 == "'" }) where !part.isEmpty {
      #expect(!shown.contains(part), "\(shown)")
    }
    if !secret.isEmpty { #expect(shown.contains("••••"), "\(shown)") }
    #expect(shown.hasPrefix(before.prefix(5)), "\(shown)")
  }

  @Test(arguments: harmless)
  func whatIsNoSecretStays(text: String) { #expect(masked([text]) == text) }

  /// How the text is cut changes nothing.
  @Test func piecesAreReadAsTheWhole() {
    for (before, secret, after) in TokenScannerTests.places {
      let text = before + secret + after + "the next line\n"
      let whole = masked([text])
      #expect(masked(text.unicodeScalars.map { String($0) }) == whole)
      for cut in text.indices { #expect(masked([String(text[..<cut]), String(text[cut...])]) == whole) }
    }
  }

  @Test func aPromptIsShownAtOnce() {
    var stream = MaskedStream(SecretMask(), seeksTokens: true)
    let shown = stream.masked(Array("Enter the token: ".utf8)) + stream.prompt()
    #expect(String(decoding: shown, as: UTF8.self) == "Enter the token: ")
  }

  @Test func nothingOfATokenIsShownAtAWait() {
    var stream = MaskedStream(SecretMask(), seeksTokens: true)
    let shown = stream.masked(Array("ghp_0123456789abc".utf8)) + stream.prompt()
    #expect(shown.isEmpty)
  }

  @Test func aLongLineIsReadToItsEnd() {
    let filler = String(repeating: "{\"name\":\"value\"},", count: 8000)
    let text = filler + "{\"password\":\"Ab3!xyzq\"}," + filler
    let pieces = stride(from: 0, to: text.utf8.count, by: 4096).map { start in
      String(decoding: Array(text.utf8)[start..<min(start + 4096, text.utf8.count)], as: UTF8.self)
    }
    let shown = masked(pieces)
    #expect(!shown.contains("Ab3!xyzq"))
    #expect(shown.utf8.count > text.utf8.count - 16)
  }

  @Test func tokensAreLearnedWhole() {
    #expect(TokenScanner.tokens(in: "a\ntoken: \(TokenScannerTests.key)\nb") == [TokenScannerTests.key])
    #expect(TokenScanner.tokens(in: "u?access_token=abcdef123456&x=1") == ["abcdef123456&x=1", "abcdef123456"])
  }

  private func masked(_ pieces: [String]) -> String {
    var stream = MaskedStream(SecretMask(), seeksTokens: true)
    let shown = pieces.flatMap { stream.masked(Array($0.utf8)) } + stream.finish()
    return String(decoding: shown, as: UTF8.self)
  }
}
