import Diagnostics
import ShellSyntax

/// `-- sso`: an option that a translation has parted from its hyphens.
struct BlankInOption: Rule {
  static let id = "blank-in-option"
  static let severity = Severity.error
  static let summary: Message = "A space separates an option from its hyphens"
  static let isFixable = true
  static let explanation = RuleExplanation(
    why: """
      Machine translation puts spaces after hyphens. `-- sso` is not an option but the end of all options, followed \
      by an argument. The command fails, or takes its options for names.

      `--` on its own is right where a program passes the rest on to another one, as `kubectl exec pod -- ls` does; \
      only programs that never do so are checked, and words that are options elsewhere in the page.
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
    remedy: "Remove the space after the hyphens.")

  /// Programs that never take another command behind `--`.
  private static let programs: Set<String> = [
    "bx", "bluemix", "ibmcloud", "ic", "cf", "wsk", "slcli", "sl", "helm", "curl",
  ]

  func check(_ page: Page) -> [Diagnostic] {
    let options = Set(
      page.commands.flatMap(\.simpleCommands).flatMap(\.words).map(\.text).filter { $0.hasPrefix("--") })
    return page.copied.flatMap { command in
      command.simpleCommands.flatMap { simple in
        zip(simple.words, simple.words.dropFirst()).filter {
          isParted($0, $1, program: simple.program, options: options)
        }.map { finding(at: $0.range.lowerBound..<$1.range.upperBound, of: command) }
      } + Self.inBrackets(command.script.text).map { finding(at: $0, of: command) }
    }
  }

  private func finding(at range: Range<Int>, of command: CommandBlock) -> Diagnostic {
    let meant = command.text(in: range).filter { !$0.isWhitespace }
    return finding(
      "\(command.text(in: range)) is not an option; \(meant) is probably meant", at: range, of: command,
      replacement: meant)
  }

  /// `[ -- id ]` in usage syntax, where `--` never stands for the end of the options.
  private static func inBrackets(_ text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var found: [Range<Int>] = []
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() where byte != UInt8(ascii: " ") {
      defer { previous = byte }
      guard "[,|".utf8.contains(previous), bytes[index...].starts(with: "-- ".utf8), index + 3 < bytes.count,
        isLetter(bytes[index + 3]), bytes[index...].prefix(80).contains(UInt8(ascii: "]"))
      else { continue }
      let name = bytes[(index + 3)...].prefix { isLetter($0) || $0 == UInt8(ascii: "-") }
      found.append(index..<name.endIndex)
    }
    return found
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }

  private func isParted(_ hyphens: ShellWord, _ name: ShellWord, program: String?, options: Set<String>) -> Bool {
    guard hyphens.text == "--" || hyphens.text == "-", let first = name.text.first, first.isLetter, first.isASCII,
      let program
    else { return false }
    // A single hyphen stands for the standard input.
    if hyphens.text == "-" { return Self.programs.contains(program) && name.text.count == 1 }
    return Self.programs.contains(program.lowercased()) || options.contains("--" + name.text)
  }
}
