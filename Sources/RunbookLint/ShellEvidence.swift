import Bytes
import MarkdownBlocks
import ShellSyntax

/// Whether what a shell refuses was written for a shell. A known first word alone does not show it: `type` begins a
/// declaration in Go, `exec { 'x':` a resource of Puppet, and `pip` a list of answers.
struct ShellEvidence {
  private let block: CommandBlock

  init(_ block: CommandBlock) { self.block = block }

  /// What is at `offset` of the block's text belongs to a command, and not to something that a program printed or to
  /// another language.
  func isCommand(at offset: Int) -> Bool {
    // A class says that the block is copied, and a prompt that its line is typed.
    if block.codeClass != nil || block.prompted != nil { return true }
    let commands = block.script.commands
    guard let index = commands.lastIndex(where: { $0.range.lowerBound <= offset }) else { return false }
    guard isOnLine(of: commands[index], offset) else { return false }
    let own = Set(commands.prefix(1).compactMap(\.program))
    if Self.isShell(block.code.info) { return index == 0 || Self.isCall(commands[index], own: own) }
    return commands[...index].allSatisfy { Self.isCall($0, own: []) }
      && (block.code.style == .fence || commands.contains(where: Self.hasOption))
  }

  /// What is only indented may be anything: `"md5" + md5(password)`.
  private static func hasOption(_ command: ShellCommand) -> Bool {
    command.words.dropFirst().contains { word in
      word.text.hasPrefix("-") && word.text.dropFirst().contains(where: \.isAlphabetic)
    }
  }

  /// Within the command, or after it on its last line.
  private func isOnLine(of command: ShellCommand, _ offset: Int) -> Bool {
    guard offset > command.range.upperBound else { return true }
    let between = block.script.text.utf8.dropFirst(command.range.upperBound).prefix(offset - command.range.upperBound)
    return !between.contains(.newline)
  }

  /// It begins with a known program, a path, a word of the shell's own, or sets a variable.
  private static func isCall(_ command: ShellCommand, own: Set<String>) -> Bool {
    guard let program = command.program else { return isCompound(command) || !command.assigns.isEmpty }
    guard !opensBlock(command), !"\"'".containsBytes(of: command.text.first ?? " ") else { return false }
    return own.contains(program) || KnownPrograms.contains(program) || ProgramPath.isProgram(program)
  }

  /// `if …`, `for …`, `( … )`: what begins with no program.
  private static func isCompound(_ command: ShellCommand) -> Bool {
    let word = command.text.utf8.prefix { !$0.isSpaceOrLineEnd && $0 != UInt8(ascii: ";") }
    let name = String(decoding: word, as: UTF8.self)
    return KnownPrograms.isShellWord(name) && name != "}" || name.hasPrefix("(") || name.hasPrefix("$(")
  }

  /// `type Message struct {`, `server {`, `exec { 'x':`: a block of another language.
  private static func opensBlock(_ command: ShellCommand) -> Bool {
    let line = command.text.utf8.prefix { $0 != .newline }
    let words = line.split(whereSeparator: \.isSpaceOrTab)
    guard words.count > 1, words.count < 6,
      !KnownPrograms.isShellWord(String(decoding: words[0], as: UTF8.self))
        || words[0].elementsEqual("type".utf8) || words[0].elementsEqual("exec".utf8)
    else { return false }
    return words.last?.elementsEqual("{".utf8) == true || words[1].starts(with: "{".utf8)
  }

  /// What is after the fence of the block names a shell.
  private static func isShell(_ info: String) -> Bool {
    let word = info.utf8.drop { !$0.isAlphanumeric }.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
    return shells.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static let shells: Set<String> = [
    "sh", "bash", "shell", "zsh", "ksh", "fish", "dash", "console", "terminal", "shell-session", "shellsession",
    "sh-session", "bash-session", "command", "cmdline", "shellscript",
  ]
}
