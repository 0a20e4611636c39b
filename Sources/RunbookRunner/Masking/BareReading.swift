/// Reads the letters and digits of a text alone, in lower case: whatever stands between those of a secret, such as
/// quotation marks, the borders of a table, commas, blanks, line ends or colours, hides nothing.
///
/// A dump (`od`, `hexdump`, `xxd`) begins each line with an offset and may end it with the text beside the numbers, so
/// that one more reading takes the numbers, and another the text.
struct BareReading: Sendable {
  enum Part: CaseIterable, Sendable { case whole, dumpNumbers, dumpText }

  /// Letters that are further apart than this are not one word. In bytes.
  private static let longestGap = 160
  /// Of an offset at the beginning of a dump's line, in digits.
  private static let offsetLengths = 4...16

  private enum Place { case lineStart, numbers, text, outside }

  private let part: Part
  private var place = Place.lineStart
  private var offsetLength = 0
  /// `xxd` ends the offset by a colon, and divides numbers and text by two blanks alone.
  private var hasColon = false
  private var isAfterBlank = false
  private(set) var state = 0
  /// Where in the text the last letters and digits were.
  private var kept: [Int] = []

  init(_ part: Part) { self.part = part }

  /// Reads on.
  ///
  /// - Parameters:
  ///   - offset: of the first of the bytes in the text.
  ///   - found: is given each stretch of the text that a pattern covers.
  mutating func read(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automaton: PatternAutomaton, found: (Range<Int>) -> Void
  ) {
    for (distance, byte) in bytes.enumerated() {
      let isRead = part == .whole || isInPart(byte)
      guard isRead, let letter = BareReading.folded(byte) else { continue }
      let position = offset + distance
      if let last = kept.last, position - last > BareReading.longestGap { state = 0 }
      kept.append(position)
      let match = automaton.step(&state, letter)
      if match > 0 { found(kept[kept.count - match]..<(position + 1)) }
      if kept.count > 4096 { kept.removeFirst(2048) }
    }
  }

  mutating func endLine() {
    place = .lineStart
    offsetLength = 0
    hasColon = false
    isAfterBlank = false
  }

  /// Where the letters and digits begin that may still become part of a secret; nil when none do.
  func heldStart(_ automaton: PatternAutomaton, end: Int) -> Int? {
    let depth = automaton.depth(of: state)
    guard depth > 0, depth <= kept.count, end - (kept.last ?? 0) <= BareReading.longestGap else { return nil }
    return kept[kept.count - depth]
  }

  mutating func reset() { state = 0 }

  /// Lower case; nil for what is no letter or digit of ASCII.
  static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    default: nil
    }
  }

  private mutating func isInPart(_ byte: UInt8) -> Bool {
    let isBlank = byte == 0x20 || byte == 0x09
    defer { isAfterBlank = isBlank }
    switch place {
    case .lineStart:
      if isHexDigit(byte) {
        offsetLength += 1
      } else if byte == UInt8(ascii: ":"), !hasColon {
        hasColon = true
      } else {
        place = isBlank && BareReading.offsetLengths.contains(offsetLength) ? .numbers : .outside
      }
      return false
    case .numbers:
      let endsNumbers = hasColon ? isBlank && isAfterBlank : byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">")
      if endsNumbers { place = .text }
      return part == .dumpNumbers && !endsNumbers
    case .text: return part == .dumpText
    case .outside: return false
    }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    BareReading.folded(byte).map { $0 <= UInt8(ascii: "f") } ?? false
  }
}
