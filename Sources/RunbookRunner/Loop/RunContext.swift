import Diagnostics
import RunbookModel

/// What the parts of one run share.
final class RunContext {
  let plan: Plan
  let planner: Planner
  let selection: Selection
  let options: RunOptions
  let session: any Session
  let prompter: any Prompter
  let clock: RunClock
  let isInterrupted: () -> Bool
  let log: EventLog

  /// All that the run comes to, links not followed.
  var items: [RunItem] = [] {
    didSet {
      let actions = items.lazy.compactMap(\.action)
      itemActions = Set(actions.map(\.id))
      replacements = actions.reduce(into: [:]) { found, action in
        if let replaced = action.replaces { found[replaced] = action }
      }
      conditional = actions.reduce(into: [:]) { found, action in
        if let condition = action.condition { found[condition, default: []].append(action.id) }
      }
    }
  }
  private var itemActions: Set<String> = []
  /// Id of an action → the one that is done in its place where a condition holds.
  private(set) var replacements: [String: Action] = [:]
  /// The ids of the actions that depend on a condition, in their order.
  private(set) var conditional: [Condition: [String]] = [:]
  private(set) lazy var directoryChanges = DirectoryChanges(in: plan.runbook, selection: selection)
  var bindings: Bindings
  /// The actions of which the person has changed the command: the page no longer says what they did.
  var edited: Set<String> = []
  /// The person wants all that follows to run.
  var runsAll = false
  /// Group of alternatives → id of the chosen action; an empty one where none is wanted.
  var chosen: [String: String] = [:]
  /// Id of a request's action → id of the chosen body.
  var bodies: [String: String] = [:]
  /// Step id → whether the optional step is wanted; id of the first action below a condition → whether it holds.
  var optionalSteps: [String: Bool] = [:]
  /// A person has been in the shell, so that it is where they want it to be.
  var isPlacedByThePerson = false
  /// What links have led to and is not done yet.
  var followed: Set<String> = []
  /// Plain output of what has run, by action id: a later action may take its command from it.
  var outputs: [String: String] = [:]
  /// Actions in the order in which they were first met, each with its last verdict.
  private(set) var verdicts = ActionVerdicts()
  private var attempts: [String: Int] = [:]
  /// The action that has been met, and whose end has not been told.
  private(set) var openAction: String?
  /// Actions that are not met again, because the run did them before it was resumed.
  private(set) var settled: Set<String> = []
  /// Actions of which nobody knows whether they were done before the run was resumed.
  private(set) var unknown: Set<String> = []
  /// Those of them that only a change of the page has put in doubt.
  private var doubtful: Set<String> = []
  private var repeated: [String: [String]] = [:]
  /// Values that were given and are none: offered for editing when they are asked for.
  var refusedValues: [String: Binding] = [:]
  /// Derived values as they were last told.
  private var toldDerived: [String: String] = [:]
  /// Secrets of which it has been said that others can see them.
  private var toldExposed: Set<String> = []
  /// Keeps what the shell is like, for a run that goes on later.
  private let keep: (KeptState) throws -> Void

  init(
    plan: Plan, selection: Selection, options: RunOptions, bindings: Bindings, session: any Session,
    prompter: any Prompter, clock: RunClock, isInterrupted: @escaping () -> Bool, log: EventLog,
    keep: @escaping (KeptState) throws -> Void
  ) {
    self.plan = plan
    planner = Planner(plan.runbook)
    self.selection = selection
    self.options = options
    self.bindings = bindings
    self.session = session
    self.prompter = prompter
    self.clock = clock
    self.isInterrupted = isInterrupted
    self.log = log
    self.keep = keep
  }

  /// Takes over what an earlier part of the run came to.
  func take(_ earlier: Resumption) {
    verdicts = earlier.verdicts
    attempts = earlier.attempts
    settled = earlier.settled
    unknown = earlier.unknown
    doubtful = earlier.doubtful
    chosen = earlier.choices
    bodies = earlier.choices
    optionalSteps = earlier.choices.mapValues { $0 == RunContext.wanted }
    outputs = earlier.plainOutputs
  }

