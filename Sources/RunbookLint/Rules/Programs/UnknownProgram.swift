import Bytes
import Diagnostics
import ShellSyntax

/// A command that begins with no program that Passo has ever heard of.
struct UnknownProgram: Rule {
  static let id = "unknown-program"
  static let severity = Severity.warning
  static let summary: Message = "The first word of a command is not a known program"
  static let explanation = RuleExplanation(
    why: """
      A block of the class `pre` is copied and run. If its first word is not a program, it is often a name that was \
      translated, a text that is not a command, or a lost line break. It may also just be a rare program.
      """,
    bad: """
      1. Ask for help.

          ```
          Aiuto ibmcloud info
          ```
          {: pre}
      """,
    good: """
      1. Ask for help.

          ```
          ibmcloud help info
          ```
          {: pre}
      """,
    remedy: """
      Correct the command; if it is not a command, give the block the class `screen` or `codeblock`. Add a program \
      of your own to the list `vocabulary:` in `passo.yml`.
      """)

  func check(_ page: Page) -> [Diagnostic] {
    let own = Self.ownNames(page)
    return page.commands.flatMap { command -> [Diagnostic] in
      guard command.codeClass == "pre" else { return [] }
      return command.script.commands.prefix(1).compactMap { shellCommand in
        guard let simple = shellCommand.simpleCommands.first, let word = simple.words.first,
          Self.isUnknown(word, own: own), simple.spreadAssignment == nil
        else { return nil }
        return finding(
          "\(word.text) is not a known program", at: word.range, of: command,
          help: """
            correct the command, give the block another class if it is not a command, or add a program of your own to \
            `vocabulary:` in passo.yml
            """)
      }
    }
  }

  private static func isUnknown(_ word: ShellWord, own: Set<String>) -> Bool {
    guard let name = word.literal, !name.isEmpty, !name.containsBytes(of: "/"), !name.hasPrefix("~"),
      !own.contains(name)
    else {
      return false
    }
    // What only begins with a capital is said by another rule.
    return !KnownPrograms.contains(name) && !KnownPrograms.contains(name.lowercased()) && !name.hasSuffix(".sh")
  }

  /// Functions and aliases that the page defines, and what it installs under a name.
  private static func ownNames(_ page: Page) -> Set<String> {
    var names: Set<String> = []
    for command in page.commands {
      names.formUnion(command.script.commands.flatMap(\.functions))
      for simple in command.simpleCommands where simple.words.count > 1 {
        let arguments = simple.words.dropFirst().compactMap(\.literal)
        if simple.program == "alias" { names.formUnion(arguments.map { String($0.prefix { $0 != "=" }) }) }
        if arguments.contains(where: { $0 == "install" || $0 == "mv" || $0 == "-g" }) { names.formUnion(arguments) }
      }
    }
    return names
  }
}
