import OutputMatching
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain\ttext\né", "plain\ttext\né"), ("\u{1B}[1;31mred\u{1B}[0m", "red"), ("\u{1B}[38;2;1;2;3mx", "x"),
    ("\u{1B}]0;title\u{07}x", "x"), ("\u{1B}]8;;http://a\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
    ("\u{1B}]0;never ended\nnext line", "\nnext line"), ("\u{1B}Pq#0\u{1B}\\x", "x"), ("\u{1B}(Bx\u{1B}=y", "xy"),
    ("\u{1B}[?25lx\u{1B}[?25h", "x"), ("\u{9B}31mx", "x"), ("a\r\nb\r\n", "a\nb\n"), ("10%\r20%\r100%", "100%"),
    ("long text\rdone", "done text"), ("long text\r\u{1B}[Kdone", "done"),
    ("long text\u{1B}[2K\rdone", "done"), ("ab\u{8}c", "ac"), ("_\u{8}u_\u{8}n", "un"), ("\u{8}\u{8}x", "x"),
    ("a\u{0}b\u{7}c\u{7F}", "abc"), ("one\ntwo\u{1B}[1A\rONE\u{1B}[1B!", "ONE\ntwo!"), ("a\u{1B}[3Cb", "a   b"),
    ("abc\u{1B}[1Gx", "xbc"), ("a\nb\nc\u{1B}[2A\r\u{1B}[Jx", "x"), ("\u{1B}", ""), ("\u{1B}[", ""), ("\u{1B}[31", ""),
    ("\u{1B}[31\nx", "\nx"), ("", ""), ("a\u{1B}[2B", "a"), ("a\u{1B}[2Bb", "a\n\n b"),
    ("a\n\u{1B}[3B\u{1B}[3Ab", "a\nb"),
    ("one\n\u{1B}[2Etwo\u{1B}[2F1\n2\n", "one\n1\n2\ntwo"),
  ])
  func onlyWhatIsSeenRemains(written: String, seen: String) {
    #expect(TerminalText.plain(Array(written.utf8)) == seen)
  }

  @Test func bytesThatAreNoTextAreReplaced() {
    #expect(TerminalText.plain([0x61, 0xFF, 0x62]) == "a\u{FFFD}b")
    #expect(TerminalText.plain([0x1B, 0x5B, 0x6D, 0xC3]) == "\u{FFFD}")
  }

  @Test func cursorMovementsCannotFillTheMemory() {
    let hostile = String(repeating: "\u{1B}[9999Cx\n", count: 10_000)
    #expect(TerminalText.plain(Array(hostile.utf8)).utf8.count < 4 * hostile.utf8.count)
    let down = String(repeating: "\u{1B}[9999Bx", count: 10_000)
    #expect(TerminalText.plain(Array(down.utf8)).utf8.count < 4 * down.utf8.count)
  }
}
