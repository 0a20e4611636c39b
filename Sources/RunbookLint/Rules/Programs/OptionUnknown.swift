import Bytes
import Diagnostics
import ShellSyntax

/// An option or a sub-command that a program does not have, by the table that was made of its help.
struct OptionUnknown: Rule {
  static let id = "option-unknown"
  static let severity = Severity.warning
  static let summary: Message = "A command has an option that its program does not have"
  static let explanation = RuleExplanation(
    why: """
      A program refuses an option that it does not know, and the step fails. Which options there are is not guessed: \
      `passo commands` makes a table of them from what the program says of itself, and `commands:` in `passo.yml` \
      names the file with it. Without a table nothing is reported. What follows `--` or belongs to another program \
      is left out. A sub-command that the program does not have is information, and is reported only where it is one \
      letter away from one that it has.
      """,
    bad: """
      1. Ask for the page.

          ```
          curl --H "Accept: text/html" https://example.com
          ```
          {: pre}
      """,
    good: """
      1. Ask for the page.

          ```
          curl -H "Accept: text/html" https://example.com
          ```
          {: pre}
      """,
    remedy: """
      Write the option as the program has it. If the page is for another version of the program, make the table \
      again there: `passo commands PROGRAM --write`.
      """)

  func check(_ page: Page) -> [Diagnostic] {
    guard !page.programs.isEmpty else { return [] }
    return page.commands.flatMap { command in
      command.simpleCommands.compactMap { simple in
        let words = Array(simple.calledWords)
        guard let called = page.programs.program(of: words.prefix(4).map { $0.literal ?? "" }) else { return nil }
        return finding(in: words[called.count...], of: called.name, called.table, command)
      }
    }
  }

  /// The first one: what is after it may be its value.
  private func finding(
    in words: ArraySlice<ShellWord>, of name: String, _ table: ProgramTable, _ command: CommandBlock
  ) -> Diagnostic? {
    var path = name
    var table = table
    var known = KnownOptions()
    known.add(table)
    var words = words
    while let word = words.popFirst(), word.text != "--" {
      guard word.text.utf8.first == UInt8(ascii: "-"), word.text != "-" else {
        guard !table.commands.isEmpty else {
          if table.passesOn || path == name && Self.mayBeCommand(word) { return nil }
          continue
        }
        guard let operand = word.literal, let inner = table.command(operand) else {
          return unknownCommand(word, of: path, table, command)
        }
        (table, path) = (inner, path + " " + operand)
        known.add(inner)
        continue
      }
      guard let option = Self.option(word) else { continue }
      switch known.reading(of: option) {
      case .alone: continue
      case .takesNext: words = words.dropFirst()
      case .endsOptions: return nil
      case .unknown: return unknownOption(word, option, of: path, known, command)
      }
    }
    return nil
  }

  /// A program may have commands that its help does not list.
  private static func mayBeCommand(_ word: ShellWord) -> Bool {
    word.text.utf8.allSatisfy { $0.isLowercase || $0 == UInt8(ascii: "-") }
  }

  /// nil for what is none as it is written: with a placeholder in its name, or with what other rules find.
  private static func option(_ word: ShellWord) -> String? {
    let name = KnownOptions.name(of: word.text)
    guard name.utf8.allSatisfy({ $0.isAlphanumeric || "-_.?@#".utf8.contains($0) }),
      name.utf8.last.map({ $0.isAlphanumeric || "?@#".utf8.contains($0) }) == true
    else { return nil }
    return word.text
  }

  private func unknownOption(
    _ word: ShellWord, _ option: String, of path: String, _ known: KnownOptions, _ command: CommandBlock
  ) -> Diagnostic? {
    guard !known.isEmpty else { return nil }
    let name = KnownOptions.name(of: option)
    let nearest = known.nearest(to: name)
    // Without one that it may have been meant to be, it may be for another version.
    guard nearest != nil || !known.isPartial && name.hasPrefix("--") && name.utf8.count > 5 else { return nil }
    return Diagnostic(
      rule: Self.id, severity: nearest == nil ? .info : Self.severity,
      range: command.range(of: word.range.lowerBound..<(word.range.lowerBound + name.utf8.count)),
      message: "\(path) has no option \(name)",
      help: nearest.map { "did you mean \($0)?" }
        ?? "write one that it has, or make its table again: passo commands \(Self.program(path)) --write")
  }

  private static func program(_ path: String) -> String { String(path.prefix { $0 != " " }) }

  private func unknownCommand(
    _ word: ShellWord, of path: String, _ table: ProgramTable, _ command: CommandBlock
  ) -> Diagnostic? {
    let names = table.commands.keys.sorted() + table.commands.values.flatMap(\.aliases)
    guard let name = word.literal, name.utf8.count > 3,
      let nearest = names.first(where: { SpellingDistance.isOneEdit($0, name) })
    else { return nil }
    return Diagnostic(
      rule: Self.id, severity: .info, range: command.range(of: word.range),
      message: "\(path) has no command \(name)", help: "did you mean \(nearest)?")
  }
}
