import OutputMatching
import Testing

/// What tools for tests compare line by line.
@Suite struct ExactSampleTests {
  private func result(_ sample: String, _ output: String, _ rules: ExactRules) -> Comparison.Result {
    ExactSample(sample, rules: rules).compare(with: output).result
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    var tool: ExactRules.Tool
    var sample: String
    var output: String

    init(_ tool: ExactRules.Tool, _ sample: String, _ output: String) {
      (self.tool, self.sample, self.output) = (tool, sample, output)
    }

    var testDescription: String { "\(tool.rawValue): \(sample) / \(output)" }
  }

  @Test(arguments: [
    Pair(.scrut, "one\ntwo", "one\ntwo\n"), Pair(.scrut, "", ""), Pair(.cram, "a  b", "a  b"),
    Pair(.scrut, "at * o'clock (glob)", "at 12 o'clock"), Pair(.scrut, "v[0-9]+\\.[0-9]+ (re)", "v1.20"),
    Pair(.scrut, "v\\d (regex)", "v7"), Pair(.scrut, "one\nmaybe (?)\ntwo", "one\ntwo"),
    Pair(.scrut, "one\nmaybe (?)\ntwo", "one\nmaybe\ntwo"), Pair(.scrut, "row * (glob+)\nend", "row 1\nrow 2\nend"),
    Pair(.scrut, "* (glob*)\nend", "end"), Pair(.scrut, "* (glob*)\nend", "a\nend\nb\nend"),
    Pair(.scrut, "same (+)", "same\nsame"), Pair(.scrut, "a\\tb (escaped)", "a\tb"),
    Pair(.cram, "a\\x41 (esc)", "aA"), Pair(.scrut, "it is (glob) (equal)", "it is (glob)"),
    Pair(.scrut, "done (no-eol)", "done"), Pair(.scrut, "a note (of mine)", "a note (of mine)"),
    Pair(.trycmd, "one\n...\nlast", "one\ntwo\nthree\nlast"), Pair(.trycmd, "...", ""),
    Pair(.trycmd, "at [..] today", "at noon today"), Pair(.trycmd, "run tool[EXE]", "run tool"),
    Pair(.trycmd, "run tool[EXE]", "run tool.exe"), Pair(.trycmd, "Usage: tool [OPTIONS]", "Usage: tool [OPTIONS]"),
    Pair(.trycmd, "a[1]", "a[1]"), Pair(.specdown, "one\n\ntwo", "one\n\ntwo\n\n"), Pair(.specdown, "<b>", "<b>"),
    Pair(.byexample, "it is <...> now", "it is ten now"), Pair(.byexample, "begin\n<...>\nend", "begin\na\nb\nend"),
    Pair(.byexample, "pid <pid> ends", "pid 17 ends"), Pair(.byexample, "one", "\n\none\n"),
    Pair(.byexample, "x <y z", "x <y z"), Pair(.byexample, "<...>\nend", "\nend"), Pair(.byexample, "a  \nb", "a\nb"),
  ])
  func theSameLinesMatch(_ pair: Pair) {
    #expect(result(pair.sample, pair.output, ExactRules(tool: pair.tool)) == .matched)
  }

