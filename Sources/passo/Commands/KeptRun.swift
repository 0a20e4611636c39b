import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

/// A run that was begun and is to go on: its journal, which is ours alone from now on, and what that says.
struct KeptRun {
  let journal: Journal
  private(set) var earlier: Resumption
  /// As the run began, or went on last.
  private(set) var settings: RunSettings
  /// All that its journal says.
  let events: [RunEvent]

  private init?(_ events: [RunEvent], _ journal: Journal) {
    guard let earlier = Resumption(events) else { return nil }
    self.journal = journal
    self.earlier = earlier
    self.events = events
    settings = earlier.start.settings ?? RunSettings()
  }

  /// - Parameters:
  ///   - words: of the command line: a run, a page, both, or nothing.
  ///   - startsAtStep: somebody says where to go on, so that a journal which is damaged need not say it.
  static func find(
    _ words: [String], in surroundings: Surroundings, startsAtStep: Bool
  ) throws -> KeptRun {
    guard let directory = surroundings.journalDirectory else {
      throw Complaint("there is no home directory, so no runs are kept", help: "set HOME or XDG_STATE_HOME")
    }
    try surroundings.checkState()
    let reader = JournalReader(directory: directory)
    let run = try words.lazy.compactMap(RunID.init).first ?? latest(of: words.first, reader, surroundings)
    let journal: Journal
    do { journal = try Journal(resuming: run, in: directory, dropsDamage: startsAtStep) } catch {
      if error.isInUse { throw Complaint("another Passo is working on run \(run.description)") }
      throw Complaint("there is no run \(run.description)", help: KeptRun.help(reader))
    }
    let kept = KeptRun(journal.record?.events ?? [], journal)
    if let kept, kept.earlier.isFinished {
      throw Complaint("run \(run.description) has finished: there is nothing to resume")
    }
    if let damage = journal.record?.damage, !startsAtStep || damage.line == 1 {
      throw KeptRun.complaint(about: damage, of: journal)
    }
    guard let kept else {
      throw Complaint(
        "run \(run.description) ended before anything was run: its journal is empty",
        help: "start a new run of the page: passo run PAGE")
    }
    return kept
  }

  /// A journal that is not whole does not show what may have been done: nothing is run by it.
  private static func complaint(about damage: JournalRecord.Damage, of journal: Journal) -> Complaint {
    let run = journal.run.description
    let resumes: Message =
      damage.line == 1
      ? "start a new run of the page, with `--from` where it should start"
      : """
      see what is done, and say where to go on: `passo run --resume \(run) --from STEP` keeps what the journal says \
      before that line; or start a new run of the page with `--from STEP`
      """
    return Complaint("the journal \(journal.path) is damaged in line \(damage.line): \(damage.reason)", help: resumes)
  }

  private static func latest(
    of page: String?, _ reader: JournalReader, _ surroundings: Surroundings
  ) throws(Complaint) -> RunID {
    if let page, !FileContent.exists(KeptRun.path(of: page)) {
      throw Complaint("there is no run or page called \(page)", help: help(reader))
    }
    let path = page.map { surroundings.absolute(KeptRun.path(of: $0)) }
    let survey = reader.survey()
    let listings = survey.runs.filter { $0.isResumable && (path == nil || $0.page == path) }
    // A rehearsal, or a run in which nothing was done, is hardly meant where there is another one.
    let run = listings.first { $0.hasBegun && !$0.isRehearsal } ?? listings.first(where: \.hasBegun)
    guard let listing = run ?? listings.first else {
      if let newest = survey.unreadable.first {
        throw Complaint(unreadable(newest, reader), help: "start a new run of the page: passo run PAGE")
      }
      let message: Message =
        page.map { "there is no run of \($0) to resume" } ?? "there is no run to resume"
      throw Complaint(message, help: help(reader))
    }
    // The run that is meant may be the one that cannot be read.
    if let newer = reader.latest(of: survey.unreadable, after: listing) {
      throw Complaint(
        unreadable(newer, reader),
        help: "name the run that is to go on: passo run --resume \(listing.run.description)")
    }
    return listing.run
  }

  static func unreadable(_ run: RunID, _ reader: JournalReader) -> Message {
    reader.isEmpty(run)
      ? "run \(run.description) ended before anything was run: its journal is empty"
      : "the journal of run \(run.description) cannot be read"
  }

  /// - Throws: a ``Complaint`` where commands have run and nothing says what the shell was like after them: those that
  ///   are left would run without its variables, and in another directory.
  func checkShellState() throws(Complaint) {
    let hasRun = events.contains { event in
      if case .actionFinished(let end) = event.body { end.exitStatus != nil } else { false }
    }
    guard hasRun, settings.isRehearsal != true, journal.shellState == nil else { return }
    let run = earlier.run.description
    if journal.isShellStateChanged {
      throw Complaint(
        "the state of the shell that run \(run) kept is not as it was written: \(journal.shellStatePath)",
        help: "put the file back as it was, or start a new run of the page, with `--from` where it should start")
    }
    throw Complaint(
      "the state of the shell that run \(run) kept is missing, or no plain file: \(journal.shellStatePath)",
      help: "start a new run of the page, with `--from` where it should start")
  }

