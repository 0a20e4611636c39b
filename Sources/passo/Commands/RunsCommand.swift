import ArgumentParser
import Diagnostics
import RunbookReport
import RunbookRunner

/// `passo runs`: the runs that were kept.
struct RunsCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "runs", abstract: "List the runs of this account.")
  static let guide = HelpExamples.runs

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      guard let directory = context.surroundings.journalDirectory else {
        throw Complaint("there is no home directory, so no runs are kept", help: "set HOME or XDG_STATE_HOME")
      }
      try context.surroundings.checkState()
      let reader = JournalReader(directory: directory)
      let runs = reader.runs()
      for run in runs {
        context.output.write(RunListing(language: context.language, style: context.style).line(for: run))
      }
      for run in reader.unreadable() { context.remark(KeptRun.unreadable(run, reader)) }
      if runs.isEmpty { context.remark("no runs are kept in \(directory)") }
      return ExitStatus.success
    }
  }
}
