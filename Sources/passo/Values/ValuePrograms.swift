import Bytes
import Configuration
import Diagnostics
import RunbookRunner
import ShellExecution

/// Starts the programs that a values file names, each once and when its value is needed: `pass show registry/token`.
///
/// They are the person's own, and nothing of a page reaches them: they start in the folder in which Passo was started,
/// with its environment, in no shell of the run. What they print is the value and is shown nowhere; what they say on
/// their standard error is shown nowhere either, as it may be the value, too. One that asks for a passphrase does so on
/// the terminal itself (`/dev/tty`, pinentry).
final class ValuePrograms {
  private let context: Context
  /// Of the person; nil where no one can be asked.
  private let terminal: Terminal?
  /// By key of the placeholder.
  private let programs: [String: ValuesFile.Reference]
  private var outputs: [[String]: String] = [:]

  /// Where no one is there to end a program that waits.
  private static let timeLimit = 60
  /// In bytes. A value is looked for in all that is shown and kept.
  private static let mostBytes = 1 << 20

  init(_ programs: [String: ValuesFile.Reference], context: Context, terminal: Terminal?) {
    self.programs = programs
    self.context = context
    self.terminal = terminal
  }

  /// - Throws: ``SessionFailure``.
  func value(of key: String) throws -> String {
    guard let program = programs[key] else { throw SessionFailure("no program gives \(key)") }
    return try output(of: program)
  }

  /// What the program prints, one line end at its end left out.
  func output(of program: ValuesFile.Reference) throws(SessionFailure) -> String {
    if let known = outputs[program.arguments] { return known }
    let name = program.arguments[0]
    guard ProgramSearch.locate(name, path: context.surroundings.searchPath) != nil else {
      throw SessionFailure("`\(program.name)` cannot be started: \(name) is not installed")
    }
    let result: (ending: CommandEnding, bytes: [UInt8])
    do {
      result = try terminal.map { try run(program.arguments, at: $0) } ?? run(program.arguments)
    } catch {
      throw SessionFailure("`\(program.name)` cannot be started")
    }
    switch result.ending {
    case .exited(0): break
    case .exited(127):
      throw SessionFailure("`\(program.name)` ended with exit code 127: a program of it is not installed")
    case .exited(let status):
      throw SessionFailure(
        "`\(program.name)` ended with exit code \(Int(status)); run it yourself to see what it says")
    case .late: throw SessionFailure("`\(program.name)` did not end within \(Self.timeLimit) s")
    case .stopped: throw SessionFailure("`\(program.name)` was stopped")
    }
    guard result.bytes.count <= Self.mostBytes else {
      throw SessionFailure("`\(program.name)` printed more than \(Self.mostBytes >> 10) KiB, which is no value")
    }
    guard var text = String(validating: result.bytes, as: UTF8.self), !text.utf8.contains(0) else {
      throw SessionFailure("`\(program.name)` printed something that is no text")
    }
    if text.hasSuffix("\r\n") || text.hasSuffix("\n") { text.removeLast() }
    guard !text.isEmpty else { throw SessionFailure("`\(program.name)` printed nothing") }
    outputs[program.arguments] = text
    return text
  }

  private enum CommandEnding {
    case exited(Int32)
    case late, stopped
  }

  private func run(_ arguments: [String]) throws -> (CommandEnding, [UInt8]) {
    let surroundings = context.surroundings
    let result = try runProgram(
      arguments, environment: surroundings.environment, workingDirectory: surroundings.workingDirectory,
      timeLimit: .seconds(Self.timeLimit))
    let ending: CommandEnding =
      switch result.ending {
      case .exited(let status): .exited(status)
      case .timedOut: .late
      case .signalled, .interrupted: .stopped
      }
    return (ending, result.standardOutput.bytes)
  }

  /// With the person's terminal, on which it can ask; its output goes to a file of the person's alone, in memory where
  /// the system has a place for that, and gone as soon as it is read.
  private func run(_ arguments: [String], at terminal: Terminal) throws -> (CommandEnding, [UInt8]) {
    guard let folder = PrivateFolder(named: "value", in: context.sessionConfiguration.temporaryDirectory) else {
      return (.stopped, [])
    }
    let path = folder.path + "/output"
    guard folder.write("", to: "output") else { return (.stopped, []) }
    let words = arguments.map(shellQuoted).joined(separator: " ")
    let program = TerminalProgram(configuration: context.sessionConfiguration, terminal: terminal)
    let ending = try program.run("GPG_TTY=\"$(tty)\" \(words) >\(shellQuoted(path)) 2>/dev/null </dev/null")
    guard case .exited(let status) = ending else { return (.stopped, []) }
    let bytes = withExtendedLifetime(folder) { try? FileContent.read(path) }
    return (.exited(status), bytes ?? [])
  }
}
