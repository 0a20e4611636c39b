import ArgumentParser
import Diagnostics
import RunbookReport
import RunbookRunner

/// `passo runs`: the runs that were kept.
struct RunsCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "runs", abstract: "List the runs of this account.")
  static let guide = HelpExamples.runs

  @Argument(
    help: ArgumentHelp(
      "Only runs with all of these words in title, page, procedure, state or name.", valueName: "word"))
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only runs with this text in a command, an output or a value, and the lines that have it.", valueName: "text"))
  var search: String?

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func validate() throws {
    if search?.isEmpty == true { throw ValidationError("--search needs a text") }
  }

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      guard let directory = context.surroundings.journalDirectory else {
        throw Complaint("there is no home directory, so no runs are kept", help: "set HOME or XDG_STATE_HOME")
      }
      try context.surroundings.checkState()
      let reader = JournalReader(directory: directory)
      let survey = reader.survey()
      let runs = survey.runs
      let lines = listing(in: context).lines(for: runs, words: words) { matches(in: $0, reader) }
      for line in lines { context.output.write(line + "\n") }
      for run in survey.unreadable { context.remark(KeptRun.unreadable(run, reader)) }
      if runs.isEmpty { context.remark("no runs are kept in \(directory)") }
      guard lines.isEmpty, !runs.isEmpty else { return ExitStatus.success }
      context.remark("no run has: \((words + [search].compactMap(\.self)).joined(separator: ", "))")
      return ExitStatus.failed
    }
  }

  private func listing(in context: Context) -> RunListing {
    RunListing(
      language: context.language, style: context.style,
      width: context.surroundings.outputIsTerminal ? context.surroundings.terminalColumns ?? 80 : nil,
      now: RunClock.system.now())
  }

  /// Nil for a run that does not have the text.
  private func matches(in run: RunID, _ reader: JournalReader) -> [RunSearch.Match]? {
    guard let search else { return [] }
    var found = RunSearch(search)
    do { try JournalReader.forEachEvent(in: reader.path(of: run)) { found.take($0) } } catch { return nil }
    let matches = found.matches()
    return matches.isEmpty ? nil : matches
  }
}
