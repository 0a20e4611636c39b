import Bytes
public import Diagnostics
public import RunbookModel
public import ShellExecution

/// The real world: a live shell, the files that its steps see, and curl of this machine for requests.
public final class LiveSession: Session {
  let shell: ShellSession
  /// In the order of their start.
  var beside: [Beside] = []
  private let environment: [String: String]
  private let terminal: Int32?
  private let answers: [PromptAnswer]
  private let stepName: (StepID) -> String
  /// As last kept: what changes from there on is the next action's doing.
  private var keptState: ShellState
  /// What was kept of it, without which secrets.
  private var kept: (bytes: [UInt8], secrets: [String])?

  /// - Parameters:
  ///   - shell: is used by no one else.
  ///   - environment: for curl; the shell has got its own.
  ///   - terminal: descriptor of the person's terminal, which programs that need one get; nil: there is no one.
  ///   - answers: for programs that ask where there is no one.
  ///   - stepName: what a shell's message about a step calls it.
  public init(
    shell: ShellSession, environment: [String: String], terminal: Int32?, answers: [PromptAnswer] = [],
    stepName: @escaping (StepID) -> String = { "step \($0.label)" }
  ) {
    self.answers = answers
    self.stepName = stepName
    self.shell = shell
    self.environment = environment
    self.terminal = terminal
    keptState = shell.state
  }

  public var workingDirectory: String { shell.state.workingDirectory }

  public var backgroundProcesses: [String] { shell.backgroundProcesses.map(\.commandLine) }

  public func variable(_ name: String) -> String? {
    shell.state.variables.first { $0.name == name }?.text
  }

  public func holdsArray(_ name: String) -> Bool {
    shell.state.variables.contains { $0.name == name && $0.isArray }
  }

  public func run(
    _ command: ResolvedCommand, of action: Action?, isInteractive: Bool, timeLimit: Double?,
    output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    var problem: (any Error)?
    var paths = paths(for: action?.id)
    var isDrawn = false
    func showRest() throws {
      let rest = paths.rest()
      if !rest.isEmpty { try output(.bytes(rest)) }
    }
    let sheet = AnswerSheet(answers, for: action?.id)
    let result = try LiveSession.translatingErrors {
      try shell.run(
        command.text, line: command.line, timeLimit: timeLimit.map(LiveSession.duration),
        input: input(sheet)
      ) { event in
        guard problem == nil else { return }
        do {
          for typed in sheet.takeTyped() { try output(.typed(typed)) }
          switch event {
          case .output(let bytes): try output(.bytes(isDrawn ? bytes : paths.shown(bytes)))
          case .waitingForInput(_, let echo):
            sheet.echoes = echo
            try showRest()
            try output(.waitingForInput)
          case .silence:
            try showRest()
            try output(.silence)
          // Where no one watches nothing is drawn for anybody.
          case .rawMode(let isOn):
            isDrawn = isOn
            try showRest()
            if terminal != nil { try output(.ownsTerminal(isOn)) }
          }
        } catch {
          // The journal is lost: what runs must not go on unseen.
          problem = error
          shell.interrupter.interrupt()
        }
      }
    }
    if let problem { throw problem }
    try showRest()
    for typed in sheet.takeTyped() { try output(.typed(typed)) }
    return ActionResult(
      ending: LiveSession.ending(of: result), output: paths.whole(result.output.bytes),
      isComplete: result.output.isComplete,
      seconds: result.duration / .seconds(1), question: sheet.question(result.unanswered),
      losses: result.loss?.messages ?? [])
  }

  /// - Parameter action: nil: what was typed into the shell, which belongs to no step.
  func paths(for action: ActionID?) -> ShellPaths {
    let name = shell.shellName
    return ShellPaths(folder: shell.ownFolder, step: action.map { stepName($0.step) } ?? name, shell: name)
  }

  public func write(_ file: ResolvedFile) throws -> String {
    let path = try absolute(file.path)
    // A file that holds a secret is shown with a mask in its place.
    let isPrivate = file.shown + "\n" != file.content
    try SessionFile(path: path, remote: shell.remoteFiles).write(Array(file.content.utf8), isPrivate: isPrivate)
    return path
  }

  public func read(_ path: String) throws -> [UInt8]? {
    try SessionFile(path: try absolute(path), remote: shell.remoteFiles).read()
  }

