package import Diagnostics
import ShellSyntax

/// One thing that `passo check` looks for.
///
/// A rule is one file under `Rules`, one test file, one page under `docs/rules`, and one line of
/// ``RuleRegistry/rules``.
package protocol Rule: Sendable {
  /// Kebab-case; never changed once released.
  static var id: String { get }
  static var severity: Severity { get }
  /// What it finds, in one sentence.
  static var summary: Message { get }
  /// Whether it can mend at least some of what it finds, without changing what the page means.
  static var isFixable: Bool { get }
  /// What it finds follows from ``Page/commands`` alone, without their places in the text; it mends nothing.
  static var isAboutCommandsAlone: Bool { get }
  static var explanation: RuleExplanation { get }

  init()
  func check(_ page: Page) -> [Diagnostic]
}

extension Rule {
  package static var isFixable: Bool { false }
  package static var isAboutCommandsAlone: Bool { false }

  /// A finding of this rule at its own severity.
  func finding(_ message: Message, at range: SourceRange, help: Message? = nil, fixes: [FixIt] = []) -> Diagnostic {
    Diagnostic(
      rule: Self.id, severity: Self.severity, range: range, message: message, help: help, fixes: fixes)
  }

  /// The damages of one kind as findings.
  ///
  /// - Parameter onlyWhereShellIsShown: more than the first word has to show that what is damaged was written for a
  ///   shell.
  func findings(
    _ kind: CommandDamage.Kind, of commands: [CommandBlock], help: Message? = nil, onlyWhereShellIsShown: Bool = false
  ) -> [Diagnostic] {
    commands.flatMap { command in
      command.damages.filter {
        $0.kind == kind
          && (!onlyWhereShellIsShown || ShellEvidence(command).isCommand(at: $0.range.lowerBound))
      }.map { damage in
        finding(damage.message, at: damage.range, of: command, help: help, replacement: damage.replacement)
      }
    }
  }

  /// A finding within the text of a command.
  ///
  /// - Parameter replacement: the text that mends it; dropped where the block's text is not what is in the file byte
  ///   by byte, as in HTML.
  func finding(
    _ message: Message, at offsets: Range<Int>, of command: CommandBlock, help: Message? = nil,
    replacement: String? = nil
  ) -> Diagnostic {
    let range = command.range(of: offsets)
    let isVerbatim = command.source.text(in: range) == command.text(in: offsets)
    return finding(
      message, at: range, help: help,
      fixes: isVerbatim ? replacement.map { [FixIt(range: range, replacement: $0)] } ?? [] : [])
  }
}
