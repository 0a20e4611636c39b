import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// A command with the prompt of a terminal before it.
struct CommandPrompt: Rule {
  static let id = "command-prompt"
  static let severity = Severity.warning
  static let summary: Message = "A prompt precedes a command that is to be copied"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      The button beside a block copies all of it. With the prompt in front, the shell answers `$: command not \
      found`. A sample of a session, with the class `screen` or none, may show prompts.
      """,
    bad: """
      1. List the pods.

          ```
          $ kubectl get pods
          ```
          {: pre}
      """,
    good: """
      1. List the pods.

          ```
          kubectl get pods
          ```
          {: pre}
      """,
    remedy: "Remove the prompt.")

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.flatMap { command -> [Diagnostic] in
      guard command.codeClass == "pre" || command.codeClass == "codeblock", let prompted = command.prompted,
        prompted.entries.allSatisfy({ $0.output.isEmpty })
      else { return [] }
      return prompted.entries.map { entry in
        let bytes = Array(command.code.text.utf8.prefix(entry.commandRange.lowerBound))
        let line = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let start = bytes[line...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") } ?? line
        return finding(
          "the prompt \(entry.prompt) would be copied with the command", at: start..<entry.commandRange.lowerBound,
          of: command, replacement: "")
      }
    }
  }
}
