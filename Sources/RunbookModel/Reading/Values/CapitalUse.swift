import Bytes
import Diagnostics
import ShellSyntax

/// Where a word in capitals is in its command, as far as that tells that it means itself: `dig example.com MX`, `BEGIN; …
/// COMMIT`, `--filter='status=RUNNING'`, `-m "Remove the TODO"`.
struct CapitalUse {
  private let site: PlaceholderSite
  private let script: ShellScript
  private let command: SimpleCommand?
  private let word: ShellWord?
  private let previous: String
  private let text: String

  init(_ site: PlaceholderSite, in script: ShellScript) {
    (self.site, self.script) = (site, script)
    text = script.text
    let command = script.commands.lazy.flatMap(\.simpleCommands).last { command in
      command.words.contains { $0.range.contains(site.range.lowerBound) }
    }
    let index = command?.words.firstIndex { $0.range.contains(site.range.lowerBound) }
    self.command = command
    word = index.flatMap { command?.words[$0] }
    previous = index.flatMap { $0 > 0 ? command?.words[$0 - 1].text : nil } ?? ""
  }

  var isMeant: Bool {
    guard let command, let word else { return false }
    if isValueOfField || isKnown(in: command) || isFile || isPlace(in: word) || isAddress(in: command) { return true }
    if isCompared(in: command, word) || isShown(by: command, word) || isBuildValue(command, word) { return true }
    let option = word.text.hasPrefix("-") ? word.text : previous
    if TextUse.isSearching(option: option) { return !isDivided }
    // "Remove the TODO of the parser"
    return TextUse.proseOptions.contains(previous) && word.text.contains(where: \.isSpace) && !isDivided
      || TextUse(of: command.words).contains(.searching) && word.text.contains { "|/^$".containsBytes(of: $0) }
        && UnfilledText.isMark(site.name)
  }

  /// `TICKET_ID`
  private var isDivided: Bool { site.name.contains { $0 == "_" || $0 == "-" } }

