/// A text that was decoded from what is printed, and where each of its bytes is printed.
struct MappedText: Sendable {
  var bytes: [UInt8] = []
  /// Of each byte: the offsets in the printed text from which it was decoded.
  var ranges: [Range<Int>] = []

  var count: Int { bytes.count }

  init() {}

  /// A part of the printed text itself.
  ///
  /// - Parameter offset: of the first byte in the printed text.
  init(_ bytes: some Collection<UInt8>, at offset: Int) {
    self.bytes = Array(bytes)
    ranges = self.bytes.indices.map { (offset + $0)..<(offset + $0 + 1) }
  }

  mutating func append(_ byte: UInt8, _ range: Range<Int>) {
    bytes.append(byte)
    ranges.append(range)
  }

  mutating func append(_ other: MappedText) {
    bytes += other.bytes
    ranges += other.ranges
  }

  func part(_ part: Range<Int>) -> MappedText {
    var text = MappedText()
    text.bytes = Array(bytes[part])
    text.ranges = Array(ranges[part])
    return text
  }
}
