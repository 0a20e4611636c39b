import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellExecution

/// One run: the page's plan, a live shell, somebody to ask, a journal and a screen, put together.
struct RunWork {
  let context: Context
  let tuning: RunTuning
  let values: ValueOptions
  let pageOptions: PageOptions
  let isJSON: Bool
  let isQuiet: Bool

  func perform(_ page: Page) throws -> Int32 {
    let file = try values.file()
    let bindings = try values.bindings(
      for: page.runbook, file: file, environment: context.surroundings.environment)
    let terminal = isJSON || tuning.nonInteractive ? nil : context.terminal()
    Interruptions.listen(attended: terminal != nil)
    let screen = RunScreen(
      RunText(language: context.language, style: context.style, isLive: terminal != nil, isQuiet: isQuiet),
      output: context.output)
    let asker = terminal.map { Asker($0, language: context.language, style: context.style) }
    let prompter: any Prompter = asker.map { TerminalPrompter($0, screen: screen) } ?? UnattendedPrompter()
    do {
      guard let procedure = try chosen(page, prompter: prompter) else { return ExitStatus.stopped }
      let selection = pageOptions.selection(procedure: procedure, platform: .current)
      let plan = PlanMaker(page.runbook, selection: selection).plan(with: bindings)
      var options = tuning.options(file: file, isUnattended: terminal == nil)
      // What is installed elsewhere shows there.
      if tuning.shell == nil { try MissingPrograms(plan, context: context, asker: asker).settle(&options) }
      let summary = try run(
        plan, selection: selection, options: options, bindings: bindings, prompter: prompter, screen: screen,
        terminal: terminal)
      return summary.exitStatus
    } catch let missing as Unanswerable {
      throw Complaint(missing.message)
    } catch is Interruption {
      return ExitStatus.interrupted
    } catch let error as RunError {
      throw Complaint(error.message, help: error.help, status: ExitStatus.usage)
    } catch let error as SessionError {
      throw Complaint(error.message)
    } catch let error as JournalError {
      throw Complaint(error.message, help: "set XDG_STATE_HOME to a folder that can be written")
    }
  }

  /// The only procedure, the one that was named, or the one that the person picks; nil: none.
  private func chosen(_ page: Page, prompter: any Prompter) throws -> String? {
    if let procedure = page.procedure { return procedure }
    let all = page.runbook.procedures
    return all.count == 1 ? all[0].id : try prompter.procedure(among: all)?.id
  }

  private func run(
    _ plan: Plan, selection: Selection, options: RunOptions, bindings: Bindings, prompter: any Prompter,
    screen: RunScreen, terminal: Terminal?
  ) throws -> RunSummary {
    var random = SystemRandomNumberGenerator()
    let id = RunID(startedAt: RunClock.system.now(), using: &random)
    let journal = try context.surroundings.journalDirectory.map { try Journal(directory: $0, run: id) }
    var configuration = context.sessionConfiguration
    if let shell = tuning.shell { configuration.transport = .command(["sh", "-c", shell]) }
    return try withShellSession(configuration) { shell in
      Interruptions.tell(shell.interrupter.descriptor)
      defer { Interruptions.tell(nil) }
      let session = LiveSession(
        shell: shell, environment: context.surroundings.environment, terminal: terminal?.descriptor)
      let runner = Runner(
        plan: plan, selection: selection, options: options, bindings: bindings, run: id, session: session,
        prompter: prompter, clock: .system, isInterrupted: { Interruptions.endRun },
        emit: { event in
          try journal?.record(event)
          if isJSON { context.write(event) } else { screen.show(event) }
        })
      return try runner.run()
    }
  }
}