  private func byte(_ offset: Int) -> UInt8? {
    let index = site.range.lowerBound + offset
    return index >= 0 && index < text.utf8.count
      ? text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: index)] : nil
  }

  /// `PASSWORD 's3cret'` is SQL, `PASSWORD 'PASSWORD'` has a blank to fill.
  private func isKnown(in command: SimpleCommand) -> Bool {
    guard GrammarWords.know(site.name, in: command.words) else {
      return isCipher(in: command) || isStatement(in: command)
    }
    guard GrammarWords.isSQL(command.words) else { return true }
    return word?.text.contains(where: \.isSpace) == true && byte(-1) != UInt8(ascii: "'")
  }

  /// `ECDHE-RSA-AES128-GCM-SHA256`
  private func isCipher(in command: SimpleCommand) -> Bool {
    let program = command.words.first?.literal
    return program == "openssl" && site.name.containsBytes(of: "-")
      && site.name.split(separator: "-").contains { part in part.contains(where: \.isNumeric) && part.count > 3 }
  }

  /// `BEGIN; UPDATE …`: not the first word alone tells that SQL is written there.
  private func isStatement(in command: SimpleCommand) -> Bool {
    guard GrammarWords.isSQL(command.words), let word, word.text.contains(where: \.isSpace), !isDivided,
      byte(-1) != UInt8(ascii: "'"), !BlankCapitals.saysWhat(site.name)
    else { return false }
    let first = word.text.drop { "\"' ".containsBytes(of: $0) }.prefix { $0.isAlphabetic }
    return GrammarWords.know(String(first), in: command.words)
  }

  /// `status=RUNNING`, `KeyType=HASH`; `status=STATUS` is a blank.
  private var isValueOfField: Bool {
    guard byte(-1) == UInt8(ascii: "="), !BlankCapitals.saysWhat(site.name), let word else { return false }
    let before = String(decoding: text.utf8.prefix(site.range.lowerBound - 1).suffix(40), as: UTF8.self)
    let name = String(before.reversed().prefix { $0.isAlphabetic || $0.isNumeric || $0 == "_" || $0 == "-" }.reversed())
    guard !name.isEmpty, !name.hasPrefix("-"), word.text.count > name.count + site.name.count else { return false }
    let last = UnfilledVocabulary.folded(name[...]).last ?? ""
    return BlankCapitals.kinds.contains(last) && last != site.name.lowercased()
  }

  /// `[ "$state" != "SUCCEEDED" ]`: what a variable is compared with; `[ "$user" = "USERNAME" ]` has a blank.
  private func isCompared(in command: SimpleCommand, _ word: ShellWord) -> Bool {
    guard ["[", "[[", "test"].contains(command.words.first?.literal), ["=", "==", "!="].contains(previous),
      !BlankCapitals.saysWhat(site.name), !isDivided
    else { return false }
    return word.text == site.name || word.text.dropFirst().dropLast() == site.name
  }

  /// `echo "The API is DOWN"`: what is only shown is for people, not for a file or another program.
  private func isShown(by command: SimpleCommand, _ word: ShellWord) -> Bool {
    let use = TextUse(of: command.words)
    guard word.text.contains(where: \.isSpace), !isDivided, !BlankCapitals.saysWhat(site.name) else { return false }
    // `sed '1s/^/START TRANSACTION;/'`
    if use.contains(.searching) { return GrammarWords.isWordOfSQL(site.name) }
    guard use.contains(.speaking), command.redirections.isEmpty, byte(-1) == UInt8(ascii: " ") else { return false }
    return script.commands.contains { whole in
      !whole.isPipeline && whole.simpleCommands.contains { $0.range == command.range }
    }
  }

  /// `cmake -DBACKEND=CUDA`, but `-DPREFIX=PREFIX`; `brew tap ONE/two`.
  private func isBuildValue(_ command: SimpleCommand, _ word: ShellWord) -> Bool {
    switch command.words.first?.literal {
    case "cmake", "meson", "ctest":
      let key = word.text.prefix { $0 != "=" }.split { $0 == "_" || $0 == "-" }.last
      return word.text.hasPrefix("-D") && byte(-1) == UInt8(ascii: "=") && !isDivided
        && !BlankCapitals.saysWhat(site.name)
        && key.map { !$0.hasSuffix(site.name) } ?? false
    case "brew":
      return command.words.dropFirst().first?.literal == "tap" && word.text.hasPrefix(site.name + "/")
    default: return false
    }
  }

  /// `sed -n '/START/,/END/p'`: the lines between which the program works.
  private func isAddress(in command: SimpleCommand) -> Bool {
    guard byte(-1) == UInt8(ascii: "/"), let before = byte(-2), "'\",;{".utf8.contains(before), !isDivided,
      TextUse(of: command.words).contains(.searching)
    else { return false }
    return text.utf8.dropFirst(site.range.upperBound).first == UInt8(ascii: "/")
  }

  /// `TODO.md`
  private var isFile: Bool {
    if isBeginningOfFile { return true }
    let rest = String(decoding: text.utf8.dropFirst(site.range.upperBound).prefix(5), as: UTF8.self)
    return UnfilledText.isMark(site.name) && [".md", ".txt", ".rst", ".org"].contains(where: rest.hasPrefix)
  }

  /// `https://host/repos/TOOL-release.repo`; `NAME-config.yaml` and `VERSION-linux.tar.gz` are to be filled in.
  private var isBeginningOfFile: Bool {
    guard !isDivided, byte(-1) == UInt8(ascii: "/"), !BlankCapitals.saysWhat(site.name), site.name != "VERSION" else {
      return false
    }
    let rest = text.utf8.dropFirst(site.range.upperBound).prefix {
      (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
    }
    let name = rest.prefix { $0 != UInt8(ascii: ".") }
    let next = text.utf8.dropFirst(site.range.upperBound + rest.count).first
    return rest.first == UInt8(ascii: "-") && name.count > 3 && (3...6).contains(rest.count - name.count)
      && (next.map { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") } ?? true)
  }

  /// `/C=US/ST=CA`
  private func isPlace(in word: ShellWord) -> Bool {
    guard site.name.count == 2, site.name != "XX", word.text.containsBytes(of: "/C="), byte(-1) == UInt8(ascii: "=")
    else {
      return false
    }
    return byte(-2) == UInt8(ascii: "C") && byte(-3) == UInt8(ascii: "/") || byte(-2) == UInt8(ascii: "T")
  }
}
