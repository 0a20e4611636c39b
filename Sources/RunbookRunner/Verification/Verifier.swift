import Bytes
import Diagnostics
import OutputMatching
import RunbookModel
import ShellSyntax

/// Compares what came of an action with what the page states: a pure function, so that every verdict can be made again
/// from the journal.
///
/// Exit status 0 proves little (`curl` ends with 0 on a 401, `X=$(cmd | awk …)` always), so it alone never makes an
/// action passed unless the run looks at exit statuses only.
struct Verifier: Sendable {
  let strictness: RunOptions.Strictness

  init(strictness: RunOptions.Strictness) {
    self.strictness = strictness
  }

  /// - Parameters:
  ///   - variables: the values that the variables of `Action.sets` have now; nil: unset.
  ///   - bindings: placeholder key → value known before the action ran; the same name in a sample must then show it.
  ///   - command: as it ran, with the values put in: what it names is no example in its output.
  ///   - proofs: evidence of success where the page demands nothing; see ``CommandReading``.
  func checks(
    of action: Action, result: ActionResult, variables: [String: String?] = [:], bindings: [String: String] = [:],
    command: String? = nil, proofs: [Check] = []
  ) -> [Check] {
    let output = TerminalText.plain(result.output)
    var checks = endingChecks(of: action, result: result)
    checks += questionChecks(of: action, result: result, after: checks)
    // What came before somebody ended it is no answer.
    if result.ending == .interrupted { return checks }
    // What the page shows is printed where the answer is "yes".
    if answersNo(action, result, output) { return checks + attributeChecks(of: action, output: output) }
    checks += attributeChecks(of: action, output: output)
    guard strictness != .exit else { return checks }
    checks += httpChecks(of: action, result: result, output: output)
    checks += variableChecks(of: action, variables: variables)
    for words in action.expectedWords {
      checks += SentenceCheck(strictness: matching).checks(words, output: output, bindings: bindings)
    }
    if let expectation = action.expectation, expectation.standing != .promised {
      checks += UnpromisedSample(expectation).checks(of: output)
    } else if let expectation = action.expectation {
      let compared = sampleChecks(
        expectation, of: shown(output, by: action, variables), isComplete: result.isComplete, bindings: bindings,
        command: command ?? action.text ?? "")
      checks += BesideChecks.soFar(compared, result)
    }
    // A sample, a sentence and an author's demand look at errors themselves.
    let hasDemand = checks.contains {
      [.sample, .sentence, .attribute].contains($0.kind) && $0.result != .unverified || $0.result == .failed
    }
    if !hasDemand { checks += reportedErrorChecks(of: action, output: output) }
    // An error anywhere in the output outweighs what a program says of its success.
    if !action.isCompared, checks.allSatisfy({ $0.result == .passed }), result.isComplete, !proofs.isEmpty,
      !ReportedError.isAnywhere(in: output)
    {
      checks += proofs
    }
    return checks
  }

  /// The messages by which the programs of an action say that they have succeeded, as checks.
  static func proofs(of reading: CommandReading, line: Int) -> [Check] {
    reading.said.prefix(5).map { said in
      Check(
        .exit, .passed, line: line, message: "the program says that it has succeeded: \(said.line)",
        source: said.source)
    }
  }

  /// What the programs of an action say of something else than the action is about: no sample explains that.
  func doubts(of reading: CommandReading?, line: Int) -> [Check] {
    guard let reading, strictness != .exit else { return [] }
    return reading.saidOfOthers.prefix(5).map { said in
      Check(
        .exit, .unverified, line: line,
        message: "the program says this of another object than the command names: \(said.line)", source: said.source)
    }
  }

  /// What these checks amount to at this strictness.
  func verdict(of checks: [Check]) -> Verdict {
    let verdict = Verdict.of(checks)
    return strictness == .exit && verdict == .unverified ? .passed : verdict
  }

  private func endingChecks(of action: Action, result: ActionResult) -> [Check] {
    let line = action.line
    switch result.ending {
    case .exited(let status), .shellExited(let status):
      return [exitCheck(of: action, status: status)]
    case .signalled(let signal):
      return [Check(.exit, .failed, line: line, message: "ended by signal \(Int(signal))")]
    case .timedOut:
      return [Check(.timeout, .failed, line: line, message: "not finished within its time limit")]
    case .interrupted:
      return [Check(.exit, .failed, line: line, message: "interrupted")]
    case .waitingForSecret:
      return [
        Check(.exit, .failed, line: line, message: "a program asks for a secret, and no one is there to type it")
      ]
    case .waitingForAnswer:
      return [
        Check(.exit, .failed, line: line, message: "a program asks something, and no one is there to answer it")
      ]
    case .waitingForPerson:
      return [
        Check(.exit, .failed, line: line, message: "a program fills the screen, and no one is there to use it")
      ]
    case .ready(let readiness): return BesideChecks(line: line, strictness: strictness).checks(readiness)
    case .notReady(let sign): return [BesideChecks(line: line, strictness: strictness).check(notReady: sign)]
    case .endedEarly(let status): return [BesideChecks(line: line, strictness: strictness).check(endedEarly: status)]
    }
  }

