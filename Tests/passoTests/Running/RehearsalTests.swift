import Testing

/// Runs in which the page's own samples answer and nothing of the page runs.
@Suite struct RehearsalTests {
  @Test func nothingRunsAndEverythingIsRehearsed() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let outcome = try passo.run("run", "page.md", "--rehearse", "--set", "person=Ann")
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.output.contains("    hello Ann\n"))
    #expect(outcome.output.contains("echo \"rehearsed-the_number\" > number.txt"))
    #expect(outcome.output.contains("3 rehearsed"))
    #expect(!outcome.output.contains("passed"))
    #expect(passo.folder.text("number.txt") == nil)
  }

  @Test func whatOnlyAPersonCanKnowIsMadeUp() throws {
    let outcome = try Passo().file("page.md", Pages.greeting).run("run", "page.md", "--rehearse")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("person = rehearsed-person (stand-in of the rehearsal)"), "\(outcome)")
    #expect(!outcome.output.contains("the_number = rehearsed-the_number (stand-in"), "\(outcome)")
  }
}
