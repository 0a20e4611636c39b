import Bytes
import Diagnostics
import MarkdownBlocks

/// Something that looks like a real key, token or password.
struct SecretLiteral: Rule {
  static let id = "secret-literal"
  static let severity = Severity.warning
  static let summary: Message = "The page contains what looks like a real secret"
  static let explanation = RuleExplanation(
    why: """
      Pages are public, and so is their history. Anybody who finds a key that was pasted from a terminal can use it. \
      Only patterns that hardly anything else matches are reported.
      """,
    bad: """
      1. Set the key.

          ```
          export AWS_ACCESS_KEY_ID=AKIAQ7RM3TKWZP5N2VXC
          ```
          {: pre}
      """,
    good: """
      1. Set the key.

          ```
          export AWS_ACCESS_KEY_ID=<access_key_id>
          ```
          {: pre}
      """,
    remedy: "Revoke the secret first, then write a placeholder in its place.")

  func check(_ page: Page) -> [Diagnostic] {
    let source = page.document.source
    let tokens = Self.longTokens(source).compactMap { token -> Diagnostic? in
      guard let what = Self.kind(of: source.bytes[token]) else { return nil }
      let start = source.position(atOffset: token.lowerBound)
      let range = SourceRange(start, SourcePosition(line: start.line, column: start.column + token.count))
      return finding("this looks like \(what)", at: range, help: "revoke it, and write a placeholder in its place")
    }
    let keys = Self.linesWithKeys(source).filter { isPrivateKey($0, in: source) }.map { privateKey($0, in: source) }
    return (tokens + keys).filter { !page.quotedLines.contains($0.range.start.line) }
  }

  /// The tokens that are long enough to be a secret.
  private static func longTokens(_ source: SourceFile) -> [Range<Int>] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var tokens: [Range<Int>] = []
      // A token may begin at `start`. The last byte that it needs is looked at first: mostly a blank is before it,
      // and all up to there is passed over.
      var start = 0
      while start + shortestSecret <= bytes.count {
        var index = start + shortestSecret - 1
        while index >= start, isTokenByte(bytes[index]) { index -= 1 }
        guard index < start else {
          start = index + 1
          continue
        }
        var end = start + shortestSecret
        while end < bytes.count, isTokenByte(bytes[end]) { end += 1 }
        let token = bytes[end - 1] == UInt8(ascii: ".") ? start..<end - 1 : start..<end
        if token.count >= shortestSecret { tokens.append(token) }
        start = end + 1
      }
      return tokens
    }
  }

  /// The lines that open a key of several lines.
  private static func linesWithKeys(_ source: SourceFile) -> [Int] {
    source.bytes.withUnsafeBufferPointer { bytes in
      keyOpening.withUnsafeBufferPointer { opening in
        var lines: [Int] = []
        var rest = bytes[...]
        while let found = ByteSearch.offset(of: opening, in: UnsafeBufferPointer(rebasing: rest)) {
          let line = source.position(atOffset: rest.startIndex + found).line
          lines.append(line)
          rest = rest[(line < source.lineStarts.count ? source.lineStarts[line] : bytes.count)...]
        }
        return lines
      }
    }
  }

  private static let keyOpening = Array("-----BEGIN ".utf8)

  /// In bytes.
  private static let shortestSecret = 20

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }

  /// Forms that the services themselves give for their keys.
  private static func kind(of word: ArraySlice<UInt8>) -> Message? {
    guard isVaried(word) else { return nil }
    let text = String(decoding: word, as: UTF8.self)
    guard !text.lowercased().containsBytes(of: "example"), !text.containsBytes(of: "..") else { return nil }
    if text.hasPrefix("AKIA"), text.count == 20, text.allSatisfy({ $0.isUppercase || $0.isNumeric }) {
      return "an access key of AWS"
    }
    for prefix in ["ghp_", "gho_", "ghs_", "ghr_", "github_pat_"] where text.hasPrefix(prefix) && text.count >= 40 {
      return "a token of GitHub"
    }
    if text.hasPrefix("glpat-"), text.count >= 26 { return "a token of GitLab" }
    if text.hasPrefix("xoxb-") || text.hasPrefix("xoxp-"), text.count >= 40 { return "a token of Slack" }
    let parts = text.parts(separatedBy: ".", omittingEmptySubsequences: false)
    if parts.count == 3, parts[0].hasPrefix("eyJ"), parts[1].hasPrefix("eyJ"), parts.allSatisfy({ $0.count >= 17 }) {
      return "a JSON web token"
    }
    return nil
  }

  /// Holds a digit, and many other signs.
  private static func isVaried(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else { return false }
    // Of ASCII: tokens hold nothing else.
    var seen: (UInt64, UInt64) = (0, 0)
    for byte in word {
      if byte < 64 { seen.0 |= 1 << UInt64(byte) } else { seen.1 |= 1 << UInt64(byte & 63) }
    }
    return seen.0.nonzeroBitCount + seen.1.nonzeroBitCount >= 12
  }

  /// The line that opens a key, with key material below it.
  private func isPrivateKey(_ number: Int, in source: SourceFile) -> Bool {
    let text = source.line(number).contains(UInt8(ascii: "-")) ? source.lineText(number) : ""
    guard text.containsBytes(of: "-----BEGIN "), text.containsBytes(of: "PRIVATE KEY-----"), number < source.lineCount
    else {
      return false
    }
    let below = source.lineText(number + 1).filter { !$0.isSpace }
    return below.count >= 60 && Set(below).count >= 20
      && below.allSatisfy { $0.isASCII && ($0.isAlphabetic || $0.isNumeric || "+/=".containsBytes(of: $0)) }
  }

  private func privateKey(_ number: Int, in source: SourceFile) -> Diagnostic {
    finding(
      "this looks like a private key", at: source.range(ofLine: number, 0..<source.line(number).count),
      help: "revoke it, and write a placeholder in its place")
  }
}
