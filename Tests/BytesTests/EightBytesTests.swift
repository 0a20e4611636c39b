import Bytes
import Testing

@Suite("Eight bytes at once")
struct EightBytesTests {
  /// Bytes at the borders of what is asked, and any others.
  private static let borders: [UInt8] = [
    0x00, 0x09, 0x0A, 0x1F, 0x20, 0x21, 0x40, 0x41, 0x5A, 0x5B, 0x61, 0x7F, 0x80, 0xC3, 0xFF,
  ]

  @Test("Each answer agrees with what the single bytes say")
  func agreement() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      let isPlain = Bool.random(using: &random)
      let bytes = (0..<8).map { _ in
        isPlain
          ? UInt8.random(in: 0x20...0x7F, using: &random) : Self.borders.randomElement(using: &random) ?? 0
      }
      bytes.withUnsafeBufferPointer { buffer in
        let eight = EightBytes(buffer, at: 0)
        #expect(eight.isASCII == bytes.allSatisfy { $0 < 0x80 })
        let spaces = bytes.allSatisfy { $0 >= 0x20 && $0 < 0x80 } ? bytes.map { $0 == 0x20 } : nil
        let found = eight.spaces.map { mask in (0..<8).map { mask >> UInt64($0 * 8 + 7) & 1 == 1 } }
        #expect(found == spaces)
        guard eight.isASCII else { return }
        let lowered = [UInt8](unsafeUninitializedCapacity: 8) { output, count in
          eight.lowercased.write(to: output, at: 0)
          count = 8
        }
        #expect(lowered == bytes.map(\.lowercased))
      }
    }
  }

  @Test("A text is ASCII where each of its bytes is")
  func ascii() {
    for length in 0..<20 {
      let text = String(repeating: "a", count: length)
      #expect(text.isASCII && text[...].isASCII)
      #expect(!(text + "é").isASCII && !("é" + text).isASCII && !(text + "é" + text)[...].isASCII)
    }
  }

  @Test("The runs of letters and digits, and of the others that are named")
  func runs() {
    #expect("".words(with: "") == [])
    #expect("--".words(with: "") == [])
    #expect("one two_3, <x>".words(with: "_") == ["one", "two_3", "x"])
    #expect(" (one)-é2 ".dropFirst().words(with: "-") == ["one", "-é2"])
  }
}