  /// What the journal says of an optional step that is to be done.
  static let wanted = "run"

  /// These are met again.
  func unsettle(_ actions: some Sequence<String>) { settled.subtract(actions) }

  /// An action is met again, for these variables alone: what else it changes in the shell is undone.
  func repeatForSecrets(_ action: String, _ names: [String]) {
    settled.remove(action)
    repeated[action] = names
  }

  /// The variables for which an action is repeated, when it is; asked once.
  func takeRepetition(of action: String) -> [String]? { repeated.removeValue(forKey: action) }

  /// These are not met, whatever became of them.
  func settle(_ actions: some Sequence<String>) { settled.formUnion(actions) }

  /// Nobody needs to look any more whether these were done.
  func settleDoubt(about actions: some Sequence<String>) { unknown.subtract(actions) }

  /// Why nobody knows whether one of ``unknown`` was done.
  func doubtCause(of action: Action) -> DoubtCause { doubtful.contains(action.id) ? .changedPage : .underWay }

  /// Keeps what the shell is like now; the names of the variables that are left out because they are secrets.
  func keepState() throws -> [String] {
    guard let state = session.keptState(without: Array(log.mask.secrets)) else { return [] }
    try keep(state)
    return state.withheld
  }

  /// Nobody is asked whether a step may run.
  var isUnconfirmed: Bool { options.assumeYes || options.nonInteractive }

  func meet(_ action: Action) { openAction = action.id }

  /// An action that had ended before is met no longer.
  func leave(_ action: Action) { if openAction == action.id { openAction = nil } }

  func beginAttempt(_ action: String) -> Int {
    openAction = action
    attempts[action, default: 0] += 1
    return attempts[action, default: 1]
  }

  /// Tells how an action ended, and counts it.
  func finish(_ end: RunEvent.ActionEnd) throws {
    var end = end
    if options.isRehearsal, [.passed, .unverified].contains(end.verdict) { end.verdict = .rehearsed }
    verdicts.set(end.verdict, of: end.action)
    if openAction == end.action { openAction = nil }
    unknown.remove(end.action)
    try log.tell(.actionFinished(end))
  }

  /// Tells how an action ended that was not attempted.
  func finish(_ action: Action, _ verdict: Verdict, checks: [Check] = [], reason: Message? = nil) throws {
    try finish(
      RunEvent.ActionEnd(
        action: action.id, attempt: max(attempts[action.id] ?? 1, 1), verdict: verdict, checks: checks,
        reason: reason))
  }

  /// Tells that nobody knows whether an action was done, since something else was in its place.
  func tellDoubtful(_ action: String) throws {
    let step = Step.label(ofID: action.split(separator: "/").dropLast().joined(separator: "/"))
    unsettle([action])
    try finish(
      RunEvent.ActionEnd(
        action: action, attempt: max(attempts[action] ?? 1, 1), verdict: .unknown,
        reason: "step \(step) is where something else was done before the page was changed"))
    unknown.insert(action)
  }

  /// Tells that nobody knows what became of an action.
  func tellUnknown(_ action: String) throws {
    // The step itself may be gone from the page: its id begins that of the action.
    let step = Step.label(ofID: action.split(separator: "/").dropLast().joined(separator: "/"))
    try finish(
      RunEvent.ActionEnd(
        action: action, attempt: max(attempts[action] ?? 1, 1), verdict: .unknown,
        reason: "step \(step) was running when Passo ended: nobody knows what became of it"))
    unknown.insert(action)
  }

