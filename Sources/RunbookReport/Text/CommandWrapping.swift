import Bytes
import ShellSyntax

/// Breaks the lines of a shell command so that what is copied from the screen is the command: ` \` goes before a line
/// end that is added, and none is added within quotes, a substitution, a comment or a here-document. What has no blank
/// in such a place stays whole, and the terminal breaks it.
///
/// `docker run --name web --publish 80:80 nginx` → `docker run --name web \`, `--publish 80:80 nginx`.
enum CommandWrapping {
  /// The lines of the command, each with what is added for it.
  ///
  /// - Parameters:
  ///   - first: columns for the first part of a line.
  ///   - rest: columns for what continues it.
  static func lines(of text: String, first: Int, rest: Int) -> [[String]] {
    let whole = text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map { [String($0)] }
    guard whole.contains(where: { DisplayWidth.of($0[0]) > first }) else { return whole }
    let script = ShellScript.known(text)
    guard script.issues.isEmpty else { return whole }
    let places = BreakPlaces(script)
    var start = 0
    let lines = whole.map { line in
      defer { start += line[0].utf8.count + 1 }
      return parts(of: line[0], at: start, places, first: first, rest: rest)
    }
    // A check of the result: the command has the same words as before, or is not broken.
    let broken = ShellScript.known(lines.map { $0.joined(separator: "\n") }.joined(separator: "\n"))
    return broken.issues.isEmpty && words(of: broken) == words(of: script) ? lines : whole
  }

  private static func words(of script: ShellScript) -> [[String]] {
    script.commands.flatMap(\.simpleCommands).map { command in
      command.assignments.map(\.word.text) + command.words.map(\.text)
        + command.redirections.map { $0.operation + ($0.target?.text ?? "") }
    }
  }

  private static func parts(
    of line: String, at start: Int, _ places: BreakPlaces, first: Int, rest: Int
  ) -> [String] {
    var parts: [String] = []
    var left = line[...]
    var offset = start
    while DisplayWidth.of(left) > (parts.isEmpty ? first : rest) {
      // ` \` takes two columns.
      let room = (parts.isEmpty ? first : rest) - 2
      guard let place = places.place(in: left, at: offset, within: room) else { break }
      parts.append(left[..<place] + " \\")
      let next = left[place...].firstIndex { $0 != " " } ?? left.endIndex
      offset += left[..<next].utf8.count
      left = left[next...]
    }
    return parts + [String(left)]
  }
}

/// The blanks of a command at which a line may end.
private struct BreakPlaces {
  /// By UTF-8 offset.
  private var isOpen: [Bool]

  init(_ script: ShellScript) {
    let bytes = Array(script.text.utf8)
    isOpen = bytes.map { $0 == .space }
    close(script.comments)
    for command in script.commands.flatMap(\.simpleCommands) {
      close((command.words + command.assignments.map(\.word)).map(\.range))
      close(command.redirections.map(\.range))
      close(command.redirections.compactMap(\.body))
    }
    close(script.listedWords.joined().map(\.range))
    closeQuoted(bytes)
  }

  private mutating func close(_ ranges: [Range<Int>]) {
    for range in ranges {
      for index in range where index < isOpen.count { isOpen[index] = false }
    }
  }

  /// What no list of the script has, such as the word of a `case`.
  private mutating func closeQuoted(_ bytes: [UInt8]) {
    var quote: UInt8?
    var depth = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .backslash, quote != .singleQuote {
        // An escaped blank belongs to its word.
        if index + 1 < bytes.count { isOpen[index + 1] = false }
        index += 2
        continue
      }
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .singleQuote || byte == .doubleQuote || byte == .backtick {
        quote = byte
      } else if byte == .openBrace || byte == UInt8(ascii: "("), index > 0, bytes[index - 1] == .dollar || depth > 0 {
        depth += 1
      } else if depth > 0, byte == .closeBrace || byte == UInt8(ascii: ")") {
        depth -= 1
      }
      if quote != nil || depth > 0 { isOpen[index] = false }
      index += 1
    }
  }

  /// The last place up to which no more than `room` columns are taken, or the first one beyond; rather one before an
  /// option or an operator, so that an option stays with its value, where that is not far to the left.
  func place(in line: Substring, at offset: Int, within room: Int) -> String.Index? {
    var columns = 0
    var position = offset
    var last: String.Index?
    var good: String.Index?
    var hasWord = false
    func best() -> String.Index? { good ?? last }
    for index in line.indices {
      let character = line[index]
      if character == " ", hasWord, position < isOpen.count, isOpen[position] {
        if columns > room { return best() ?? index }
        // The first of several blanks.
        if line[line.index(before: index)] != " " { last = index }
        let next = line[index...].first { $0 != " " }
        if columns * 2 > room, next.map({ "-|&".contains($0) }) ?? false { good = last }
      } else if character != " " {
        hasWord = true
        if columns >= room, let place = best() { return place }
      }
      columns += DisplayWidth.of(character)
      position += character.utf8.count
    }
    return best()
  }
}
