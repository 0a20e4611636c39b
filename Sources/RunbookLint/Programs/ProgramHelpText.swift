import Bytes

/// What a program prints when it is asked for help, read; a pure function of the text.
package struct ProgramHelpText: Hashable, Sendable {
  /// A sub-command that is listed.
  package struct Listed: Hashable, Sendable {
    package var name: String
    package var aliases: [String]
  }

  /// Its options; the sub-commands are in ``commands`` until their own help is read.
  package private(set) var table = ProgramTable()
  package private(set) var commands: [Listed] = []
  /// Arguments with which the program shows more of its help, by what the text says: `--help all`, `options`.
  package private(set) var pointers: [[String]] = []
  /// Whether the text says that `-h` asks for help as well.
  package private(set) var hasShortHelp = false
  /// Whether it is a help text at all.
  package private(set) var isHelp = false
  package private(set) var isManualPage = false

  private static let longest = 1 << 20

  /// - Parameters:
  ///   - bytes: what the program printed.
  ///   - call: the words with which the program is called.
  package init(_ bytes: [UInt8], of call: [String]) {
    let text = HelpLines(bytes.prefix(Self.longest))
    let options = HelpOptions(text)
    let usage = HelpUsage(text)
    commands = HelpCommands(text).all.filter { $0.name != "help" }
    table = ProgramTable(
      options: options.all, isPartial: !Self.listsOptions(text, options) || Self.isPartial(text),
      passesOn: commands.isEmpty && usage.passesOn)
    isManualPage = text.isManualPage
    hasShortHelp = text.lines.contains { line in
      let words = HelpLines.words(line)
      return words.contains("-h") && words.contains("--help")
    }
    isHelp = usage.isThere || options.structured > 0 || !commands.isEmpty || isManualPage
    pointers = HelpPointers(text, call).all
  }

  /// Source: the words of curl, jq, ps, GCC, Node.js, Python, GnuPG, npm and GNOME's programs.
  private static let partialPhrases = [
    "not the full help", "some of the options", "for all options", "help-all", "more options", "other options are",
    "are automatically passed", "additional help text", "show more help", "undocumented", "on the command line via:",
    "complete listing", "man page for", "full list of options", "see the manual for", "command line options",
  ]

  /// A list, not a few options in a line on how to call the program.
  private static func listsOptions(_ text: HelpLines, _ options: HelpOptions) -> Bool {
    guard options.structured < 3 else { return true }
    return options.structured > 0
      && text.lines.contains { line in
        let words = HelpLines.words(line)
        return words.count < 3 && ["options:", "flags:"].contains(words.last?.lowercased())
      }
  }

  /// A manual page has all of them, no matter what it says of some.
  private static func isPartial(_ text: HelpLines) -> Bool {
    !text.isManualPage
      && text.lines.contains { line in
        // OpenSSL writes `-*` for any digest or cipher.
        if line.drop(while: \.isBlank).starts(with: "-* ".utf8) { return true }
        let line = String(decoding: line, as: UTF8.self).lowercased()
        return partialPhrases.contains { line.containsBytes(of: $0) }
      }
  }

  /// Adds the long options that the completion of a shell names. What else a script has with a hyphen is its own, and
  /// what is not in it may be an option all the same.
  package mutating func merge(completion bytes: [UInt8]) {
    for name in HelpOptions(HelpLines(bytes.prefix(Self.longest))).all.keys
    where name.hasPrefix("--") && name.utf8.count > 4 && table.options[name] == nil {
      table.options[name] = ProgramTable.Value.none
    }
  }

  /// Adds what a further page says of the same command.
  package mutating func merge(_ other: ProgramHelpText) {
    for (name, value) in other.table.options {
      if let known = table.options[name], known != .none { continue }
      table.options[name] = value
    }
    table.isPartial = table.isPartial && other.table.isPartial
    let known = Set(commands.map(\.name))
    commands += other.commands.filter { !known.contains($0.name) }
    if !commands.isEmpty { table.passesOn = false }
  }
}

/// The lines of a help text, without what only a terminal understands.
struct HelpLines {
  let lines: [[UInt8]]

  private static let most = 20_000

  init(_ bytes: some Collection<UInt8>) {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var isEscape = false
    for byte in bytes {
      if isEscape {
        // A sequence ends with a letter: `ESC [ 1 m`.
        if byte.isLetter || byte == .newline { isEscape = false }
        if byte != .newline { continue }
      }
      switch byte {
      case 0x1B: isEscape = true
      // Overstrike of old formatters: a letter, a backspace, the letter again.
      case 0x08: if plain.last != .newline { _ = plain.popLast() }
      case .carriageReturn: break
      default: plain.append(byte)
      }
    }
    lines = plain.split(separator: .newline, omittingEmptySubsequences: false).prefix(Self.most).map(Array.init)
  }

  /// `GIT-COMMIT(1)   Git Manual   GIT-COMMIT(1)`
  var isManualPage: Bool {
    guard let first = lines.first(where: { !$0.allSatisfy(\.isBlank) }) else { return false }
    let words = Self.words(first)
    return words.count > 1 && words.first == words.last && words[0].hasSuffix(")")
  }

  /// The columns before the first letter; a tab is eight.
  static func indentation(_ line: [UInt8]) -> Int {
    line.prefix(while: \.isBlank).reduce(0) { $1 == .tab ? $0 + 8 : $0 + 1 }
  }

  /// Parted by blanks, commas, brackets and bars.
  static func words(_ line: [UInt8]) -> [String] {
    line.split { $0.isBlank || ",|[]".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}
