import ArgumentParser
import Bytes
import Configuration
import Diagnostics
import RunbookModel
public import RunbookReport
import RunbookRunner
import ShellSyntax

/// `passo export`: the page as a playbook, a workflow or a pipeline.
struct ExportCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Make a playbook or a pipeline that runs the page on many machines.")
  static let guide = HelpExamples.export

  @Argument(
    help: ArgumentHelp("The page, and procedures in it.", valueName: "page[#procedure]"),
    completion: Candidates.pages)
  var words: [String]

  @Option(help: "For which engine.")
  var format: ExportFormat

  @Flag(help: "Plain shell tasks that need no Passo there; what is lost is in the first lines.")
  var tasks = false

  @Option(
    help: ArgumentHelp("How strictly that run checks what it proves, as of passo run.", valueName: "level"))
  var verify: RunOptions.Strictness?

  @OptionGroup(title: "Sections") var sections: SectionOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      guard !words.contains("-"), values.values != "-" else {
        throw Complaint(
          "the engine reads files, and standard input is none", help: "keep the page in a file, and name that",
          status: ExitStatus.usage)
      }
      var page = try context.read(words, options: page, sections: sections)
      page = page.hiding(try values.secrets(of: page.runbook))
      try page.requireSteps()
      guard page.procedures != nil || page.runbook.procedures.count == 1 else {
        throw Complaint(
          "\(page.source.path) has several sections, and no one can be asked which is meant",
          help: "all of them in order: --all; one of them: \(page.source.path)#\(page.runbook.procedures[0].id)",
          status: ExitStatus.usage)
      }
      let file = try values.file()
      let selection = self.page.selection(
        procedures: page.procedures, cleanup: try sections.cleanup(of: page), platform: nil)
      let bindings = try givenValues(of: page, file: file)
      let plan = PlanMaker(page.runbook, selection: selection).plan(with: bindings)
      values.remarkOnUnknownNames(in: file, for: page.runbook, context: context)
      values.remarkOnSecretSettings(for: page.runbook, context: context)
      var run = ExportedRun(words: words, plan: plan, bindings: bindings)
      run.options = options
      run.profile = values.profile
      run.profiles = file.profiles.map(\.name)
      if !tasks {
        run.startsPrograms = !file.programs.isEmpty
        run.valuesFile = values.values
        run.valuesInFile = keysInEveryRun(of: file)
        run.variablesOfFile = variables(readBy: file)
      }
      context.output.write(ExportText(language: context.language).text(of: run, as: format, asTasks: tasks))
      return ExitStatus.success
    }
  }

  /// What `--set` says: what this account's environment has is not for others. Tasks read no values file, so what is
  /// written in it is written into them.
  private func givenValues(of page: Page, file: ValuesFile) throws(Complaint) -> Bindings {
    var sources = ValueSources()
    sources.flags = values.flags
    let settings = try values.chosenProfile(of: file)
    for setting in tasks ? file.values + settings : [] {
      if case .literal(let text) = setting.value { sources.file[setting.placeholder] = text }
    }
    do { return try ValueResolver(page.runbook).bindings(from: sources) } catch {
      throw Complaint(error.message, help: error.help, status: ExitStatus.usage)
    }
  }

  /// A value of the file goes before one of the environment.
  private func keysInEveryRun(of file: ValuesFile) -> Set<String> {
    func keys(_ settings: [ValuesFile.Setting]) -> Set<String> {
      Set(settings.map { PlaceholderKey.key(of: $0.placeholder) })
    }
    let profiles = file.profiles.filter { values.profile == nil || $0.name == values.profile }.map { keys($0.settings) }
    let inEach = profiles.dropFirst().reduce(profiles.first ?? []) { $0.intersection($1) }
    return keys(file.values).union(inEach)
  }

  /// Variables that the values of every run, or of the profile that is meant, are taken from.
  private func variables(readBy file: ValuesFile) -> [String] {
    let profiles = file.profiles.filter { values.profile == nil || $0.name == values.profile }.flatMap(\.settings)
    let read = (file.values + profiles).map(\.value) + file.answers.map(\.value)
    return read.compactMap { value in
      if case .reference(let reference) = value, reference.source == .environment { reference.name } else { nil }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Words for `passo run` that mean the same there.
  private var options: [String] {
    var options: [String] = []
    if sections.all { options.append("--all") }
    if sections.cleanup { options.append("--cleanup") }
    if sections.withPrerequisites { options.append("--with-prerequisites") }
    func add(_ option: String, _ value: String?) {
      if let value { options += [option, value] }
    }
    add("--locale", page.locale)
    add("--keywords", page.keywords)
    add("--platform", page.platform?.rawValue)
    add("--interface", page.interface)
    for name in page.name { add("--name", name) }
    for tag in page.tag { add("--tag", tag) }
    for secret in values.secret { add("--secret", secret) }
    add("--verify", verify?.rawValue)
    if values.trustValues { options.append("--trust-values") }
    return options
  }
}

extension ExportFormat: ExpressibleByArgument {}
