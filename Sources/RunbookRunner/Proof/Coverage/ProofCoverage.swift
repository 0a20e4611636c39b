package import RunbookModel
import ShellSyntax

/// What a run can prove of each action of a page. Nothing is run for it.
///
/// Each action is judged by the same rules as in a run, with the answer that the page promises: what passes then can pass.
package struct ProofCoverage: Sendable {
  /// By what an action is proved.
  package enum Proof: String, Hashable, Sendable, CaseIterable {
    /// The file is read again after it was written.
    case file
    /// `data-expect` and its kin, and annotations of other tools.
    case demand
    case sample
    /// "The status is **active**."
    case sentence
    /// A value that a program gave.
    case variable
    /// The status of an HTTP answer.
    case answer
    /// A message by which the program is known to say that it has succeeded.
    case program
    /// A later step lists what this one has made.
    case laterCheck
  }

  package struct Row: Hashable, Sendable {
    package var action: ActionID
    /// Of its first line in the page.
    package var line: Int
    /// Its first line, or the name of its file.
    package var text: String
    /// nil: nothing on the page proves it.
    package var proof: Proof?
    /// The step that proves it; nil where it is its own.
    package var provedBy: ActionID?
    /// The smallest addition that would prove it; nil where it is proved.
    package var addition: Addition?
    /// A command that shows what this one, which prints nothing, has done.
    package var check: String?
  }

  /// What the page lacks.
  package enum Addition: String, Hashable, Sendable {
    /// What the command prints, as a sample.
    case sample
    /// It prints nothing when all is well: its exit status, as the attribute `data-expect-exit`.
    case exitStatus
    /// The line by which it is known to be ready, as a sample.
    case readyLine
    /// Its sample is an error message: its exit status, or another sample.
    case failure
  }

  /// In the order of the page; what a person does, and what is not run as it stands, is not among them.
  package private(set) var rows: [Row] = []
  /// Whether the page has several procedures, of which a command line names one, or all.
  package let hasSeveralProcedures: Bool

  package var provable: Int { rows.count { $0.proof != nil } }

  /// From 0 to 1; 1 where nothing is to be proved.
  package var share: Double { rows.isEmpty ? 1 : Double(provable) / Double(rows.count) }

  package init(_ runbook: Runbook) {
    hasSeveralProcedures = runbook.procedures.count > 1
    var world = PromisedWorld(runbook)
    for procedure in runbook.procedures {
      for step in procedure.steps {
        for action in step.actions where Self.isRun(action) { add(action, of: step, &world) }
      }
    }
  }

  private static func isRun(_ action: Action) -> Bool {
    switch action.kind {
    case .file, .http: action.blocked == nil
    case .command: action.blocked == nil && !action.isInline && action.text != nil && action.fromOutput == nil
    case .manual: false
    }
  }

  private mutating func add(_ action: Action, of step: Step, _ world: inout PromisedWorld) {
    let judged = world.judge(action, of: step)
    var row = Row(action: action.id, line: action.textLine, text: Self.title(of: action), proof: judged.proof)
    if judged.proof == nil {
      row.addition = Self.addition(for: action)
      if row.addition == .exitStatus { row.check = Self.calls(of: action).last.flatMap { SilentCall($0)?.check } }
    }
    rows.append(row)
    for id in judged.confirmed {
      guard let index = rows.firstIndex(where: { $0.action == id && $0.proof == nil }) else { continue }
      (rows[index].proof, rows[index].provedBy) = (.laterCheck, action.id)
      (rows[index].addition, rows[index].check) = (nil, nil)
    }
  }

  private static func title(of action: Action) -> String {
    if action.kind == .file, let path = action.filePath { return path }
    let lines = (action.text ?? "").split(whereSeparator: \.isNewline)
    // A comment is not what is done.
    return String(lines.first { !$0.hasPrefix("#") } ?? lines.first ?? "")
  }

  private static func addition(for action: Action) -> Addition {
    if action.staysInForeground { return .readyLine }
    if action.promised != nil, PromisedWorld.promisesError(action) { return .failure }
    let calls = calls(of: action)
    return !calls.isEmpty && calls.allSatisfy { SilentCall($0) != nil } ? .exitStatus : .sample
  }

  private static func calls(of action: Action) -> [SimpleCommand] {
    ShellScript.known(action.text ?? "").commands.flatMap(\.simpleCommands)
  }
}
