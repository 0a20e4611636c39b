import Testing

@testable import OutputMatching

/// What a line sets against a state that it shows: a sentence is not verified by it.
@Suite struct ReservationTests {
  private func result(_ word: String, _ output: String) -> Comparison.Result {
    ExpectedWords([word]).compare(with: output).result
  }

  @Test(arguments: [
    ("online", "0/4 online"), ("online", "disks 3 of 4 online"), ("online", "online: 75 %"),
    ("online", "0 disks online"),
    ("online", "two of the four disks are online"), ("online", "desired 4, online 2"),
    ("prêts", "deux sur trois prêts"),
    ("prontos", "2 de 3 prontos"),
  ])
  func aPartIsNotAll(word: String, output: String) {
    #expect(result(word, output) != .matched)
  }

  @Test(arguments: ["4/4 online", "4 of 4 disks online", "desired 4, online 4", "disk-0 online"])
  func allAreAll(output: String) {
    #expect(result("online", output) == .matched)
  }

  @Test(arguments: [
    ("open", "wanted=open seen=shut"), ("open", "previous: open"), ("open", "preset: open"),
    ("open", "spec:\n  gate: open"), ("open", "GATE   DESIRED STATE\nnorth  open"),
    ("open", "possible states: open, shut"),
    ("ouvert", "état souhaité : ouvert"), ("aberto", "estado anterior: aberto"),
  ])
  func aNameMaySayThatItIsNotSoNow(word: String, output: String) {
    #expect(result(word, output) == .undecided)
  }

  @Test(arguments: [
    ("gate: open", Comparison.Result.matched), ("live:\n  gate: open", .matched),
    ("GATE   STATE\nnorth  open", .matched), ("preset: shut\ngate: open", .matched),
  ])
  func otherNamesChangeNothing(output: String, result: Comparison.Result) {
    #expect(self.result("open", output) == result)
  }

  @Test(arguments: [
    "✗ archived", "[FAIL] archived", "[ ] archived", "archived (code 9)", "archived [skipped]", "~archived",
    "archived -> dropped", "archived ≠ dropped", "archived?",
  ])
  func aSignOfFailureIsOne(output: String) {
    #expect(result("archived", output) == .undecided)
  }

  @Test(arguments: ["✓ archived", "[OK] archived", "[x] archived", "archived (code 0)", "* archived"])
  func otherSignsAreNone(output: String) {
    #expect(result("archived", output) == .matched)
  }

  @Test(arguments: [
    ("archived", "the mail is a world away from archived"), ("archived", "mail sloppily archived"),
    ("archivé", "le courrier est tout juste bon à être archivé"),
    ("arquivado", "o correio está desastradamente arquivado"),
    ("active", "queue was active"), ("running", "queue had been running"), ("finished", "finished, then restarted"),
  ])
  func aStateMayBeWeakened(word: String, output: String) {
    #expect(result(word, output) == .undecided)
  }

  @Test(arguments: [
    ("archived", "the mail is now archived"), ("archived", "mail successfully archived"),
    ("archived", "mail was archived at 9:41"), ("archivé", "le courrier est déjà archivé"),
    ("arquivado", "o correio já está arquivado"), ("archived", "mail 17 is sealed and archived"),
  ])
  func otherWordsLeaveItAsItIs(word: String, output: String) {
    #expect(result(word, output) == .matched)
  }

  /// What the sentence itself says is set against nothing.
  @Test func theSentenceMaySayIt() {
    #expect(result("half open", "gate half open") == .matched)
    #expect(result("expected", "result: expected") == .matched)
    #expect(ExpectedWords(["failed"]).compare(with: "✗ build failed").result == .matched)
  }

  @Test(arguments: [
    ("Error: mail not found", Comparison.Result.matched),
    ("Error: owner of mail not found", .different), ("Error: disk full", .different),
  ])
  func anErrorMaySayThatItIsNotThere(output: String, result: Comparison.Result) {
    #expect(ExpectedWords(["mail"], isNegated: true).compare(with: output).result == result)
  }

  @Test(arguments: ["queue mail still holds 14 messages", "ID N SIZE AGE NAME\n7 1 14 3d mail"])
  func aNameInProseIsStillThere(output: String) {
    #expect(ExpectedWords(["mail"], isNegated: true, areNames: true).compare(with: output).result != .matched)
  }

  /// A line of any length is read in time in proportion to it.
  @Test func longLinesAreNoTrouble() {
    let line = String(repeating: "not quite open, ", count: 2_000)
    #expect(result("open", line) != .matched)
  }
}
