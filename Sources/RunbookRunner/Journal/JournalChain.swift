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
  /// - Parameters:
  ///   - line: a JSON object, without the line feed.
  ///   - state: checksum of the state of the shell that is kept from now on; nil: the one before.
  mutating func sealed(_ line: [UInt8], state: UInt64? = nil) -> [UInt8] {
    let line =
      state.map {
        line.dropLast() + Array(JournalChain.stateMark.utf8) + Array(JournalChain.text($0).utf8) + Array("\"}".utf8)
      } ?? line
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

  /// The checksum of a state of the shell that a line with a checksum says to be kept; nil where it says of none.
  static func state(of line: some BidirectionalCollection<UInt8>) -> UInt64? {
    guard let line = parts(of: line)?.line, line.count > stateTail else { return nil }
    let end = line.suffix(stateTail)
    guard end.starts(with: stateMark.utf8), end.suffix(2).elementsEqual("\"}".utf8) else { return nil }
    return UInt64(String(decoding: end.dropFirst(stateMark.utf8.count).dropLast(2), as: UTF8.self), radix: 16)
  }

  /// Of a file beside the journal.
  static func sum(of bytes: [UInt8]) -> UInt64 {
    var chain = JournalChain()
    chain.add(bytes)
    return chain.sum
  }

  private static let stateMark = ",\"state\":\""
  private static let stateTail = stateMark.utf8.count + 16 + 2
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
