public import Diagnostics
public import RunbookModel
import ShellSyntax

/// Runs a plan: the only run loop there is. It decides nothing about the world by itself: what happens is the
/// session's, what is wanted is the prompter's, and every step of it is reported as an event before the next one.
public final class Runner {
  private let services: RunServices
  private let state: RunState
  private let settings: RunSettings?
  private let earlier: Resumption?

  /// - Parameters:
  ///   - plan: of the chosen procedures; see `PlanMaker`.
  ///   - selection: the one that the plan was made for.
  ///   - options: how the run is to go.
  ///   - bindings: values given beforehand.
  ///   - run: its name.
  ///   - session: runs the commands.
  ///   - prompter: answers the questions.
  ///   - clock: tells the time of each event.
  ///   - interruption: the signal that asks the run to end, looked at between actions; the exit status is 130 then.
  ///   - emit: receives all events in order; an error from it (a full disk) ends the run.
  public convenience init(
    plan: Plan, selection: Selection, options: RunOptions, bindings: Bindings, run: RunID, session: any Session,
    prompter: any Prompter, clock: RunClock, interruption: @escaping () -> Interruption? = { nil },
    emit: @escaping (RunEvent) throws -> Void
  ) {
    self.init(
      plan: plan, selection: selection, options: options, bindings: bindings, run: run, session: session,
      prompter: prompter, clock: clock, interruption: interruption, settings: nil, emit: emit)
  }

  /// - Parameters:
  ///   - plan: of the chosen procedures; see `PlanMaker`.
  ///   - selection: the one that the plan was made for.
  ///   - options: how the run is to go.
  ///   - bindings: values given beforehand; see ``ValueResolver``.
  ///   - run: its name.
  ///   - session: runs the commands.
  ///   - prompter: answers the questions.
  ///   - clock: tells the time of each event.
  ///   - interruption: the signal that asks the run to end, looked at between actions; the exit status is 130 then.
  ///   - settings: for the journal; see ``RunSettings``.
  ///   - earlier: what the run did before it is resumed; nil for a new one.
  ///   - supply: gives the value that a program of the person's promises, by key; see ``PromisedValue``.
  ///   - keep: is given what the session is like after each action, before its end is reported.
  ///   - emit: receives all events in order; an error from it (a full disk) ends the run.
  package init(
    plan: Plan, selection: Selection, options: RunOptions, bindings: Bindings, run: RunID, session: any Session,
    prompter: any Prompter, clock: RunClock, interruption: @escaping () -> Interruption? = { nil },
    settings: RunSettings? = nil, resuming earlier: Resumption? = nil,
    supply: @escaping (String) throws -> String = { throw SessionFailure("no program gives \($0)") },
    keep: @escaping (KeptState) throws -> Void = { _ in }, emit: @escaping (RunEvent) throws -> Void
  ) {
    self.settings = settings
    self.earlier = earlier
    let log = EventLog(
      run: run, after: earlier?.lastSequence ?? 0, recorded: earlier?.recordedOutput ?? 0, clock: clock, emit: emit)
    services = RunServices(
      plan: plan, selection: selection, options: options, session: session, prompter: prompter, clock: clock,
      interruption: interruption, log: log, supply: supply, keep: keep)
    state = RunState(bindings: bindings, services: services, earlier: earlier)
  }

  /// Runs to the end, or to where a person or a missing answer stops it.
  ///
  /// - Throws: ``RunError`` before anything runs when a step is named that is not there, and what `emit` throws. A
  ///   failing action is no error: the summary says so.
  public func run() throws -> RunSummary {
    for name in services.options.aliases.keys where !Runner.isProgramName(name) {
      throw RunError("`\(name)` is not the name of a program")
    }
    state.route = Route(try chosenItems())
    let start = services.clock.now()
    services.log.hide(state.values.bindings.secrets)
    services.log.hide(services.options.answers.filter { $0.isSecret == true }.map(\.value))
    try begin()
    return try finish(try end(), since: start)
  }

  private enum End { case complete, aborted, interrupted, paused }

  private func chosenItems() throws -> [RunItem] {
    let steps = services.plan.procedures.flatMap(\.steps)
    let chosen = try StepSelection(steps: steps, options: services.options)
    let items = RunItem.all(of: services.plan, selection: services.selection) { step in
      chosen.includes(step) || services.isCleanup(step)
    }
    return items.filter { item in
      item.action.map { chosen.includes($0, of: item.step) || services.isCleanup(item.step) } ?? true
    }
  }

