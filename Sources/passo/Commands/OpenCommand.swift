import ArgumentParser
import Bytes
import Configuration
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellExecution

/// `passo page.md`: shows the plan and, at a terminal, asks whether to run it. `passo` alone offers
/// the pages below this folder, or says what it is.
struct OpenCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(commandName: "open", shouldDisplay: false)
  static let guide = HelpExamples.all

  @Argument(
    help: ArgumentHelp("The page, and procedures in it.", valueName: "page[#procedure]"),
    completion: Candidates.pages)
  var words: [String] = []

  @OptionGroup(title: "Sections") var sections: SectionOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      guard !words.isEmpty else {
        switch PageChoice(context: context).page() {
        case .none: return introduce(in: context)
        case .given(let path)?: return try open([path], in: context)
        case .leave(let move)?: return try move == .next ? ExitStatus.success : move.exitStatus()
        }
      }
      return try open(words, in: context)
    }
  }

  private func open(_ words: [String], in context: Context) throws -> Int32 {
    try OpenCommand.checkIsPage(words[0])
    let page = try context.read(words, options: page, sections: sections)
    try page.requireSteps()
    let bindings = try values.bindings(
      for: page, file: try values.file(), in: context.surroundings)
    let selection = self.page.selection(
      procedures: page.procedures, cleanup: try sections.cleanup(of: page), platform: .current)
    let plan = PlanMaker(page.runbook, selection: selection).plan(with: bindings)
    let path = context.surroundings.searchPath
    let text = PlanText(
      language: context.language, style: context.style,
      isInstalled: { ProgramSearch.locate($0, path: path) != nil })
    context.output.write(text.text(of: plan))
    context.output.flush()
    return try offer(page, in: context)
  }

  private func offer(_ page: Page, in context: Context) throws -> Int32 {
    guard let terminal = context.terminal() else { return ExitStatus.success }
    let asker = Asker(terminal, language: context.language, style: context.style)
    terminal.write("\n")
    let menu = Menu([(MenuKey.run, true), (MenuKey.quit, false)], language: context.language)
    switch asker.choose(menu) {
    case .given(true): break
    case .given(false): return ExitStatus.success
    case .leave(let move): return try move.exitStatus()
    }
    let run = RunWork(
      context: context, tuning: try RunTuning.parse([]), values: values, pageOptions: self.page, sections: sections,
      isJSON: false, isQuiet: false)
    return try run.perform(page)
  }

  /// A word that names no file was probably meant to be a command.
  static func checkIsPage(_ name: String) throws(Complaint) {
    let isFile = FileContent.exists(name) || name.containsBytes(of: ".") || name.containsBytes(of: "#") || name == "-"
    guard !isFile else { return }
    throw Complaint(
      "there is no command or page called \(name)", help: DeclaredCommands.unknown(name).help, status: ExitStatus.usage)
  }

  private func introduce(in context: Context) -> Int32 {
    let lines = [
      Message("Passo runs how-to pages step by step and verifies each step."),
      Message("passo page.md         shows the plan, and asks whether to run it"),
      Message("passo run page.md     runs it; passo plan page.md only shows it"),
      Message("passo check page.md   finds what is wrong with the page"),
      Message("passo --help          shows everything else"),
    ]
    for line in lines { context.output.write(context.language.say(line) + "\n") }
    return ExitStatus.success
  }
}
