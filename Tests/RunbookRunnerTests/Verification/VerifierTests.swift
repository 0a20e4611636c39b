import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct VerifierTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var action: @Sendable (inout Action) -> Void = { _ in }
    var result = ActionResult(ending: .exited(0))
    var variables: [String: String?] = [:]
    var exit: Verdict
    var sample: Verdict
    var strict: Verdict
    /// The kind of the check that decides at `sample`.
    var kind: Check.Kind = .exit

    init(
      _ name: String, _ output: String = "", ending: ActionResult.Ending = .exited(0), http: Int? = nil,
      isComplete: Bool = true, variables: [String: String?] = [:], exit: Verdict, sample: Verdict,
      strict: Verdict? = nil, by kind: Check.Kind = .exit,
      _ action: @escaping @Sendable (inout Action) -> Void = { _ in }
    ) {
      testDescription = name
      self.action = action
      result = ActionResult(ending: ending, output: Array(output.utf8), isComplete: isComplete, httpStatus: http)
      self.variables = variables
      self.exit = exit
      self.sample = sample
      self.strict = strict ?? sample
      self.kind = kind
    }
  }

  static let cases: [Case] = [
    Case("nothing to compare", exit: .passed, sample: .unverified),
    Case("a failing command", ending: .exited(1), exit: .failed, sample: .failed),
    Case("a question answered with no", ending: .exited(1), exit: .passed, sample: .unverified) {
      $0.text = "tool list | grep old && echo 'update needed'"
      $0.expect("update needed")
    },
    Case("a question that could not be asked", ending: .exited(2), exit: .failed, sample: .failed) {
      $0.text = "tool list | grep old && echo 'update needed'"
    },
    Case("a command after a filter", ending: .exited(1), exit: .failed, sample: .failed) {
      $0.text = "tool list | grep old && tool update"
    },
    Case("a shell that ended well", ending: .shellExited(0), exit: .passed, sample: .unverified),
    Case("a shell that ended badly", ending: .shellExited(3), exit: .failed, sample: .failed),
    Case("a signal", ending: .signalled(9), exit: .failed, sample: .failed),
    Case("a time limit", ending: .timedOut, exit: .failed, sample: .failed, by: .timeout),
    Case("an interruption", ending: .interrupted, exit: .failed, sample: .failed),
    Case("a password prompt", ending: .waitingForSecret, exit: .failed, sample: .failed),
    Case("the sample's output", "hello\n", exit: .passed, sample: .passed, by: .sample) { $0.expect("hello") },
    Case("another output", "goodbye\n", exit: .passed, sample: .failed, by: .sample) { $0.expect("hello") },
    Case("no output", exit: .passed, sample: .failed, by: .sample) { $0.expect("hello") },
    Case("a sample that says nothing", "hello\n", exit: .passed, sample: .unverified, by: .sample) { $0.expect("...") },
    Case("a JSON answer", #"{"token": "abc", "expires_in": 1}"#, exit: .passed, sample: .passed, by: .sample) {
      $0.expect(#"{"token": "<token>", "expires_in": 2}"#)
    },
    Case(
      "an error for JSON", #"{"code": "CRT0404E", "message": "Unauthorized"}"#, exit: .passed, sample: .failed,
      by: .sample
    ) { $0.expect(#"{"token": "<token>"}"#) },
    Case("half of an output", "hello", isComplete: false, exit: .passed, sample: .unverified, by: .sample) {
      $0.expect("hello")
    },
    Case("colours", "\u{1B}[32mhello\u{1B}[0m\n", exit: .passed, sample: .passed, by: .sample) { $0.expect("hello") },
    Case("an assigned variable", variables: ["A": "1"], exit: .passed, sample: .passed, by: .variable) {
      $0.sets = ["A"]
    },
    Case("an empty variable", variables: ["A": ""], exit: .passed, sample: .failed, by: .variable) { $0.sets = ["A"] },
    Case("an unset variable", variables: ["A": nil], exit: .passed, sample: .failed, by: .variable) { $0.sets = ["A"] },
    Case(
      "words of a message in place of a token", variables: ["API_TOKEN": "in. Use"], exit: .passed, sample: .failed,
      by: .variable
    ) { $0.sets = ["API_TOKEN"] },
    Case(
      "a short token that the page itself gives", variables: ["API_TOKEN": "abc"], exit: .passed, sample: .passed,
      by: .variable
    ) {
      $0.sets = ["API_TOKEN"]
      $0.text = "export API_TOKEN=abc"
    },
    Case(
      "a token with its scheme", variables: ["API_TOKEN": "Bearer abcdefgh12"], exit: .passed, sample: .passed,
      by: .variable
    ) { $0.sets = ["API_TOKEN"] },
    Case(
      "an error in place of a GUID", variables: ["ORG_GUID": "FAILED\nNot logged in."], exit: .passed,
      sample: .failed, by: .variable
    ) { $0.sets = ["ORG_GUID"] },
    Case("a name in place of a GUID", variables: ["ORG_GUID": "shop"], exit: .passed, sample: .failed, by: .variable) {
      $0.sets = ["ORG_GUID"]
    },
    Case(
      "a GUID without hyphens", variables: ["ORG_GUID": "5f2c1a9b8d7e46f3a1b2c3d4e5f60718"], exit: .passed,
      sample: .passed, by: .variable
    ) { $0.sets = ["ORG_GUID"] },
    Case("what jq says of nothing", variables: ["NAME": "null"], exit: .passed, sample: .failed, by: .variable) {
      $0.sets = ["NAME"]
    },
    Case(
      "an error body in a variable", variables: ["ANSWER": #"{"errors": [{"code": 7}]}"#], exit: .passed,
      sample: .failed, by: .variable
    ) { $0.sets = ["ANSWER"] },
    Case(
      "a variable that is like the sample beside it", variables: ["A": "v1.10.3"], exit: .passed, sample: .passed,
      by: .sample
    ) {
      $0.sets = ["A"]
      $0.expect("v1.9.7")
    },
    Case(
      "a variable that is unlike the sample beside it", variables: ["A": "none at all"], exit: .passed,
      sample: .failed, by: .sample
    ) {
      $0.sets = ["A"]
      $0.expect("v1.9.7")
    },
    Case("an error that was compared with nothing", "FAILED\nNot logged in.\n", exit: .passed, sample: .unverified),
    Case(
      "an error although a variable has a value", "error: nobody knows\n", variables: ["A": "1"], exit: .passed,
      sample: .unverified, by: .exit
    ) { $0.sets = ["A"] },
    Case("a log that tells of errors", "begin\nerror: old\nend\n", exit: .passed, sample: .unverified),
    Case("a word that is there", "status: Ready", exit: .passed, sample: .passed, by: .sentence) {
      $0.expectedWords = [ExpectedWords(words: ["Ready"], isNegated: false, line: 9)]
    },
    Case("a word that is not there", "status: NotReady", exit: .passed, sample: .failed, by: .sentence) {
      $0.expectedWords = [ExpectedWords(words: ["Ready"], isNegated: false, line: 9)]
    },
    Case("a word that should not be there", "status: Deleted", exit: .passed, sample: .failed, by: .sentence) {
      $0.expectedWords = [ExpectedWords(words: ["Deleted"], isNegated: true, line: 9)]
    },
    Case("a demanded text", "all ok", exit: .passed, sample: .passed, by: .attribute) { $0.directives.expect = ["ok"] },
    Case("a demanded text that is missing", "no", exit: .failed, sample: .failed, by: .attribute) {
      $0.directives.expect = ["ok"]
    },
    Case("a forbidden text", "error", exit: .failed, sample: .failed, by: .attribute) {
      $0.directives.expectNot = ["error"]
    },
    Case("a demanded exit status", ending: .exited(3), exit: .passed, sample: .passed, by: .attribute) {
      $0.directives.expectExit = [3, 4]
    },
    Case("0 where another status is demanded", exit: .failed, sample: .failed, by: .attribute) {
      $0.directives.expectExit = [3]
    },
    Case("a failure as the page says", ending: .exited(2), exit: .passed, sample: .unverified, by: .exit) {
      $0.expectedFailure = ExpectedFailure(status: nil, line: 3)
    },
    Case("0 where the page says that it fails", exit: .failed, sample: .failed, by: .exit) {
      $0.expectedFailure = ExpectedFailure(status: nil, line: 3)
    },
    Case("the failure that the page shows", ending: .exited(50), exit: .passed, sample: .passed, by: .attribute) {
      $0.expectedFailure = ExpectedFailure(status: 50, line: 3)
    },
    Case("a failure other than the page's", ending: .exited(2), exit: .failed, sample: .failed, by: .attribute) {
      $0.expectedFailure = ExpectedFailure(status: 50, line: 3)
    },
    Case("a line as demanded", "a\n node-1 is Ready \n", exit: .passed, sample: .passed, by: .attribute) {
      $0.directives.expectMatch = ["node-* is *"]
    },
    Case("a line that matches", "a\nnode-1 is Ready\n", exit: .passed, sample: .passed, by: .attribute) {
      $0.directives.expectLine = ["node-[0-9]+ is .*"]
    },
    Case("no line that matches", "node-x is Ready\n", exit: .failed, sample: .failed, by: .attribute) {
      $0.directives.expectLine = ["node-[0-9]+ is .*"]
    },
    Case("a status that its tool does not ask for", ending: .exited(3), exit: .passed, sample: .unverified) {
      $0.endsAnyhow = true
    },
    Case("no line as demanded", "my node-1 is Ready\n", exit: .failed, sample: .failed, by: .attribute) {
      $0.directives.expectMatch = ["node-* is *"]
    },
    Case(
      "curl's status line", "HTTP/1.1 100 Continue\r\n\r\nHTTP/2 401 \r\n", exit: .passed, sample: .failed, by: .http
    ) {
      $0.programs = ["curl"]
    },
    Case("curl's good status line", "< HTTP/1.1 200 OK\r\n", exit: .passed, sample: .unverified) {
      $0.programs = ["curl"]
    },
    Case("a request's answer", http: 201, exit: .passed, sample: .passed, by: .http) { $0.kind = .http },
    Case(
      "a request's good status with the body of an error", #"{"errors": ["no such account"]}"#, http: 200,
      exit: .passed, sample: .unverified, by: .http
    ) { $0.kind = .http },
    Case("a request's refusal", http: 401, exit: .passed, sample: .failed, by: .http) { $0.kind = .http },
    Case("no answer to a request", exit: .passed, sample: .failed, by: .http) { $0.kind = .http },
    Case(
      "one thing right, another not understood", "x", variables: ["A": "1"], exit: .passed, sample: .unverified,
      by: .sample
    ) {
      $0.sets = ["A"]
      $0.expect("...")
    },
  ]

  @Test(arguments: cases)
  func theVerdictIsHonest(_ item: Case) {
    let range = SourceRange(SourcePosition(line: 4, column: 1), SourcePosition(line: 6, column: 4))
    var action = Action(id: "a/1/1", kind: .command, role: .do, range: range, textLine: 5, text: "x")
    item.action(&action)
    if action.text == "x", let name = action.sets.first { action.text = "\(name)=$(tool)" }
    for (strictness, expected) in [
      (RunOptions.Strictness.exit, item.exit), (.sample, item.sample), (.strict, item.strict),
    ] {
      let verifier = Verifier(strictness: strictness)
      let checks = verifier.checks(of: action, result: item.result, variables: item.variables)
      #expect(verifier.verdict(of: checks) == expected, "\(strictness): \(checks)")
      if strictness == .sample, expected != .unverified || item.kind != .exit {
        let wanted: Check.Result = expected == .passed ? .passed : expected == .failed ? .failed : .unverified
        #expect(checks.contains { $0.kind == item.kind && $0.result == wanted }, "\(checks)")
      }
    }
  }

  @Test func strictToleratesLess() {
    let range = SourceRange(SourcePosition(line: 4, column: 1), SourcePosition(line: 6, column: 4))
    var action = Action(id: "a/1/1", kind: .command, role: .do, range: range, textLine: 5, text: "x")
    action.expect("hello")
    let result = ActionResult(ending: .exited(0), output: Array("Note: with the default\nhello\n".utf8))
    let lenient = Verifier(strictness: .sample).checks(of: action, result: result)
    #expect(Verdict.of(lenient) == .passed)
    #expect(lenient.last?.tolerated.isEmpty == false)
    #expect(Verdict.of(Verifier(strictness: .strict).checks(of: action, result: result)) == .failed)
  }

  @Test func aDifferenceNamesItsLineOfThePage() {
    let range = SourceRange(SourcePosition(line: 4, column: 1), SourcePosition(line: 6, column: 4))
    var action = Action(id: "a/1/1", kind: .command, role: .do, range: range, textLine: 5, text: "x")
    action.expect("first\nsecond")
    let result = ActionResult(ending: .exited(0), output: Array("first\nother\n".utf8))
    let check = Verifier(strictness: .sample).checks(of: action, result: result).last
    #expect(check?.line == 10)
    #expect(check?.result == .failed)
  }

  /// "If you have the newest release, the following output is shown": who has another one sees something else.
  @Test(arguments: [
    ("nothing new\n", Verdict.passed, "as the sample shows"),
    ("release 2\n", .unverified, "only a person knows whether this holds: If you have it, this is shown:"),
    ("FAILED\nError: no route\n", .unverified, "the output reports an error"),
  ])
  func aConditionalSampleFailsNothing(output: String, verdict: Verdict, said: String) {
    let range = SourceRange(SourcePosition(line: 4, column: 1), SourcePosition(line: 6, column: 4))
    var action = Action(id: "a/1/1", kind: .command, role: .do, range: range, textLine: 5, text: "x")
    action.expect("nothing new")
    action.expectation?.condition = Condition(text: "If you have it, this is shown:", line: 7)
    let result = ActionResult(ending: .exited(0), output: Array(output.utf8))
    let checks = Verifier(strictness: .strict).checks(of: action, result: result)
    #expect(Verdict.of(checks) == verdict)
    #expect(checks.last?.message.description == said)
  }

  @Test(arguments: [("image: web-1", Verdict.passed), ("image: web-2", .failed)])
  func aNameAmongTheWordsStandsForItsValue(output: String, verdict: Verdict) {
    var action = Action(
      id: "a/1/1", kind: .command, role: .verify, range: .init(at: .init(line: 1, column: 1)), textLine: 1)
    action.expectedWords = [ExpectedWords(words: ["<my_image>"], isNegated: false, line: 9)]
    let verifier = Verifier(strictness: .sample)
    let result = ActionResult(ending: .exited(0), output: Array(output.utf8), isComplete: true, httpStatus: nil)
    #expect(
      verifier.verdict(of: verifier.checks(of: action, result: result, bindings: ["my_image": "web-1"])) == verdict)
    // Without a value there is nothing to look for.
    #expect(verifier.verdict(of: verifier.checks(of: action, result: result)) == .unverified)
  }
}
