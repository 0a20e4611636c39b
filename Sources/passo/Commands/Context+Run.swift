import RunbookRunner
import ShellExecution

extension Context {
  /// The person's terminal; nil where no one could see a question or answer it.
  func terminal() -> Terminal? {
    guard surroundings.inputIsTerminal, surroundings.outputIsTerminal else { return nil }
    return Terminal(isDumb: surroundings.isDumb)
  }

  /// The person's own editor.
  func editor(on terminal: Terminal) -> ExternalEditor? {
    surroundings.editor.map {
      ExternalEditor(command: $0, configuration: sessionConfiguration, terminal: terminal)
    }
  }

  var sessionConfiguration: SessionConfiguration {
    SessionConfiguration(
      environment: surroundings.environment, workingDirectory: surroundings.workingDirectory,
      terminalSize: TerminalSize(columns: surroundings.terminalColumns ?? 80, rows: surroundings.terminalRows ?? 24),
      temporaryDirectory: surroundings.sessionDirectory)
  }

  /// One event as a line of JSON, at once.
  func write(line: [UInt8]) {
    output.write(line + [UInt8(ascii: "\n")])
    output.flush()
  }
}
