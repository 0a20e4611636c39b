import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The runner's end of the process that owns the session's terminal, starts its shells and ends their trees, also
/// when the runner itself dies. See `Supervisor.c`.
final class Supervisor {
  enum Notice {
    case shellStarted(pid_t)
    case shellFailed(errorNumber: Int32)
    case shellEnded(waitStatus: Int32)
    /// How many processes could not be ended.
    case treeEnded(survivors: Int32)
  }

  let process: pid_t
  private let control: Descriptor
  private var unread: [UInt8] = []

  init(
    terminal: String, program: String, arguments: [String], environment: [String: String], workingDirectory: String,
    privateDirectory: PrivateDirectory
  ) throws {
    var id: pid_t = 0
    var socket: Int32 = -1
    try withArgumentVector([program] + arguments) { arguments in
      try withArgumentVector(environment.map { "\($0.key)=\($0.value)" }) { environment in
        try check(
          "fork",
          supervisor_start(
            terminal, program, arguments, environment, workingDirectory, privateDirectory.path,
            privateDirectory.lock, &id, &socket))
      }
    }
    process = id
    control = Descriptor(socket)
  }

  /// Readable when there is a notice.
  var descriptor: Int32 { control.number }

  func startShell() throws(SessionError) {
    var order = supervisor_order()
    order.kind = Int32(ORDER_START_SHELL.rawValue)
    try send(order)
  }

  /// The shells that are started from now on have this limit, where the system lets them.
  func setLimit(of resource: Int, to limit: ProcessAttributes.Limit) throws(SessionError) {
    var order = supervisor_order()
    order.kind = Int32(ORDER_SET_LIMIT.rawValue)
    order.resource = Int32(resource)
    order.soft = limit.soft
    order.hard = limit.hard
    try send(order)
  }

  /// Ends the session's processes. ``Notice/treeEnded(survivors:)`` follows.
  ///
  /// - Parameters:
  ///   - grace: between the request to end and the killing; zero kills at once.
  ///   - start: spares what was started before, on the clock `process_clock`; 0 spares nothing.
  func endTree(grace: Duration, startedSince start: Int64) throws(SessionError) {
    var order = supervisor_order()
    order.kind = Int32(ORDER_END_TREE.rawValue)
    order.grace = Int32(clamping: grace.milliseconds)
    order.since = start
    try send(order)
  }

  /// An ending that is under way gives the asked no more time than this from now on; without one nothing happens.
  func hurry(grace: Duration) throws(SessionError) {
    var order = supervisor_order()
    order.kind = Int32(ORDER_HURRY.rawValue)
    order.grace = Int32(clamping: grace.milliseconds)
    try send(order)
  }

  private func send(_ order: supervisor_order) throws(SessionError) {
    let bytes = withUnsafeBytes(of: order) { Array($0) }
    guard child_write(descriptor, bytes, bytes.count) == bytes.count else { throw .supervisorEnded }
  }

  /// The next notice, or nil when none has come yet.
  func nextNotice() throws(SessionError) -> Notice? {
    let size = MemoryLayout<supervisor_notice>.size
    while unread.count < size {
      var watched = [Watched(descriptor: descriptor)]
      wait(for: &watched, atMost: .zero)
      guard watched[0].isReady else { return nil }
      guard let bytes = readAvailable(descriptor, upTo: size - unread.count), !bytes.isEmpty else {
        throw .supervisorEnded
      }
      unread += bytes
    }
    let notice = unread.withUnsafeBytes { $0.loadUnaligned(as: supervisor_notice.self) }
    unread.removeFirst(size)
    switch supervisor_notice_kind(rawValue: UInt32(notice.kind)) {
    case NOTICE_STARTED: return .shellStarted(notice.value)
    case NOTICE_FAILED: return .shellFailed(errorNumber: notice.value)
    case NOTICE_SHELL_ENDED: return .shellEnded(waitStatus: notice.value)
    default: return .treeEnded(survivors: notice.value)
    }
  }

  /// All that runs in the session, the shell too.
  func processes() -> [tree_process] { processTree(below: process) }

  /// Whether one of them reads the terminal.
  func reading(of terminal: Pseudoterminal) -> terminal_reading {
    let processes = processes()
    return terminal_reading(processes, Int32(processes.count), terminal.path)
  }

  /// Closing the control socket is the order to end.
  func awaitEnd() {
    shutdown(descriptor, Int32(SHUT_WR))
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }
}

/// The living descendants of a process.
func processTree(below root: pid_t) -> [tree_process] {
  let table = UnsafeMutablePointer<tree_process>.allocate(capacity: Int(PROCESS_CAPACITY))
  defer { table.deallocate() }
  let count = process_tree(root, table, nil)
  return Array(UnsafeBufferPointer(start: table, count: Int(count)))
}