  @Test(arguments: [
    Pair(.scrut, "one\ntwo", "two\none"), Pair(.scrut, "one\ntwo", "one"), Pair(.scrut, "a  b", "a b"),
    Pair(.scrut, "one", "One"), Pair(.scrut, "3 passed", "4 passed"), Pair(.scrut, "Status: ok", "Status: done"),
    Pair(.scrut, "12:00 start", "12:01 start"), Pair(.scrut, "at * o'clock (glob)", "by 12 o'clock"),
    Pair(.scrut, "v\\d (regex)", "v7.1"), Pair(.scrut, "* end (glob)\nfirst", "first\nthe end"),
    Pair(.scrut, "row * (glob+)\nend", "end"), Pair(.scrut, "maybe (?)\nend", "perhaps\nen"),
    Pair(.scrut, "...", "one"), Pair(.scrut, "a\\tb (escaped)", "a b"),
    Pair(.cram, "one", "one\ntwo"), Pair(.cram, "", "one"), Pair(.trycmd, "one", "one\ntwo"),
    Pair(.trycmd, "one\n...", "two\none"), Pair(.trycmd, "at [..] today", "at noon"),
    Pair(.trycmd, "tool[EXE] runs", "tool.com runs"), Pair(.specdown, "one\ntwo", "two\none"),
    Pair(.specdown, "<b>", "<c>"), Pair(.specdown, "a ... b", "a and b"), Pair(.byexample, "one", "one\ntwo"),
    Pair(.byexample, "", "one"), Pair(.byexample, "it is <...> now", "it was ten now"),
    Pair(.byexample, "a  b", "a b"), Pair(.byexample, "begin\n<...>\nend", "begin\na\nb"),
  ])
  func otherLinesDoNot(_ pair: Pair) {
    #expect(result(pair.sample, pair.output, ExactRules(tool: pair.tool)) == .different)
  }

  @Test(arguments: [
    // What is printed besides may be a message on the other stream.
    Pair(.scrut, "one", "warning: slow\none"), Pair(.specdown, "one\ntwo", "one\nnote\ntwo"), Pair(.scrut, "", "note"),
    // What a rehearsal answers.
    Pair(.scrut, "one (equal)", "one (equal)"), Pair(.scrut, "v\\d (re)", "v\\d (re)"),
    // What no terminal shows, and what only the test program knows.
    Pair(.scrut, "a\\x1b[0m (escaped)", "a"), Pair(.scrut, "(a*)*b (re)", "aab"),
    Pair(.trycmd, "in [ROOT]/a", "in /tmp/x/a"), Pair(.byexample, "<a> is <a>", "1 is 1"),
  ])
  func whatCannotBeKnownIsNoProof(_ pair: Pair) {
    #expect(result(pair.sample, pair.output, ExactRules(tool: pair.tool)) == .undecided)
  }

  @Test func aNameOfTheTestProgramDoesNotStandForOtherLines() {
    #expect(result("in [ROOT]/a", "at /tmp/x/a", ExactRules(tool: .trycmd)) == .different)
  }

  @Test func optionsChangeTheComparison() {
    var rules = ExactRules(tool: .byexample)
    rules.ignoresBlanks = true
    #expect(result("a  b\n c", "a b c\n", rules) == .matched)
    #expect(result("a  b\n c", "a b d\n", rules) == .different)
    rules = ExactRules(tool: .byexample)
    rules.removed = ["~"]
    #expect(result("a\n~\nb", "a\n\nb", rules) == .matched)
    #expect(result("a\n~\nb", "a\nb", rules) == .different)
    rules = ExactRules(tool: .byexample)
    rules.hasTags = false
    #expect(result("is <x>", "is <x>", rules) == .matched)
    #expect(result("is <x>", "is y", rules) == .different)
  }

  @Test func theFirstLineThatDiffersIsNamed() {
    let comparison = ExactSample("one\ntwo\nthree", rules: ExactRules(tool: .scrut)).compare(with: "one\ntow\nthree")
    #expect(comparison.differences.map(\.sampleLine) == [1])
    #expect(comparison.differences.map(\.outputLine) == [1])
    #expect(comparison.differences.first?.expected == "two")
    #expect(comparison.differences.first?.actual == "tow")
  }

  @Test func hostileRulesTakeNoTime() {
    let sample = Array(repeating: "* (glob*)", count: 300).joined(separator: "\n")
    let output = Array(repeating: "a", count: 300).joined(separator: "\n") + "\nb"
    #expect(result(sample + "\nc", output, ExactRules(tool: .scrut)) != .matched)
    let long = Array(repeating: "x", count: 100_000).joined(separator: "\n")
    #expect(result("* (glob*)\ny\nz\nu\nv", long, ExactRules(tool: .scrut)) != .matched)
  }
}
