import Bytes
import ShellSyntax

/// What can be said of a code span that may be a command.
struct SpanCall {
  /// A program that is known, or that the page calls elsewhere.
  let isKnown: Bool
  /// It is written as commands are.
  let isWritten: Bool
  let isOneWord: Bool
  /// It ends a session.
  let leaves: Bool
  /// A program that asks is given it.
  let isAnswer: Bool
  /// A program in a folder, as Windows writes it: `venv\Scripts\activate`.
  let isOfWindows: Bool

  /// Nil for what is none.
  init?(_ span: String, scripts: ShellReadings, programs: Set<String>) {
    // Most spans are the name of something else, which no sentence asks to run.
    if Self.isPlainWord(span), !Self.isKnown(span, programs), !Self.leaving.contains(span) { return nil }
    guard let first = span.utf8.first, first != UInt8(ascii: "-"), !span.containsBytes(of: "\n"),
      let command = scripts[span].commands.first, let simple = command.simpleCommands.first,
      let program = simple.calledWords.first?.literal ?? simple.program
    else { return nil }
    let isPath = command.callsPath
    guard isPath || program.utf8.allSatisfy(Self.isNameByte) && program.utf8.first.map({ $0 >= 0x61 }) == true else {
      return nil
    }
    if ProgramCatalogue.isIncomplete(simple.words.map(\.text)) { return nil }
    isOfWindows = WindowsSyntax.isPath(span)
    let words = simple.words.count
    isOneWord = words < 2
    isKnown =
      Self.isKnown(program, programs)
      || isPath && (words > 1 || ProgramPath.beginsAtFixedPlace(program) && ProgramPath.isScript(program))
      || isPath && (program.hasPrefix("./") || program.hasPrefix("../")) && !program.hasSuffix("/")
    // `tool --all`, `tool <name>`, `tool "a text"`
    isWritten = simple.words.dropFirst().contains { word in
      word.text.utf8.count > 1 && word.text.utf8.first.map { "-<\"'".utf8.contains($0) } == true
    }
    leaves = Self.leaving.contains(span)
    isAnswer = isOneWord && Self.answers.contains(span)
  }

  private static func isKnown(_ program: String, _ programs: Set<String>) -> Bool {
    KnownPrograms.contains(program) || programs.contains(program) || ProgramCatalogue.contains(program)
  }

  /// A shell takes it for one word as it is, and for no path.
  private static func isPlainWord(_ span: String) -> Bool {
    span.utf8.first != UInt8(ascii: ".") && span.utf8.allSatisfy { isNameByte($0) && $0 != UInt8(ascii: "/") }
  }

  private static let leaving: Set<String> = ["exit", "quit", "logout", "bye", "\\q"]
  private static let answers: Set<String> = ["yes", "true", "false", "continue", "read", "local", "test"]

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
      || "-_./+".utf8.contains(byte)
  }
}
