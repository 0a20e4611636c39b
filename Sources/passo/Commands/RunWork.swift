import Configuration
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellExecution

/// One run: the page's plan, a live shell, somebody to ask, a journal and a screen, put together.
struct RunWork {
  let context: Context
  var tuning: RunTuning
  var values: ValueOptions
  var pageOptions: PageOptions
  let sections: SectionOptions
  /// nil: the page is run as one that is done in one place.
  var placed: PlaceOptions?
  let isJSON: Bool
  let isQuiet: Bool
  /// nil for a new run.
  var kept: KeptRun?
  /// Keeps what is printed, for the samples of the page.
  var recorder: SampleRecorder?

  func perform(_ page: Page) throws -> Int32 {
    try context.surroundings.checkState()
    let secrets = try values.secrets(of: page.runbook, before: kept?.settings.secrets ?? [])
    let file = try values.file()
    let (page, places) = try opening(page.hiding(secrets).hiding(try values.storedSecrets(in: file)))
    let reports = try RunReports(tuning.report, context: context)
    var bindings = try values.bindings(for: page, file: file, in: context.surroundings)
    values.remarkOnUnknownNames(in: file, for: page.runbook, context: context)
    try tuning.checkChoices(of: page.runbook, isResumed: kept != nil)
    values.remarkOnSecretSettings(for: page.runbook, context: context)
    let terminal = isJSON || tuning.nonInteractive ? nil : context.terminal()
    // Until here there is nothing to tidy up, and a signal ends Passo as it ends any program that only reads.
    Interruptions.listen(attended: terminal != nil)
    if tuning.yes { terminal?.hush() }
    let screen = screen(at: terminal)
    let ticker = ticker(for: screen, isShown: terminal?.isDumb == false)
    defer { ticker.stop() }
    let asker = terminal.map { Asker($0, language: context.language, style: context.style) }
    let prompter = self.prompter(for: asker, screen: screen)
    let programs = try valuePrograms(of: file, &bindings, for: page, asker: asker)
    let shells = try ShellCommands(places: places, shell: tuning.shell, bindings: bindings)
    do {
      let procedures: [String]
      switch try chosen(page, prompter: prompter) {
      case .given(let chosen): procedures = chosen
      case .leave(let move): return try move.exitStatus()
      }
      let cleansUp = sections.cleanup || kept?.settings.cleansUp == true
      let selection = pageOptions.selection(
        procedures: procedures, cleanup: try page.cleanup(after: procedures, cleansUp), platform: .current)
      let plan = PlanMaker(page.runbook, selection: selection).plan(with: bindings)
      var options = tuning.options(file: file, isUnattended: terminal == nil, isOfTests: page.runbook.isOfTests)
      let remembered = remembered(for: page)
      defer { remembered?.save() }
      options.remembered = remembered?.values ?? [:]
      options.secretVariables = secrets.variables
      options.answers = try values.answers(
        file: file, environment: context.surroundings.environment, programs: terminal == nil ? programs : nil)
      if let kept {
        options.resumesAt = options.from
        options.from = kept.settings.from
      }
      let move = try preflight(
        plan, &options, path: page.paths[0], asker: asker, screen: screen, isAttended: terminal != nil)
      guard move == .next else { return try move.exitStatus() }
      let summary = try run(
        page, plan, selection: selection, options: options, bindings: bindings, programs: programs,
        prompter: prompter, screen: screen, terminal: terminal, reports: reports, remembered: remembered,
        shells: shells)
      return summary.exitStatus == ExitStatus.success && reports.hasFailed ? ExitStatus.stopped : summary.exitStatus
    } catch let error as RunError {
      throw Complaint(error.message, help: error.help, status: ExitStatus.usage)
    } catch let error as SessionError {
      throw Complaint(shells.hidden(error.message))
    } catch let loss as SessionLoss {
      throw Complaint(loss.message)
    } catch let error as JournalError {
      throw Complaint(error.message, help: "set XDG_STATE_HOME to a folder that can be written")
    }
  }

  /// What starts the programs that the values file names; nil where it may not, and the person is asked instead.
  private func valuePrograms(
    of file: ValuesFile, _ bindings: inout Bindings, for page: Page, asker: Asker?
  ) throws -> ValuePrograms? {
    let programs = try values.programs(in: file, promised: bindings.promised)
    let startsAnswers = asker == nil && file.answers.contains { $0.value.program != nil }
    guard !programs.isEmpty || startsAnswers, !tuning.rehearse else { return nil }
    let consent = ValueConsent(context: context, path: values.values ?? "", file: file, asker: asker)
    guard try consent.allows(for: page, isTrusted: values.trustValues) else {
      bindings.promised = [:]
      return nil
    }
    return ValuePrograms(programs, context: context, terminal: asker?.terminal)
  }

