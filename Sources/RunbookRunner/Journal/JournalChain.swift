import RunbookModel

/// What ties each line of a journal to all before it, so that a line which was changed, moved, removed or brought in from
/// elsewhere is noticed: a checksum (FNV-1a, 64 bits) of the line and of the checksum before. It finds damage; it is no
/// seal against somebody who wants to deceive.
struct JournalChain: Hashable, Sendable {
  /// The number of lines.
  private(set) var count = 0
  /// Of the last line.
  private(set) var sum: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The event's line as the journal gets it, and counts as its last from now on.
  ///
  /// - Parameter line: a JSON object, without the line feed.
  mutating func sealed(_ line: [UInt8]) -> [UInt8] {
    add(line)
    return line.dropLast() + Array(JournalChain.mark.utf8) + Array(JournalChain.text(sum).utf8) + Array("\"}".utf8)
  }

  /// Counts a line that has no checksum.
  mutating func skip(_ line: some Collection<UInt8>) { add(line) }

  /// Counts a line with a checksum; false where that is not right.
  mutating func take(sealed line: some BidirectionalCollection<UInt8>) -> Bool {
    guard let parts = JournalChain.parts(of: line) else { return false }
    add(parts.line)
    return parts.sum == JournalChain.text(sum)
  }

  static func isSealed(_ line: some BidirectionalCollection<UInt8>) -> Bool { parts(of: line) != nil }

  private static let mark = ",\"sum\":\""
  private static let tail = mark.utf8.count + 16 + 2

  private static func parts(of line: some BidirectionalCollection<UInt8>) -> (line: [UInt8], sum: String)? {
    let bytes = Array(line)
    guard bytes.count > tail else { return nil }
    let end = bytes.suffix(tail)
    guard end.starts(with: mark.utf8), end.suffix(2).elementsEqual("\"}".utf8) else { return nil }
    return (
      bytes.dropLast(tail) + [UInt8(ascii: "}")],
      String(decoding: end.dropFirst(mark.utf8.count).dropLast(2), as: UTF8.self)
    )
  }

  private mutating func add(_ line: some Collection<UInt8>) {
    count += 1
    for byte in line { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// Sixteen digits.
  static func text(_ sum: UInt64) -> String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
