import RunbookModel

/// Secrets of files that every system has, by the form of their lines, and hashes of passwords.
///
/// Sources: the manuals of PostgreSQL ("The Password File"), netrc(5), shadow(5), crypt(5), htpasswd(1); RFC 5803 (SCRAM);
/// the PHC string format (Argon2); the documentation of the AWS CLI ("Text output format"), curl ("HTTP Cookies") and
/// WordPress ("Editing wp-config.php").
extension TokenLine {
  /// Marks of hashes of passwords.
  private static let hashes = [
    "$1$", "$2a$", "$2b$", "$2x$", "$2y$", "$5$", "$6$", "$7$", "$y$", "$gy$", "$apr1$", "$md5", "$sha1$", "$argon2",
    "$scrypt$", "$pbkdf2", "$P$", "$H$", "{SSHA", "{SHA", "{CRYPT}", "{PBKDF2", "SCRAM-SHA-", "pbkdf2_sha",
    "pbkdf2:sha", "scrypt:",
  ].map { Array($0.utf8) }
  private static let shortestHash = 20

  /// Secrets of a line that has ended.
  func fileSecrets() -> [Range<Int>] {
    passwordHashes() + [pgpass(), netrc(), tokenOfBot(), cookieFile(), constant()].compactMap { $0 } + keysOfAWS()
  }

  /// Whether a line that has not ended may have secrets of files or commands.
  var mayHaveSecrets: Bool {
    if let last = bytes.last, (48...57).contains(last) { return true }
    if bytes.count(where: { $0 == UInt8(ascii: ":") }) > 1 || bytes.contains(where: { "${".utf8.contains($0) }) {
      return true
    }
    if hasKeyID || cookieValue != nil || bytes.starts(with: "define(".utf8) { return true }
    if bytes.starts(with: "SCRAM".utf8) || bytes.starts(with: "pbkdf2".utf8) || bytes.starts(with: "scrypt".utf8) {
      return true
    }
    if bytes.contains(UInt8(ascii: ":")), bytes.contains(where: { (48...57).contains($0) }) { return true }
    return bytes.split { $0 <= 0x20 || $0 == UInt8(ascii: "/") }.contains { word in
      TokenLine.isCommand(String(decoding: word, as: UTF8.self)) || "password".utf8.elementsEqual(word)
    }
  }

