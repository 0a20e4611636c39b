package import RunbookModel
import ShellExecution

/// Reads journals back: which runs there were, and what happened in one.
package struct JournalReader: Sendable {
  package let directory: String

  package init(directory: String) {
    self.directory = directory
  }

  /// One run, as a list of runs shows it.
  package struct Listing: Hashable, Sendable {
    package var run: RunID
    /// Of the journal.
    package var path: String
    package var started: Timestamp
    package var document: DocumentIdentity
    package var procedure: String?
    /// nil: the run did not come to its end.
    package var summary: RunSummary?
    /// The action that was under way when the journal ends; nil when none was.
    package var unfinishedAction: ActionID?
    /// Whether an action was begun, skipped or done.
    package var hasBegun = false
    /// A Passo is at it right now.
    package var isGoingOn = false
    /// Absolute path of the page, where it is known.
    package var page: String?

    /// Whether ``Resumption`` may find something left to do.
    package var isResumable: Bool {
      !isGoingOn && (summary.map { [.failed, .aborted, .unknown].contains($0.verdict) } ?? true)
    }

    /// ``Verdict/unknown`` for a run that did not come to its end.
    package var verdict: Verdict { summary?.verdict ?? .unknown }
  }

  /// Newest first; files that are no journals are passed over. Empty when there is no folder.
  package func runs() -> [Listing] {
    // Names know the second only, and runs of scripts are quicker than that.
    names().map(\.run).compactMap(listing).sorted { ($0.started, $0.run) > ($1.started, $1.run) }
  }

  /// Journals whose beginning cannot be read, or that have none, and that no Passo is at: which page they are of, no one
  /// can say. Newest first.
  package func unreadable() -> [RunID] {
    names().map(\.run).filter { listing(of: $0) == nil && !Journal.isInUse(path(of: $0)) }
  }

  /// The latest journal that cannot be read and may be of a later run than `listing`. Names know the second only; within
  /// it a run that was ended before anything was run is not the one that is to go on.
  package func unreadable(after listing: Listing) -> RunID? {
    unreadable().first { run in
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
  package func events(of run: RunID) throws(JournalError) -> [RunEvent] {
    try JournalReader.bytes(of: path(of: run)).split(separator: UInt8(ascii: "\n")).compactMap {
      RunEventLine.decoded($0)
    }
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

  private func listing(of run: RunID) -> Listing? {
    guard let events = try? events(of: run), let first = events.first, case .runStarted(let start) = first.body else {
      return nil
    }
    var listing = Listing(
      run: run, path: path(of: run), started: first.time, document: start.document, procedure: start.procedure)
    for event in events {
      switch event.body {
      case .actionStarted(let start):
        listing.unfinishedAction = start.action
        listing.hasBegun = true
      case .actionFinished:
        listing.unfinishedAction = nil
        listing.hasBegun = true
      case .runFinished(let summary): listing.summary = summary
      case .runResumed: listing.summary = nil
      default: break
      }
    }
    listing.page = start.settings?.page
    listing.isGoingOn = listing.summary == nil && Journal.isInUse(listing.path)
    return listing
  }

  static func bytes(of path: String) throws(JournalError) -> [UInt8] {
    do { return try RegularFile.read(path) } catch { throw JournalError(path: path, error) }
  }
}
