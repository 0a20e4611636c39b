import ArgumentParser
import Diagnostics
import RunbookModel
public import RunbookReport
import RunbookRunner

/// `passo report`: a report on a run that was kept, in a form for others.
struct ReportCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Make a report of a run: HTML, Markdown, JUnit, JSON or a recording.")
  static let guide = HelpExamples.report

  @Argument(
    help: ArgumentHelp(
      "The run, as `passo runs` names it, or a file of its events. Default: the latest run.", valueName: "run"),
    completion: Candidates.runs)
  var run: String?

  @Option(help: "The report format. Default: by the extension of the output file, else markdown.")
  var format: ReportFormat?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write it. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let events = try events(in: context.surroundings)
      let format = try chosenFormat()
      let page = ReportPage.runbook(of: events)
      guard let text = format.text(of: events, runbook: page, language: context.language) else {
        throw Complaint(
          "there is no run in \(run ?? "-")", help: "name a run, or a file that `passo run --format jsonl` has written")
      }
      if let output, output != "-" {
        try ReportFile(path: output, format: format).write(text)
      } else {
        context.output.write(text)
      }
      return ExitStatus.success
    }
  }

  private func chosenFormat() throws(Complaint) -> ReportFormat {
    if let format { return format }
    guard let output, output != "-" else { return .markdown }
    return try ReportFile(path: output).format
  }

  private func events(in surroundings: Surroundings) throws(Complaint) -> [RunEvent] {
    if let run, RunID(run) == nil, run == "-" || FileContent.exists(run) {
      return try FileContent.read(run).split(separator: UInt8(ascii: "\n")).compactMap { RunEventLine.decoded($0) }
    }
    guard let directory = surroundings.journalDirectory else {
      throw Complaint("there is no home directory, so no runs are kept", help: "set HOME or XDG_STATE_HOME")
    }
    try surroundings.checkState()
    let reader = JournalReader(directory: directory)
    let runs = reader.runs()
    guard let latest = runs.first?.run else {
      throw Complaint("no runs are kept in \(directory)", help: "make one: passo run page.md")
    }
    let names = runs.prefix(3).map { "\($0.run.description) (\($0.document.path))" }.joined(separator: ", ")
    if let run, RunID(run) == nil {
      throw Complaint("there is no run or file called \(run)", help: "the latest runs: \(names); see all: passo runs")
    }
    let id = run.flatMap(RunID.init) ?? latest
    do { return try reader.events(of: id) } catch {
      throw Complaint("there is no run \(id.description)", help: "the latest runs: \(names); see all: passo runs")
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}
