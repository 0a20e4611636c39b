/// A few bytes, of which a text is asked at each place whether it has one there.
@frozen
package struct ByteSet: Sendable, ExpressibleByStringLiteral {
  // The bytes below 64 and those below 128, one bit each.
  @usableFromInline let low: UInt64
  @usableFromInline let high: UInt64

  /// - Parameter text: of ASCII characters.
  package init(stringLiteral text: StaticString) {
    var (low, high) = (UInt64(0), UInt64(0))
    text.withUTF8Buffer { bytes in
      for byte in bytes {
        precondition(byte < 0x80, "a byte of a character outside ASCII says nothing by itself")
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte - 64) }
      }
    }
    (self.low, self.high) = (low, high)
  }

  @inlinable
  package func contains(_ byte: UInt8) -> Bool {
    byte < 64 ? low & 1 &<< UInt64(byte) != 0 : byte < 0x80 && high & 1 &<< UInt64(byte & 63) != 0
  }
}
