import Bytes
import Testing

@Suite("Finding bytes in bytes")
struct ByteSearchTests {
  /// The plain way, against which the others are held.
  private func places(of pattern: [UInt8], in text: [UInt8]) -> [Int] {
    guard pattern.count <= text.count else { return [] }
    return (0...(text.count - pattern.count)).filter { Array(text[$0..<$0 + pattern.count]) == pattern }
  }

  @Test("All searches agree with the plain way on texts of few letters, which repeat")
  func agreement() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...24, using: &random)).map { _ in UInt8.random(in: 97...98, using: &random) }
      let pattern = (0..<Int.random(in: 1...5, using: &random)).map { _ in UInt8.random(in: 97...98, using: &random) }
      let expected = places(of: pattern, in: text)
      #expect(text.byteIndex(of: pattern) == expected.first)
      #expect(text.lastByteIndex(of: pattern) == expected.last)
      #expect(text[...].byteRange(of: pattern)?.lowerBound == expected.first)
      #expect(text.containsBytes(of: String(decoding: pattern, as: UTF8.self)) == !expected.isEmpty)
      let start = Int.random(in: 0...text.count, using: &random)
      #expect(text.byteIndex(of: pattern, from: start) == expected.first { $0 >= start })
    }
  }

  @Test("A part of a text is searched and parted in its own indices")
  func slices() {
    let text = Array("xx,a,,b".utf8)[2...]
    #expect(text.byteIndex(of: UInt8(ascii: "a")) == 3)
    #expect(text.byteRange(of: Array(",b".utf8)) == 5..<7)
    #expect(text.pieces(separatedBy: UInt8(ascii: ",")).map(\.text) == ["", "a", "", "b"])
    #expect(text.isSame(as: Array(",a,,b".utf8)[...]))
    #expect(!text.isSame(as: Array(",a,,c".utf8)[...]))
  }

  @Test("Words of markup are found in either case, within their range only")
  func eitherCase() {
    let text = Array("a <PRE> b".utf8)
    #expect(text.firstOffset(of: "<pre>", in: 0..<text.count) == 2)
    #expect(text.firstOffset(of: "<pre>", in: 0..<6) == nil)
    #expect(text.holds("pre", at: 3, before: text.count))
    #expect(!text.holds("pre", at: 3, before: 5))
    #expect(text.trimmedEnd(of: 0..<2) == 1)
  }

  @Test("A set holds its bytes and no others")
  func byteSet() {
    let set: ByteSet = ",:~\u{0}A"
    for byte in UInt8.min...UInt8.max { #expect(set.contains(byte) == Array(",:~\u{0}A".utf8).contains(byte)) }
  }

  @Test("The classes of a byte are those of its character")
  func classes() {
    for byte in UInt8(0)..<0x80 {
      let character = Character(Unicode.Scalar(byte))
      #expect(byte.isLetter == character.isLetter)
      #expect(byte.isDigit == character.isNumber)
      #expect(byte.isHexDigit == character.isHexDigit)
      #expect(byte.isUppercase == character.isUppercase)
      #expect(String(Unicode.Scalar(byte.lowercased)) == character.lowercased())
    }
    for byte in UInt8(0x80)...0xFF { #expect(byte.isBeyondASCII && !byte.isLetter && !byte.isDigit && !byte.isBlank) }
  }
}

@Suite("How near two spellings are")
struct SpellingDistanceTests {
  @Test("One letter added, left out or changed, or two neighbours exchanged")
  func oneEdit() {
    for (left, right) in [("pre", "prre"), ("pre", "pe"), ("pre", "prx"), ("pre", "per"), ("codeblock", "codeblok")] {
      #expect(SpellingDistance.isOneEdit(left, right), "\(left) \(right)")
      #expect(SpellingDistance.isOneEdit(right, left), "\(right) \(left)")
    }
    for (left, right) in [("pre", "pre"), ("pre", "erp"), ("pre", "p"), ("screen", "secreen2"), ("abcd", "badc")] {
      #expect(!SpellingDistance.isOneEdit(left, right), "\(left) \(right)")
    }
  }
}
