import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A variable that a command uses and only a later one sets.
struct VariableBeforeSet: Rule {
  static let id = "variable-before-set"
  static let severity = Severity.warning
  static let summary: Message = "A command uses a variable that only a later step sets"
  static let explanation = RuleExplanation(
    why: """
      A shell takes a variable that is not set for an empty one and says nothing about it: the command runs with an \
      empty value, and fails somewhere else or not at all.
      """,
    bad: """
      1. List your resources.

          ```
          curl -H "Authorization: Bearer $TOKEN" https://example.com/resources
          ```
          {: pre}

      2. Set the token.

          ```
          export TOKEN=$(cat token.txt)
          ```
          {: pre}
      """,
    good: """
      1. Set the token.

          ```
          export TOKEN=$(cat token.txt)
          ```
          {: pre}

      2. List your resources.

          ```
          curl -H "Authorization: Bearer $TOKEN" https://example.com/resources
          ```
          {: pre}
      """,
    remedy: "Put the step that sets the variable before the one that uses it.")

  /// What every shell or system sets.
  private static let given: Set<String> = [
    "PATH", "HOME", "USER", "PWD", "SHELL", "LANG", "TMPDIR", "HOSTNAME", "EDITOR", "OLDPWD", "LOGNAME", "TERM", "PS1",
    "CLASSPATH", "LD_LIBRARY_PATH", "GOPATH", "JAVA_HOME", "PYTHONPATH", "MANPATH",
  ]

  func check(_ page: Page) -> [Diagnostic] {
    let commands = Dictionary(page.commands.map { ($0.block.range.start, $0) }, uniquingKeysWith: { first, _ in first })
    var set: Set<String> = []
    return page.runbook.procedures.flatMap { procedure -> [Diagnostic] in
      let actions = procedure.steps.flatMap(\.actions)
      var last: [String: Action] = [:]
      for action in actions { for name in action.sets { last[name] = action } }
      return actions.flatMap { action -> [Diagnostic] in
        let missing = reads(commands[action.range.start], known: set)
        set.formUnion(action.sets)
        return missing.compactMap { name in
          guard let later = last[name], later.range.start > action.range.start else { return nil }
          return finding(
            "\(name) is used here and set only on line \(later.textLine)",
            at: range(of: name, in: action, commands[action.range.start]))
        }
      }
    }
  }

  /// Variables that the action reads before it sets them itself.
  private func reads(_ block: CommandBlock?, known: Set<String>) -> [String] {
    guard let block else { return [] }
    var set: Set<String> = []
    var missing: [String] = []
    for command in block.script.commands {
      missing += command.reads.filter { name in
        !set.contains(name) && !known.contains(name) && !Self.given.contains(name) && !command.assigns.contains(name)
          && name.first?.isAlphabetic == true
          // Loops and conditions set variables for their own commands.
          && !command.text.containsBytes(of: "\(name)=") && !command.text.containsBytes(of: "for \(name) ")
      }
      set.formUnion(command.assigns)
    }
    return missing
  }

  private func range(of name: String, in action: Action, _ command: CommandBlock?) -> SourceRange {
    guard let command else { return action.range }
    for spelling in ["$\(name)", "${\(name)"] {
      guard let found = command.script.text.byteRange(of: spelling) else { continue }
      let start = command.script.text[..<found.lowerBound].utf8.count
      return command.range(of: start..<start + spelling.utf8.count)
    }
    return action.range
  }
}
