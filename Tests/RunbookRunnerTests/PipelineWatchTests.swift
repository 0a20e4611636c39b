import Testing

@testable import RunbookRunner

@Suite struct PipelineWatchTests {
  @Test(arguments: [
    "A=$(tool | awk '{print $1}')", "A=`tool | head -1`", "A=\"$(tool |\n  jq -r .id)\"", "A=1 B=$(x | y)",
    "A=$(x |& y)", "A=$( (w; x) | y)", "A=$(cat <<E | sort\na\nE\n)", "A=($(x | y))",
  ])
  func assignmentsFromPipelinesAreWatched(text: String) {
    #expect(PipelineWatch.isAssignment(text))
  }

  @Test(arguments: [
    "A=1", "A=$(tool)", "tool | awk 1", "A=$(tool || echo none)", "export A=$(tool | awk 1)", "A=$(x | y) program",
    "A=$(x | y); echo $A", "A=$(x | y) && echo", "if A=$(x | y); then echo; fi", "A='x | y'", "",
    // The option would decide otherwise what runs.
    "A=$(x | y || echo none)", "A=$(if x | y; then z; fi)", "A=$(! x | y)",
  ])
  func nothingElseIs(text: String) {
    #expect(!PipelineWatch.isAssignment(text))
  }

  @Test(arguments: [
    "tool | awk 1", "a 'x | y' |\n  b \"$x\" | e 2>&1", "a |& b", "(a; b) | c", "{ a && b; } | c", "a | { b; }",
    "while read -r x; do a || b; done <f | c", "a | while read -r x; do b; done", "cat <<E | sort\na\nE",
    "a | b <<'E'\na || b\nE", "a \"$(b | c)\" | d", "a \"$(b || c)\" | d", "time a | b", "a | b # c",
  ])
  func pipelinesAreWatched(text: String) {
    #expect(PipelineWatch.isPipeline(text))
  }

  @Test(arguments: [
    "tool", "a || b", "a | b; c", "a | b && c", "! a | b", "(a | b)", "echo 'x | y'", "A=$(x | y)",
    "if a | b; then c; fi", "a | b &", "a\nb | c", "a || b | c", "f() { a; } | b", "{ a | b; }", "[[ a || b ]]", "",
    // These read to their ends what follows.
    "cat <<E | sort\na", "cat <<E | sort\r\na\r\nE\r",
  ])
  func otherCommandsAreNot(text: String) {
    #expect(!PipelineWatch.isPipeline(text))
  }
}
