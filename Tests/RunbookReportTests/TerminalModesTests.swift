import Testing

@testable import RunbookReport

@Suite struct TerminalModesTests {
  private func undoing(_ pieces: String...) -> String {
    var modes = TerminalModes()
    for piece in pieces { modes.follow(Array(piece.utf8)) }
    return String(decoding: modes.undoing(), as: UTF8.self)
  }

  @Test func whatAProgramLeftOnIsSwitchedOffInReverse() {
    let left = undoing("\u{1B}[?1049h\u{1B}[?25ltext\u{1B}[?1;2004h\u{1B}=\u{1B}[?7l")
    #expect(left == "\u{1B}[?2004l\u{1B}[?1l\u{1B}[?1049l\u{1B}[?7h\u{1B}[?25h\u{1B}>")
  }

  @Test func aProgramThatTidiesUpLeavesNothingToDo() {
    #expect(
      undoing("\u{1B}[?1049h\u{1B}[?25l", "a\u{1B}[1mb\u{1B}[0m", "\u{1B}[?25h\u{1B}[?12l\u{1B}[?1049l\u{1B}=\u{1B}>")
        == "")
    #expect(undoing("plain text\r\n") == "")
  }

  @Test func sequencesMayComeInPiecesOrBeDamaged() {
    #expect(undoing("\u{1B}", "[?10", "49", "h") == "\u{1B}[?1049l")
    #expect(undoing("\u{1B}[?\u{1B}[?1000h") == "\u{1B}[?1000l")
    #expect(undoing("\u{1B}[?99999999999999999999h\u{1B}[?h\u{1B}[?xh\u{1B}[31mred") == "\u{1B}[0m")
    let many = (0..<10_000).map { "\u{1B}[?\($0 + 3000)h" }.joined()
    #expect(undoing(many).utf8.count < 4096)
  }

  @Test func itIsUndoneOnce() {
    var modes = TerminalModes()
    modes.follow(Array("\u{1B}[?25l".utf8))
    #expect(!modes.undoing().isEmpty)
    #expect(modes.undoing().isEmpty)
  }
}
