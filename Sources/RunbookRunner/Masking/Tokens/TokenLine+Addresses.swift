/// Secrets in addresses, cookies and connection strings, and tokens that go on after the word that shows their form.
///
/// Sources: the documentation of Slack, Discord, Telegram and Microsoft ("Incoming webhooks"), of Azure Storage ("Service
/// SAS"), of Amazon S3 ("Authenticating requests: query parameters"), of Google ("Using OAuth 2.0": tokens that begin
/// with `1//`), of Braintree ("OAuth"); RFC 6265 (cookies).
extension TokenLine {
  /// What follows in the address is the secret.
  private static let hooks = [
    "hooks.slack.com/services/", "hooks.slack.com/workflows/", "hooks.slack.com/triggers/",
    "discord.com/api/webhooks/", "discordapp.com/api/webhooks/", "api.telegram.org/bot",
    "outlook.office.com/webhook/", "outlook.office365.com/webhook/", "chat.googleapis.com/v1/spaces/",
    "hooks.zapier.com/hooks/catch/", "maker.ifttt.com/trigger/", "events.pagerduty.com/integration/", "1//0",
    "access_token$production$", "access_token$sandbox$", "reset-password/", "password-reset/", "password/reset/",
    "magic-link/", "accept-invite/", "invitations/",
  ].map { Array($0.utf8) }

  /// By their first byte: few words of an output begin as any of them.
  private static let hooksByFirst = (0...UInt8.max).map { (byte: UInt8) -> [[UInt8]] in
    hooks.filter { $0.first == byte }
  }

  /// Each customer has a host of its own.
  private static let hostHooks = [("webhook.office.com", "/webhookb2/")]

  func hook(from start: Int, word: ArraySlice<UInt8>) -> Finding {
    for (host, path) in TokenLine.hostHooks where word.count > host.utf8.count && bytes[word.endIndex...].first == 0x2F
    {
      guard word.suffix(host.utf8.count).elementsEqual(host.utf8) else { continue }
      return secret(after: path, at: word.endIndex)
    }
    let hooks = TokenLine.hooksByFirst[Int(bytes[start])]
    if hooks.isEmpty { return .nothing }
    if start + 1 < bytes.count, !hooks.contains(where: { $0[1] == bytes[start + 1] }) { return .nothing }
    let rest = bytes[start...]
    guard let hook = hooks.first(where: { $0.starts(with: rest.prefix($0.count)) }) else { return .nothing }
    guard rest.count >= hook.count else { return isEnded ? .nothing : .undecided(heldFrom: nil) }
    return secret(from: start + hook.count)
  }

  private func secret(after path: String, at start: Int) -> Finding {
    let rest = bytes[start...].prefix(path.utf8.count)
    if rest.elementsEqual(path.utf8) { return secret(from: start + path.utf8.count) }
    return !isEnded && rest.endIndex == bytes.count && path.utf8.starts(with: rest)
      ? .undecided(heldFrom: nil) : .nothing
  }

  private func secret(from first: Int) -> Finding {
    let last = end(from: first) { $0 > 0x20 && !"\"'`<>".utf8.contains($0) }
    if last == bytes.count, !isEnded { return .undecided(heldFrom: first) }
    return TokenValue.isLong(bytes[first..<last]) ? .secret(first..<last) : .nothing
  }

  // MARK: Parameters

  private static let signatures: Set<String> = [
    "sig", "signature", "x-amz-signature", "x-goog-signature", "code", "response", "sharedaccesssignature",
  ]
  /// In a header or an option with one of these each long value is a secret.
  private static let cookies: Set<String> = ["cookie:", "cookie ", " -b "]

  /// The value of a cookie, or of a parameter that signs an address.
  func parameter(at equals: Int) -> Finding {
    let start = bytes[..<equals].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    guard start < equals else { return .nothing }
    var first = equals + 1
    if first < bytes.count, bytes[first] == UInt8(ascii: "\"") { first += 1 }
    let name = String(decoding: bytes[start..<equals], as: UTF8.self).lowercased()
    let isSignature = TokenLine.signatures.contains(name)
    let before = String(decoding: bytes[max(start - 64, 0)..<start], as: UTF8.self).lowercased()
    guard isSignature || TokenLine.cookies.contains(where: before.contains) else { return .nothing }
    let stops = name == "sharedaccesssignature" ? "\"'`;" : "\"'`;&"
    let last = end(from: first) { $0 > 0x20 && !stops.utf8.contains($0) }
    if last == bytes.count, !isEnded { return .undecided(heldFrom: first) }
    return TokenValue.isLong(bytes[first..<last]) ? .secret(first..<last) : .nothing
  }

  // MARK: Tokens that go on

  /// Where a token ends that the form of `word` shows: with the padding after it, the other parts of a token of K3s, the
  /// rest of a key in base64, and the secret beside the key id of AWS. Nil where that is not decided yet.
  func tokenEnd(_ word: ArraySlice<UInt8>) -> Int? {
    let end = end(from: word.endIndex) { $0 == UInt8(ascii: "=") }
    if word.starts(with: "K10".utf8) {
      let last = self.end(from: end) { $0 > 0x20 && !"\"'`".utf8.contains($0) }
      return last < bytes.count || isEnded ? last : nil
    }
    if word.starts(with: TokenForm.keyBlock) {
      let last = self.end(from: end) { isWord($0) || "/+=".utf8.contains($0) }
      return last < bytes.count || isEnded ? last : nil
    }
    guard word.starts(with: "AKIA".utf8) || word.starts(with: "ASIA".utf8) else { return end }
    let second = self.end(from: end) { " \t,;:|/\"".utf8.contains($0) }
    let last = self.end(from: second) { isWord($0) || "/+=".utf8.contains($0) }
    if last == bytes.count, !isEnded, last - second <= TokenLine.secretKeyLength { return nil }
    return last - second == TokenLine.secretKeyLength && TokenValue.isLong(bytes[second..<last]) ? last : end
  }

  /// Of the secret beside an AWS key id. In bytes.
  private static let secretKeyLength = 40
}
