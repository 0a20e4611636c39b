import Diagnostics
import ShellSyntax

/// `-- sso`: an option that a translation has parted from its hyphens.
struct BlankInOption: Rule {
  static let id = "blank-in-option"
  static let severity = Severity.error
  static let summary: Message = "A blank parts an option from its hyphens"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Machine translation puts blanks behind hyphens. `-- sso` is no option but the end of all options, followed by an \
      argument. The command fails, or takes its options for names.

      `--` on its own is right where a program hands the rest on to another one, as `kubectl exec pod -- ls` does; only \
      programs that never do so are looked at, and words that stand as options elsewhere in the page.
      """,
    bad: """
      1. Log in.

          ```
          ibmcloud login -- sso
          ```
          {: pre}
      """,
    good: """
      1. Log in.

          ```
          ibmcloud login --sso
          ```
          {: pre}
      """,
    remedy: "Remove the blank behind the hyphens.")

  /// Programs that never take another command behind `--`.
  private static let programs: Set<String> = [
    "bx", "bluemix", "ibmcloud", "ic", "cf", "wsk", "slcli", "sl", "helm", "curl",
  ]

  func check(_ page: Page) -> [Diagnostic] {
    let options = Set(
      page.commands.flatMap(\.simpleCommands).flatMap(\.words).map(\.text).filter { $0.hasPrefix("--") })
    return page.commands.flatMap { command in
      command.simpleCommands.flatMap { simple in
        zip(simple.words, simple.words.dropFirst()).compactMap { hyphens, name -> Diagnostic? in
          guard isParted(hyphens, name, program: simple.program, options: options) else { return nil }
          return finding(
            "\(hyphens.text) \(name.text) is no option; \(hyphens.text)\(name.text) is probably meant",
            at: hyphens.range.lowerBound..<name.range.upperBound, of: command,
            replacement: hyphens.text + name.text)
        }
      }
    }
  }

  private func isParted(_ hyphens: ShellWord, _ name: ShellWord, program: String?, options: Set<String>) -> Bool {
    guard hyphens.text == "--" || hyphens.text == "-", let first = name.text.first, first.isLetter, first.isASCII,
      let program
    else { return false }
    // A single hyphen stands for the standard input.
    if hyphens.text == "-" { return Self.programs.contains(program) && name.text.count == 1 }
    return Self.programs.contains(program.lowercased()) || options.contains("--" + name.text)
  }
}
