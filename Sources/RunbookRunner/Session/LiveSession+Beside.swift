public import RunbookModel
import ShellExecution

extension LiveSession {
  /// A command that was started beside the others.
  struct Beside {
    var action: ActionID
    /// Secrets masked.
    var shown: String
    var program: ProgramBeside
    /// Its end has been reported.
    var isReported = false
  }

  private static let moment = Duration.milliseconds(50)
  /// How often that much is waited for what a program that has ended has printed.
  private static let mostLooks = 20
  /// What is kept and shown of an output until a command is ready. In bytes.
  private static let mostShown = 64 << 10

  public var startsBeside: Bool { shell.startsBeside }

  public func start(
    _ command: ResolvedCommand, of action: Action, until watch: ReadyWatch, output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    end(of: action.id)
    let begin = ContinuousClock.now
    var watch = watch
    var paths = paths(for: action.id)
    watch.begin(isOpen: LoopbackPort.isOpen)
    let program: ProgramBeside
    switch try LiveSession.translatingErrors({ try shell.start(command.text, line: command.line) }) {
    case .started(let started): program = started
    case .refused(let result):
      let bytes = paths.whole(result.output.bytes)
      if !bytes.isEmpty { try output(.bytes(bytes)) }
      return ActionResult(
        ending: LiveSession.ending(of: result), output: bytes, seconds: result.duration / .seconds(1))
    }
    beside.append(Beside(action: action.id, shown: command.shown, program: program))
    do {
      var result = try wait(for: program, &watch, since: begin) { part in
        guard case .bytes(let bytes) = part else { return try output(part) }
        try output(.bytes(paths.whole(bytes)))
      }
      result.output = paths.whole(result.output)
      guard case .ready = result.ending else {
        end(of: action.id)
        return result
      }
      return result
    } catch {
      end(of: action.id)
      throw error
    }
  }

  private func wait(
    for program: ProgramBeside, _ watch: inout ReadyWatch, since begin: ContinuousClock.Instant,
    output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    var bytes: [UInt8] = []
    var isComplete = true
    var lastOutput = begin
    func take() throws -> [UInt8] {
      let new = program.takeOutput()
      guard !new.isEmpty else { return [] }
      lastOutput = .now
      let room = LiveSession.mostShown - bytes.count
      bytes += new.prefix(max(room, 0))
      if room > 0 { try output(.bytes(Array(new.prefix(room)))) }
      if new.count > room, isComplete {
        isComplete = false
        try output(.bytes(Array("\n…\n".utf8)))
      }
      return new
    }
    func result(_ ending: ActionResult.Ending) -> ActionResult {
      ActionResult(
        ending: ending, output: bytes, isComplete: isComplete, seconds: (ContinuousClock.now - begin) / .seconds(1))
    }
    var looks = 0
    while true {
      let isRunning = program.isRunning
      let isInterrupted = shell.pause(LiveSession.moment) { _ in }
      let new = try take()
      let age = (ContinuousClock.now - begin) / .seconds(1)
      let silence = (ContinuousClock.now - lastOutput) / .seconds(1)
      if isInterrupted { return result(.interrupted) }
      // What has ended may have its last words, and its status, still on their way.
      if !isRunning {
        looks += 1
        if program.status != nil || looks > LiveSession.mostLooks { return result(.endedEarly(program.status)) }
        continue
      }
      if let readiness = watch.look(new, silence: silence, age: age, isOpen: LoopbackPort.isOpen) {
        return result(.ready(readiness))
      }
      if new.isEmpty { try output(.silence) }
      if age >= watch.limit { return result(.notReady(watch.sign)) }
    }
  }

  /// What was started for an action before is ended before it is started again.
  private func end(of action: ActionID) {
    for one in beside where one.action == action { one.program.end(within: shell.grace(isUrgent: true)) }
    beside.removeAll { $0.action == action }
  }

  public func endedBeside() -> [EndedBeside] {
    for index in beside.indices where !beside[index].program.isRunning { _ = beside[index].program.takeOutput() }
    let ended = beside.indices.filter { !beside[$0].isReported && !beside[$0].program.isRunning }
    return ended.map { index in
      beside[index].isReported = true
      let one = beside[index]
      return EndedBeside(
        action: one.action, shown: one.shown, status: one.program.status, tail: one.program.tail)
    }
  }

  public var runningBeside: [EndedBeside] {
    beside.filter { $0.program.isRunning }.map {
      EndedBeside(action: $0.action, shown: $0.shown, status: nil, tail: [])
    }
  }

  public func endBeside(isUrgent: Bool) {
    for one in beside.reversed() { one.program.end(within: shell.grace(isUrgent: isUrgent)) }
    beside = []
  }
}