  /// A question that no one answered may be why an action failed; where it went on nevertheless, what it took for an
  /// answer is not what the page's reader would have given. One without words may be the end of an input.
  private func questionChecks(of action: Action, result: ActionResult, after checks: [Check]) -> [Check] {
    guard let question = result.question else { return [] }
    let hasFailed = checks.contains { $0.result == .failed }
    guard hasFailed || question.prompt.contains(where: { !$0.isSpace }) else { return [] }
    return [Check(.exit, hasFailed ? .failed : .unverified, line: action.line, message: question.message)]
  }

  private func exitCheck(of action: Action, status: Int32) -> Check {
    let demanded = action.directives.expectExit
    if demanded.isEmpty, let failure = action.expectedFailure { return exitCheck(of: action, status, failure) }
    if demanded.isEmpty, status == Self.nothingFound, isQuestion(action) {
      return Check(
        .exit, .unverified, line: action.line,
        message: "exit status \(Int(status)): nothing was found, which is an answer")
    }
    if demanded.isEmpty, status != 0, action.endsAnyhow {
      return Check(
        .exit, .passed, line: action.line,
        message: "exit status \(Int(status)): the page's tool compares nothing but the output")
    }
    let isExpected = demanded.isEmpty ? status == 0 : demanded.contains(status)
    return Check(
      demanded.isEmpty ? .exit : .attribute, isExpected ? .passed : .failed, line: action.line,
      message: "exit status \(Int(status))",
      expected: isExpected ? nil : demanded.isEmpty ? "0" : demanded.map(String.init).joined(separator: ", "),
      actual: isExpected ? nil : String(status))
  }

  /// Of `grep`, `test`, `diff` and other programs that answer by their status.
  private static let nothingFound: Int32 = 1

  private func isQuestion(_ action: Action) -> Bool {
    action.kind == .command && ShellScript.known(action.text ?? "").asksQuestion
  }

  /// `tool list | grep OLD && echo "update needed"`, and nothing is old.
  private func answersNo(_ action: Action, _ result: ActionResult, _ output: String) -> Bool {
    guard case .exited(Self.nothingFound) = result.ending, action.directives.expectExit.isEmpty,
      action.expectedFailure == nil, isQuestion(action)
    else { return false }
    return output.allSatisfy(\.isSpace)
  }

  /// The page says that the command fails.
  private func exitCheck(of action: Action, _ status: Int32, _ failure: ExpectedFailure) -> Check {
    let isMet = failure.isMet(by: status)
    // That it is this one and no other is what the page promises.
    let kind: Check.Kind = failure.status == nil ? .exit : .attribute
    return Check(
      kind, isMet ? .passed : .failed, line: action.line, message: "exit status \(Int(status))",
      expected: isMet ? nil : failure.status.map { String($0) } ?? "≠ 0", actual: isMet ? nil : String(status))
  }

  private func attributeChecks(of action: Action, output: String) -> [Check] {
    func check(_ holds: Bool, _ message: Message, _ expected: String) -> Check {
      Check(.attribute, holds ? .passed : .failed, line: action.endLine, message: message, expected: expected)
    }
    let directives = action.directives
    let demandsLines = !directives.expectMatch.isEmpty || !directives.expectLine.isEmpty
    let lines = demandsLines ? output.split(whereSeparator: \.isNewline) : []
    return directives.expect.map { check(output.holdsWhole($0), "the output must contain `\($0)`", $0) }
      + directives.expectNot.map { check(!output.holdsWhole($0), "the output must not contain `\($0)`", $0) }
      + directives.expectMatch.map { pattern in
        check(lines.contains { LinePattern(pattern).matches($0) }, "a line of the output must be `\(pattern)`", pattern)
      }
      + directives.expectLine.map { expression in
        check(
          LineExpression(expression)?.matches(anyOf: lines) == true,
          "a line of the output must match `\(expression)`", expression)
      }
  }

  private func httpChecks(of action: Action, result: ActionResult, output: String) -> [Check] {
    let isRequest = action.kind == .http
    guard let status = result.httpStatus ?? (isRequest ? nil : HTTPStatusLine.last(of: action, in: output)) else {
      guard isRequest else { return [] }
      return [Check(.http, .failed, line: action.line, message: "no answer came")]
    }
    let isGood = (200..<400).contains(status)
    // A command's status line tells of trouble; that it is good is not yet what the page promises.
    if !isRequest, isGood { return [] }
    return [
      Check(
        .http, isGood ? .passed : .failed, line: action.line, message: "the server answered \(status)",
        expected: isGood ? nil : "200–399", actual: isGood ? nil : String(status))
    ]
  }

