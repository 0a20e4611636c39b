import Bytes
import RunbookRunner
import ShellSyntax

/// Secrets by what they look like, wherever they are.
extension DraftSecrets {
  mutating func readTokens() {
    // What begins with a slash and has a dot is a path.
    for token in Set(TokenScanner.tokens(in: script.text))
    where token.utf8.count >= 8 && !(token.hasPrefix("/") && token.containsBytes(of: ".")) {
      var from = 0
      let pattern = Array(token.utf8)
      while let start = bytes.byteIndex(of: pattern, from: from) {
        add(start..<(start + pattern.count), "token", .token)
        from = start + pattern.count
      }
    }
  }

  /// Words that look generated, outside of programs, names of options and paths.
  mutating func readForms(of call: SimpleCommand) {
    // Names of commits and digests of images are public.
    if ["git", "sha256sum", "sha512sum", "md5sum", "gpg"].contains(call.program ?? "") { return }
    let isNear = isAboutSecret
    let words = Array(call.allWords.dropFirst(call.assignments.isEmpty ? 1 : 0)).map(\.range)
    let targets = call.redirections.filter { $0.operation == "<<<" }.compactMap { $0.target?.range }
    let bodies = call.redirections.compactMap(\.body)
    for range in words + targets + bodies {
      for part in Self.unlikelyParts(of: bytes, in: range.clamped(to: 0..<bytes.count), isNear: isNear) {
        add(part, "secret", .form)
      }
    }
  }

  /// Parts of words with which a command is about a secret, or about a person who has one.
  private static let about = [
    "pass", "secret", "auth", "login", "token", "cred", "passwd", "user_pw", "encrypt", "hash", "curlrc", "machine ",
    "user ",
    "user=", "-u ", "acl ", "bundle config", "send-keys", "changeme", "vtysh", "swordfish", "email add",
  ]

  private var isAboutSecret: Bool {
    let text = script.text.lowercased()
    return Self.about.contains { text.containsBytes(of: $0) }
  }

  static func hasUnlikelyPart(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return !unlikelyParts(of: bytes, in: bytes.indices).isEmpty
  }

  /// `Zq9-hunter2`: letters of both cases and a digit in one word, or a long run of hexadecimal digits.
  ///
  /// - Parameter isNear: in a command that is about a secret `sommer24` is one as well.
  private static func unlikelyParts(of bytes: [UInt8], in range: Range<Int>, isNear: Bool = false) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      guard isOfPart(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start..<range.upperBound].firstIndex { !isOfPart($0) } ?? range.upperBound
      let isDigest = start > 6 && bytes[..<start].suffix(7).elementsEqual("sha256:".utf8)
      if isUnlikely(bytes[start..<end]) && !isDigest || isNear && isEveryday(bytes[start..<end]) {
        found.append(start..<end)
      }
      start = end + 1
    }
    return found
  }

  /// Words with a number that are no passwords.
  private static let everyday: Set<String> = [
    "ubuntu2204", "ubuntu2404", "python310", "python311", "python312", "python313", "windows11", "windows10", "utf8mb4",
    "oauth2accesstoken", "ed25519", "sha256", "sha512", "base64", "latin1", "node18", "node20", "node22",
  ]

  /// `sommer24`: five small letters or more, and one to four digits.
  private static func isEveryday(_ part: ArraySlice<UInt8>) -> Bool {
    let letters = part.prefix(while: \.isLowercase)
    let digits = part[letters.endIndex...]
    return letters.count >= 4 && (1...4).contains(digits.count) && digits.allSatisfy(\.isDigit) && part.count >= 6
      && !everyday.contains(part.text)
  }

  private static func isOfPart(_ byte: UInt8) -> Bool { byte.isAlphanumeric || "-_+!~^".utf8.contains(byte) }

  /// In bytes.
  private static let shortestMixed = 10
  private static let shortestHex = 32

  private static func isUnlikely(_ part: ArraySlice<UInt8>) -> Bool {
    if part.count >= shortestHex, part.allSatisfy(\.isHexDigit), part.contains(where: \.isDigit) { return true }
    guard part.count >= shortestMixed, part.contains(where: \.isDigit), part.contains(where: \.isUppercase),
      part.contains(where: \.isLowercase)
    else { return false }
    // `OpenJDK-17`, `StrictHostKeyChecking2`, `Ubuntu-22`: words with a number at their end.
    let words = part.split { "-_+".utf8.contains($0) }
    return !words.allSatisfy(isWordOrNumber)
  }

  /// Letters with digits at their end, or the other way round: `Node20`, `JDK17`, `3D`.
  private static func isWordOrNumber(_ word: ArraySlice<UInt8>) -> Bool {
    let rest = word.drop(while: \.isLetter).drop(while: \.isDigit)
    let other = word.drop(while: \.isDigit).drop(while: \.isLetter)
    guard rest.isEmpty || other.isEmpty else { return false }
    // Capitals are at the beginning of a word, or all of it is: `AmazonLinux2023`, not `sdKJwqPo9`.
    let letters = word.filter(\.isLetter)
    let capitals = letters.count(where: \.isUppercase)
    return capitals == letters.count
      || zip(letters, letters.dropFirst()).count { $0.isUppercase && $1.isUppercase } <= 3
        && capitals * 3 <= letters.count
  }
}
