import Testing

@testable import RunbookRunner

@Suite struct PipelineWatchTests {
  @Test(arguments: [
    "A=$(tool | awk '{print $1}')", "A=`tool | head -1`", "A=\"$(tool |\n  jq -r .id)\"", "A=1 B=$(x | y)",
  ])
  func assignmentsFromPipelinesAreWatched(text: String) {
    #expect(PipelineWatch.isAssignment(text))
  }

  @Test(arguments: [
    "A=1", "A=$(tool)", "tool | awk 1", "A=$(tool || echo none)", "export A=$(tool | awk 1)", "A=$(x | y) program",
    "A=$(x | y); echo $A", "A=$(x | y) && echo", "if A=$(x | y); then echo; fi", "A='x | y'", "",
  ])
  func nothingElseIs(text: String) {
    #expect(!PipelineWatch.isAssignment(text))
  }

  @Test(arguments: [
    "tool | awk 1", "a 'x | y' |\n  b \"$x\" | e 2>&1",
  ])
  func plainPipelinesAreWatched(text: String) {
    #expect(PipelineWatch.isPipeline(text))
  }

  @Test(arguments: [
    "tool", "a || b", "a | b; c", "a | b && c", "! a | b", "a | { b; }", "(a | b)", "a |& b", "echo 'x | y'",
    "A=$(x | y)", "if a | b; then c; fi", "a | b &", "a\nb | c",
    "a \"$(b | c)\" | d", "cat <<E | sort\na\nE", "",
  ])
  func otherCommandsAreNot(text: String) {
    #expect(!PipelineWatch.isPipeline(text))
  }
}
