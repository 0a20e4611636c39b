import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

/// A run that was begun and is to go on: its journal, which is ours alone from now on, and what that says.
struct KeptRun {
  let journal: Journal
  let earlier: Resumption

  var settings: RunSettings { earlier.start.settings ?? RunSettings() }

  /// - Parameter words: of the command line: a run, a page, both, or nothing.
  static func find(_ words: [String], in surroundings: Surroundings) throws -> KeptRun {
    guard let directory = surroundings.journalDirectory else {
      throw Complaint("there is no home directory, so no runs are kept", help: "set HOME or XDG_STATE_HOME")
    }
    let reader = JournalReader(directory: directory)
    let run = try words.lazy.compactMap(RunID.init).first ?? latest(of: words.first, reader, surroundings)
    let journal: Journal
    do { journal = try Journal(resuming: run, in: directory) } catch {
      if error.isInUse { throw Complaint("another Passo is at run \(run.description)") }
      throw Complaint("there is no run \(run.description)", help: KeptRun.help(reader))
    }
    guard let earlier = Resumption(try reader.events(of: run)) else {
      throw Complaint("the journal of run \(run.description) cannot be read")
    }
    if earlier.isFinished {
      throw Complaint("run \(run.description) came to its end: there is nothing to go on with")
    }
    return KeptRun(journal: journal, earlier: earlier)
  }

  private static func latest(
    of page: String?, _ reader: JournalReader, _ surroundings: Surroundings
  ) throws(Complaint) -> RunID {
    if let page, !FileContent.exists(KeptRun.path(of: page)) {
      throw Complaint("there is no run and no page \(page)", help: help(reader))
    }
    let path = page.map { surroundings.absolute(KeptRun.path(of: $0)) }
    let listings = reader.runs().filter { $0.isResumable && (path == nil || $0.page == path) }
    // A run in which nothing was done is hardly meant where there is another one.
    guard let listing = listings.first(where: \.hasBegun) ?? listings.first else {
      let message: Message =
        page.map { "there is no run of \($0) to go on with" } ?? "there is no run to go on with"
      throw Complaint(message, help: help(reader))
    }
    return listing.run
  }

  /// Which runs there are to go on with.
  private static func help(_ reader: JournalReader) -> Message {
    let listings = reader.runs().filter(\.isResumable).prefix(3)
    guard !listings.isEmpty else { return "every run came to its end; see them all: passo runs" }
    let names = listings.map { "\($0.run.description) (\($0.document.path))" }.joined(separator: ", ")
    return "can go on: \(names); see all: passo runs"
  }

  /// The page that was named, without its procedure, or the one that the run began with.
  func pageName(_ words: [String]) throws(Complaint) -> String {
    if let named = words.first(where: { RunID($0) == nil }) { return named }
    guard let page = settings.page else {
      throw Complaint(
        "the page of run \(earlier.run.description) came from standard input",
        help: "name a file that holds it: passo run page.md --resume \(earlier.run.description)")
    }
    return page
  }

  /// - Throws: a ``Complaint`` that shows what has changed in the page since the run began.
  func check(_ page: Page, acceptsChanges: Bool, language: Language) throws(Complaint) {
    guard !acceptsChanges, page.runbook.document.sha256 != earlier.start.document.sha256 else { return }
    let now = String(decoding: page.source.bytes, as: UTF8.self)
    let before = journal.page.map { String(decoding: $0, as: UTF8.self) }
    let difference = before.map { LineDifference.text(from: $0, to: now) } ?? ""
    throw Complaint(
      "\(page.source.path) has changed since run \(earlier.run.description) began:\n\(difference)",
      help: "go on all the same, steps are found by their number: passo run --resume --accept-changes")
  }

  static func path(of name: String) -> String {
    if FileContent.exists(name) { return name }
    return name.lastIndex(of: "#").map { String(name[..<$0]) } ?? name
  }
}
