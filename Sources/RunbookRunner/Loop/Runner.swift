import Diagnostics
public import RunbookModel
import ShellSyntax

/// Runs a plan: the only run loop there is. It decides nothing about the world by itself: what happens is the
/// session's, what is wanted is the prompter's, and every step of it is told as an event before the next one.
public final class Runner {
  private let context: RunContext
  private let clock: RunClock
  private let settings: RunSettings?
  private let earlier: Resumption?

  /// - Parameters:
  ///   - plan: of the chosen procedures; see `PlanMaker`.
  ///   - selection: the one that the plan was made for.
  ///   - options: how the run is to go.
  ///   - bindings: values given beforehand; see ``ValueResolver``.
  ///   - run: its name.
  ///   - session: runs the commands.
  ///   - prompter: answers the questions.
  ///   - clock: tells the time of each event.
  ///   - isInterrupted: asked between actions; true ends the run with exit status 130.
  ///   - settings: for the journal; see ``RunSettings``.
  ///   - earlier: what the run did before it is resumed; nil for a new one.
  ///   - keep: is given what the session is like after each action, before its end is told.
  ///   - emit: is told everything in order; an error from it (a full disk) ends the run.
  public init(
    plan: Plan, selection: Selection, options: RunOptions, bindings: Bindings, run: RunID, session: any Session,
    prompter: any Prompter, clock: RunClock, isInterrupted: @escaping () -> Bool = { false },
    settings: RunSettings? = nil, resuming earlier: Resumption? = nil,
    keep: @escaping (KeptState) throws -> Void = { _ in }, emit: @escaping (RunEvent) throws -> Void
  ) {
    self.clock = clock
    self.settings = settings
    self.earlier = earlier
    context = RunContext(
      plan: plan, selection: selection, options: options, bindings: bindings, session: session, prompter: prompter,
      clock: clock, isInterrupted: isInterrupted,
      log: EventLog(run: run, after: earlier?.lastSequence ?? 0, clock: clock, emit: emit), keep: keep)
    if let earlier { context.take(earlier) }
  }

  /// Runs to the end, or to where a person or a missing answer stops it.
  ///
  /// - Throws: ``RunError`` before anything runs when a step is named that is not there, and what `emit` throws. A
  ///   failing action is no error: the summary says so.
  public func run() throws -> RunSummary {
    for name in context.options.aliases.keys where !Runner.isProgramName(name) {
      throw RunError("`\(name)` is not the name of a program")
    }
    context.items = try chosenItems()
    let start = clock.now()
    let end = try performed()
    return try finish(end, since: start)
  }

  private enum End { case complete, aborted, interrupted, paused }

  private func chosenItems() throws -> [RunItem] {
    let steps = context.plan.procedures.flatMap(\.steps)
    let chosen = try StepSelection(steps: steps, options: context.options)
    return RunItem.all(of: context.plan, selection: context.selection, includes: chosen.includes)
  }

  private func performed() throws -> End {
    context.log.hide(context.bindings.secrets)
    context.log.hide(context.options.answers.filter { $0.isSecret == true }.map(\.value))
    try begin()
    do {
      let resumer = earlier.map { Resumer(run: context, earlier: $0) }
      try resumer?.resume()
      try resumer?.repeatForSecrets()
      try resumer?.askForGivenSecrets()
      guard try isAnswerable() else { return .aborted }
      try defineAliases()
      if case .jump(let step) = try ItemLoop(run: context).perform(context.items) {
        try context.log.say("there is no step \(step) in this run")
      }
      return .complete
    } catch is Pause {
      return .paused
    } catch let stop as Stop {
      if let reason = stop.reason { try context.log.say(reason) }
      return .aborted
    } catch let missing as Unanswerable {
      try context.log.say(missing.message)
      return .aborted
    } catch let loss as SessionLoss {
      try context.log.say(loss.message)
      return .aborted
    } catch is Interruption {
      return .interrupted
    }
  }

  /// Tells which page is run, and the values that are known; of a run that goes on those that it did not have.
  private func begin() throws {
    let procedures = context.plan.procedures
    let start = RunEvent.RunStart(
      document: context.plan.runbook.document, procedure: procedures.count == 1 ? procedures[0].id : nil,
      actionCount: context.items.compactMap(\.action).count, settings: settings,
      change: earlier?.change)
    try context.log.tell(earlier == nil ? .runStarted(start) : .runResumed(start))
    let given = context.bindings.all
    for binding in earlier?.values.all ?? [] where context.bindings[binding.key]?.origin != .flag {
      context.bindings.set(binding)
    }
    for binding in given where earlier?.values[binding.key] == nil || binding.origin == .flag {
      try context.set(binding)
    }
  }

  /// Where nobody can be asked, everything that is missing is named before anything runs.
  private func isAnswerable() throws -> Bool {
    let refusals = try FormCheck(run: context).refusalsOfGiven()
    guard context.options.nonInteractive else { return true }
    let missing = refusals + MissingAnswers(run: context).all()
    for message in missing { try context.log.say(message) }
    return missing.isEmpty
  }

  /// `bx` of the page is `ibmcloud` here.
  private func defineAliases() throws {
    for (name, replacement) in context.options.aliases.sorted(by: { $0.key < $1.key }) {
      guard let word = try? quoted(replacement, for: .singleQuoted),
        case .ready(.command(let command)) = context.planner.resolve(
          command: "alias \(name)='\(word)'", line: 1, with: context.bindings)
      else { continue }
      let result = try context.session.run(command, of: nil, isInteractive: false, timeLimit: nil) { _ in }
      if result.ending != .exited(0) { try context.log.say("\(name) cannot be made another name of \(replacement)") }
    }
  }

  static func isProgramName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("-")
      && name.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || Array("._+-".utf8).contains($0)
      }
  }

  private func finish(_ end: End, since start: Timestamp) throws -> RunSummary {
    let running = context.session.backgroundProcesses
    if !running.isEmpty {
      try context.log.say("still running, and ended now: \(running.joined(separator: ", "))")
    }
    let summary = RunSummary(
      verdicts: context.verdicts.all.map(\.verdict),
      seconds: Double(max(clock.now().milliseconds - start.milliseconds, 0)) / 1000, isAborted: end != .complete,
      isStrict: context.options.verify == .strict, isInterrupted: end == .interrupted, isPaused: end == .paused)
    try context.log.tell(.runFinished(summary))
    return summary
  }
}
