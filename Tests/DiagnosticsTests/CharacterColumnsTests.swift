import Diagnostics
import Testing

@Suite("Columns in characters")
struct CharacterColumnsTests {
  @Test("Columns that follow each other are those that are counted one by one")
  func following() {
    let lines = ["plain text, all of it", "naïve — “text” 名前を入力", "", "end"].map { Array($0.utf8) }
    // What is no UTF-8 is counted as well.
    let bytes = Array(lines.joined(separator: [0x0A])) + [0x0A, 0x61, 0xE2, 0x80, 0x62, 0xFF, 0x63]
    let source = SourceFile(path: "page.md", bytes: bytes)
    var columns = CharacterColumns(source)
    let places = (1...6).flatMap { line in (1...40).map { SourcePosition(line: line, column: $0) } }
    for place in places { #expect(columns.inCharacters(place) == source.inCharacters(place), "\(place)") }
    // Backwards, and from line to line.
    for place in places.reversed() { #expect(columns.inCharacters(place) == source.inCharacters(place), "\(place)") }
  }
}
