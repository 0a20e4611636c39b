import Bytes
import ShellSyntax

/// The values in a text that ask for one of the reader's own by themselves: `xxxxxxxx`, `changeme`, "INSERT YOUR KEY
/// HERE", `<<token>>`.
enum UnfilledValues {
  /// Those of a file, line by line: `key=value`, `key: value`, `"key": "value",`, with or without a comment after it.
  static func all(inFile text: String) -> [String] {
    var found: [String] = []
    for line in text.parts(separatedBy: "\n") where line.utf8.count < 400 {
      guard let value = value(of: line), !found.contains(value), found.count < limit,
        UnfilledText(value, use: []).asksForValue
      else { continue }
      found.append(value)
    }
    return found
  }

  private static let limit = 64

  /// Without quotation marks.
  private static func value(of line: Substring) -> String? {
    guard let sign = line.firstIndex(where: { $0 == ":" || $0 == "=" }), line.first != "#" else { return nil }
    var rest = line[line.index(after: sign)...]
    if let comment = rest.byteRange(of: " #") { rest = rest[..<comment.lowerBound] }
    rest = rest.drop { " \t\"'".containsBytes(of: $0) }
    while let last = rest.last, " \t\r\"',;".containsBytes(of: last) { rest.removeLast() }
    return rest.isEmpty || rest.contains(where: { "\"'{}".containsBytes(of: $0) }) ? nil : String(rest)
  }

  /// Those of commands: what is crossed out, and words that ask to be changed.
  static func all(in script: ShellScript) -> [String] {
    var found = namesakes(in: script)
    // Most commands have none.
    guard mayHold(script.text) else { return found }
    for command in script.commands.flatMap(\.simpleCommands) {
      let use = TextUse(of: command.words)
      guard use.isDisjoint(with: [.searching, .naming, .comparing, .speaking]) else { continue }
      var previous = ""
      for word in command.words.dropFirst() + command.assignments.map(\.word) {
        defer { previous = word.text }
        // What a substitution runs is a command of its own, and a message is a text of somebody.
        if word.text.containsBytes(of: "$(") || word.text.containsBytes(of: "`")
          || TextUse.proseOptions.contains(previous)
        {
          continue
        }
        let parts = UnfilledText(word.text, use: use).parts + [ownValue(of: word.text)].compactMap(\.self)
        let isSought = TextUse.isSearching(option: previous) || previous.lowercased().containsBytes(of: "format")
        let all = parts.isEmpty && !isSought ? UnfilledPieces(word.text, use: use).all : parts
        found += all.filter { !found.contains($0) }
      }
      if found.count > limit { break }
    }
    return found
  }

  /// `INSTALL_PATH=install_path`: a variable that is given its own name was given no value.
  private static func namesakes(in script: ShellScript) -> [String] {
    guard script.text.containsBytes(of: "=") else { return [] }
    var found: [String] = []
    for assignment in script.commands.flatMap(\.simpleCommands).flatMap(\.assignments)
    where assignment.name.containsBytes(of: "_") {
      guard let literal = assignment.word.literal, let sign = literal.firstIndex(of: "=") else { continue }
      let value = String(literal[literal.index(after: sign)...])
      guard value != assignment.name, value == assignment.name.lowercased(), !found.contains(value) else { continue }
      found.append(value)
    }
    return found
  }

  /// `"Your Name"` as a whole, `youremail@example.com`
  private static func ownValue(of word: String) -> String? {
    let bare = word.withoutQuotes
    guard !bare.isEmpty, !bare.contains(where: { "\"'$=`\\<".containsBytes(of: $0) }) else { return nil }
    if bare.count < word.count, bare.containsBytes(of: " ") {
      return UnfilledName(bare[...]).isPhrase ? bare : nil
    }
    let address = bare.parts(separatedBy: "@", omittingEmptySubsequences: false)
    guard address.count == 2, address[1].containsBytes(of: "."), !bare.containsBytes(of: "/") else { return nil }
    return UnfilledVocabulary.holdsOwned(UnfilledName.words(address[0]).joined()) ? bare : nil
  }

  private static func mayHold(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte | 0x20 == UInt8(ascii: "x"), byte == last { return true }
      last = byte
    }
    if UnfilledPieces.mayBe(in: text) { return true }
    return text.containsBytes(of: ".x") || text.lowercased().containsBytes(of: "change")
      || text.lowercased().containsBytes(of: "replace") || text.containsBytes(of: "@")
      || ["\"", "'"].contains { text.containsBytes(of: $0) }
  }
}
