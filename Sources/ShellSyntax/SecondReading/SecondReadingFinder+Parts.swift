import Bytes

/// Where a value would arrive in several parts, or without its blanks, quotation marks and backslashes.
extension SecondReadingFinder {
  /// `q $V`: the value arrives in as many words as it has. An assignment, also of `export`, is not split.
  mutating func readSplitWords(_ command: SimpleCommand) {
    let declares = ["export", "declare", "typeset", "local", "readonly", "let"].contains(command.programName ?? "")
    for word in command.words where !(declares && ValueFlow.isAssignment(word.text)) { readSplit(word) }
  }

  mutating func readSplitLists() {
    for word in script.listedWords.joined() { readSplit(word) }
  }

  private mutating func readSplit(_ word: ShellWord) {
    guard word.text.containsBytes(of: "$") || word.text.containsBytes(of: "`") else { return }
    flow.noteReader(.unsplit, of: word.range, by: word.text)
    guard let start = bareSubstitution(in: word) else { return }
    for command in script.commands.flatMap(\.simpleCommands)
    where start <= command.range.lowerBound && command.range.upperBound <= word.range.upperBound {
      guard let printed = Self.printed(by: command) else { continue }
      for site in sites(in: printed) { add(SecondReading(reader: .unsplit, program: "$( )"), at: site) }
    }
  }

  /// Where a substitution begins whose output is split, for it has no quotation marks around it.
  private func bareSubstitution(in word: ShellWord) -> Int? {
    var isSingle = false
    var isDouble = false
    var index = word.range.lowerBound
    while index < word.range.upperBound {
      let byte = bytes[index]
      if byte == .singleQuote, !isDouble { isSingle.toggle() }
      if byte == .doubleQuote, !isSingle { isDouble.toggle() }
      if byte == .backslash, !isSingle { index += 1 }
      let opens =
        byte == .backtick
        || byte == .dollar && index + 1 < word.range.upperBound && bytes[index + 1] == UInt8(ascii: "(")
      if opens, !isSingle { return isDouble ? nil : index }
      index += 1
    }
    return nil
  }

  private static let printers: Set<String> = [
    "echo", "printf", "print", "cat", "tac", "head", "tail", "sort", "uniq", "tee",
  ]

  /// The part of a command whose text it prints: its words, or those of `find` before its conditions.
  static func printed(by command: SimpleCommand) -> Range<Int>? {
    guard let program = command.programName else { return nil }
    let end = command.redirections.compactMap(\.body?.upperBound).max() ?? command.range.upperBound
    if printers.contains(program) { return command.range.lowerBound..<max(end, command.range.upperBound) }
    guard program == "find" else { return nil }
    let paths = command.words.dropFirst().prefix { !$0.isOption }
    guard let first = paths.first, let last = paths.last else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }

  // MARK: Input

  /// `echo <x> | xargs q`, `read -r a b <<< "<x>"`, `mapfile -t A < list`
  mutating func readDividedInput(_ command: SimpleCommand, piped earlier: ArraySlice<SimpleCommand>) {
    guard let (program, division) = division(of: command) else { return }
    readParts(SecondReading(reader: .divided(division), program: program), command, piped: earlier)
  }

  /// All that comes into a command is read so.
  mutating func readParts(_ reading: SecondReading, _ command: SimpleCommand, piped earlier: ArraySlice<SimpleCommand>)
  {
    let program = reading.program
    for redirection in command.redirections + outerRedirections(of: command.range) {
      if let body = redirection.body {
        require(reading.reader, in: body, by: program, isBody: true)
      } else if redirection.operation == "<<<", let target = redirection.target {
        require(reading.reader, in: target.range, by: program)
      } else if redirection.operation == "<", let target = redirection.target {
        requireFiles(in: target.range, reading)
        for printer in printers(in: target.range) { require(reading.reader, in: printer, by: program) }
      }
    }
    for source in sources(of: command, in: earlier) {
      guard let printed = Self.printed(by: source) else { continue }
      require(reading.reader, in: printed, by: program)
      requireFiles(in: printed, reading)
    }
    for (option, word) in zip(command.words, command.words.dropFirst()) where option.text == "-a" && program == "xargs"
    {
      requireFiles(in: word.range, reading)
    }
  }

  /// `< <(echo <x>)`
  private func printers(in range: Range<Int>) -> [Range<Int>] {
    script.commands.flatMap(\.simpleCommands).filter {
      range.lowerBound < $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }.compactMap(Self.printed)
  }

  private mutating func requireFiles(in range: Range<Int>, _ reading: SecondReading) {
    for file in flow.names.filesMentioned(in: bytes[range]) { flow.noteReader(reading, ofVariable: file) }
  }

  func division(of command: SimpleCommand) -> (String, Division)? {
    if let index = command.words.firstIndex(where: { $0.programName == "xargs" }) {
      return Division.ofXargs(command.words[(index + 1)...]).map { ("xargs", $0) }
    }
    let separators = command.assignments.first { $0.name == "IFS" }?.word.text.dropFirst(4)
    switch command.programName {
    case "read": return ("read", Division.ofRead(command.words.dropFirst(), separators: separators.map(String.init)))
    case "mapfile", "readarray": return (command.programName ?? "", Division(bytes: [.newline]))
    default: return nil
    }
  }
}
