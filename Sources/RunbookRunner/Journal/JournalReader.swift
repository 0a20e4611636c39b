import RunbookModel
import ShellExecution

/// Reads journals back: which runs there were, and what happened in one.
package struct JournalReader: Sendable {
  package let directory: String

  package init(directory: String) {
    self.directory = directory
  }

  /// What there is of journals. Newest first; files that are no journals are passed over.
  package struct Survey: Hashable, Sendable {
    package var runs: [Listing] = []
    /// Journals whose beginning cannot be read, or that have none, and that no Passo is at: which page they are of, no
    /// one can say.
    package var unreadable: [RunID] = []
  }

  /// Reads the beginning and the end of every journal; empty when there is no folder.
  package func survey() -> Survey {
    var survey = Survey()
    for (run, path) in names() {
      if let listing = Listing(of: run, at: path) {
        survey.runs.append(listing)
      } else if !Journal.isInUse(path) {
        survey.unreadable.append(run)
      }
    }
    // Names know the second only, and runs of scripts are quicker than that.
    survey.runs.sort { ($0.started, $0.run) > ($1.started, $1.run) }
    return survey
  }

  package func runs() -> [Listing] { survey().runs }

  package func unreadable() -> [RunID] { survey().unreadable }

  /// The latest journal that cannot be read and may be of a later run than `listing`. Names know the second only; within
  /// it a run that was ended before anything was run is not the one that is to go on.
  ///
  /// - Parameter unreadable: see ``Survey/unreadable``.
  package func latest(of unreadable: [RunID], after listing: Listing) -> RunID? {
    unreadable.first { run in
      run.second > listing.run.second || run.second == listing.run.second && !isEmpty(run)
    }
  }

  /// Whether Passo ended before it had written the first line, and so before it ran anything. The file that counts the
  /// lines would know of lines that were lost.
  package func isEmpty(_ run: RunID) -> Bool {
    let head = try? JournalReader.bytes(of: directory + "/" + run.description + Journal.headExtension)
    return (try? JournalReader.bytes(of: path(of: run)))?.contains(UInt8(ascii: "\n")) == false
      && head.flatMap { JournalHead($0) } == nil
  }

  /// What happened, in order. A last line that was cut short, and events of a later version, are passed over.
  ///
  /// - Throws: ``JournalError``.
  package func events(of run: RunID) throws(JournalError) -> [RunEvent] { try JournalReader.events(in: path(of: run)) }

  /// What the file at a path says that has happened; see ``events(of:)``.
  package static func events(in path: String) throws(JournalError) -> [RunEvent] {
    var events: [RunEvent] = []
    try forEachEvent(in: path) { events.append($0) }
    return events
  }

  /// The same one after the other, for what needs not all of them at once.
  package static func forEachEvent(in path: String, _ body: (RunEvent) -> Void) throws(JournalError) {
    var lines = try JournalLines(of: path)
    while let line = try lines.next() {
      if let event = RunEventLine.decoded(line.bytes) { body(event) }
    }
  }

  /// What happened, read strictly: what follows a line that is missing or was changed does not count. Nil: nothing
  /// that can be read.
  ///
  /// - Throws: ``JournalError``.
  package func record(of run: RunID) throws(JournalError) -> JournalFile.Run? {
    // A run that goes on meanwhile may have more lines than it counted, and never less.
    let head = try? JournalReader.bytes(of: directory + "/" + run.description + Journal.headExtension)
    let record = try JournalRecord(
      at: path(of: run), of: run, head: head.flatMap { JournalHead($0) }, needsHead: false)
    return record.events.isEmpty ? nil : .init(run: run, events: record.events, damage: record.damage)
  }

  /// Every journal by its name, newest first; none is opened.
  package func names() -> [(run: RunID, path: String)] {
    let runs = DirectoryEntries(of: directory).compactMap { name in
      name.hasSuffix(Journal.fileExtension) ? RunID(String(name.dropLast(Journal.fileExtension.count))) : nil
    }
    return runs.sorted(by: >).map { ($0, path(of: $0)) }
  }

  /// Of the journal of a run, which need not be there.
  package func path(of run: RunID) -> String { directory + "/" + run.description + Journal.fileExtension }

  static func bytes(of path: String) throws(JournalError) -> [UInt8] {
    do { return try RegularFile.read(path) } catch { throw JournalError(path: path, error) }
  }
}