  /// Which runs there are to go on with.
  private static func help(_ reader: JournalReader) -> Message {
    let listings = reader.runs().filter(\.isResumable).prefix(3)
    guard !listings.isEmpty else { return "every run has finished; see all: passo runs" }
    let names = listings.map { "\($0.run.description) (\($0.document.path))" }.joined(separator: ", ")
    return "can be resumed: \(names); see all: passo runs"
  }

  /// The page that was named, without its procedure, or those that the run began with.
  func pageNames(_ words: [String]) throws(Complaint) -> [String] {
    if let pages = settings.pages { return pages }
    if let named = words.first(where: { RunID($0) == nil }) { return [named] }
    guard let page = settings.page else {
      throw Complaint(
        "the page of run \(earlier.run.description) came from standard input",
        help: "name a file that contains it: passo run page.md --resume \(earlier.run.description)")
    }
    return [page]
  }

  /// Makes the run follow its page where that has changed.
  ///
  /// - Throws: a ``Complaint`` that shows what has changed in the page since the run began, unless that is accepted; or
  ///   one that says what of the run is not on it any more.
  mutating func follow(_ page: Page, options: PageOptions, acceptsChanges: Bool) throws(Complaint) {
    guard page.runbook.document.sha256 != earlier.start.document.sha256 else { return try checkNames(of: page) }
    guard acceptsChanges else { throw refusal(of: page) }
    guard settings.pages == nil else {
      throw Complaint(
        "a run of several pages cannot follow what has changed in them",
        help: "start a new run, with `--from` where it should start")
    }
    guard !journal.pages.isEmpty else {
      throw Complaint(
        "how \(page.source.path) was when run \(earlier.run.description) began is not kept any more",
        help: "no one can tell which of its steps are done: start a new run, with `--from` where it should start")
    }
    let copies = try journal.pages.map { bytes throws(Complaint) in
      try Page(reading: SourceFile(path: page.source.path, bytes: bytes), options: options)
    }
    guard let before = copies.first(where: { $0.runbook.document.sha256 == earlier.start.document.sha256 }) else {
      throw Complaint(
        "the copy of \(page.source.path) that run \(earlier.run.description) kept is not as it was written",
        help: "no one can tell which of its steps are done: start a new run, with `--from` where it should start")
    }
    let change = PageChange(
      from: before.runbook, to: page.runbook, known: Resumption.identifiers(in: events))
    earlier = Resumption(events, change: change) ?? earlier
    settings = try following(change)
  }

  /// Names are made by Passo: what another version has done under another name would be done again.
  private func checkNames(of page: Page) throws(Complaint) {
    guard let action = Resumption.unknown(in: events, to: page.runbook).first else { return }
    throw Complaint(
      """
      run \(earlier.run.description) was begun by another version of Passo, which named the steps of \
      \(page.source.path) otherwise: there is no step \(action.step.label) now
      """,
      help: "start a new run of the page, with `--from` where it should start")
  }

  /// The steps that the run was given to do, as the page names them now.
  private func following(_ change: PageChange) throws(Complaint) -> RunSettings {
    var settings = settings
    settings.from = try settings.from.map { name throws(Complaint) in try steps("--from", name, change)[0].text }
    settings.until = try settings.until.map { name throws(Complaint) in
      let steps = try steps("--until", name, change)
      return steps[steps.count - 1].text
    }
    var only: [String] = []
    for name in settings.only ?? [] { only += try steps("--only", name, change).map(\.text) }
    settings.only = only.isEmpty ? nil : only
    return settings
  }

  private func steps(_ option: String, _ name: String, _ change: PageChange) throws(Complaint) -> [StepID] {
    let steps = change.steps(named: name)
    guard steps.isEmpty else { return steps }
    throw Complaint(
      "step \(name), which `\(option)` named when the run began, is not on the page any more",
      help: "start a new run of the page as it is now")
  }

  private func refusal(of page: Page) -> Complaint {
    let now = String(decoding: page.source.bytes, as: UTF8.self)
    let before = journal.pages.first.map { String(decoding: $0, as: UTF8.self) }
    let difference = before.map { LineDifference.text(from: $0, to: now) } ?? ""
    return Complaint(
      "\(page.source.path) has changed since run \(earlier.run.description) began:\n\(difference)",
      help: "to continue anyway (steps are found again by what they do): passo run --resume --accept-changes")
  }

  /// The procedures that the run began with, or all that the page has now where it began with all.
  ///
  /// - Throws: a ``Complaint`` for one that is not on the page any more.
  func procedures(of page: Page) throws(Complaint) -> [String]? {
    if settings.isWholePage == true { return SectionNames(page.runbook.procedures).all }
    guard let began = settings.procedures ?? settings.procedure.map({ [$0] }) else { return nil }
    let known = Set(page.runbook.procedures.map(\.id))
    if let missing = began.first(where: { !known.contains($0) }) {
      throw Complaint(
        "\(page.source.path) has no procedure #\(missing) any more, which run \(earlier.run.description) began with",
        help: "start a new run of the page as it is now")
    }
    return began
  }

  static func path(of name: String) -> String {
    PageName.parts(of: name).path
  }
}
