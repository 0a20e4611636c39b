import Testing

/// Reports on runs, as files that a run leaves and as a command of its own.
@Suite struct ReportTests {
  @Test func aRunLeavesTheReportsThatWereAskedFor() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let outcome = try passo.run(
      "run", "page.md", "--set", "person=Ann", "--report", "run.html", "--report", "junit.xml")
    #expect(outcome.status == 0)
    #expect(passo.folder.text("run.html")?.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") == true)
    #expect(passo.folder.text("junit.xml")?.contains("tests=\"3\" failures=\"0\" errors=\"0\" skipped=\"1\"") == true)
    let later = try passo.run("report", "--format", "markdown")
    #expect(later.status == 0)
    #expect(later.output.hasPrefix("# ● not verified: Greeting somebody\n"))
  }

  @Test func whereAndWhatIsSaidBeforeAnythingRuns() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    #expect(try passo.run("run", "page.md", "--set", "person=Ann", "--report", "run.pdf").status == 64)
    let outcome = try passo.run("run", "page.md", "--set", "person=Ann", "--report", "nowhere/run.html")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(passo.folder.text("number.txt") == nil)
  }

  @Test func aFileOfEventsWillDo() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let events = try passo.run("run", "page.md", "--set", "person=Ann", "--format", "jsonl")
    let other = try passo.file("run.jsonl", events.output)
    #expect(try other.run("report", "run.jsonl", "-o", "run.cast").status == 0)
    #expect(other.folder.text("run.cast")?.contains("\"version\":2") == true)
    #expect(try other.run("report", "page.md").status == 2)
  }
}
