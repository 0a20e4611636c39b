import Diagnostics
public import RunbookModel

/// Runs a plan: the only run loop there is. It decides nothing about the world by itself: what happens is the
/// session's, what is wanted is the prompter's, and every step of it is told as an event before the next one.
public final class Runner {
  let plan: Plan
  let selection: Selection
  let options: RunOptions

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
    self.plan = plan
    self.selection = selection
    self.options = options
  }

  /// Runs to the end, or to where a person or a missing answer stops it.
  ///
  /// - Throws: ``RunError`` before anything runs when a step is named that is not there, and what `emit` or a lost
  ///   session throws. A failing action is no error: the summary says so.
  public func run() throws -> RunSummary {
    throw RunError("not yet")
  }
}
