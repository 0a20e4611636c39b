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
    return Self.linesWithLongTokens(source).flatMap { number -> [Diagnostic] in
      if page.quotedLines.contains(number) { return [] }
      let line = source.line(number)
      var findings: [Diagnostic] = []
      var start = line.startIndex
      while start < line.endIndex {
        let token = line[start...].prefix(while: Self.isTokenByte)
        let word = token.last == UInt8(ascii: ".") ? token.dropLast() : token
        if word.count >= Self.shortestSecret, let what = Self.kind(of: word) {
          let offset = word.startIndex - line.startIndex
          findings.append(
            finding(
              "this looks like \(what)", at: source.range(ofLine: number, offset..<offset + word.count),
              help: "revoke it, and write a placeholder in its place"))
        }
        start = token.endIndex + 1
      }
      return findings + (isPrivateKey(number, in: source) ? [privateKey(number, in: source)] : [])
    }
  }

  /// The lines in which a token stands that is long enough to be a secret, or the opening of a key.
  private static func linesWithLongTokens(_ source: SourceFile) -> [Int] {
    source.bytes.withUnsafeBufferPointer { bytes in
      var lines: [Int] = []
      // Behind `start` a token may begin. Its last byte is looked at first: mostly a blank stands before it, and all up
      // to there is passed over.
      var start = 0
      while start + shortestSecret <= bytes.count {
        var index = start + shortestSecret - 1
        while index >= start, isTokenByte(bytes[index]) { index -= 1 }
        guard index < start else {
          start = index + 1
          continue
        }
        let line = source.position(atOffset: start).line
        lines.append(line)
        start = line < source.lineStarts.count ? source.lineStarts[line] : bytes.count
      }
      let keys = linesWithKeys(source, bytes).filter { !lines.contains($0) }
      return keys.isEmpty ? lines : (lines + keys).sorted()
    }
  }

  /// The lines that open a key of several lines.
  private static func linesWithKeys(_ source: SourceFile, _ bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
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
    guard !text.lowercased().contains("example"), !text.contains("..") else { return nil }
    if text.hasPrefix("AKIA"), text.count == 20, text.allSatisfy({ $0.isUppercase || $0.isNumber }) {
      return "an access key of AWS"
    }
    for prefix in ["ghp_", "gho_", "ghs_", "ghr_", "github_pat_"] where text.hasPrefix(prefix) && text.count >= 40 {
      return "a token of GitHub"
    }
    if text.hasPrefix("glpat-"), text.count >= 26 { return "a token of GitLab" }
    if text.hasPrefix("xoxb-") || text.hasPrefix("xoxp-"), text.count >= 40 { return "a token of Slack" }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
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
    guard text.contains("-----BEGIN "), text.contains("PRIVATE KEY-----"), number < source.lineCount else {
      return false
    }
    let below = source.lineText(number + 1).filter { !$0.isWhitespace }
    return below.count >= 60 && Set(below).count >= 20
      && below.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0)) }
  }

  private func privateKey(_ number: Int, in source: SourceFile) -> Diagnostic {
    finding(
      "this looks like a private key", at: source.range(ofLine: number, 0..<source.line(number).count),
      help: "revoke it, and write a placeholder in its place")
  }
}
