import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The directory through which runner and shell talk: two FIFOs and the text of the step.
///
/// The shell's script *is* the FIFO `commands`, so a step is run as a script's line is, without a loop or `eval`
/// around it. Both FIFOs are opened for reading and writing: opening never waits, and the runner never sees an end.
/// No program of a step inherits them: the shell keeps its script close-on-exec and opens `status` only to answer.
final class PrivateDirectory {
  static let prefix = "passo-"

  let path: String
  private(set) var commands: Int32 = -1
  private(set) var status: Int32 = -1
  private(set) var step: ScriptFile
  /// Taken in turn: when a shell has answered it still reads on for the end of the file, and must not find there what
  /// the next step puts in. It has found it when it takes that step.
  private var reports: [ScriptFile]
  /// What the shell says of itself. A file, so that no one is woken up by each line that a shell writes; -1 where the
  /// shell could not reach it.
  private let record: Int32
  /// Locked as long as the session lives, by which ``AbandonedDirectories`` knows; -1 where that cannot be said.
  private(set) var lock: Int32 = -1

  /// - Parameter parent: an existing directory.
  init(in parent: String) throws(SessionError) {
    AbandonedDirectories(in: parent).remove()
    path = try FreshDirectory(named: PrivateDirectory.prefix, in: parent).path
    step = ScriptFile(path: "\(path)/step")
    reports = ["report", "other-report"].map { [path] in ScriptFile(path: "\(path)/\($0)") }
    var descriptor: Int32 = -1
    record = anonymous_file("passo-record", &descriptor) == 0 ? descriptor : -1
    lock = PrivateDirectory.locked(path)
    try openChannels()
    try makeFiles()
  }

  deinit {
    closeChannels()
    for name in PrivateDirectory.names { unlink("\(path)/\(name)") }
    rmdir(path)
    if record >= 0 { close(record) }
    if lock >= 0 { close(lock) }
  }

  /// All that is ever in it. `Supervisor.c` knows them too.
  static let names = ["commands", "status", "step", "report", "other-report"]

  private static func locked(_ path: String) -> Int32 {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor >= 0 { flock(descriptor, LOCK_EX | LOCK_NB) }
    return descriptor
  }

  var script: String { "\(path)/commands" }

  /// Where the shell says that it has done.
  var answers: String { reachable(status) ?? "\(path)/status" }

  /// Where it writes what it has to say before; nil: where it says that it has done.
  private(set) lazy var recording: String? = record >= 0 ? reachable(record) : nil

  /// What it has written there.
  func readRecord() -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = 16_384
    while true {
      let start = bytes.count
      let piece = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, filled in
        filled = max(0, pread(record, buffer.baseAddress, capacity, off_t(start)))
      }
      bytes += piece
      if piece.count < capacity { return bytes }
      capacity = 1 << 20
    }
  }

  /// Where it reads how to report on the step that was prepared last.
  var reporting: String { reachable(reports[0].descriptor) ?? reports[0].path }

  /// A path that reaches our own descriptor, where the system offers that: then a step that empties the temporary
  /// directory does not cut off the shell.
  private func reachable(_ descriptor: Int32) -> String? {
    let own = "/proc/\(getpid())/fd/\(descriptor)"
    return access(own, F_OK) == 0 ? own : nil
  }

  private func makeFiles() throws(SessionError) {
    try ensureDirectory()
    try step.make()
    for report in reports { try report.make() }
  }

  /// New FIFOs for a new shell: all that the old one left running still holds the old ones.
  func renewChannels() throws(SessionError) {
    closeChannels()
    try openChannels()
  }

  private func openChannels() throws(SessionError) {
    try ensureDirectory()
    commands = try makeChannel(script)
    status = try makeChannel("\(path)/status")
  }

  private func closeChannels() {
    for descriptor in [commands, status] where descriptor >= 0 { close(descriptor) }
    (commands, status) = (-1, -1)
  }

  private func makeChannel(_ path: String) throws(SessionError) -> Int32 {
    unlink(path)
    guard mkfifo(path, 0o600) == 0 else { throw .system(call: "mkfifo", errorNumber: errno) }
    let descriptor = open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .system(call: "open", errorNumber: errno) }
    return descriptor
  }

  /// Makes the directory again when a step has removed it.
  private func ensureDirectory() throws(SessionError) {
    var found = stat()
    if lstat(path, &found) == 0 {
      // Not ours any more: somebody else put theirs in its place.
      guard found.st_mode & S_IFMT == S_IFDIR, found.st_uid == geteuid(), found.st_mode & 0o077 == 0 else {
        throw .system(call: "mkdir", errorNumber: EEXIST)
      }
    } else if mkdir(path, 0o700) != 0 {
      throw .system(call: "mkdir", errorNumber: errno)
    } else if lock >= 0 {
      close(lock)
      lock = PrivateDirectory.locked(path)
    }
  }

  /// Puts the step's text, and the script that reports afterwards, where the shell will read them.
  func prepare(step text: [UInt8], report script: String) throws(SessionError) {
    reports.reverse()
    do throws(SessionError) {
      try step.replace(with: text)
      try reports[0].replace(with: Array(script.utf8))
    } catch {
      // A step may have removed them, or the directory with them.
      try makeFiles()
      try step.replace(with: text)
      try reports[0].replace(with: Array(script.utf8))
    }
  }

  /// Gives the shell its next line, without waiting: the FIFO is empty whenever the shell is asked something.
  func sendCommand(_ line: String) throws(SessionError) {
    let bytes = Array((line + "\n").utf8)
    guard write(commands, bytes, bytes.count) == bytes.count else {
      throw .system(call: "write", errorNumber: errno)
    }
  }
}
