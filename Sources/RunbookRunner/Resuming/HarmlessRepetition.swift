import RunbookModel
import ShellSyntax

/// Whether an action may be done twice without anything being made twice: it reads and computes, and sets variables of
/// the shell. `TOKEN=$(cat token.txt)` is harmless; `KEY=$(tool key create)` makes another key.
enum HarmlessRepetition {
  /// Programs that only read their input and print. Those with an option that writes are not among them.
  private static let readers: Set<String> = [
    "[", "basename", "base64", "cat", "cut", "date", "dirname", "echo", "expr", "false", "grep", "head", "hostname",
    "id",
    "jq", "printf", "pwd", "rev", "seq", "tail", "test", "tr", "true", "uname", "uniq", "wc", "whoami",
  ]
  /// What changes the shell alone.
  private static let settings: Set<String> = [
    ":", "alias", "cd", "declare", "export", "let", "local", "readonly", "set", "shopt", "typeset", "umask", "unset",
  ]

  static func applies(to action: Action) -> Bool {
    guard action.kind == .command, let text = action.text else { return false }
    let script = ShellScript.known(text)
    return script.issues.isEmpty
      && script.commands.allSatisfy { command in
        !command.endsInBackground && command.functions.isEmpty && command.writesFiles.allSatisfy { $0 == "/dev/null" }
          && command.simpleCommands.allSatisfy(isHarmless)
      }
  }

  private static func isHarmless(_ command: SimpleCommand) -> Bool {
    guard !command.words.isEmpty else { return true }
    guard let program = command.program else { return false }
    return readers.contains(program) || settings.contains(program)
  }
}
