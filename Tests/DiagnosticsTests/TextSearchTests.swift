import Diagnostics
import Testing

@Suite("Searching texts by their bytes")
struct TextSearchTests {
  @Test("A text is found wherever it is, also at both ends")
  func finding() {
    for (text, wanted, offset) in [("abab", "ab", 0), ("xab", "ab", 1), ("aab", "ab", 1), ("naïve né", "né", 7)] {
      let found = text.firstRange(of: wanted).map { text.utf8.distance(from: text.startIndex, to: $0.lowerBound) }
      #expect(found == offset, "\(wanted) in \(text)")
    }
    #expect(!"ab".contains("abc"))
    #expect(!"".contains("a"))
    #expect(!"aaaa".contains("ab"))
  }

  @Test("A separator of several bytes parts a text as one of one byte does")
  func splitting() {
    #expect("to … the … output".split(separator: "…") == ["to ", " the ", " output"])
    #expect("…a……b".split(separator: "…", omittingEmptySubsequences: false) == ["", "a", "", "b"])
    #expect("a,b,c".split(separator: ",", maxSplits: 1) == ["a", "b,c"])
    #expect("a\r\nb\nc".split(separator: "\n") == ["a\r\nb", "c"])
  }

  @Test("Words are runs of letters and numbers of any script")
  func words() {
    #expect("a_b, c-2 (d)".words(with: "_") == ["a_b", "c", "2", "d"])
    #expect("é_b, c-2 (d)".words(with: "_") == ["é_b", "c", "2", "d"])
    #expect("<a-b> 名前".words(with: "<>-") == ["<a-b>", "名前"])
  }

  @Test("A set holds its bytes and no others")
  func byteSet() {
    let set: ByteSet = ",:~\u{0}A"
    for byte in UInt8.min...UInt8.max { #expect(set.contains(byte) == Array(",:~\u{0}A".utf8).contains(byte)) }
  }
}