  public func send(_ request: ResolvedRequest, timeLimit: Double?) throws -> ActionResult {
    let configuration = CurlConfiguration(request, timeLimit: timeLimit)
    let result = try LiveSession.translatingErrors {
      try shell.runBeside(
        CurlConfiguration.arguments, environment: environment, workingDirectory: workingDirectory,
        input: Array(configuration.text.utf8), timeLimit: timeLimit.map { LiveSession.duration($0 + 5) })
    }
    let ending: ActionResult.Ending =
      switch result.ending {
      // curl's own word for a time limit that has passed.
      case .exited(28), .timedOut: .timedOut
      case .exited(let status): .exited(status)
      case .signalled(let signal): .signalled(signal)
      case .interrupted: .interrupted
      }
    let answer = CurlConfiguration.answer(in: result.standardOutput.bytes)
    return ActionResult(
      ending: ending, output: answer.body + result.standardError.bytes,
      isComplete: result.standardOutput.isComplete, seconds: result.duration / .seconds(1), httpStatus: answer.status)
  }

  public func keptState(without secrets: [String]) -> KeptState? {
    let state = shell.state
    if let last = self.kept, last.secrets == secrets, state.means(keptState) {
      return KeptState(bytes: last.bytes, withheld: [])
    }
    defer { keptState = state }
    let kept = state.withoutSecrets(secrets)
    let names = Set(kept.variables.map(\.name))
    let assigned = state.variablesAssigned(since: keptState).map(\.name)
    let bytes = kept.serialized
    self.kept = (bytes, secrets)
    var withheld = Set(assigned).subtracting(names)
    if kept.workingDirectory.isEmpty, state.workingDirectory != keptState.workingDirectory {
      withheld.insert(KeptState.directoryVariable)
    }
    return KeptState(bytes: bytes, withheld: withheld.sorted())
  }

  /// Brings the shell into a state that was kept; secrets that this environment has itself are given back to it.
  ///
  /// - Returns: what cannot be restored, a sentence for each.
  /// - Throws: ``SessionLoss`` when nothing can.
  public func restore(_ bytes: [UInt8]) throws -> [Message] {
    guard let state = ShellState(serialized: bytes) else {
      throw SessionLoss("the saved state of the shell cannot be read")
    }
    var loss: ShellLoss?
    try LiveSession.translatingErrors {
      loss = try shell.restore(state)
      let names = Set(state.variables.map(\.name))
      for (name, value) in environment where !names.contains(name) && SecretName.isSecret(name) {
        try assign(ShellVariable(name: name, value: Array(value.utf8), isExported: true))
      }
    }
    (keptState, kept) = (shell.state, nil)
    return loss?.messages ?? []
  }

  public func returnToKeptState(with variables: [String]) throws {
    let wanted = shell.state.variables.filter { variables.contains($0.name) }
    try LiveSession.translatingErrors {
      try shell.restore(keptState)
      for variable in wanted { try assign(variable) }
    }
  }

  private func assign(_ variable: ShellVariable) throws {
    guard let value = variable.text else { return }
    let quoted = value.parts(separatedBy: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    let words = (variable.isExported ? ["export"] : []) + ["\(variable.name)='\(quoted)'"]
    _ = try shell.run(words.joined(separator: " "), line: 1, timeLimit: nil, input: .none) { _ in }
  }

  /// Where a person is there, every program can ask them: none is left waiting, or answered, unseen.
  private func input(_ sheet: AnswerSheet) -> StepInput {
    guard let terminal else { return sheet.isEmpty ? .none : .answers(sheet.answer) }
    return .terminal(descriptor: terminal)
  }

  private func absolute(_ path: String) throws(SessionFailure) -> String {
    if path.hasPrefix("/") { return path }
    if path == "~" || path.hasPrefix("~/") {
      guard let home = variable("HOME") else { throw SessionFailure("\(path): HOME is not set") }
      return home + path.dropFirst(1)
    }
    return workingDirectory + "/" + path
  }

  /// A limit that no clock can hold is none that a person could wait for.
  private static func duration(_ seconds: Double) -> Duration {
    .seconds(seconds > 0 ? min(seconds, 1e9) : 0.001)
  }

  static func ending(of result: CommandResult) -> ActionResult.Ending {
    // A program that took the end of its input for an answer has got what it wanted.
    if result.unanswered?.hidesAnswer == true, result.ending != .exited(0) { return .waitingForSecret }
    if result.wantedScreen { return .waitingForPerson }
    // No one else interrupts where no one is; a time limit or an exit status says what came of it.
    if result.unanswered != nil, result.ending == .interrupted { return .waitingForAnswer }
    return switch result.ending {
    case .exited(let status): .exited(status)
    case .signalled(let signal): .signalled(signal)
    case .shellExited(let status): .shellExited(status)
    case .timedOut: .timedOut
    case .interrupted: .interrupted
    }
  }

  /// A missing program fails the action; anything else means that the session is gone.
  static func translatingErrors<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let error as SessionError {
      if case .programNotFound = error { throw SessionFailure(error.message) }
      throw SessionLoss(error.message)
    }
  }
}
