import Testing

/// Steps whose programs take the terminal for themselves, which no one could tell from the page.
@Suite(.serialized) struct FullScreenTests {
  private func run(
    _ command: String, dialogue: [(prompt: String, typed: String)]
  ) throws -> (passo: Passo, run: TerminalRun) {
    let page = """
      # Keys
      {: #keys}

      1.  Press keys.

          ```
          \(command)
          ```
          {: pre}

      2.  Go on.

          ```
          echo "went on"
          ```
          {: pre}
      """
    let passo = try Passo().file("page.md", page).file("ask.sh", FullScreenTests.ask).file("text.txt", "first line\n")
    return (passo, try TerminalRun(passo, "run page.md --yes; stty -a | grep -c ' icanon.* echo '", dialogue: dialogue))
  }

  /// Draws, waits for one key, and shows its byte.
  private static let ask = """
    modes=$(stty -g)
    stty raw -echo
    printf '\\033[?1049h\\033[?25l\\033[2Jpress a key: '
    byte=$(dd bs=1 count=1 2>/dev/null | od -An -tx1)
    [ "$1" ] && kill -9 $$
    printf '\\033[?25h\\033[?1049l'
    stty "$modes"
    echo "byte:$byte"
    """

  @Test(arguments: [("\u{3}", "03"), ("\u{1A}", "1a"), ("\u{1C}", "1c"), ("\r", "0d"), ("\u{11}", "11"), ("x", "78")])
  func everyKeyIsTheProgramsAndWhatItDrawsIsShown(key: String, byte: String) throws {
    let (_, run) = try run("sh ask.sh", dialogue: [("press a key:", key)])
    #expect(
      run.screen.contains("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2Jpress a key: \u{1B}[?25h\u{1B}[?1049l"), "\(run.screen)")
    #expect(run.screen.contains("byte: \(byte)"), "\(run.screen)")
    #expect(run.screen.contains("    went on"), "\(run.screen)")
    #expect(
      run.screen.hasSuffix("\n1\r\n") || run.screen.hasSuffix("\n1\n"), "the terminal is as before: \(run.screen)")
  }

  @Test func whatAProgramThatDiedLeftIsTidiedUp() throws {
    let (_, run) = try run("sh ask.sh die || true", dialogue: [("press a key:", "x")])
    #expect(run.screen.contains("\n\u{1B}[?1049l\u{1B}[?25h"), "\(run.screen)")
    #expect(run.screen.contains("    went on"))
    #expect(run.screen.hasSuffix("\n1\r\n") || run.screen.hasSuffix("\n1\n"), "\(run.screen)")
  }

  @Test(.enabled(if: Passo.hasProgram("vi"), "needs vi"))
  func anEditorEdits() throws {
    let (passo, run) = try run("f=text.txt; \"$(command -v vi)\" -u NONE \"$f\"", dialogue: [("~", "xiF\u{1B}:wq\r")])
    #expect(passo.folder.text("text.txt") == "First line\n", "\(run.screen)")
    #expect(run.screen.contains("    went on"))
    #expect(run.screen.hasSuffix("\n1\r\n") || run.screen.hasSuffix("\n1\n"), "\(run.screen)")
  }

  @Test(.enabled(if: Passo.hasProgram("less"), "needs less"))
  func aPagerPages() throws {
    let (_, run) = try run("seq 200 | \"$(command -v less)\"", dialogue: [(":", "G"), ("(END)", "q")])
    #expect(run.screen.contains("\u{1B}[?1049h"), "\(run.screen)")
    #expect(run.screen.contains("200"), "\(run.screen)")
    #expect(run.screen.contains("    went on"))
  }

  @Test func aWordThatIsNotShownReachesTheProgram() throws {
    let (_, run) = try run(
      "read -s -p 'Word: ' word; echo; echo \"${#word} letters\"", dialogue: [("Word:", "hunter2\r")])
    #expect(run.screen.contains("7 letters"), "\(run.screen)")
    #expect(!run.screen.contains("hunter2"))
  }

  @Test func withoutAPersonAnEditorIsEndedAndDrawsNothing() throws {
    let page = "# T\n\n1.  Edit.\n\n    ```\n    vi notes.txt\n    ```\n    {: pre}\n"
    let editor = "#!/bin/sh\nstty raw -echo </dev/tty\nprintf '\\033[?1049h\\033[2J~\\r\\n~' >/dev/tty\nsleep 60\n"
    let passo = try Passo().file("page.md", page).file("bin/vi", editor)
    _ = try passo.bash("chmod +x bin/vi")
    let result = try passo.environment("PATH", "\(passo.folder.path)/bin:/usr/bin:/bin")
      .run("run", "page.md", "--yes", "--non-interactive")
    #expect(result.status == 1)
    #expect(result.output.contains("a program fills the screen, and no one is there to use it (line 5)"))
    #expect(!result.output.contains("\u{1B}"), "\(result.output)")
  }
}
