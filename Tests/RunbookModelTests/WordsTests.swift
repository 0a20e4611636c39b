import Testing

@testable import RunbookModel

@Suite("Words in bytes")
struct WordsTests {
  /// The plain way, against which folding is held.
  private func folded(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("Folding agrees with the plain way, wherever blanks, line ends and letters outside ASCII are")
  func folding() {
    let pieces = [" ", "  ", "\n", "\t", "a", "Bc", "Word", "LONGERWORD", "é", "Ç", "日本", "-", "x_9"]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in pieces.randomElement(using: &random) }
        .joined()
      #expect(Words(text).text == folded(text))
      #expect(text.foldingBlanks == text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }

  @Test("A list finds what its words find one by one, of any length")
  func lists() {
    var random = SystemRandomNumberGenerator()
    func text(_ lengths: ClosedRange<Int>) -> [UInt8] {
      (0..<Int.random(in: lengths, using: &random)).map { _ in UInt8.random(in: 97...99, using: &random) }
    }
    for _ in 0..<3000 {
      let shortest = Int.random(in: 1...3, using: &random)
      let words = (0..<Int.random(in: 0...4, using: &random)).map { _ in Words(bytes: text(shortest...5)) }
      let bytes = text(0...12)
      let expected = bytes.indices.flatMap { start in
        words.filter { bytes[start...].starts(with: $0.bytes) }.map { start..<start + $0.bytes.count }
      }
      var found: [Range<Int>] = []
      let list = WordList(words)
      list.forEachPlace(in: bytes[...]) { range in
        found.append(range)
        return false
      }
      #expect(found == expected)
      #expect(list.isAny(in: bytes[...]) == !expected.isEmpty)
    }
  }
}
