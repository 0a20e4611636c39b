/// By what the content of a file is known again.
///
/// It finds changes, not forgery: what is kept by it is the account's own.
package struct ContentKey: Hashable, Sendable {
  package var size: Int
  package var sum: UInt64

  package init(_ bytes: [UInt8]) {
    size = bytes.count
    sum = bytes.withUnsafeBytes { raw in
      // Four sums beside each other: the processor works on all of them at once.
      var sums: (UInt64, UInt64, UInt64, UInt64) = (
        0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9
      )
      let prime: UInt64 = 0x100_0000_01B3
      func word(_ index: Int) -> UInt64 { raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
      var index = 0
      while index + 32 <= raw.count {
        sums.0 = Self.turned((sums.0 ^ word(index)) &* prime)
        sums.1 = Self.turned((sums.1 ^ word(index + 8)) &* prime)
        sums.2 = Self.turned((sums.2 ^ word(index + 16)) &* prime)
        sums.3 = Self.turned((sums.3 ^ word(index + 24)) &* prime)
        index += 32
      }
      var rest = UInt64(raw.count)
      while index < raw.count {
        rest = (rest ^ UInt64(raw[index])) &* prime
        index += 1
      }
      return [sums.1, sums.2, sums.3, rest].reduce(sums.0) { Self.turned(($0 ^ $1) &* prime) }
    }
  }

  package init(size: Int, sum: UInt64) { (self.size, self.sum) = (size, sum) }

  private static func turned(_ number: UInt64) -> UInt64 { number << 27 | number >> 37 }
}