  /// What the run comes to: its last move says why it goes no further.
  private func end() throws -> End {
    let move: Move
    do {
      move = try lastMove()
    } catch let loss as SessionLoss {
      move = .stop(.because(loss.message))
    }
    switch move {
    case .next, .back: return .complete
    case .jump(let step):
      try services.log.say("there is no step \(step.text) in this run")
      return .complete
    case .pause: return .paused
    case .stop(.interrupted):
      // Who has pressed Ctrl-C knows.
      if let signal = services.interruption(), signal != .interrupt {
        try services.log.say("the run was ended by \(signal.name)")
      }
      return .interrupted
    case .stop(let stop):
      if let reason = stop.reason { try services.log.say(reason) }
      return .aborted
    }
  }

  private func lastMove() throws -> Move {
    if let earlier {
      let move = try Resumer(services: services, state: state, earlier: earlier).resume()
      guard move == .next else { return move }
    }
    guard try isAnswerable() else { return .stop(.reported) }
    try defineAliases()
    return try perform(state.route.items)
  }

  /// All but what takes back, and then that: also where something has failed, or a person ends the run. Who pauses or
  /// interrupts it wants nothing more to happen.
  private func perform(_ items: [RunItem]) throws -> Move {
    let loop = ItemLoop(services: services, state: state, all: items)
    let cleanup = items.filter { services.isCleanup($0.step) }
    guard !cleanup.isEmpty else { return try loop.perform(items) }
    let move = try loop.perform(items.filter { !services.isCleanup($0.step) })
    switch move {
    case .pause, .stop(.interrupted): return move
    case .jump(let step):
      guard let start = cleanup.firstIndex(where: { $0.step.id == step }) else { return move }
      return try loop.perform(Array(cleanup[start...]))
    case .next, .back: break
    case .stop(let stop):
      if let reason = stop.reason { try services.log.say(reason) }
      try services.log.say("what takes back what the run has made is done now")
    }
    state.isCleaningUp = true
    let last = try loop.perform(cleanup)
    // The failure is among the verdicts; that a person ended the run, or a value was missing, is not.
    if case .stop(let stop) = move, last == .next, stop != .reported { return .stop(.reported) }
    return last
  }

  /// Tells which page is run, and the values that are known; of a run that goes on those that it did not have.
  private func begin() throws {
    let procedures = services.plan.procedures
    let start = RunEvent.RunStart(
      document: services.plan.runbook.document, procedure: procedures.count == 1 ? procedures[0].id : nil,
      actionCount: state.route.actions.count, settings: settings,
      change: earlier?.change)
    try services.log.tell(earlier == nil ? .runStarted(start) : .runResumed(start))
    let given = state.values.bindings.all
    for binding in earlier?.values.all ?? [] where state.values.bindings[binding.key]?.origin != .flag {
      state.values.restore(binding)
    }
    for binding in given where earlier?.values[binding.key] == nil || binding.origin == .flag {
      try state.values.set(binding)
    }
  }

  /// Where no one can be asked, everything that is missing is named before anything runs.
  private func isAnswerable() throws -> Bool {
    let refusals = try FormCheck(services: services, state: state).refusalsOfGiven()
    guard services.options.nonInteractive else { return true }
    let missing = refusals + MissingAnswers(services: services, state: state).all()
    for message in missing { try services.log.say(message) }
    return missing.isEmpty
  }

  /// `bx` of the page is `ibmcloud` here.
  private func defineAliases() throws {
    for (name, replacement) in services.options.aliases.sorted(by: { $0.key < $1.key }) {
      guard let word = try? quoted(replacement, for: .singleQuoted),
        case .ready(.command(let command)) = services.planner.resolve(
          command: "alias \(name)='\(word)'", line: 1, with: state.values.bindings)
      else { continue }
      let result = try services.session.run(command, of: nil, isInteractive: false, timeLimit: nil) { _ in }
      if result.ending != .exited(0) { try services.log.say("\(name) cannot be made another name of \(replacement)") }
    }
  }

  static func isProgramName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-")
      && name.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || Array("._+-".utf8).contains($0)
      }
  }

  private func finish(_ end: End, since start: Timestamp) throws -> RunSummary {
    try Besides(services: services).end()
    let running = services.session.backgroundProcesses
    if !running.isEmpty {
      try services.log.say("still running, and ended now: \(running.joined(separator: ", "))")
    }
    var summary = RunSummary(
      verdicts: state.ledger.verdicts.all.map(\.verdict),
      seconds: Double(max(services.clock.now().milliseconds - start.milliseconds, 0)) / 1000,
      isAborted: end != .complete,
      isStrict: services.options.verify == .strict, isInterrupted: end == .interrupted, isPaused: end == .paused,
      confirmed: state.ledger.confirmed.count)
    try services.log.tell(.runFinished(summary))
    summary.isUnanswered = services.log.hasAdvised
    return summary
  }
}

/// What is asked for does not exist, or makes no sense: nothing has been run.
public struct RunError: Error, Hashable, Sendable {
  public var message: Message
  /// The remedy: the nearest right name, or what there is.
  public var help: Message?

  public init(_ message: Message, help: Message? = nil) {
    self.message = message
    self.help = help
  }
}
