import ArgumentParser

/// `passo run`: leads through a procedure, and verifies each step.
struct RunCommand: ParsableCommand, StatusCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, jsonl }

  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a page step by step, and verify each one.")

  @Argument(help: ArgumentHelp("The page, and the procedure in it.", valueName: "page[#procedure]"))
  var document: String

  @Option(help: "How to tell what happens.")
  var format: Format = .text

  @Flag(help: "Show only what did not pass, and the summary.")
  var quiet = false

  @OptionGroup(title: "The run") var tuning: RunTuning
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let page = try context.read(document, options: page)
      try page.requireSteps()
      let run = RunWork(
        context: context, tuning: tuning, values: values, pageOptions: self.page, isJSON: format == .jsonl,
        isQuiet: quiet)
      return try run.perform(page)
    }
  }
}
