import RunbookModel
import ShellSyntax

/// A world that answers each action with what the page promises, and with nothing where it promises nothing.
struct PromisedWorld {
  private let verifier = Verifier(strictness: .sample)
  private let locale: String
  /// Placeholder key → the value that is put in everywhere.
  private let bindings: [String: String]
  private var objects = ObjectLedger()
  private var made: [String] = []
  /// Files of the page that were written: name → content.
  private var files: [String: String] = [:]

  init(_ runbook: Runbook) {
    locale = runbook.document.locale
    bindings = Dictionary(runbook.placeholders.map { ($0.key, MadeUpValue.of($0.key)) }) { first, _ in first }
  }

  /// By what an action is proved, and which earlier ones are by it.
  mutating func judge(_ action: Action, of step: Step) -> (proof: ProofCoverage.Proof?, confirmed: [ActionID]) {
    switch action.kind {
    case .file:
      if let path = action.filePath { files[path] = SampleFilling(action.text ?? "").filled(value) }
      return (.file, [])
    case .manual: return (nil, [])
    case .http:
      if Self.promisesError(action, sample(of: action)) { return (nil, []) }
      let checks = checks(of: action, output: sample(of: action), command: nil)
      return (Verdict.of(checks) == .passed ? Self.proof(of: checks) : nil, [])
    case .command: return judge(command: action, of: step)
    }
  }

  private mutating func judge(command action: Action, of step: Step) -> (ProofCoverage.Proof?, [ActionID]) {
    let text = filled(action.text ?? "")
    let promised = sample(of: action)
    let listed = promised.isEmpty ? made.joined(separator: "\n") : promised
    let reading = CommandReading(text, output: listed, in: objects.surroundings, manifest: manifest)
    defer {
      let own = CommandReading(text, output: promised, in: objects.surroundings, manifest: manifest)
      objects.follow(own)
      objects.note(own, by: action.id)
      made += own.affected.map(\.name)
    }
    if action.staysInForeground, case .printed? = action.readySign { return (.sample, []) }
    if action.staysInForeground { return (nil, []) }
    var proof = proof(of: action, promised: promised, command: text)
    if proof == nil, !action.isCompared, saysItHasSucceeded(text) { proof = .program }
    if proof == nil, !action.isCompared, action.role == .verify {
      let sentence = PresenceSentence(action.introduction ?? step.instruction, locale: locale)
      if !objects.checks(of: reading, line: action.line, saying: sentence).isEmpty { proof = .program }
    }
    // Only a listing that passes confirms what it shows.
    return (proof, proof == nil ? [] : objects.confirmed(by: reading))
  }

  private func proof(of action: Action, promised: String, command: String) -> ProofCoverage.Proof? {
    if Self.promisesError(action, promised) { return nil }
    let words = action.expectedWords.filter { !$0.isNegated }.map(Self.line)
    // What a sentence demands may be in the sample already; what must not be there is in no output.
    let outputs = [
      promised, (action.directives.expect + [promised] + words).joined(separator: "\n"),
      words.isEmpty && promised.isEmpty ? "done" : "",
    ]
    for output in outputs {
      let checks = checks(of: action, output: output, command: command)
      if Verdict.of(checks) == .passed { return Self.proof(of: checks) }
    }
    // What the pattern of an author matches is not made up here.
    let isOpen = !action.directives.expectMatch.isEmpty || !action.directives.expectLine.isEmpty
    return isOpen ? .demand : nil
  }

  /// A line that says what a sentence promises: `web ready`, `3 replicas`, `status: active`.
  private static func line(_ expected: ExpectedWords) -> String {
    let said = expected.words.joined(separator: " ")
    let subject = expected.subjects.isEmpty ? "" : expected.subjects.joined(separator: " ") + " "
    if let counted = expected.counted { return "\(said) \(counted)" }
    return subject + (expected.property.map { "\($0): " } ?? "") + said
  }

  private func checks(of action: Action, output: String, command: String?) -> [Check] {
    let status = action.directives.expectExit.first ?? action.expectedFailure.map { $0.status ?? 1 } ?? 0
    var result = ActionResult(ending: .exited(status), output: Array((output + "\n").utf8))
    if output.isEmpty { result.output = [] }
    if action.kind == .http { result.httpStatus = 200 }
    let evidence = AssignmentEvidence(ShellScript.known(action.text ?? ""))
    let variables = Dictionary(
      action.sets.filter { !evidence.isArray($0) }.map { ($0, Optional(Self.value(of: $0))) }
    ) { first, _ in first }
    let captured = Set(action.captures.map(\.key))
    return verifier.checks(
      of: action, result: result, variables: variables, bindings: bindings.filter { !captured.contains($0.key) },
      command: command)
  }

  private func manifest(_ path: String) -> [CommandPattern.Object]? {
    files[path].flatMap { ManifestObjects.all(in: $0) }
  }

  /// One that the variable's name does not speak against: `ACCOUNT_GUID` is none but a GUID.
  private static func value(of name: String) -> String {
    let candidates = [
      MadeUpValue.of(name), "0f0e0d0c-0b0a-4908-8706-050403020100", "10.0.0.1", "3", "https://example.com/one",
      "ann@example.com", "0a1b2c3d4e5f60718293a4b5c6d7e8f900112233", "1.2.3", "true",
    ]
    return candidates.first { AssignedVariable(name: name, value: $0, isComputed: true).objection == nil }
      ?? candidates[0]
  }

  /// The strongest of those that passed.
  private static func proof(of checks: [Check]) -> ProofCoverage.Proof? {
    let kinds = Set(checks.filter { $0.result == .passed && $0.isEvidence }.map(\.kind))
    let order: [(Check.Kind, ProofCoverage.Proof)] = [
      (.attribute, .demand), (.sample, .sample), (.sentence, .sentence), (.variable, .variable), (.http, .answer),
    ]
    return order.first { kinds.contains($0.0) }?.1
  }

  private func sample(of action: Action) -> String {
    guard let text = action.promised?.text else { return "" }
    return SampleFilling(text).filled(value)
  }

  /// Of a placeholder.
  private func value(_ key: String) -> String { bindings[key] ?? MadeUpValue.of(key) }

  private func filled(_ text: String) -> String {
    let template = Template(ShellScript.known(text))
    return (try? template.filled { site in .value(value(site.key)) }) ?? text
  }

  /// Every command of the text has a message in the table by which it says of each object that it has succeeded.
  private func saysItHasSucceeded(_ text: String) -> Bool {
    guard let commands = CommandReading.plainCommands(of: text) else { return false }
    let calls = commands.filter { !CommandReading.isSilent($0) }
    return !calls.isEmpty
      && calls.allSatisfy { command in
        guard let call = CommandCall(command) else { return false }
        let entries = SuccessCatalogue.entries(for: call, manifest: manifest)
        return entries.contains { entry in
          entry.rows.allSatisfy { $0.effect != .lists } && entry.rows.contains { $0.message != nil }
        }
      }
  }
}
