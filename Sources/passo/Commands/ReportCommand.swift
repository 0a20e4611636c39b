import ArgumentParser
import Diagnostics
import RunbookModel
public import RunbookReport
import RunbookRunner

/// `passo report`: a report on a run that was kept, in a form for others.
struct ReportCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Make a report of a run, or of many: HTML, Markdown, JUnit, JSON or a recording.")
  static let guide = HelpExamples.report

  @Argument(
    help: ArgumentHelp(
      """
      The run, as `passo runs` names it, or a file of its events; with `--merge` several, and folders of them. \
      Default: the latest run.
      """, valueName: "run"),
    completion: Candidates.runs)
  var runs: [String] = []

  @Flag(help: "One report of many runs: which step came out how on which host. Default: of all that are kept.")
  var merge = false

  @Option(help: "The report format. Default: by the extension of the output file, else markdown.")
  var format: ReportFormat?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where to write it. Default: standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Instead, show what the page would be with the commands that were edited in the run, as a difference.")
  var pageDiff = false

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func validate() throws {
    if runs.count > 1, !merge {
      throw ValidationError("a report is on one run, and \(runs.count) are named: add --merge for one report on all")
    }
    if merge, pageDiff { throw ValidationError("--page-diff is of one run, and cannot be combined with --merge") }
  }

  private var run: String? { runs.first }

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      if merge { return try mergeRuns(context) }
      let kept = try KeptEvents.of(run, in: context.surroundings)
      let events = kept.map(RunReportOfHost.events) ?? []
      if let damage = kept?.damage {
        context.remark("the journal is damaged in line \(damage.line): \(damage.reason); the report ends before it")
      }
      if pageDiff { return try showMendedPage(events, context) }
      let format = try chosenFormat()
      let page = ReportPage.runbook(of: events)
      guard let text = format.text(of: events, runbook: page, language: context.language) else {
        throw Complaint(
          "there is no run in \(run ?? "-")", help: "name a run, or a file that `passo run --format jsonl` has written")
      }
      try write(text, as: format, context)
      return ExitStatus.success
    }
  }

  private func write(_ text: String, as format: ReportFormat, _ context: Context) throws(Complaint) {
    if let output, output != "-" {
      try ReportFile(path: output, format: format).write(text)
    } else {
      context.output.write(text)
    }
  }

  private func mergeRuns(_ context: Context) throws(Complaint) -> Int32 {
    let format = try chosenFormat()
    let report = try MergedRuns(surroundings: context.surroundings).report(of: runs)
    guard let text = format.text(of: report, language: context.language) else {
      throw Complaint(
        "there is no report on many runs as \(format.rawValue)",
        help: "as html, markdown, junit or json: --format html",
        status: ExitStatus.usage)
    }
    try write(text, as: format, context)
    guard !report.hasRun else { return ExitStatus.success }
    throw Complaint(
      "none of them could be read as a run",
      help: "name runs, files that `passo run --format jsonl` has written, or folders of journals")
  }

  /// What the people who run a page find out comes back to its author: `passo report --page-diff | git apply`.
  private func showMendedPage(_ events: [RunEvent], _ context: Context) throws -> Int32 {
    guard format == nil, output == nil else {
      throw Complaint(
        "--page-diff is no report: it goes without --format and --output",
        help: "keep it: passo report --page-diff > page.diff",
        status: ExitStatus.usage)
    }
    let pages = try ReportPage.pages(of: events)
    guard ReportPage.runbook(of: events) != nil else {
      throw Complaint(
        "\(pages.map(\.source.path).joined(separator: ", ")) has changed since the run, and its lines are others",
        help: "the commands as they were run: passo report RUN")
    }
    for page in pages {
      let mended = MendedPage(page.source, events: events) { page.read($0) }
      for (line, reason) in mended.refused { context.remark("\(page.source.path):\(line): left as it is: \(reason)") }
      context.output.write(
        UnifiedDiff(style: context.style).text(
          path: relative(page.source.path, context), from: page.source.bytes, to: mended.source.bytes))
      if mended.mended == 0 { context.remark("\(page.source.path): no command was edited and then done") }
    }
    return ExitStatus.success
  }

  /// As `git apply` wants it: below the current folder, where it is there.
  private func relative(_ path: String, _ context: Context) -> String {
    let folder = context.surroundings.workingDirectory + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  private func chosenFormat() throws(Complaint) -> ReportFormat {
    if let format { return format }
    guard let output, output != "-" else { return .markdown }
    return try ReportFile(path: output).format
  }
}

extension ReportFormat: ExpressibleByArgument {}
