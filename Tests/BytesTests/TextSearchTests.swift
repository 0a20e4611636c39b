import Bytes
import Testing

@Suite("Searching texts by their bytes")
struct TextSearchTests {
  @Test("A text is found wherever it is, also at both ends")
  func finding() {
    for (text, wanted, offset) in [("abab", "ab", 0), ("xab", "ab", 1), ("aab", "ab", 1), ("naïve né", "né", 7)] {
      let found = text.byteRange(of: wanted).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
      #expect(found == offset, "\(wanted) in \(text)")
    }
    #expect(!"ab".containsBytes(of: "abc"))
    #expect(!"".containsBytes(of: "a" as Character))
    #expect(!"aaaa".containsBytes(of: "ab"))
  }

  @Test("Only the same bytes are found, not what is the same to a reader")
  func bytesOnly() {
    // An e with a mark of its own, which `contains` of the standard library finds.
    #expect(!"caf\u{E9}".containsBytes(of: "e\u{301}"))
    #expect("cafe\u{301}".containsBytes(of: "e" as Character))
  }

  @Test("A separator of several bytes parts a text as one of one byte does")
  func parting() {
    #expect("to … the … output".parts(separatedBy: "…") == ["to ", " the ", " output"])
    #expect("…a……b".parts(separatedBy: "…", omittingEmptySubsequences: false) == ["", "a", "", "b"])
    #expect("a,b,c".parts(separatedBy: ",", maxSplits: 1) == ["a", "b,c"])
    #expect("a\r\nb\nc".parts(separatedBy: "\n") == ["a\r\nb", "c"])
  }

  @Test("What is put in place of a text is not searched again")
  func replacing() {
    #expect("aXXa".replacingBytes(of: "X", with: "XX") == "aXXXXa")
    #expect("none".replacingBytes(of: "X", with: "") == "none")
    #expect("XX".replacingBytes(of: "X", with: "") == "")
  }

  @Test("Words are runs of letters and numbers of any script")
  func words() {
    #expect("a_b, c-2 (d)".words(with: "_") == ["a_b", "c", "2", "d"])
    #expect("é_b, c-2 (d)".words(with: "_") == ["é_b", "c", "2", "d"])
    #expect("<a-b> 名前".words(with: "<>-") == ["<a-b>", "名前"])
  }

  @Test("What a character is agrees with the standard library's answer for every scalar of the first plane")
  func kinds() throws {
    for value in UInt32(0)..<0xD800 {
      let scalar = try #require(Unicode.Scalar(value))
      let character = Character(scalar)
      #expect(character.isSpace == character.isWhitespace, "U+\(String(value, radix: 16))")
      #expect(character.isNumeric == character.isNumber, "U+\(String(value, radix: 16))")
    }
  }
}
