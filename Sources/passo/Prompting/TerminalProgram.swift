import ShellExecution

/// Starts a program of the person's own on their terminal, in a shell that no step of a run has anything to do with: an
/// editor, a pager, what gives a value.
struct TerminalProgram {
  /// What the shell starts from.
  let configuration: SessionConfiguration
  let terminal: Terminal

  /// - Parameter command: for the shell.
  func run(_ command: String) throws -> Ending {
    let output = Output(terminal.descriptor)
    let before = Interruptions.tell(nil)
    defer { Interruptions.tell(before) }
    let listen: (Interrupter) -> Void = { Interruptions.tell($0) }
    let result = try withShellSession(configuration, beforeStart: listen) { shell in
      try shell.run(command, line: 1, timeLimit: nil, input: .terminal(descriptor: terminal.descriptor)) { event in
        guard case .output(let bytes) = event else { return }
        output.write(bytes)
        output.flush()
      }
    }
    return result.ending
  }
}
