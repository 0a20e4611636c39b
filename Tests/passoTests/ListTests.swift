import Testing

/// `passo list`, and `passo` alone.
@Suite struct ListTests {
  static func depots() throws -> Passo {
    try Passo().file("docs/greet.md", Pages.greeting).file("docs/fail.md", Pages.failing)
      .file("notes.md", "# Notes\n\nNothing to do.\n").file("node_modules/x/a.md", Pages.greeting)
      .file(".hidden/a.md", Pages.greeting).file("docs/binary.md", bytes: [35, 32, 0, 1])
  }

  @Test func pagesWithStepsAreListedByPath() throws {
    let outcome = try Self.depots().run("list")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == "  docs/fail.md  Failing  3 steps\n  docs/greet.md  Greeting somebody  3 steps  person\n",
      "\(outcome)")
    #expect(outcome.errors == "passo: 1 page or folder could not be read and left out\n")
  }

  @Test func theIndexGivesTheSameAndIsPrivate() throws {
    let passo = try Self.depots()
    _ = try passo.bash("touch -d '1 hour ago' docs/*.md notes.md")
    let first = try passo.run("list")
    #expect(try passo.bash("stat -c %a .cache/passo/pages .cache/passo/pages/*.index").output == "700\n600\n")
    #expect(try passo.run("list") == first)
    _ = try passo.bash("echo damage > .cache/passo/pages/$(ls .cache/passo/pages)")
    #expect(try passo.run("list") == first)
    _ = try passo.bash("chmod 666 .cache/passo/pages/*")
    #expect(try passo.run("list") == first)
  }

  @Test func whatChangesIsReadAgain() throws {
    let passo = try Self.depots()
    _ = try passo.bash("touch -d '1 hour ago' docs/*.md notes.md")
    _ = try passo.run("list")
    _ = try passo.bash("sed -i 's/Failing/Falling/' docs/fail.md; rm docs/greet.md")
    let outcome = try passo.run("list")
    #expect(outcome.output == "  docs/fail.md  Falling  3 steps\n", "\(outcome)")
  }

  @Test func aPageThatTheIndexKnowsIsNotRead() throws {
    let passo = try Self.depots()
    _ = try passo.bash("touch -d '1 hour ago' docs/*.md notes.md")
    _ = try passo.run("list")
    // In place, with the same length and time: the same stamp.
    let change = "printf '# Falling' | dd of=docs/fail.md conv=notrunc"
    _ = try passo.bash("touch -r docs/fail.md t; \(change); touch -r t docs/fail.md")
    #expect(try passo.run("list").output.contains("Failing"))
    #expect(try passo.run("list", "--no-cache").output.contains("Falling"))
  }

  @Test func noCacheWritesNothing() throws {
    let passo = try Self.depots()
    #expect(try passo.run("list", "--no-cache").status == 0)
    #expect(try passo.bash("test -e .cache").status == 1)
  }

  @Test func wordsAreLookedFor() throws {
    let passo = try Self.depots()
    let found = try passo.run("list", "--grep", "HELLO")
    #expect(found.status == 0)
    let line = "  docs/greet.md  Greeting somebody  3 steps  person\n    7: echo \"hello <person>\"\n"
    #expect(found.output == line, "\(found)")
    let missing = try passo.run("list", "docs", "--grep", "hello", "--grep", "elsewhere")
    #expect(missing.status == 1)
    #expect(missing.errors.hasSuffix("passo: no page with steps has: hello, elsewhere\n"), "\(missing)")
  }

  @Test func programsGetOneObjectAPage() throws {
    let outcome = try Self.depots().run("list", "docs", "--format", "json", "--grep", "hello")
    let page =
      #"{"lastRun":null,"match":{"line":7,"text":"echo \"hello <person>\""},"path":"docs/greet.md","procedures":1,"#
      + #""steps":3,"title":"Greeting somebody","values":["person"]}"#
    #expect(outcome.output == "[\n\(page)\n]\n", "\(outcome)")
  }

  @Test func theLastRunIsShown() throws {
    let passo = try Self.depots()
    _ = try passo.run("run", "docs/greet.md", "--set", "person=Ann", "--yes")
    let outcome = try passo.run("list")
    #expect(outcome.output.contains("not verified, just now"), "\(outcome)")
  }

  @Test func settingsLeaveOutPages() throws {
    let outcome = try Self.depots().file("passo.yml", "exclude: [docs/fail.md]\n").run("list")
    #expect(!outcome.output.contains("fail.md"))
  }

  @Test func aFolderThatIsNotThereIsSaid() throws {
    #expect(try Passo().run("list", "nowhere").status == 2)
    #expect(try Passo().run("list", "--grep", "").status == 64)
    let empty = try Passo().run("list")
    #expect(empty.status == 0)
    #expect(empty.errors == "passo: there is no page with steps in .\n")
  }

  @Test func passoAloneOffersThePages() throws {
    let passo = try Self.depots()
    let run = try TerminalRun(passo, "", dialogue: [("Esc leave", "greet\r"), ("run it", "q")])
    #expect(run.screen.contains("docs/fail.md"), "\(run.screen)")
    #expect(run.screen.contains("echo \"hello <person>\""), "\(run.screen)")
    #expect(run.status == 0)
    let left = try TerminalRun(passo, "", dialogue: [("Esc leave", "\u{7}")])
    #expect(left.status == 0)
    #expect(try passo.run().output.hasPrefix("Passo runs how-to pages"))
  }

  @Test func passoAloneWithoutPagesSaysWhatItIs() throws {
    let run = try TerminalRun(Passo(), "", dialogue: [])
    #expect(run.screen.contains("Passo runs how-to pages"), "\(run.screen)")
  }
}
