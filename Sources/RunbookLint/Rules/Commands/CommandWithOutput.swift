import Bytes
import Diagnostics
import ShellSyntax

/// A block that holds a command and what it prints.
struct CommandWithOutput: Rule {
  static let id = "command-with-output"
  static let severity = Severity.warning
  static let summary: Message = "A block that is to be copied contains the output of its command"
  static let explanation = RuleExplanation(
    why: """
      Whoever copies the block runs the lines of the output as commands. Passo, too, can compare what a command \
      prints with a sample only if it can tell the two apart.
      """,
    bad: """
      1. Log in.

          ```
          $ ibmcloud login
          Authenticating...
          OK
          ```
          {: pre}
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login
          ```
          {: pre}

          ```
          Authenticating...
          OK
          ```
          {: screen}
      """,
    remedy: "Put the output in a block of its own, with the class `screen`.")

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.compactMap { command in
      guard command.codeClass == "pre" || command.codeClass == "codeblock", let range = output(in: command) else {
        return nil
      }
      let help: Message =
        Self.mightBeCommand(command.text(in: range))
        ? "put the output into a block of its own, marked with `{: screen}`; a command needs a prompt as the first has"
        : "put the output into a block of its own, marked with `{: screen}`"
      return finding("the block of the command also contains its output", at: range, of: command, help: help)
    }
  }

  /// Begins with a program's name, which an output seldom does.
  private static func mightBeCommand(_ output: String) -> Bool {
    let words = output.prefix { !$0.isNewline }.split(whereSeparator: \.isSpace)
    return words.count > 1 && KnownPrograms.contains(String(words[0]))
  }

  private func output(in command: CommandBlock) -> Range<Int>? {
    if command.prompted != nil || command.printed != nil { return command.printed }
    // The cloud's own programs end what they print with one of these words.
    return command.script.commands.dropFirst().first { shellCommand in
      shellCommand.words.count == 1 && ["OK", "FAILED"].contains(shellCommand.program)
    }?.range
  }
}
