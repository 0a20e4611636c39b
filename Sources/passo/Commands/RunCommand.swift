import ArgumentParser
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

/// `passo run`: leads through a procedure, and verifies each step.
struct RunCommand: ParsableCommand, StatusCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, jsonl }

  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a page step by step, verifying each step.")
  static let guide = HelpExamples.run

  @Argument(
    help: ArgumentHelp("The page, and procedures in it; with --resume the run.", valueName: "page[#procedure]"),
    completion: Candidates.pages)
  var words: [String] = []

  @Option(help: "Format of the output.")
  var format: Format = .text

  @Flag(help: "Show only what did not pass, and the summary.")
  var quiet = false

  @Flag(help: "Resume the named run, or the latest one that did not finish.")
  var resume = false

  @Flag(help: "Continue although the page has changed since; steps are found again by what they do.")
  var acceptChanges = false

  @OptionGroup(title: "The run") var tuning: RunTuning
  @OptionGroup(title: "Places") var placed: PlaceOptions
  @OptionGroup(title: "Sections") var sections: SectionOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func validate() throws {
    if !resume, words.isEmpty { throw ValidationError("Missing expected argument '<page[#procedure]>'") }
    if !resume, tuning.rerunDependents { throw ValidationError("--rerun-dependents needs --resume") }
    if !resume, acceptChanges { throw ValidationError("--accept-changes needs --resume") }
  }

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      // Not among the validations: an option that is not known is the better thing to say, and is found after them.
      if resume { return try resumed(in: context) }
      let page = try context.read(words, options: page, sections: sections)
      try page.requireSteps()
      switch try before(page, in: context) {
      case .given(let page): return try work(in: context).perform(page)
      case .leave(let move): return try move.exitStatus()
      }
    }
  }

  /// With the pages that it wants to be done before it, where the person says so; where no one can be asked, they are
  /// named.
  private func before(_ page: Page, in context: Context) throws -> Answer<Page> {
    let pages = page.runbook.pagesBefore
    guard !pages.isEmpty else { return .given(page) }
    let list = pages.joined(separator: ", ")
    guard format == .text, !tuning.nonInteractive, !tuning.yes, let terminal = context.terminal() else {
      context.remark("the page wants \(list) to be done first: --with-prerequisites does it")
      return .given(page)
    }
    let asker = Asker(terminal, language: context.language, style: context.style)
    terminal.write(TerminalSafe.text(context.language.say("The page wants this to be done first: \(list)")) + "\n")
    let menu = Menu<Bool>(
      [(MenuKey.isDone, false), (MenuKey.begin, true)], language: context.language)
    switch asker.choose(menu) {
    case .given(true):
      var whole = sections
      whole.withPrerequisites = true
      return .given(try context.read(words, options: self.page, sections: whole))
    case .given(false): return .given(page)
    case .leave(let move): return .leave(move)
    }
  }

  private func work(in context: Context) -> RunWork {
    RunWork(
      context: context, tuning: tuning, values: values, pageOptions: page, sections: sections, placed: placed,
      isJSON: format == .jsonl,
      isQuiet: quiet)
  }

  private func resumed(in context: Context) throws -> Int32 {
    if let extra = words.dropFirst(2).first {
      throw Complaint(
        "one run at a time: what is `\(extra)`?", help: "see how a run is begun: passo help run",
        status: ExitStatus.usage)
    }
    var kept = try KeptRun.find(words, in: context.surroundings, startsAtStep: tuning.from != nil)
    try kept.checkShellState()
    defer { withExtendedLifetime(kept.journal) {} }
    var work = work(in: context)
    work.pageOptions = page.completed(by: kept.settings)
    work.values = values.completed(by: kept.settings, context: context)
    let page = try context.read(
      try kept.pageNames(words), options: work.pageOptions,
      sections: kept.settings.pages == nil ? sections : try SectionOptions.parse([]))
    try kept.follow(page, options: work.pageOptions, acceptsChanges: acceptChanges)
    work.tuning = tuning.completed(by: kept.settings)
    work.kept = kept
    return try work.perform(page)
  }
}
