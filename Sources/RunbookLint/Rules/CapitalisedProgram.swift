import Diagnostics
import ShellSyntax

/// `Ibmcloud`, `Export`: a program that a translation took for the beginning of a sentence.
struct CapitalisedProgram: Rule {
  static let id = "capitalised-program"
  static let severity = Severity.error
  static let summary: Message = "The name of a program begins with a capital"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Machine translation and word processors capitalise the first word of what they take for a sentence. Programs are \
      told apart by case: the shell answers `command not found`.
      """,
    bad: """
      1. Log in.

          ```
          Ibmcloud login
          ```
          {: pre}
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login
          ```
          {: pre}
      """,
    remedy: "Write the program's name as it is installed.")

  /// Programs whose names begin many English sentences and statements of other languages.
  private static let words: Set<String> = [
    "open", "select", "for", "if", "in", "then", "set", "get", "find", "make", "time", "test", "type", "wait",
    "install",
    "service", "file", "date", "host", "code", "read", "use", "go", "let", "more", "sort", "join", "return", "function",
    "security", "watch", "while", "until", "do", "done", "else", "true", "false", "id", "users", "groups", "history",
  ]

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.flatMap { command in
      command.simpleCommands.compactMap { simple in
        guard let word = simple.words.first, let name = word.literal, name == word.text, name.first?.isUppercase == true
        else { return nil }
        let lower = name.lowercased()
        guard !KnownPrograms.contains(name), KnownPrograms.contains(lower), !Self.words.contains(lower),
          name.dropFirst() == lower.dropFirst()
        else { return nil }
        return finding(
          "there is no program \(name); \(lower) is probably meant", at: word.range, of: command, replacement: lower)
      }
    }
  }
}
