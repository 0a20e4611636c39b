import RunbookModel

/// What a run works with and does not change: what is to be done, and who does it, answers and writes it down.
final class RunServices {
  let plan: Plan
  let planner: Planner
  let selection: Selection
  let options: RunOptions
  let session: any Session
  let prompter: any Prompter
  let clock: RunClock
  /// The signal that asks the run to end, once one has come.
  let interruption: () -> Interruption?
  let log: EventLog
  /// Lines of the page on which values are explained.
  private(set) lazy var explainedLines = Set(plan.runbook.placeholders.flatMap { $0.describedAt.map(\.line) })
  private(set) lazy var directoryChanges = DirectoryChanges(in: plan.runbook, selection: selection)
  /// Gives a value that is promised, by key.
  let supply: (String) throws -> String
  /// Keeps what the shell is like, for a run that goes on later.
  private let keep: (KeptState) throws -> Void

  init(
    plan: Plan, selection: Selection, options: RunOptions, session: any Session, prompter: any Prompter,
    clock: RunClock, interruption: @escaping () -> Interruption?, log: EventLog,
    supply: @escaping (String) throws -> String, keep: @escaping (KeptState) throws -> Void
  ) {
    self.plan = plan
    planner = Planner(plan.runbook)
    self.selection = selection
    self.options = options
    self.session = session
    self.prompter = prompter
    self.clock = clock
    self.interruption = interruption
    self.log = log
    self.supply = supply
    self.keep = keep
  }

  /// Keeps what the shell is like now; the names of the variables that are left out because they are secrets.
  func keepState() throws -> [String] {
    guard let state = session.keptState(without: Array(log.mask.secrets)) else { return [] }
    try keep(state)
    return state.withheld
  }

  /// Whether the step belongs to what is done at the end, also after a failure.
  func isCleanup(_ step: Step) -> Bool { plan.cleanup.contains(step.id.procedure) }

  /// What a manifest describes that the session can read; nil where that is not known.
  func manifest(_ path: String) -> [CommandPattern.Object]? {
    guard let bytes = try? session.read(path) else { return nil }
    return ManifestObjects.all(in: String(decoding: bytes, as: UTF8.self))
  }

  /// The placeholder with that key; one that the page describes nowhere is known by its key alone.
  func placeholder(_ key: String) -> Placeholder {
    plan.runbook.placeholder(key: key) ?? Placeholder(key: key, name: "<\(key)>")
  }

  func isSecret(_ capture: Capture) -> Bool {
    capture.isSecret || (plan.runbook.placeholder(key: capture.key)?.isSecret ?? false)
  }
}
