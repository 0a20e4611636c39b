import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Everything that happens in a run, as one JSON object a line: readable, greppable, and on the disk before a command
/// starts and after it has ended, so that a run survives the end of Passo.
///
/// The folder is for its owner alone (0700), as is the file (0600); secrets never reach it.
package final class Journal {
  package let run: RunID
  /// Of a run that goes on: what the journal says so far. Nothing may be written where it is damaged.
  package private(set) var record: JournalRecord?
  /// Of the file.
  package let path: String
  private let descriptor: Int32
  /// Of the shell as it was last; see ``keep(_:)``.
  private let statePath: String
  /// Where ``shellState`` is kept.
  package var shellStatePath: String { statePath }
  /// A copy of the page as the run began with it, so that a change can be shown.
  private let pagePath: String
  /// How far the journal has come; see ``JournalHead``.
  private let headPath: String
  private var headDescriptor: Int32 = -1
  /// It is on the disk with its length.
  private var isHeadSafe = false
  private var chain = JournalChain()
  private var keptState: [UInt8]?
  /// Of a state of the shell that the next line records; see ``keep(_:)``.
  private var unrecordedStateSum: UInt64?
  /// Files beside the journal that have been written and take their place once the next line is there.
  private var newFiles: Set<String> = []
  /// Of a run that goes on: the shell as it was last kept; nil where nothing is kept that the journal tells of.
  package private(set) var shellState: [UInt8]?
  /// There is a state of the shell, and it is not the one that was kept last.
  package private(set) var isShellStateChanged = false
  /// Whether the end of a command may reach the disk together with the beginning of the next one: where no one is asked
  /// anything in between, the two are only moments apart. A machine that dies within them leaves a command that no one
  /// knows the end of, as it would a moment earlier.
  package var joinsEnds = false
  private var isUnsynced = false

  /// Makes `directory`, with what leads there, and in it the run's file, which must not exist.
  ///
  /// - Throws: ``JournalError``.
  package init(directory: String, run: RunID) throws(JournalError) {
    try Journal.makeDirectory(directory)
    self.run = run
    path = directory + "/" + run.description + Journal.fileExtension
    statePath = directory + "/" + run.description + ".shell"
    pagePath = directory + "/" + run.description + ".page"
    headPath = directory + "/" + run.description + Journal.headExtension
    headDescriptor = Journal.openHead(headPath)
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw JournalError(path: path, code: errno) }
    // The umask can only take rights away, but a descriptor is certain.
    guard fchmod(descriptor, 0o600) == 0 else { throw JournalError(path: path, code: errno) }
    flock(descriptor, LOCK_EX | LOCK_NB)
    try Journal.sync(directory: directory)
  }

  /// Goes on with the file of a run that was begun; a last line that was cut short is taken away.
  ///
  /// - Parameters:
  ///   - run: whose journal is to go on.
  ///   - directory: of the journals.
  ///   - dropsDamage: what follows a damaged line is set aside, in a file beside the journal, with that line.
  /// - Throws: ``JournalError``; its ``JournalError/isInUse`` is true while another Passo is at this run.
  package init(resuming run: RunID, in directory: String, dropsDamage: Bool = false) throws(JournalError) {
    self.run = run
    path = directory + "/" + run.description + Journal.fileExtension
    statePath = directory + "/" + run.description + ".shell"
    pagePath = directory + "/" + run.description + ".page"
    headPath = directory + "/" + run.description + Journal.headExtension
    if let kind = RegularFile.kind(of: path) { throw JournalError(path: path, .special(kind)) }
    descriptor = open(path, O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { throw JournalError(path: path, code: errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw JournalError(path: path, code: errno) }
    let head = (try? JournalReader.bytes(of: headPath)).flatMap { JournalHead($0) }
    let found = try JournalRecord(at: path, of: run, head: head)
    record = found
    guard found.damage == nil || dropsDamage else { return }
    if found.damage != nil { try Journal.copy(path, to: path + ".damaged") }
    if found.length != RegularFile.size(of: path), ftruncate(descriptor, off_t(found.length)) != 0 {
      throw JournalError(path: path, code: errno)
    }
    chain = found.chain
    headDescriptor = Journal.openHead(headPath)
    findShellState(found)
  }

  /// The state that the journal tells of last; Passo may have died before it put that in the place of the one before.
  /// Where the journal has lost its end, or was written before states had checksums, the one that is there counts.
  private func findShellState(_ record: JournalRecord) {
    let states = [statePath, statePath + Journal.newExtension].map { try? JournalReader.bytes(of: $0) }
    if let sum = record.stateSum, record.damage == nil {
      let place = states.firstIndex { $0.map(JournalChain.sum) == sum }
      shellState = place.flatMap { states[$0] }
      isShellStateChanged = place == nil && states[0] != nil
      if place == 1 { newFiles = [statePath] }
    } else {
      shellState = states[0]
    }
    unrecordedStateSum = shellState.map(JournalChain.sum)
  }

  /// Whether a Passo that lives writes to that run's journal.
  static func isInUse(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  private static func openHead(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
  }

  /// Also where making one has thrown.
  deinit {
    if headDescriptor >= 0 { close(headDescriptor) }
    guard descriptor >= 0 else { return }
    if isUnsynced { _ = systemSync(descriptor) }
    close(descriptor)
  }

  static let fileExtension = ".jsonl"
  static let headExtension = ".head"
  private static let newExtension = ".new"

  /// Writes one event; returns once it is safe on disk where a command is about to start or has ended.
  ///
  /// - Throws: ``JournalError`` when the disk is full or gone: a run must not go on without its journal.
  ///
  /// - Parameters:
  ///   - event: what happened; how urgent it is decides when the line reaches the disk.
  ///   - line: the event as ``RunEventLine`` writes it.
  package func record(_ event: RunEvent, as line: [UInt8]) throws {
    try Journal.write(chain.sealed(line, state: unrecordedStateSum) + [UInt8(ascii: "\n")], to: descriptor, path: path)
    unrecordedStateSum = nil
    if Journal.isMilestone(event.body) { try sync(after: event.body) }
    while let path = newFiles.popFirst() { try Journal.putInPlace(path) }
  }

  private func sync(after body: RunEvent.Body) throws(JournalError) {
    isUnsynced = joinsEnds && Journal.isFollowedAtOnce(body)
    guard !isUnsynced else { return }
    if systemSync(descriptor) != 0, errno != EINVAL { throw JournalError(path: path, code: errno) }
    let head = JournalHead(chain).bytes
    _ = head.withUnsafeBytes { pwrite(headDescriptor, $0.baseAddress, $0.count, 0) }
    // From then on it is overwritten in place, and no power failure leaves it empty.
    if !isHeadSafe { isHeadSafe = systemSync(headDescriptor) == 0 }
  }

  /// After a failure there may be a pause, or nothing more.
  private static func isFollowedAtOnce(_ body: RunEvent.Body) -> Bool {
    guard case .actionFinished(let end) = body else { return false }
    return end.verdict.isSettled
  }

  package func record(_ event: RunEvent) throws { try record(event, as: RunEventLine.encoded(event)) }

  /// Keeps what the shell is like, in place of what was kept before: whole, or not at all. The next line of the journal
  /// has its checksum, and only then it takes the place of the one before, so that one of the two is always that of which
  /// the journal tells last.
  ///
  /// It need not reach the disk at once: what it would say is lost only with the machine, not with Passo.
  package func keep(_ state: [UInt8]) throws(JournalError) {
    guard state != keptState else { return }
    try Journal.writeNew(statePath, state)
    keptState = state
    unrecordedStateSum = JournalChain.sum(of: state)
    newFiles.insert(statePath)
  }

  /// Keeps a copy of the page that the run goes by, from the next line of the journal on.
  package func keep(page: [UInt8]) throws(JournalError) {
    try Journal.writeNew(pagePath, page)
    newFiles.insert(pagePath)
  }

  /// The copies of the page that are there: the one that was kept last, and one that Passo may have died before keeping.
  package var pages: [[UInt8]] {
    [pagePath, pagePath + Journal.newExtension].compactMap { try? JournalReader.bytes(of: $0) }
  }

  /// The run is over: what was kept for going on with it is not needed any more.
  package func forgetState() {
    unlink(statePath)
    unlink(statePath + Journal.newExtension)
    unlink(headPath)
    unlink(pagePath)
    unlink(pagePath + Journal.newExtension)
  }

  /// In parts: it may be larger than memory has room for.
  private static func copy(_ path: String, to copy: String) throws(JournalError) {
    let file: OpenFile
    do { file = try OpenFile(path) } catch { throw JournalError(path: path, error) }
    let descriptor = try makeNew(copy)
    defer { close(descriptor) }
    var place = 0
    while place < file.size {
      let part: [UInt8]
      do { part = try file.bytes(from: place, count: 1 << 20) } catch { throw JournalError(path: path, error) }
      guard !part.isEmpty else { break }
      try write(part, to: descriptor, path: copy)
      place += part.count
    }
    try putInPlace(copy)
  }

  /// What is to take the place of a file.
  private static func writeNew(_ path: String, _ bytes: [UInt8]) throws(JournalError) {
    let descriptor = try makeNew(path)
    defer { close(descriptor) }
    try write(bytes, to: descriptor, path: path + newExtension)
  }

  private static func makeNew(_ path: String) throws(JournalError) -> Int32 {
    let new = path + newExtension
    // Any file of that name: nothing else is ever written to.
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw JournalError(path: new, code: errno) }
    return descriptor
  }

  private static func putInPlace(_ path: String) throws(JournalError) {
    guard rename(path + newExtension, path) == 0 else { throw JournalError(path: path, code: errno) }
  }

  private static func isMilestone(_ body: RunEvent.Body) -> Bool {
    switch body {
    case .runStarted, .runResumed, .actionStarted, .actionFinished, .runFinished: true
    default: false
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(JournalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw JournalError(path: path, code: errno)
      }
    }
  }

  private static func makeDirectory(_ path: String) throws(JournalError) {
    do { try OwnDirectory.make(path) } catch { throw JournalError(path: path, error) }
  }

  /// Looks at a folder before anything is read from it or put there: a link may lead anywhere, and another user's folder
  /// could hold what never happened. What is not there yet is sound.
  ///
  /// - Throws: ``JournalError``.
  package static func check(_ directory: String) throws(JournalError) {
    do { try OwnDirectory.check(directory) } catch {
      if case .system = error { return }
      throw JournalError(path: directory, error)
    }
  }

  /// A new file is safe only once its folder is.
  private static func sync(directory: String) throws(JournalError) {
    let folder = open(directory, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw JournalError(path: directory, code: errno) }
    fsync(folder)
    close(folder)
  }
}

/// `write(2)`; the journal's own method hides the name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// The bytes of a file, and all that is needed to find them again; not when it was changed.
private func systemSync(_ descriptor: Int32) -> Int32 {
  #if os(Linux)
    fdatasync(descriptor)
  #else
    fsync(descriptor)
  #endif
}
