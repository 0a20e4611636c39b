import Diagnostics
import RunbookModel
import RunbookRunner

/// What happened in a run that was kept, or in one whose events are in a file.
enum KeptEvents {
  /// - Parameter run: as `passo runs` names it, or a file of events; nil: the latest run.
  static func of(_ run: String?, in surroundings: Surroundings) throws(Complaint) -> JournalFile.Run? {
    if let run, RunID(run) == nil, run == "-" || FileContent.exists(run) {
      let file = JournalFile(try FileContent.read(run))
      guard file.runs.count < 2 else {
        let names = file.runs.map(\.run.description).joined(separator: ", ")
        throw Complaint(
          "\(run) has the events of several runs: \(names)",
          help: "a report on all of them: passo report --merge \(run)")
      }
      return file.runs.first
    }
    guard let directory = surroundings.journalDirectory else {
      throw Complaint("there is no home directory, so no runs are kept", help: "set HOME or XDG_STATE_HOME")
    }
    try surroundings.checkState()
    let reader = JournalReader(directory: directory)
    // Whoever names the run need not wait for a look at all others.
    let named = run.flatMap(RunID.init)
    if let named, let record = try? reader.record(of: named) { return record }
    let runs = reader.runs()
    guard let latest = runs.first?.run else {
      throw Complaint("no runs are kept in \(directory)", help: "make one: passo run page.md")
    }
    let names = runs.prefix(3).map { "\($0.run.description) (\($0.document.path))" }.joined(separator: ", ")
    if let run, named == nil {
      throw Complaint("there is no run or file called \(run)", help: "the latest runs: \(names); see all: passo runs")
    }
    let id = named ?? latest
    do { return try reader.record(of: id) } catch {
      throw Complaint("there is no run \(id.description)", help: "the latest runs: \(names); see all: passo runs")
    }
  }
}