  /// Keeps a value and tells where it came from.
  func set(_ binding: Binding) throws {
    bindings.set(binding)
    if binding.isSecret { log.hide([binding.value]) }
    try log.tell(
      .valueSet(
        RunEvent.ValueNote(
          action: nil, key: binding.key, value: binding.isSecret ? nil : binding.value, origin: binding.origin,
          isSecret: binding.isSecret)))
  }

  /// Tells the values of an action that are made from others, each once; they are made again when a part changes.
  func tellDerived(of action: Action) throws {
    for binding in derived(of: action)
    where toldDerived.updateValue(binding.value, forKey: binding.key) != binding.value {
      if binding.isSecret { log.hide([binding.value]) }
      try log.tell(
        .valueSet(
          RunEvent.ValueNote(
            action: nil, key: binding.key, value: binding.isSecret ? nil : binding.value, origin: .derived,
            isSecret: binding.isSecret)))
    }
  }

  /// Says which secrets a command hands over in sight of everybody, each once.
  func tellExposed(of action: Action) throws {
    guard !options.isRehearsal else { return }
    let names = planner.exposedSecrets(of: action, with: bindings).filter { toldExposed.insert($0).inserted }
    guard !names.isEmpty else { return }
    let secrets = names.joined(separator: ", ")
    try log.say(
      "others on this machine can see \(secrets) while the command runs: it is given as an argument", action: action.id)
  }

  private func derived(of action: Action) -> [Binding] {
    action.keys.compactMap { bindings[$0] == nil ? planner.derived($0, with: bindings) : nil }
  }

  /// The placeholder with that key; one that the page describes nowhere is known by its key alone.
  func placeholder(_ key: String) -> Placeholder {
    plan.runbook.placeholder(key: key) ?? Placeholder(key: key, name: "<\(key)>")
  }

  /// Whether an action has been attempted, whatever came of it.
  func hasRun(_ action: String) -> Bool { attempts[action] != nil }

  /// Whether the action is one that the run comes to, links not followed.
  func comesTo(_ action: String) -> Bool { itemActions.contains(action) }

  /// What a person is shown of an action that the run has come to.
  func stop(
    at action: Action, of step: Step, shown: String?, editable: String? = nil, blocked: Message? = nil,
    unanswered: String? = nil
  ) -> ActionStop {
    let actions = items.compactMap(\.action)
    let steps = items.map(\.step).reduce(into: [Step]()) { if $0.last?.id != $1.id { $0.append($1) } }
    return ActionStop(
      action: action, step: step, position: (actions.firstIndex { $0.id == action.id } ?? 0) + 1,
      count: actions.count, shown: shown.map { log.mask.masked($0) }, editable: editable, blocked: blocked,
      bindings: bindings.all + derived(of: action), steps: steps, unanswered: unanswered,
      isDestructive: action.isDestructive && !options.isRehearsal)
  }

  func isSecretVariable(_ name: String) -> Bool {
    SecretName.isSecret(name) || options.secretVariables.contains(name)
  }

  func isSecret(_ capture: Capture) -> Bool {
    capture.isSecret || (plan.runbook.placeholder(key: capture.key)?.isSecret ?? false)
  }

  /// Whether `key` stands in something that the run comes to behind `action`.
  func isNeeded(_ key: String, behind action: Action) -> Bool {
    guard let index = items.firstIndex(where: { $0.action?.id == action.id }) else { return true }
    return items[(index + 1)...].compactMap(\.action).contains { $0.keys.contains(key) }
  }
}

/// Where a run goes after an item.
enum Move: Hashable {
  case next
  /// To a step, by id.
  case jump(String)
  /// To the step before.
  case back
}

/// A person leaves what is asked about, for somewhere else in the run.
struct Departure: Error {
  var move: Move
}

/// A person wants to go on another time.
struct Pause: Error {}

/// A person ends the run, or a failure does where nobody can be asked.
struct Stop: Error {
  /// nil where the end of an action has said it already.
  var reason: Message?

  static let byThePerson = Stop(reason: "ended by the user")
}
