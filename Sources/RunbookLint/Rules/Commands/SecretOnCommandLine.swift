import Diagnostics
import RunbookModel
import ShellSyntax

/// A secret among the arguments of a program.
struct SecretOnCommandLine: Rule {
  static let id = "secret-on-command-line"
  static let severity = Severity.info
  static let summary: Message = "A command takes a secret as an argument"
  static let explanation = RuleExplanation(
    why: """
      Everybody on the computer can see the arguments of a running program, and the shell keeps them in its history. \
      Many programs leave no choice; that is why this is an info and not a warning.
      """,
    bad: """
      1. Log in to the registry. Replace `<api_key>` with your API key.

          ```
          docker login -u iamapikey -p <api_key> icr.io
          ```
          {: pre}
      """,
    good: """
      1. Log in to the registry. Save your API key in `key.txt` first.

          ```
          docker login -u iamapikey --password-stdin icr.io < key.txt
          ```
          {: pre}
      """,
    remedy: """
      Let the program ask, give the secret on standard input or in a file, or in a variable that the program reads \
      itself.
      """)

  func check(_ page: Page) -> [Diagnostic] {
    let secrets = Set(page.runbook.placeholders.filter(\.isSecret).map(\.key))
    guard !secrets.isEmpty else { return [] }
    return page.commands.flatMap { command in
      let arguments = command.simpleCommands.filter(Self.startsProgram).flatMap(\.words).map(\.range)
      return command.script.sites.filter { site in
        secrets.contains(site.key) && (site.form != .optional || site.argument != nil)
          && arguments.contains { $0.overlaps(site.range) }
      }.map { site in
        finding(
          "\(site.name) is a secret, and the arguments of a program are seen by everybody", at: site.range, of: command)
      }
    }
  }

  /// What a shell does itself is seen by no one.
  private static func startsProgram(_ simple: SimpleCommand) -> Bool {
    guard let program = simple.program else { return false }
    return !KnownPrograms.isShellWord(program)
  }
}
