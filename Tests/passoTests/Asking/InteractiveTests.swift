import Testing

/// Runs with a person at a terminal.
@Suite(.serialized) struct InteractiveTests {
  @Test func aPersonIsAskedForAValueAndLedThrough() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let run = try TerminalRun(
      passo, "run page.md",
      dialogue: [("value:", "Ann\r"), ("▸", "\r"), ("▸", "\r"), ("▸", "\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(run.screen.contains("<person>"))
    #expect(run.screen.contains("echo \"hello Ann\""))
    #expect(run.screen.contains("2 passed, 1 not verified (3)"))
    #expect(passo.folder.text("number.txt") == "42\n")
  }

  @Test func oneKeyEachInEveryLanguage() throws {
    for (language, word) in [("en", "quit"), ("fr", "quitter"), ("pt", "sair")] {
      let run = try TerminalRun(
        try Passo().file("page.md", Pages.failing), "run page.md --lang \(language)", dialogue: [("▸", "q")])
      #expect(run.screen.contains(word))
      #expect(run.status == 2, "\(run.screen)")
    }
  }

  @Test func afterAFailureACommandCanBeMended() throws {
    let run = try TerminalRun(
      try Passo().file("page.md", Pages.failing), "run page.md",
      dialogue: [("▸", "\r"), ("▸", "\r"), ("▸", "e"), ("$", "\u{15}true\r"), ("▸", "\r"), ("▸", "\r")])
    #expect(run.screen.contains("retry"))
    #expect(run.screen.contains("    never seen"), "\(run.screen)")
    #expect(run.status == 0)
  }

  @Test func ctrlCEndsTheRun() throws {
    let run = try TerminalRun(
      try Passo().file("page.md", Pages.failing), "run page.md; stty -a | grep -c ' icanon'",
      dialogue: [("▸", "\u{3}")])
    #expect(run.screen.hasSuffix("1\n") || run.screen.hasSuffix("1\r\n"), "the terminal is as before: \(run.screen)")
    let status = try TerminalRun(
      try Passo().file("page.md", Pages.failing), "run page.md", dialogue: [("▸", "\u{3}")])
    #expect(status.status == 130)
  }

  @Test func thePlanIsShownAndThePersonAsked() throws {
    let passo = try Passo().file("page.md", Pages.failing)
    let run = try TerminalRun(passo, "page.md", dialogue: [("▸", "q")])
    #expect(run.status == 0)
    #expect(run.screen.contains("runs nothing"))
    #expect(!run.screen.contains("    begun"))
  }

  @Test func aProcedureIsPicked() throws {
    let run = try TerminalRun(
      try Passo().file("page.md", Pages.twoProcedures), "run page.md --yes", dialogue: [("none)", "2\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(run.screen.contains("    two"))
    #expect(!run.screen.contains("    one"))
  }

  @Test func whatWasAnsweredIsOfferedAgainUnlessItIsASecret() throws {
    let passo = try Passo().file("page.md", Pages.greeting).file("secret.md", Pages.secret)
    _ = try TerminalRun(passo, "run page.md --yes", dialogue: [("value:", "Ann\r")])
    let run = try TerminalRun(passo, "run page.md --yes", dialogue: [("value:", "\u{5}a\r")])
    #expect(run.screen.contains("echo \"hello Anna\""), "\(run.screen)")
    _ = try TerminalRun(passo, "run secret.md --yes --only 1", dialogue: [("value:", "hunter2\r")])
    let kept = try #require(passo.folder.text(".local/state/passo/values.json"))
    #expect(kept.contains("\"value\" : \"Anna\""), "\(kept)")
    #expect(run.screen.contains("│ offered: your answer of 20"), "\(run.screen)")
    #expect(!kept.contains("hunter2") && !kept.contains("password"))
  }

  @Test func aDumbTerminalIsAskedLineByLine() throws {
    let passo = try Passo().file("page.md", Pages.greeting).environment("TERM", "dumb")
    let run = try TerminalRun(
      passo, "run page.md", dialogue: [("value:", "Ann\n"), ("▸", "\n"), ("▸", "a\n")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(!run.screen.contains("\u{1B}"))
    #expect(passo.folder.text("number.txt") == "42\n")
  }

  @Test func aSecretIsNeitherShownNorKept() throws {
    let passo = try Passo().file("page.md", Pages.secret)
    let run = try TerminalRun(
      passo, "run page.md --only 1; cat .local/state/passo/runs/*.jsonl",
      dialogue: [("value:", "hunter2\r"), ("▸", "\r")])
    #expect(run.screen.contains("logged in with ••••"), "\(run.screen)")
    #expect(run.screen.contains("\"run.finished\""))
    #expect(!run.screen.contains("hunter2"))
  }
}