  private func passwordHashes() -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let isMark = "${Sps".utf8.contains(bytes[index]) && (index == 0 || !isWord(bytes[index - 1]))
      guard isMark, TokenLine.hashes.contains(where: { bytes[index...].starts(with: $0) }) else {
        index += 1
        continue
      }
      let end = self.end(from: index) { $0 > 0x20 && !"'\"`;<>".utf8.contains($0) }
      // Fields of shadow(5) follow a colon; those of SCRAM are divided by one.
      let isDivided = bytes[index...].starts(with: "SCRAM".utf8) || !bytes[index...].starts(with: "$".utf8)
      let last = isDivided ? end : bytes[index..<end].firstIndex(of: UInt8(ascii: ":")) ?? end
      let salt = bytes[index..<last].contains { (48...57).contains($0) }
      if last - index >= TokenLine.shortestHash, salt { found.append(index..<last) }
      index = max(end, index + 1)
    }
    return found
  }

  /// `host:port:database:user:password`
  private func pgpass() -> Range<Int>? {
    let start = bytes.prefix { $0 <= 0x20 }.count
    let fields = bytes[start...].split(separator: UInt8(ascii: ":"), maxSplits: 4, omittingEmptySubsequences: false)
    guard fields.count == 5, let password = fields.last, password.count >= 6, !password.contains(0x20) else {
      return nil
    }
    let port = fields[1]
    let isPort =
      port.elementsEqual("*".utf8) || port.count >= 4 && port.count <= 5 && port.allSatisfy { (48...57).contains($0) }
    let names = [fields[0], fields[2], fields[3]]
    guard isPort, names.allSatisfy({ !$0.isEmpty && $0.allSatisfy { isWord($0) || $0 == UInt8(ascii: "*") } }) else {
      return nil
    }
    // Images and addresses of registries have slashes.
    return password.contains(where: { "/:".utf8.contains($0) }) ? nil : password.startIndex..<password.endIndex
  }

  /// `machine … login … password …`, in one line or in several.
  private func netrc() -> Range<Int>? {
    let words = wordRanges()
    guard let index = words.firstIndex(where: { bytes[$0].elementsEqual("password".utf8) }), index + 1 < words.count
    else { return nil }
    let isOneLine = words[..<index].contains { bytes[$0].elementsEqual("login".utf8) }
    let value = words[index + 1]
    guard isOneLine || words.count == 2 && index == 0, TokenValue.isSecret(bytes[value], label: "", isInTable: false)
    else { return nil }
    return value
  }

  private func wordRanges() -> [Range<Int>] {
    bytes.split { $0 <= 0x20 }.map { $0.startIndex..<$0.endIndex }
  }

  /// Of Telegram: digits, a colon and 35 other characters.
  private func tokenOfBot() -> Range<Int>? {
    var from = 0
    while let colon = bytes[from...].firstIndex(of: UInt8(ascii: ":")) {
      from = colon + 1
      let digits = bytes[..<colon].reversed().prefix { (48...57).contains($0) }.count
      let end = self.end(from: colon + 1) { BareReading.folded($0) != nil || $0 == 0x5F || $0 == 0x2D }
      let isBounded = colon - digits == 0 || !isWord(bytes[colon - digits - 1])
      if (8...10).contains(digits), end - colon - 1 == 35, isBounded { return (colon - digits)..<end }
    }
    return nil
  }

  // MARK: Others

  private static let keyIDs = ["AKIA", "ASIA"].map { Array($0.utf8) }
  private static let secretKeyLength = 40

  private var hasKeyID: Bool {
    bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "A") && TokenLine.keyIDs.contains { bytes[index...].starts(with: $0) }
    }
  }

  /// The secret that `aws` prints as a text some columns after the id of its key.
  private func keysOfAWS() -> [Range<Int>] {
    guard hasKeyID else { return [] }
    return bytes.split { $0 <= 0x20 || "\"',|".utf8.contains($0) }.filter { word in
      word.count == TokenLine.secretKeyLength && TokenValue.isLong(word)
        && word.allSatisfy { BareReading.folded($0) != nil || "/+".utf8.contains($0) }
    }.map { $0.startIndex..<$0.endIndex }
  }

  /// A file of cookies: seven fields between tabs, the last of which is the value.
  private func cookieFile() -> Range<Int>? {
    cookieValue.flatMap { TokenValue.isLong($0) ? $0.startIndex..<$0.endIndex : nil }
  }

  private var cookieValue: ArraySlice<UInt8>? {
    guard bytes.contains(0x09) else { return nil }
    let fields = bytes.split(separator: 0x09, omittingEmptySubsequences: false)
    guard fields.count == 7 else { return nil }
    let areFlags = [fields[1], fields[3]].allSatisfy { $0.elementsEqual("TRUE".utf8) || $0.elementsEqual("FALSE".utf8) }
    return areFlags ? fields.last : nil
  }

  /// `define('DB_PASSWORD', '…');`
  private func constant() -> Range<Int>? {
    let start = bytes.prefix { $0 <= 0x20 }.count
    guard bytes[start...].starts(with: "define(".utf8) else { return nil }
    let parts = bytes[start...].split(maxSplits: 4, omittingEmptySubsequences: false) { "'\"".utf8.contains($0) }
    guard parts.count == 5 else { return nil }
    let name = String(decoding: parts[1], as: UTF8.self)
    guard TokenLabel.isSecretName(name) || name.hasSuffix("_KEY") || name.hasSuffix("_SALT"),
      TokenValue.isSecret(parts[3], label: "", isInTable: false)
    else { return nil }
    return parts[3].startIndex..<parts[3].endIndex
  }
}
