import Bytes

/// Tells addresses of the Internet Protocol from other text.
enum InternetAddress {
  /// An address of IPv4 in four decimal numbers, or of IPv6 (RFC 4291, 2.2), also with a zone (RFC 4007, 11).
  static func isValid(_ text: String) -> Bool {
    if isFour(text[...]) { return true }
    let parts = text.parts(separatedBy: "%", maxSplits: 1, omittingEmptySubsequences: false)
    return isSix(parts[0]) && (parts.count == 1 || !parts[1].isEmpty && parts[1].allSatisfy { !$0.isSpace })
  }

  private static func isFour(_ text: Substring) -> Bool {
    let parts = text.parts(separatedBy: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        // `010` is eight for some programs and ten for others.
        (1...3).contains(part.utf8.count) && isDigits(part) && (part == "0" || part.first != "0")
          && Int(part).map { $0 < 256 } ?? false
      }
  }

  private static func isSix(_ text: Substring) -> Bool {
    guard let gap = text.byteRange(of: "::") else { return groups(text) == 8 }
    let before = text[..<gap.lowerBound]
    let after = text[gap.upperBound...]
    guard !before.hasSuffix(":"), !after.hasPrefix(":"), !before.containsBytes(of: ".") else { return false }
    guard let head = before.isEmpty ? 0 : groups(before), let tail = after.isEmpty ? 0 : groups(after) else {
      return false
    }
    return head + tail < 8
  }

  /// How many groups of sixteen bits, the last two also as IPv4; nil when something else is between the colons.
  private static func groups(_ text: Substring) -> Int? {
    var parts = text.parts(separatedBy: ":", omittingEmptySubsequences: false)
    var count = 0
    if let last = parts.last, last.containsBytes(of: ".") {
      guard isFour(last) else { return nil }
      parts.removeLast()
      count = 2
    }
    guard parts.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(isHex) }) else { return nil }
    return count + parts.count
  }

  private static func isDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
