/// Eight bytes of a text that are looked at together: pages are ASCII for the most part, with one blank between words,
/// and what is so can be recognized, and mostly copied, without looking at each of them.
@frozen
package struct EightBytes {
  /// The first byte is the lowest.
  @usableFromInline var bits: UInt64

  @inlinable
  init(bits: UInt64) { self.bits = bits }

  /// - Parameter index: of the first of them; all eight are in `bytes`.
  @inlinable
  package init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) {
    bits = UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// Writes them where there is room for eight.
  @inlinable
  package func write(to bytes: UnsafeMutableBufferPointer<UInt8>, at index: Int) {
    UnsafeMutableRawBufferPointer(bytes).storeBytes(of: bits.littleEndian, toByteOffset: index, as: UInt64.self)
  }

  /// The highest bit of each byte.
  @usableFromInline static var high: UInt64 { @inlinable get { 0x8080_8080_8080_8080 } }

  /// `byte` eight times. What is added to bytes of ASCII so that the highest bit tells that they are at least as great
  /// as a limit does not carry over into the next.
  @inlinable
  static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  @inlinable package var isASCII: Bool { bits & Self.high == 0 }

  /// The highest bit of each byte that is a space, where the rest are visible characters of ASCII; nil where any is
  /// something else.
  @inlinable package var spaces: UInt64? {
    guard isASCII, ~(bits &+ Self.all(0x80 - 0x20)) & Self.high == 0 else { return nil }
    return ~(bits &+ Self.all(0x80 - 0x21)) & Self.high
  }

  /// Capitals as small letters.
  ///
  /// - Precondition: all are ASCII.
  @inlinable package var lowercased: EightBytes {
    let capitals = (bits &+ Self.all(0x80 - 0x41)) & ~(bits &+ Self.all(0x80 - 0x5B)) & Self.high
    return EightBytes(bits: bits | capitals &>> 2)
  }
}
