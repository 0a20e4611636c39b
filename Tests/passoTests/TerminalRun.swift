import ShellExecution

/// The program on a terminal, with a person who types: each line waits for its prompt.
struct TerminalRun {
  /// What the terminal showed.
  var screen: String
  var status: Int32?

  /// - Parameter dialogue: what is at the end of the screen, and what is typed then. A prompt that never comes
  ///   ends the run by its time limit.
  init(
    _ passo: Passo, _ arguments: String, columns: Int = 80, dialogue: [(prompt: String, typed: String)]
  ) throws {
    try self.init(command: "\(Passo.path) \(arguments)", passo, columns: columns, dialogue: dialogue)
  }

  /// Any other program, in the folder and the environment of `passo`.
  init(
    command: String, _ passo: Passo, columns: Int = 80, dialogue: [(prompt: String, typed: String)]
  ) throws {
    var rest = dialogue[...]
    var bytes: [UInt8] = []
    var environment = passo.fullEnvironment
    environment["TERM"] = environment["TERM"] ?? "xterm"
    let configuration = SessionConfiguration(
      environment: environment, workingDirectory: passo.folder.path,
      terminalSize: TerminalSize(columns: columns, rows: 24), temporaryDirectory: passo.folder.path)
    let result = try withShellSession(configuration) { session in
      let answers = StepInput.answers { tail in
        guard let next = rest.first, String(decoding: tail, as: UTF8.self).contains(next.prompt) else { return nil }
        rest = rest.dropFirst()
        return Array(next.typed.utf8)
      }
      return try session.run(command, line: 1, timeLimit: .seconds(30), input: answers) { event in
        if case .output(let chunk) = event { bytes += chunk }
      }
    }
    screen = Passo.withoutDurations(String(decoding: bytes, as: UTF8.self))
    if case .exited(let status) = result.ending { self.status = status }
  }
}