  private func screen(at terminal: Terminal?) -> RunScreen {
    var text = RunText(
      language: context.language, style: context.style, isLive: terminal != nil, redraws: terminal?.isDumb == false,
      columns: terminal?.columns, isQuiet: isQuiet)
    if tuning.yes { text.asksNothing() }
    return RunScreen(text, output: Output(1))
  }

  private func ticker(for screen: RunScreen, isShown: Bool) -> Ticker {
    let ticker = Ticker(every: 250_000) { screen.showProgress() }
    if isShown { ticker.start() }
    return ticker
  }

  private func prompter(for asker: Asker?, screen: RunScreen) -> any Prompter {
    guard let asker else { return UnattendedPrompter() }
    return TerminalPrompter(asker, screen: screen, editor: context.editor(on: asker.terminal))
  }

  /// Looks at what is installed, says it, and asks about what is missing.
  private func preflight(
    _ plan: Plan, _ options: inout RunOptions, path: String, asker: Asker?, screen: RunScreen, isAttended: Bool
  ) throws -> Move {
    // What is installed elsewhere shows there.
    var met = try plan.selected(by: options)
    let isLocal = tuning.shell == nil && !tuning.rehearse
    if isLocal {
      let system = MissingPrograms(met.inOwnShell, context: context, asker: asker).system(aliases: options.aliases)
      options.system = system
      met = met.reduced(to: system, options: options)
    }
    let programs = MissingPrograms(met, context: context, asker: asker)
    if isLocal {
      let move = try MissingPrograms(met.inOwnShell, context: context, asker: asker).settle(&options)
      guard move == .next else { return move }
    }
    let times = isAttended ? earlierTimes(of: path) : EarlierTimes()
    screen.tell(times: times)
    screen.tell(
      preflight: PreflightText(language: context.language, style: context.style).lines(
        for: programs.preflight(aliases: options.aliases), of: met, times: times, showsPrograms: isLocal && isAttended))
    return .next
  }

  /// How long the page took before; a rehearsal takes no time.
  private func earlierTimes(of path: String) -> EarlierTimes {
    guard !tuning.rehearse, path != "stdin", let directory = context.surroundings.journalDirectory else {
      return EarlierTimes()
    }
    return EarlierTimes(of: context.surroundings.absolute(path), in: directory, besides: kept?.earlier.run)
  }

  /// The only procedure, those that were named, or those that the person picks.
  private func chosen(_ page: Page, prompter: any Prompter) throws -> Answer<[String]> {
    if let procedures = try page.procedures ?? kept?.procedures(of: page) { return .given(procedures) }
    let all = page.runbook.procedures
    guard all.count > 1 else { return .given(all.map(\.id)) }
    let answer = try prompter.procedures(among: all)
    if case .leave(.stop(.because(let reason))) = answer {
      throw Complaint(reason, help: naming(page))
    }
    if case .given([]) = answer {
      throw Complaint("no procedure was chosen, and nothing was run", help: naming(page))
    }
    return answer
  }

  /// How a procedure is named beforehand.
  private func naming(_ page: Page) -> Message {
    let (path, first) = (page.source.path, page.runbook.procedures.first?.id ?? "")
    let command = recorder == nil ? "passo run" : "passo record"
    return "all of them in order: \(command) \(path) --all; one of them: \(command) \(path)#\(first)"
  }

  private func run(
    _ page: Page, _ plan: Plan, selection: Selection, options: RunOptions, bindings: Bindings,
    programs: ValuePrograms?, prompter: any Prompter, screen: RunScreen, terminal: Terminal?, reports: RunReports,
    remembered: RememberedValues?, shells: ShellCommands
  ) throws -> RunSummary {
    var random = SystemRandomNumberGenerator()
    let id = kept?.earlier.run ?? RunID(startedAt: RunClock.system.now(), using: &random)
    let journal = try kept?.journal ?? newJournal(of: id)
    try journal?.keep(page: page.source.bytes)
    journal?.joinsEnds = options.nonInteractive
    if let kept {
      reports.take(earlier: kept.events)
      screen.goOn(after: kept.events)
    }
    defer { reports.write(page) }
    let summary = try withSession(
      of: page, terminal: terminal, state: kept == nil ? nil : journal?.shellState, options, shells
    ) { session in
      let runner = Runner(
        plan: plan, selection: selection, options: options, bindings: bindings, run: id, session: session,
        prompter: prompter, clock: RunClock(now: RunClock.system.now, pause: Interruptions.pause),
        interruption: { Interruptions.endingSignal.flatMap(Interruption.init) },
        settings: settings(of: page, selection: selection, options: options, shells: shells), resuming: kept?.earlier,
        supply: { try (programs ?? ValuePrograms([:], context: context, terminal: nil)).value(of: $0) },
        keep: { try journal?.keep($0.bytes) },
        emit: { event in
          guard event.isRecorded else {
            if !isJSON { screen.show(event) }
            return
          }
          let line = RunEventLine.encoded(event)
          try journal?.record(event, as: line)
          reports.take(event)
          recorder?.take(event)
          remembered?.take(event)
          if isJSON { context.write(line: line) } else { screen.show(event) }
        })
      return try runner.run()
    }
    if terminal != nil, !isQuiet, journal != nil {
      screen.tell(
        end: RunEndText(language: context.language, style: context.style).lines(
          for: summary, of: page.runbook, path: page.paths[0],
          done: (selection.procedures ?? []) + selection.cleanup, run: id))
    }
    if summary.verdict.isSettled {
      journal?.forgetState()
    } else if let journal, !isJSON, !summary.isUnanswered, !summary.counts.isEmpty || summary.isPaused,
      // What has been taken back cannot be continued.
      selection.cleanup.isEmpty || summary.isPaused || summary.exitStatus == ExitStatus.interrupted
    {
      context.remark("to continue: passo run --resume \(journal.run.description)")
    }
    return summary
  }

