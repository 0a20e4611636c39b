import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A shell that a command leads to: its standard input takes the orders, its standard output is the steps' output, its
/// standard error the way back. See ``RemoteScript`` for what happens at the other end.
final class RemoteShell: RunningShell {
  private(set) var kind = SessionConfiguration.Shell.bash
  let program: String
  let terminal: Pseudoterminal
  let interrupts: InterruptChannel
  var ownFolder: String? { facts["directory"] }
  private(set) var isRunning = false
  /// The standard output of the command is a terminal of ours, but nothing of it reaches the other end.
  let reachesTerminal = false
  let drainingTime = Duration.seconds(30)
  private static let startLimit = Duration.seconds(30)
  private static let requestLimit = Duration.seconds(300)

  private let directory: PrivateDirectory
  private let supervisor: Supervisor
  private let patience: Duration
  private let script = RemoteScript()
  private var talk: RemoteTalk
  private var orders: [UInt8] = []
  private var pendingNotices: [Supervisor.Notice] = []
  /// The shell is dead with its tree, but who started it has not reported that yet.
  private var isTreeEnded = false
  /// The command has ended: no order reaches anything, and no answer comes.
  private var isGone = false
  /// How many steps were sent.
  private var steps = 0
  /// What the attendant has reported about itself.
  private var facts: [String: String] = [:]

  init(_ command: [String], _ configuration: SessionConfiguration) throws {
    program = command.prefix(2) == ["sh", "-c"] ? command[2...].joined(separator: " ") : command.joined(separator: " ")
    patience = configuration.graceBeforeEndOfFile
    talk = RemoteTalk(mark: script.mark)
    interrupts = try InterruptChannel()
    directory = try PrivateDirectory(in: configuration.temporaryDirectory)
    terminal = try Pseudoterminal()
    terminal.reset(like: nil)
    terminal.resize(configuration.terminalSize)
    let start = "exec \"$@\" <\(shellQuoted(directory.script)) 2>\(shellQuoted("\(directory.path)/status"))"
    supervisor = try Supervisor(
      terminal: terminal.path, program: "/bin/sh", arguments: ["-c", start, "sh"] + command,
      environment: configuration.environment, workingDirectory: configuration.workingDirectory,
      privateDirectory: directory)
  }

  // MARK: - Starting

  func start(limits: [ProcessAttributes.Limit]) throws {
    if facts["kind"] == nil { try connect() }
    try order(Array("start_shell\n".utf8))
    isRunning = true
  }

  private func connect() throws {
    try supervisor.startShell()
    try order(Array(script.greeting.utf8))
    try awaitFact("hello")
    try order(Array(script.opening.utf8))
    try awaitFact("attends")
    try order(Array(script.attendant.utf8))
    try awaitFact("kind")
    // Every other one knows what dash knows.
    kind = facts["kind"] == "bash" ? .bash : .dash
  }

  private func awaitFact(_ word: String) throws {
    let end = ContinuousClock.now + RemoteShell.startLimit
    var output: [UInt8] = []
    var asksSince: ContinuousClock.Instant?
    while facts[word] == nil {
      try turn(atMost: .milliseconds(100))
      output = Array((output + (readAvailable(terminal.master, upTo: 65536) ?? [])).suffix(1024))
      if let bytes = readAnswers(), bytes.isEmpty { break }
      while try nextNotice() != nil {}
      let words = RemoteShell.lastLine(output) ?? RemoteShell.lastLine(talk.prelude) ?? ""
      // Of a program that runs as somebody else no one can see what it waits for, but a hidden line tells.
      if terminalReading() == READING_YES || terminal.mode.hidesLine {
        let since = asksSince ?? .now
        asksSince = since
        if ContinuousClock.now - since > patience {
          throw SessionError.connectionAsks(command: program, prompt: words)
        }
      } else {
        asksSince = nil
      }
      if ContinuousClock.now >= end { throw SessionError.connectionEnded(command: program, words: words) }
    }
  }

