import Diagnostics
import ShellSyntax

/// A value of the reader's that a second program reads as a part of its own program.
struct ValueReadTwice: Rule {
  static let id = "value-read-twice"
  static let severity = Severity.info
  static let isAboutCommandsAlone = true
  static let summary: Message = "A value becomes part of a second program"
  static let explanation = RuleExplanation(
    why: """
      A shell that is started by the command, a remote shell, `awk`, `sed` or a database reads the value once more. \
      A reader whose name or password contains a quotation mark, a dollar sign or a backslash gets an error, or runs a \
      part of the value. Passo writes the value for both readers where it can, and refuses it where it cannot. Each \
      value is reported once per page, where it is first.
      """,
    bad: """
      1. Create the user.

          ```
          sh -c "adduser <name>"
          ```
          {: pre}
      """,
    good: """
      1. Create the user.

          ```
          sh -c 'adduser "$1"' sh <name>
          ```
          {: pre}
      """,
    remedy: """
      Hand the value over as an argument or a variable: `sh -c '… "$1"' sh <name>`, `awk -v name=<name>`, \
      `psql -v name=<name>`. If there is no need for the second program, leave it out.
      """)

  func check(_ page: Page) -> [Diagnostic] {
    guard page.commands.contains(where: { !$0.script.sites.isEmpty }) else { return [] }
    let session = SessionFlow(
      page.commands.map { SessionFlow.Block($0.script, line: $0.range(of: 0..<0).start.line) })
    var known: Set<String> = []
    return page.commands.flatMap { command in
      command.script.secondReaders(of: command.script.sites, in: session).compactMap { reader in
        guard Self.isProgram(reader.program), known.insert(reader.site.key).inserted else { return nil }
        return finding(
          reader.line.map {
            "\(reader.program) in line \($0) reads \(reader.site.name) once more, as a part of its program"
          } ?? "\(reader.program) reads \(reader.site.name) once more, as a part of its program",
          at: reader.site.range, of: command)
      }
    }
  }

  /// What is only a file that the page makes, an option or a placeholder may be read by anything, or by nothing.
  private static func isProgram(_ name: String) -> Bool {
    let first = name.utf8.prefix { $0 > 0x20 }
    return name == "[[" || name == "((" || KnownPrograms.contains(String(decoding: first, as: UTF8.self))
  }
}