  private func remembered(for page: Page) -> RememberedValues? {
    guard page.paths[0] != "stdin", let path = context.surroundings.rememberedValuesPath else { return nil }
    return RememberedValues(path: path, page: context.surroundings.absolute(page.paths[0]))
  }

  /// A live shell, or for a rehearsal only the page's samples.
  private func withSession(
    of page: Page, terminal: Terminal?, state: [UInt8]?, _ options: RunOptions, _ shells: ShellCommands,
    _ body: (any Session) throws -> RunSummary
  ) throws -> RunSummary {
    var configuration = context.sessionConfiguration
    configuration.environment.merge(page.folders(in: context.surroundings)) { own, _ in own }
    if let shell = shells.shell { configuration.transport = .command(["sh", "-c", shell]) }
    if let directory = kept?.settings.directory { configuration.workingDirectory = directory }
    if tuning.rehearse {
      return try body(RehearsalSession(workingDirectory: configuration.workingDirectory))
    }
    return try RunShells(
      context: context, configuration: configuration, commands: shells, terminal: terminal?.descriptor,
      options: options,
      state: state
    ).open(body)
  }

  private func newJournal(of run: RunID) throws -> Journal? {
    try context.surroundings.journalDirectory.map { try Journal(directory: $0, run: run) }
  }

  private func settings(
    of page: Page, selection: Selection, options: RunOptions, shells: ShellCommands
  ) -> RunSettings {
    let surroundings = context.surroundings
    var settings = RunSettings()
    settings.page = page.paths[0] == "stdin" ? nil : surroundings.absolute(page.paths[0])
    settings.pages = page.paths.count > 1 ? page.paths.map(surroundings.absolute) : nil
    settings.directory = kept?.settings.directory ?? surroundings.workingDirectory
    let procedures = selection.procedures ?? []
    let isWholePage = sections.all || page.procedures == nil && kept?.settings.isWholePage == true
    settings.isWholePage = isWholePage ? true : nil
    settings.procedure = procedures.count == 1 ? procedures[0] : nil
    settings.procedures = procedures.count > 1 && !isWholePage ? procedures : nil
    settings.cleansUp = selection.cleanup.isEmpty ? nil : true
    settings.platform = selection.platform?.rawValue
    settings.interface = selection.interface
    settings.names = selection.names.isEmpty ? nil : selection.names
    settings.tags = selection.tags.isEmpty ? nil : selection.tags
    settings.locale = pageOptions.locale
    settings.keywords = pageOptions.keywords.map(surroundings.absolute)
    settings.from = options.from
    settings.only = options.only.isEmpty ? nil : options.only
    settings.skipped = options.skipped.isEmpty ? nil : options.skipped
    settings.until = options.until
    (settings.places, settings.shell) = shells.kept
    settings.at = at
    settings.isRehearsal = tuning.rehearse ? true : nil
    settings.verify = options.verify.rawValue
    settings.aliases = options.aliases.isEmpty ? nil : options.aliases
    settings.timeLimit = options.timeLimit
    settings.retry = tuning.retry?.text
    settings.keepGoing = options.keepGoing ? true : nil
    let secrets = Set(values.secret).union(kept?.settings.secrets ?? [])
    settings.secrets = secrets.isEmpty ? nil : secrets.sorted()
    settings.values = values.values.map(surroundings.absolute)
    settings.profile = values.profile
    settings.reports = tuning.report.isEmpty ? nil : tuning.report.map(surroundings.absolute)
    return settings
  }
}