  private func variableChecks(of action: Action, variables: [String: String?]) -> [Check] {
    let text = action.text ?? ""
    let isComputed = text.containsBytes(of: "$(") || text.containsBytes(of: "`")
    let evidence = AssignmentEvidence(ShellScript.known(text))
    return action.sets.compactMap { name in
      guard let value = variables[name], !evidence.isEmptyOnPurpose(name) else { return nil }
      let objection: Message? =
        if let value {
          AssignedVariable(name: name, value: value, isComputed: isComputed).objection
        } else {
          "\(name) is not set"
        }
      // What it holds is not shown: many such values are secrets.
      return Check(
        .variable, objection == nil ? .passed : .failed, line: action.line,
        message: objection ?? "\(name) has a value", isEvidence: evidence.isEvidence(name))
    }
  }

  /// What an output that was compared with nothing of the page says of itself: no proof of anything, but no reason
  /// to go on as if all were well.
  private func reportedErrorChecks(of action: Action, output: String) -> [Check] {
    guard let excerpt = ReportedError.excerpt(of: output) else { return [] }
    return [
      Check(
        action.kind == .http ? .http : .exit, .unverified, line: action.line, message: "the output reports an error",
        actual: excerpt)
    ]
  }

  private var matching: Strictness { strictness == .strict ? .strict : .sample }

  /// An assignment prints nothing: what the page shows beside it is what the variable then holds.
  private func shown(_ output: String, by action: Action, _ variables: [String: String?]) -> String {
    guard action.sets.count == 1, output.allSatisfy(\.isSpace), let value = variables[action.sets[0]] else {
      return output
    }
    return value ?? output
  }

  private func sampleChecks(
    _ expectation: Expectation, of output: String, isComplete: Bool, bindings: [String: String], command: String
  ) -> [Check] {
    guard isComplete else {
      return [
        Check(.sample, .unverified, line: expectation.line, message: "the output is too long to be compared whole")
      ]
    }
    let comparison =
      expectation.exactly.map { ExactSample(expectation.text, rules: $0).compare(with: output) }
      ?? Sample(expectation.text).compare(
        with: output, bindings: bindings, strictness: matching,
        context: SampleContext(command: command, paragraphs: expectation.paragraphs))
    switch comparison.result {
    case .matched:
      return [
        Check(
          .sample, .passed, line: expectation.line, message: "as the sample shows",
          tolerated: comparison.tolerated.map { Verifier.explained($0, textLine: expectation.textLine) })
      ]
    case .notUnderstood:
      return [
        Check(.sample, .unverified, line: expectation.line, message: "the page's sample was not understood")
      ]
    case .undecided, .different:
      if expectation.isUncompared {
        return [
          Check(
            .sample, .unverified, line: expectation.line,
            message: "unlike the sample, which the tool of this page does not compare word by word")
        ]
      }
      if let condition = expectation.condition {
        return [
          Check(
            .sample, .unverified, line: expectation.line,
            message: "only a person knows whether this holds: \(condition.text)")
        ]
      }
      return differences(of: comparison, expectation).map { check in
        var check = check
        // What the person has to compare is what was looked for, values and all.
        check.expected = check.expected.map { SampleFilling($0).filled { bindings[$0] } }
        return check
      }
    }
  }

  /// The first few, each at its line of the page: one wrong line makes the next ones wrong, too.
  private func differences(of comparison: Comparison, _ expectation: Expectation) -> [Check] {
    guard !comparison.differences.isEmpty else {
      return [Check(.sample, .failed, line: expectation.line, message: "unlike the sample")]
    }
    return comparison.differences.prefix(5).map {
      Check(
        .sample, comparison.result == .different ? .failed : .unverified,
        line: $0.sampleLine.map { expectation.textLine + $0 } ?? expectation.line,
        outputLine: $0.outputLine.map { $0 + 1 }, message: $0.message, expected: $0.expected, actual: $0.actual)
    }
  }

  /// With the lines of the page and of the output that it is about.
  ///
  /// - Parameter textLine: of the page, of the sample's first line.
  static func explained(_ tolerance: Tolerance, textLine: Int) -> Message {
    switch (tolerance.sampleLine, tolerance.outputLine) {
    case (let sample?, let output?):
      "\(tolerance.message) (line \(textLine + sample), output line \(output + 1))"
    case (nil, let output?): "\(tolerance.message) (output line \(output + 1))"
    case (let sample?, nil): "\(tolerance.message) (line \(textLine + sample))"
    case (nil, nil): tolerance.message
    }
  }
}

extension Action {
  /// The page says what the output has to be like, so that nothing else can prove the action.
  var isCompared: Bool {
    promised != nil || !expectedWords.isEmpty || !directives.expect.isEmpty || !directives.expectNot.isEmpty
      || !directives.expectMatch.isEmpty || !directives.expectLine.isEmpty || !directives.expectExit.isEmpty
  }
}
