import ArgumentParser
import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookReport
import RunbookRunner

/// `passo record`: runs a page, and writes what its commands print into its samples.
struct RecordCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Run a page, and write what its commands print into its samples.")
  static let guide = HelpExamples.record

  @Argument(
    help: ArgumentHelp("The page, and procedures in it.", valueName: "page[#procedure]"), completion: Candidates.pages)
  var words: [String]

  @Flag(help: "Add samples to the commands that have none; with --existing also bring the others up to date.")
  var missing = false

  @Flag(help: "Bring samples up to date that no longer show what is printed. The default without --missing.")
  var existing = false

  @Flag(help: "Change nothing; end with 1 if a sample would change.")
  var check = false

  @Flag(help: "Change nothing; show what would change.")
  var diff = false

  @Flag(help: "Write what was printed before a step failed as well.")
  var keepPartial = false

  @Option(
    help: ArgumentHelp("Write the samples into this translation too; can be repeated.", valueName: "page"),
    completion: Candidates.pages)
  var into: [String] = []

  @Flag(help: "Show only what did not pass, and the summary.")
  var quiet = false

  @OptionGroup(title: "The run") var tuning: RunTuning
  @OptionGroup(title: "Sections") var sections: SectionOptions
  @OptionGroup(title: "Values") var values: ValueOptions
  @OptionGroup(title: "Reading the page") var page: PageOptions
  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let page = try context.read(words, options: page, sections: sections)
      try page.requireSteps()
      guard page.sources.count == 1, page.source.path != "stdin" else {
        throw Complaint("one page at a time is recorded, and it is a file", status: ExitStatus.usage)
      }
      if tuning.rehearse {
        throw Complaint(
          "a rehearsal prints nothing that could be recorded", help: "leave out --rehearse", status: ExitStatus.usage)
      }
      let translations = try into.map { path throws(Complaint) in
        SourceFile(path: path, bytes: try FileContent.read(path))
      }
      let recorder = SampleRecorder()
      let status = try run(page, recorder, context)
      guard status == ExitStatus.success || keepPartial else {
        context.remark("nothing was recorded: the run did not end well")
        context.advise("to keep what was printed until then: --keep-partial")
        return status
      }
      var changes = false
      for source in [page.source] + translations {
        changes = try record(into: source, recorder, context) || changes
      }
      return status == ExitStatus.success && check && changes ? ExitStatus.failed : status
    }
  }

  /// Old samples do not decide: they are what is to be replaced.
  private func run(_ page: Page, _ recorder: SampleRecorder, _ context: Context) throws -> Int32 {
    var tuning = tuning
    tuning.verify = tuning.verify ?? .exit
    var work = RunWork(
      context: context, tuning: tuning, values: values, pageOptions: self.page, sections: sections, isJSON: false,
      isQuiet: quiet)
    work.recorder = recorder
    return try work.perform(page)
  }

  /// Whether the page changes, or would.
  private func record(into source: SourceFile, _ recorder: SampleRecorder, _ context: Context) throws -> Bool {
    let scope: SampleRecording.Scope = missing ? (existing ? [.existing, .missing] : .missing) : .existing
    let options = page
    let keywords = try options.keywordMap()
    let recording = SampleRecording(scope: scope, standIns: context.surroundings.standIns) { file in
      let document = MarkdownReader().read(file)
      return (document, RunbookReader(keywords: keywords, locale: options.locale).read(document))
    }
    let result = recording.page(source, with: recorder.outputs)
    for (line, reason) in result.refused { context.remark("\(source.path):\(line): not recorded: \(reason)") }
    let changes = result.source.bytes != source.bytes
    if diff {
      context.output.write(
        UnifiedDiff(style: context.style).text(path: source.path, from: source.bytes, to: result.source.bytes))
    } else if changes, !check {
      // Someone may have written to it while it ran.
      guard try FileContent.read(source.path) == source.bytes else {
        throw Complaint("\(source.path) has changed while it was run: nothing was recorded", help: "record it again")
      }
      try FileContent.replace(source.path, with: result.source.bytes)
    }
    let count: Message =
      check || diff
      ? "\(source.path): \(count: result.written, "sample would be written", "samples would be written")"
      : "\(source.path): \(count: result.written, "sample written", "samples written")"
    context.remark(count)
    return changes
  }
}
