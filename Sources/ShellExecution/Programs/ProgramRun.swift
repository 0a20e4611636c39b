import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What became of a program run by ``runProgram(_:environment:workingDirectory:input:timeLimit:outputLimits:)``.
package struct ProgramResult: Hashable, Sendable {
  package enum Ending: Hashable, Sendable {
    /// 0…255.
    case exited(Int32)
    case signalled(Int32)
    /// The time limit passed; the program and its process group were killed.
    case timedOut
    /// Somebody interrupted the session; the same was done.
    case interrupted
  }

  package var ending: Ending
  package var duration: Duration
  package var standardOutput: CapturedOutput
  package var standardError: CapturedOutput

  package init(
    ending: Ending, duration: Duration, standardOutput: CapturedOutput, standardError: CapturedOutput
  ) {
    self.ending = ending
    self.duration = duration
    self.standardOutput = standardOutput
    self.standardError = standardError
  }
}

/// Runs a program without a terminal and waits until it has ended and closed its output.
///
/// It gets no descriptor but the three standard ones and does not outlive this process (on Linux). What it leaves in
/// the background with its output closed goes on.
///
/// - Parameters:
///   - arguments: the program first: a path, or a name that is looked up in `PATH` of `environment`.
///   - environment: the whole of its environment.
///   - workingDirectory: absolute.
///   - input: the whole of its standard input.
///   - timeLimit: nil for none.
///   - outputLimits: for each of the two outputs.
/// - Throws: ``SessionError``; a program that fails does not throw.
package func runProgram(
  _ arguments: [String], environment: [String: String], workingDirectory: String, input: [UInt8] = [],
  timeLimit: Duration? = nil, outputLimits: OutputLimits = OutputLimits(head: 64 << 20, tail: 256 << 10)
) throws -> ProgramResult {
  try ProgramRun.started(
    arguments, environment: environment, workingDirectory: workingDirectory, input: input, limits: outputLimits
  ).result(within: timeLimit, interrupts: nil)
}

extension ShellSession {
  /// Runs a program as ``runProgram(_:environment:workingDirectory:input:timeLimit:outputLimits:)`` does, which is
  /// killed when the session is interrupted.
  package func runBeside(
    _ arguments: [String], environment: [String: String], workingDirectory: String, input: [UInt8] = [],
    timeLimit: Duration? = nil, outputLimits: OutputLimits = OutputLimits(head: 64 << 20, tail: 256 << 10)
  ) throws -> ProgramResult {
    try ProgramRun.started(
      arguments, environment: environment, workingDirectory: workingDirectory, input: input, limits: outputLimits
    ).result(within: timeLimit, interrupts: shell.interrupts)
  }
}

/// The child process after ``runProgram(_:environment:workingDirectory:input:timeLimit:outputLimits:)``.
private final class ProgramRun {
  private let start = ContinuousClock.now
  private var process: pid_t = 0
  private var input: ArraySlice<UInt8>
  /// Descriptors of ours; -1 once closed.
  private var writing: Int32 = -1
  private var reading: [Int32] = [-1, -1]
  private var captures: [OutputCapture]

  init(
    _ program: String, _ arguments: [String], environment: [String: String], workingDirectory: String,
    input: [UInt8], limits: OutputLimits
  ) throws {
    self.input = input[...]
    captures = [OutputCapture(limits: limits), OutputCapture(limits: limits)]
    var theirs: [Int32] = []
    defer { for descriptor in theirs { close(descriptor) } }
    for stream in 0..<3 {
      var ends: [Int32] = [-1, -1]
      try check("pipe", child_pipe(&ends))
      let isInput = stream == 0
      theirs.append(isInput ? ends[0] : ends[1])
      let ours = isInput ? ends[1] : ends[0]
      _ = fcntl(ours, F_SETFL, O_NONBLOCK)
      if isInput { writing = ours } else { reading[stream - 1] = ours }
    }
    try withArgumentVector(arguments) { arguments in
      try withArgumentVector(environment.map { "\($0.key)=\($0.value)" }) { environment in
        let problem = child_start(program, arguments, environment, workingDirectory, theirs, &process)
        guard problem == 0 else { throw SessionError.programNotStarted(program: program, errorNumber: problem) }
      }
    }
  }

  static func started(
    _ arguments: [String], environment: [String: String], workingDirectory: String, input: [UInt8],
    limits: OutputLimits
  ) throws -> ProgramRun {
    let name = arguments.first ?? ""
    guard let program = ProgramSearch.locate(name, path: environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin") else {
      throw SessionError.programNotFound(name)
    }
    return try ProgramRun(
      program, arguments, environment: environment, workingDirectory: workingDirectory, input: input, limits: limits)
  }

  deinit {
    for descriptor in [writing] + reading where descriptor >= 0 { close(descriptor) }
  }

  func result(within limit: Duration?, interrupts: InterruptChannel?) -> ProgramResult {
    let deadline = limit.map { [start] in start + $0 }
    var isLate = false
    var isInterrupted = false
    while reading.contains(where: { $0 >= 0 }) && !isLate && !isInterrupted {
      var watched = (reading + [writing, interrupts?.descriptor ?? -1]).map { Watched(descriptor: $0) }
      watched[2] = Watched(descriptor: writing, wantsWriting: true)
      wait(for: &watched, atMost: deadline.map { $0 - .now } ?? .seconds(3600))
      for index in 0..<2 where watched[index].isReady { readOutput(index) }
      if watched[2].isReady { writeInput() }
      if watched[3].isReady { isInterrupted = (interrupts?.takeRequests() ?? 0) > 0 }
      isLate = deadline.map { ContinuousClock.now >= $0 } ?? false
    }
    var ending = reap(isLate: isLate || isInterrupted, deadline: deadline)
    if isInterrupted, ending == .timedOut { ending = .interrupted }
    return ProgramResult(
      ending: ending, duration: .now - start, standardOutput: captures[0].result, standardError: captures[1].result)
  }

  private func readOutput(_ index: Int) {
    guard let bytes = readAvailable(reading[index], upTo: 65536) else { return }
    captures[index].append(bytes[...])
    guard bytes.isEmpty else { return }
    close(reading[index])
    reading[index] = -1
  }

  private func writeInput() {
    let count = input.isEmpty ? 0 : input.withUnsafeBytes { child_write(writing, $0.baseAddress, $0.count) }
    input = input.dropFirst(max(0, count))
    guard input.isEmpty || (count < 0 && errno == EPIPE) else { return }
    close(writing)
    writing = -1
  }

  /// A program may have closed its output and go on: its end is waited for in short naps, since no system call waits
  /// for a child with a time limit everywhere.
  private func reap(isLate: Bool, deadline: ContinuousClock.Instant?) -> ProgramResult.Ending {
    var status: Int32 = 0
    var isLate = isLate
    while true {
      if !isLate, let deadline, ContinuousClock.now >= deadline { isLate = true }
      if isLate { kill(-process, SIGKILL) }
      let found = waitpid(process, &status, isLate || deadline == nil ? 0 : WNOHANG)
      if found == process { break }
      if found < 0 && errno != EINTR { break }
      if found == 0 { usleep(500) }
    }
    if isLate { return .timedOut }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
