import ArgumentParser
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellExecution

/// `passo plan`: what a run would do.
struct PlanCommand: ParsableCommand, StatusCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, html, markdown, json, shell, values }

  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Show what a run would do; runs nothing.")
  static let guide = HelpExamples.plan

  @Argument(
    help: ArgumentHelp("The page, and procedures in it.", valueName: "page[#procedure]"),
    completion: Candidates.pages)
  var words: [String]

  @Option(help: "Format of the plan.")
  var format: Format = .text

  @Flag(help: "Show why each block of the page is read as it is.")
  var explain = false

  @Flag(help: "Show what a run would ask, as text, json or values (a values file to be filled in).")
  var questions = false

  @Flag(help: "Print the plan, however long it is; at a terminal a pager shows one that is longer than the screen.")
  var noPager = false

  @OptionGroup(title: "Places") var placed: PlaceOptions
  @OptionGroup(title: "Sections") var sections: SectionOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func validate() throws {
    if questions, ![.text, .json, .values].contains(format) {
      throw ValidationError("--questions can be written as text, json or values, not as `\(format.rawValue)`")
    }
  }

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      var page = try context.read(words, options: page, sections: sections)
      page = page.hiding(try values.secrets(of: page.runbook))
      page = try page.reduced(to: placed.at)
      page = page.with(page.runbook.opening(Set(try placed.commands(for: page.runbook, kept: nil).keys)).runbook)
      if explain {
        guard page.paths.count == 1 else {
          throw Complaint(
            "--explain shows how one page is read, and \(page.paths.count) are named", help: "name one of them",
            status: ExitStatus.usage)
        }
        let text = ExplainText(language: context.language, style: context.style)
        show(text.text(of: page.runbook, source: page.source), in: context)
        return ExitStatus.success
      }
      // The JSON of a page without steps is as good as any: programs read it.
      if format != .json { try page.requireSteps() }
      let file = try values.file()
      let bindings = try values.bindings(
        for: page, file: file, in: context.surroundings)
      values.remarkOnUnknownNames(in: file, for: page.runbook, context: context)
      values.remarkOnSecretSettings(for: page.runbook, context: context)
      let selection = self.page.selection(
        procedures: page.procedures, cleanup: try sections.cleanup(of: page), platform: nil)
      let plan = PlanMaker(page.runbook, selection: selection).plan(with: bindings)
      show(text(of: plan, with: bindings, in: context), in: context)
      return ExitStatus.success
    }
  }

  private func show(_ text: String, in context: Context) {
    if format == .text, !noPager, Pager(context)?.show(text) == true { return }
    context.output.write(text)
  }

  private func text(of plan: Plan, with bindings: Bindings, in context: Context) -> String {
    switch format {
    case .text where questions: return QuestionsText(language: context.language, style: context.style).text(of: plan)
    case .json where questions: return QuestionsJSON().text(of: plan)
    case .values: return ValuesSkeleton(language: context.language).text(of: plan)
    case .text:
      let path = context.surroundings.searchPath
      return PlanText(
        language: context.language, style: context.style,
        isInstalled: { ProgramSearch.locate($0, path: path) != nil }
      ).text(of: plan)
    case .html:
      let path = context.surroundings.searchPath
      return PlanHTML(language: context.language, isInstalled: { ProgramSearch.locate($0, path: path) != nil })
        .text(of: plan, coverage: ProofCoverage(plan.runbook))
    case .markdown: return PlanMarkdown(language: context.language).text(of: plan)
    case .json: return PlanJSON().text(of: plan)
    case .shell: return PlanShell(language: context.language).text(of: plan, with: bindings)
    }
  }
}
