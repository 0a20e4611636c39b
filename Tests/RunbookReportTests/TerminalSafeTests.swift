import Testing

@testable import RunbookReport

@Suite struct TerminalSafeTests {
  @Test(arguments: [
    ("plain é 漢\n\ttext", "plain é 漢\n\ttext"),
    ("\u{1B}[2J", "\\u{1B}[2J"),
    ("\u{9B}31m", "\\u{9B}31m"),
    ("a\rb\u{8}", "a\\u{D}b\\u{8}"),
    ("\u{202E}txt.exe", "\\u{202E}txt.exe"),
    ("zero\u{200B}width\u{E0041}", "zero\\u{200B}width\\u{E0041}"),
    ("👩\u{200D}🚀", "👩\u{200D}🚀"),
    ("\u{0}", "\\u{0}"),
  ])
  func whatATerminalWouldActOnIsShown(text: String, expected: String) {
    #expect(TerminalSafe.text(text) == expected)
  }

  @Test func oneLineIsOneLine() {
    #expect(TerminalSafe.line("  a\r\n\tb\u{2028}c ") == "a b c")
  }
}

@Suite struct DisplayWidthTests {
  @Test(arguments: [("abc", 3), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("✋", 2), ("👩\u{200D}🚀", 2), ("", 0)])
  func columns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func clippingNeverExceeds() {
    for width in 0...12 { #expect(DisplayWidth.of("漢字漢字abc漢".clipped(to: width)) <= width) }
    #expect("short".clipped(to: 5) == "short")
    #expect("longer".clipped(to: 5) == "long…")
  }
}

@Suite struct TextWrappingTests {
  @Test func breaksAtBlanksAndInsideLongWords() {
    #expect(TextWrapping.lines(of: "one two  three", width: 8) == ["one two", " three"])
    #expect(TextWrapping.lines(of: "0123456789abc", width: 8) == ["01234567", "89abc"])
    #expect(TextWrapping.lines(of: "a\n\nb", width: 8) == ["a", "", "b"])
    #expect(TextWrapping.lines(of: "漢字漢字漢", width: 8) == ["漢字漢字", "漢"])
  }
}
