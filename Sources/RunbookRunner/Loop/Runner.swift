import Diagnostics
public import RunbookModel
import ShellSyntax

/// Runs a plan: the only run loop there is. It decides nothing about the world by itself: what happens is the
/// session's, what is wanted is the prompter's, and every step of it is told as an event before the next one.
public final class Runner {
  private let context: RunContext
  private let clock: RunClock

  /// - Parameters:
  ///   - plan: of the chosen procedures; see ``RunbookModel/PlanMaker``.
  ///   - selection: the one that the plan was made for.
  ///   - bindings: values given beforehand; see ``ValueResolver``.
  ///   - isInterrupted: asked between actions; true ends the run with exit status 130.
  ///   - emit: is told everything in order; an error from it (a full disk) ends the run.
  public init(
    plan: Plan, selection: Selection, options: RunOptions, bindings: Bindings, run: RunID, session: any Session,
    prompter: any Prompter, clock: RunClock, isInterrupted: @escaping () -> Bool = { false },
    emit: @escaping (RunEvent) throws -> Void
  ) {
    self.clock = clock
    context = RunContext(
      plan: plan, selection: selection, options: options, bindings: bindings, session: session, prompter: prompter,
      clock: clock, isInterrupted: isInterrupted, log: EventLog(run: run, clock: clock, emit: emit))
  }

  /// Runs to the end, or to where a person or a missing answer stops it.
  ///
  /// - Throws: ``RunError`` before anything runs when a step is named that is not there, and what `emit` throws. A
  ///   failing action is no error: the summary says so.
  public func run() throws -> RunSummary {
    for name in context.options.aliases.keys where !Runner.isProgramName(name) {
      throw RunError("`\(name)` is no name of a program")
    }
    context.items = try chosenItems()
    let start = clock.now()
    let end = try performed()
    return try finish(end, since: start)
  }

  private enum End { case complete, aborted, interrupted }

  private func chosenItems() throws -> [RunItem] {
    let steps = context.plan.procedures.flatMap(\.steps)
    let chosen = try StepSelection(steps: steps, options: context.options)
    return RunItem.all(of: context.plan, selection: context.selection, includes: chosen.includes)
  }

  private func performed() throws -> End {
    context.log.hide(context.bindings.secrets)
    let procedures = context.plan.procedures
    try context.log.tell(
      .runStarted(
        RunEvent.RunStart(
          document: context.plan.runbook.document, procedure: procedures.count == 1 ? procedures[0].id : nil,
          actionCount: context.items.compactMap(\.action).count)))
    for binding in context.bindings.all { try context.set(binding) }
    do {
      guard try isAnswerable() else { return .aborted }
      try defineAliases()
      if case .jump(let step) = try ItemLoop(run: context).perform(context.items) {
        try context.log.say("there is no step \(step) in this run")
      }
      return .complete
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

  /// Where nobody can be asked, everything that is missing is named before anything runs.
  private func isAnswerable() throws -> Bool {
    guard context.options.nonInteractive else { return true }
    let missing = MissingAnswers(run: context).all()
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

  private static func isProgramName(_ name: String) -> Bool {
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
      verdicts: context.verdicts.map(\.verdict),
      seconds: Double(max(clock.now().milliseconds - start.milliseconds, 0)) / 1000, isAborted: end != .complete,
      isStrict: context.options.verify == .strict, isInterrupted: end == .interrupted)
    try context.log.tell(.runFinished(summary))
    return summary
  }
}
