import Diagnostics
import RunbookReport
import Testing

@testable import passo

@Suite struct KeyDecoderTests {
  private func keys(_ text: String) -> [Key] {
    var decoder = KeyDecoder()
    return text.utf8.compactMap { decoder.take($0) }
  }

  @Test(arguments: [
    ("aé漢", [Key.character("a"), .character("é"), .character("漢")]),
    ("\r\n\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace]),
    ("\u{1}\u{3}\u{1A}", [.control("a"), .control("c"), .control("z")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[3~", [.up, .home, .end, .home, .end, .delete]),
    ("\u{1B}[1;5C\u{1B}[15~x", [.right, .character("x")]),
    ("\u{1B}[200~two\nlines\u{1B}[201~y", [.paste("two\nlines"), .character("y")]),
    ("\u{0}", []),
  ])
  func bytesBecomeKeys(text: String, expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test func anEscapeThatStandsAloneIsAKey() {
    var decoder = KeyDecoder()
    #expect(decoder.take(0x1B) == nil)
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == .escape)
    #expect(decoder.take(0x61) == .character("a"))
  }

  @Test func brokenTextIsDropped() {
    var decoder = KeyDecoder()
    let bytes: [UInt8] = [0xC3, 0x61, 0xFF, 0xFF, 0xFF, 0xFF, 0x62]
    #expect(bytes.compactMap { decoder.take($0) } == [.character("a"), .character("b")])
  }

  @Test func anyBytesAtAllAreSurvived() {
    var decoder = KeyDecoder()
    var random = SystemRandomNumberGenerator()
    for _ in 0..<100_000 { _ = decoder.take(UInt8.random(in: 0...255, using: &random)) }
    for byte in "\u{1B}[201~".utf8 { _ = decoder.take(byte) }
    #expect(decoder.take(0x0D) == .enter)
  }
}

@Suite struct LineEditorTests {
  private func typed(_ keys: [Key], into editor: LineEditor = LineEditor()) -> String {
    var editor = editor
    for key in keys { #expect(editor.take(key) == .editing) }
    return String(editor.text)
  }

  @Test func editing() {
    let text: [Key] = "one two".map(Key.character)
    #expect(typed(text + [.backspace, .left, .character("x")]) == "one txw")
    #expect(typed(text + [.control("w")]) == "one ")
    #expect(typed(text + [.control("a"), .delete, .control("k")]) == "")
    #expect(typed(text + [.left, .left, .left, .control("u")]) == "two")
    #expect(typed(text + [.home, .character(">"), .end, .character("<")]) == ">one two<")
    #expect(typed([.backspace, .delete, .left, .right, .control("w")]) == "")
  }

  @Test func endings() {
    var editor = LineEditor("x")
    #expect(editor.take(.enter) == .accepted("x"))
    #expect(editor.take(.escape) == .cancelled)
    #expect(editor.take(.control("c")) == .interrupted)
    #expect(editor.take(.control("d")) == .editing)
    editor.replace(with: "")
    #expect(editor.take(.control("d")) == .cancelled)
    #expect(editor.take(.tab) == .completing)
  }

  @Test func aPasteSendsNothingOff() {
    #expect(typed([.paste("a\nb\r\n")]) == "ab")
    #expect(typed([.paste("a\nb")], into: LineEditor(keepsLines: true)) == "a\nb")
    #expect(typed([.paste("a\r\n\nb\n")], into: LineEditor(keepsLines: true)) == "a\n\nb")
  }

  /// In the square of the time it would take hours.
  @Test(.timeLimit(.minutes(1))) func aLongPasteIsTakenAtOnce() {
    let line = "0123456789 abcdefghij"
    let pasted = Array(repeating: line, count: 20_000).joined(separator: "\n")
    var decoder = KeyDecoder()
    #expect("\u{1B}[200~\(pasted)\u{1B}[201~".utf8.compactMap { decoder.take($0) } == [.paste(pasted)])
    var editor = LineEditor(keepsLines: true)
    _ = editor.take(.paste(pasted))
    #expect(editor.view(width: 6) == ("fghij", 5))
    _ = editor.take(.home)
    #expect(editor.view(width: 6) == ("01234", 0))
  }

  @Test func historyGoesUpAndDown() {
    let editor = LineEditor(history: ["first", "second"])
    #expect(typed([.character("x"), .up], into: editor) == "second")
    #expect(typed([.character("x"), .up, .up, .up], into: editor) == "first")
    #expect(typed([.character("x"), .up, .down], into: editor) == "x")
  }

  @Test func theViewFollowsTheCursor() {
    var editor = LineEditor("0123456789")
    #expect(editor.view(width: 20) == ("0123456789", 10))
    #expect(editor.view(width: 5) == ("6789", 4))
    _ = editor.take(.home)
    #expect(editor.view(width: 5) == ("0123", 0))
  }

  @Test func secretsAndControlsAreNotShown() {
    #expect(LineEditor("geheim", isMasked: true).view(width: 20).text == "••••••")
    #expect(LineEditor("a\u{1B}[2Jb", keepsLines: true).view(width: 40).text == "a\\u{1B}[2Jb")
    #expect(LineEditor("a\nb", keepsLines: true).view(width: 40).text == "a↵b")
    #expect(LineEditor("漢字").view(width: 40).column == 4)
  }
}

@Suite struct MenuTests {
  static let menus: [[MenuKey]] = [
    [.yes, .no, .unsure, .quit], [.doIt, .skip, .back, .pause, .quit], [.doneAlready, .again, .skip, .quit],
    [.again, .give, .no, .quit], [.no, .again, .quit], [.follow, .doneAlready, .skip, .back, .pause, .quit],
    [.overwrite, .skip, .back, .pause, .quit], [.apply, .leaveOut, .back, .pause, .quit],
    [.yesAsBefore, .yes, .no, .back, .pause, .quit], [.goOn, .useAnother, .quit], [.change, .look, .no],
    [.isDone, .begin], [.history, .fromRun, .type, .quit],
  ]

  @Test func everyKeyMeansOneThing() {
    for menu in MenuTests.menus { #expect(Set(menu.map(\.key)).count == menu.count, "\(menu)") }
  }

  /// What replaces a file has a key that means nothing before any other question.
  @Test func overwritingHasAKeyOfItsOwn() {
    #expect(MenuKey.allCases.filter { $0.key == MenuKey.overwrite.key } == [.overwrite])
  }

  @Test func keysAndLinesChoose() {
    let menu = Menu([(MenuKey.run, 1), (.quit, 2), (.again, 3)], language: .english)
    #expect(menu.entry(for: .enter)?.value == 1)
    #expect(menu.entry(for: .character("Q"))?.value == 2)
    #expect(menu.entry(for: .character("x")) == nil)
    #expect(menu.entry(forLine: "  ")?.value == 1)
    #expect(menu.entry(forLine: " Quit")?.value == 2)
    #expect(menu.entry(forLine: "run  again ")?.value == 3)
    #expect(menu.entry(forLine: "quite") == nil, "no word, and not one key")
  }

  @Test func longMenusTakeMoreLines() {
    let keys: [MenuKey] = [.follow, .doneAlready, .skip, .back, .pause, .quit]
    let menu = Menu(keys.map { ($0, 0) }, language: Catalogue.language(forLocale: "fr"))
    #expect(menu.lines(width: 200).count == 1)
    #expect(menu.lines(width: 40).allSatisfy { DisplayWidth.of($0) <= 40 })
    #expect(menu.lines(width: 40).count == 2)
  }
}

@Suite struct CompletionTests {
  @Test(arguments: [("", "de"), ("def", "default"), ("x", "x"), ("dev", "dev-team")])
  func asFarAsAllAgree(text: String, expected: String) {
    #expect(Asker.completed(text, from: ["default", "dev-team"]) == expected)
  }
}

@Suite struct DurationArgumentTests {
  @Test(arguments: [("90", 90.0), ("90s", 90), ("1.5m", 90), ("2h", 7200), ("500ms", 0.5)])
  func lengths(text: String, seconds: Double) {
    #expect(DurationArgument(argument: text)?.seconds == seconds)
  }

  @Test(arguments: ["", "s", "-1", "0", "5 s", "1d", "nan", "1e9"]) func nonsense(text: String) {
    #expect(DurationArgument(argument: text) == nil)
  }
}
