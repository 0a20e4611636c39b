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
      Machine translation and word processors capitalise the first word of what they take for a sentence. The names \
      of programs are case-sensitive: the shell answers `command not found`.
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
    page.copied.filter(Self.holdsCommandsOnly).flatMap { command in
      command.simpleCommands.compactMap { simple in
        guard let word = simple.words.first, let name = word.literal, name == word.text,
          let meant = Self.meant(by: name)
        else { return nil }
        return finding(
          "there is no program \(name); \(meant) is probably meant", at: word.range, of: command, replacement: meant)
      }
    }
  }

  /// `Last Transition Time: …` among other lines of an output is no call of `last`.
  private static func holdsCommandsOnly(_ command: CommandBlock) -> Bool {
    command.simpleCommands.allSatisfy { simple in
      guard let name = simple.words.first?.literal else { return true }
      return KnownPrograms.contains(name) || meant(by: name) != nil || name.contains("/")
    }
  }

  /// True for a text that would be a command if its first letter were small: `Ibmcloud login`, not `Docker version 18`.
  static func begins(_ text: String) -> Bool {
    let words = text.prefix { $0 != "\n" }.split(separator: " ", maxSplits: 2)
    guard words.count > 1, let first = words.first, meant(by: String(first)) != nil else { return false }
    return words[1].first.map { $0.isLowercase || "-<[".contains($0) } == true && words[1] != "version"
  }

  private static func meant(by name: String) -> String? {
    let lower = name.lowercased()
    guard name.first?.isUppercase == true, name.dropFirst() == lower.dropFirst(), !KnownPrograms.contains(name),
      KnownPrograms.contains(lower), !words.contains(lower)
    else { return nil }
    return lower
  }
}
