import Diagnostics
import Testing

@Suite struct SourceFileTests {
  let file = SourceFile(path: "x.md", text: "ab\r\né\n\nlast")

  @Test func linesEndWithLFOrCRLF() {
    #expect(file.lineCount == 4)
    #expect((1...4).map(file.lineText) == ["ab", "é", "", "last"])
    #expect(file.line(0).isEmpty && file.line(5).isEmpty)
  }

  @Test func columnsCountBytesFromOne() {
    #expect(file.position(atOffset: 6) == SourcePosition(line: 2, column: 3))
    #expect(file.offset(of: SourcePosition(line: 2, column: 3)) == 6)
    #expect(file.text(in: SourceRange(SourcePosition(line: 2, column: 1), SourcePosition(line: 2, column: 3))) == "é")
  }

  @Test func everyOffsetComesBack() {
    for offset in 0...file.bytes.count {
      #expect(file.offset(of: file.position(atOffset: offset)) == offset)
    }
  }

  @Test(arguments: ["", "\n", "a", "a\n", "a\n\n"])
  func aFinalLineFeedOpensNoLine(text: String) {
    let expected = ["": 1, "\n": 1, "a": 1, "a\n": 1, "a\n\n": 2][text]
    #expect(SourceFile(path: "x", text: text).lineCount == expected)
  }
}