  private static func lastLine(_ bytes: [UInt8]) -> String? {
    bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.last
      .map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: - Talking

  /// - Throws: ``SessionError/connectionEnded(command:words:)`` where nothing is there any more to take it.
  private func order(_ bytes: [UInt8]) throws {
    guard !isGone else { throw SessionError.connectionEnded(command: program, words: "") }
    orders += bytes
    try sendOn()
  }

  var unsent: Int32 { orders.isEmpty ? -1 : directory.commands }

  func sendOn() throws {
    while !orders.isEmpty {
      let count = orders.withUnsafeBytes { write(directory.commands, $0.baseAddress, min($0.count, 65536)) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN { return }
      guard count > 0 else { throw SessionError.system(call: "write", errorNumber: errno) }
      orders.removeFirst(count)
    }
  }

  private func turn(atMost limit: Duration) throws {
    var watched = [
      Watched(descriptor: answers), Watched(descriptor: notices), Watched(descriptor: terminal.master),
      Watched(descriptor: unsent, wantsWriting: true),
    ]
    wait(for: &watched, atMost: limit)
    if watched[3].isReady { try sendOn() }
  }

  func send(_ line: String) throws { try order(script.line(line)) }

  func send(step: [UInt8], nonce: String, emptyInput: Bool, mayTrap: Bool) throws {
    let dialect = kind.dialect
    let there = facts["directory"] ?? ""
    steps += 1
    let redirection = type(of: dialect).toPipe(facts["answers"] ?? "")
    let path = facts[steps.isMultiple(of: 2) ? "report" : "other-report"] ?? ""
    let line = dialect.commandLine(
      step: "\(there)/step", report: path, nonce: mayTrap ? nonce : nil, answers: redirection, emptyInput: true)
    let report = dialect.reportScript(nonce: nonce, saysStatus: !mayTrap, done: nil)
    try order(script.step(step, report: report, path: path, line: line))
  }

  var answers: Int32 { directory.status }

  func readAnswers() -> [UInt8]? {
    guard let bytes = readAvailable(answers, upTo: 65536) else { return nil }
    for remark in talk.append(bytes) { note(remark) }
    return bytes
  }

  private func note(_ remark: RemoteTalk.Remark) {
    switch remark.word {
    case "ended":
      isRunning = false
      pendingNotices.append(.shellEnded(waitStatus: RemoteShell.waitStatus(Int32(remark.value) ?? 255)))
    case "tree": isTreeEnded = true
    default: facts[remark.word] = remark.value
    }
    if isTreeEnded && !isRunning {
      isTreeEnded = false
      pendingNotices.append(.treeEnded(survivors: 0))
    }
  }

  /// A shell tells of a signal by a status above 128, or above 256.
  private static func waitStatus(_ status: Int32) -> Int32 {
    if status > 256 { return status - 256 }
    return (129...192).contains(status) ? status - 128 : status << 8
  }

  var notices: Int32 { supervisor.descriptor }

  /// - Throws: ``SessionError/connectionEnded(command:words:)`` when the command has ended.
  func nextNotice() throws -> Supervisor.Notice? {
    if !pendingNotices.isEmpty { return pendingNotices.removeFirst() }
    switch try supervisor.nextNotice() {
    case nil: return nil
    case .shellFailed(let number): throw SessionError.programNotStarted(program: program, errorNumber: number)
    case .shellEnded:
      (isRunning, isGone) = (false, true)
      _ = readAnswers()
      let words = facts["kind"] == nil ? RemoteShell.lastLine(talk.prelude) : nil
      throw SessionError.connectionEnded(command: program, words: words ?? "")
    case let notice?: return notice
    }
  }

  // MARK: - The step

  func writeMarker(_ bytes: [UInt8]) -> Bool {
    do { try order(script.marker(bytes)) } catch { return false }
    return true
  }

  func interrupt() {
    // A connection that takes no order any more is noticed by what waits for the end of the step.
    do { try order(script.interrupt) } catch {}
  }

  func endTree(grace: Duration, startedSince start: Int64) throws {
    try order(script.endTree(naps: grace.milliseconds / 50, sparesOlder: start != 0))
  }

  /// The other end has its orders, and how long each takes.
  func hurry(grace: Duration) {}

  func endingTime(grace: Duration) -> Duration? { grace * 2 + .seconds(20) }

  func endShell() throws {
    guard isRunning else { return }
    try order(Array("find_shell; kill -s KILL \"$shell\"\n".utf8))
    try awaitNotice(within: RemoteShell.startLimit) { if case .shellEnded = $0 { true } else { false } }
  }

  func close(grace: Duration, whenInterrupted short: Duration) {
    _ = interrupts.takeRequests()
    let isUrgent = interrupts.endsSession
    let grace = isUrgent ? short : grace
    do {
      if isRunning {
        try send(kind.dialect.exit)
        try awaitNotice(within: grace) { if case .shellEnded = $0 { true } else { false } }
      }
      if facts["kind"] != nil {
        try endTree(grace: grace, startedSince: 0)
        try awaitNotice(within: isUrgent ? grace * 2 : grace * 2 + .seconds(10)) {
          if case .treeEnded = $0 { true } else { false }
        }
        try order(Array("exit\n".utf8))
        try awaitNotice(within: .seconds(2)) { _ in false }
      }
    } catch {
      // The connection has ended, as it should or before.
    }
    do { try supervisor.endTree(grace: .milliseconds(200), startedSince: 0) } catch {}
    supervisor.awaitEnd()
  }

  /// Reads and forgets output until the expected notice or the time is over.
  private func awaitNotice(within limit: Duration, _ isExpected: (Supervisor.Notice) -> Bool) throws {
    let end = ContinuousClock.now + limit
    while ContinuousClock.now < end {
      while let notice = try nextNotice() {
        if isExpected(notice) { return }
      }
      try turn(atMost: end - .now)
      _ = readAvailable(terminal.master, upTo: 65536)
      _ = readAnswers()
    }
  }

  // MARK: - Besides the step

  /// What the attendant answers to commands of ours, while no step runs.
  func request(_ commands: String) throws -> StatusRecord {
    let nonce = ShellSession.newNonce()
    var reader = StatusReader(nonce: nonce)
    try order(script.request(commands, nonce: nonce))
    let end = ContinuousClock.now + RemoteShell.requestLimit
    while ContinuousClock.now < end {
      try turn(atMost: .seconds(1))
      if let bytes = readAnswers(), let record = reader.append(bytes) { return record }
      while try nextNotice() != nil {}
    }
    throw SessionError.connectionEnded(command: program, words: "")
  }

  func terminalReading() -> terminal_reading { supervisor.reading(of: terminal) }

  /// Asks for the next time, and says what was answered to the last.
  var waitsForCommand: Bool {
    if facts["waits"] == "\(steps)" { return true }
    // A connection that takes no orders now will not answer either.
    if orders.isEmpty { try? order(script.look(steps)) }
    return false
  }

  func attributes() -> ProcessAttributes? { nil }

  func backgroundProcesses() -> [BackgroundProcess] {
    guard let record = try? request("status 0; list_jobs") else { return [] }
    let lines = Array(record.sections.joined(separator: [0])).split(separator: UInt8(ascii: "\n"))
    return lines.compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      guard words.count == 2, let id = Int32(String(decoding: words[0], as: UTF8.self)) else { return nil }
      let text = String(decoding: words[1], as: UTF8.self)
      return BackgroundProcess(id: id, commandLine: text.hasSuffix(" ") ? String(text.dropLast()) : text)
    }
  }
}
