import Bytes

/// The sub-commands that a help text lists.
struct HelpCommands {
  private(set) var all: [ProgramHelpText.Listed] = []
  private var known: Set<String> = []

  init(_ text: HelpLines) {
    var heading: Heading?
    for (index, line) in text.lines.enumerated() {
      guard let first = line.first(where: { !$0.isBlank }) else { continue }
      let indentation = HelpLines.indentation(line)
      if Self.isHeading(line) {
        heading = Heading(indentation: indentation, takesChoicesOnly: Self.isOfArguments(line))
        continue
      }
      guard let current = heading else {
        // argparse: `  {add,remove}  what to do` below a heading of its own.
        if first == .openBrace { addChoices(line) }
        continue
      }
      if indentation <= current.indentation {
        // OpenSSL has the names right below the heading, in columns.
        if let names = Self.columns(line), index > 0 {
          for name in names { add(name, []) }
        } else {
          heading = nil
        }
        continue
      }
      if first == .openBrace {
        addChoices(line)
        continue
      }
      guard !current.takesChoicesOnly else { continue }
      let column = current.entries ?? indentation
      heading?.entries = column
      // What is deeper goes on with the description above.
      guard indentation == column else { continue }
      for entry in Self.entries(line) { add(entry.name, entry.aliases) }
    }
  }

  private struct Heading {
    var indentation: Int
    /// Of the entries below it.
    var entries: Int?
    /// Arguments are no sub-commands: only what is in braces may be.
    var takesChoicesOnly: Bool
  }

  private mutating func add(_ name: String, _ aliases: [String]) {
    guard Self.isName(name[...]), known.insert(name).inserted else { return }
    all.append(ProgramHelpText.Listed(name: name, aliases: aliases))
  }

  private mutating func addChoices(_ line: [UInt8]) {
    let inner = line.drop { $0 != .openBrace }.dropFirst().prefix { $0 != .closeBrace }
    // A list in a usage line is that of an option's values, more often than not.
    for name in inner.split(separator: UInt8(ascii: ",")) {
      add(String(decoding: name.filter { !$0.isBlank }, as: UTF8.self), [])
    }
  }

  /// `Available Commands:`, `SUBCOMMANDS:`, `Basic Commands (Beginner):`, `Most used commands:`
  private static func isHeading(_ line: [UInt8]) -> Bool {
    let text = String(decoding: line, as: UTF8.self).lowercased().trimmed
    guard !text.hasPrefix("-"), text.utf8.count < 80 else { return false }
    // What is said in parentheses is no part of it; Git has `Ancillary Commands / Manipulators`.
    let head = String(text.prefix { $0 != "(" && $0 != "/" }).trimmed
    let isClosed = text.hasSuffix(":") || text.hasSuffix(")")
    let plain = head.hasSuffix(":") ? String(head.dropLast()) : head
    if isOfArguments(line) { return true }
    guard ["commands", "subcommands", "verbs"].contains(where: plain.hasSuffix) else { return false }
    return isClosed || plain.split(separator: " ").count <= 4 && !plain.containsBytes(of: ".")
  }

  /// Of argparse.
  private static func isOfArguments(_ line: [UInt8]) -> Bool {
    String(decoding: line, as: UTF8.self).lowercased().trimmed == "positional arguments:"
  }

  /// The names in one line of a list.
  private static func entries(_ line: [UInt8]) -> [(name: String, aliases: [String])] {
    let text = String(decoding: line, as: UTF8.self).trimmed
    if let columns = columns(line) { return columns.map { ($0, []) } }
    // npm: `access, adduser, audit,`
    let parts = text.split(separator: ",").map { String($0).trimmed }
    if parts.count > 2, parts.allSatisfy({ isName($0[...]) }) { return parts.map { ($0, []) } }
    // `build, b    Compile`
    let head = specification(text)
    let names = head.split(separator: ",").map { String($0).trimmed.prefix { $0 != " " } }
    guard let first = names.first, isName(first) else { return [] }
    return [(String(first), names.dropFirst().filter(isName).map(String.init))]
  }

  /// What is before the description; empty where the line is running text.
  private static func specification(_ text: String) -> String {
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      if bytes[index] == .tab { return String(decoding: bytes[..<index], as: UTF8.self) }
      guard bytes[index] == .space, index + 1 < bytes.count else { continue }
      let rest = bytes[(index + 1)...]
      if rest.first == .space || rest.starts(with: "- ".utf8) || rest.starts(with: "-- ".utf8) {
        return String(decoding: bytes[..<index], as: UTF8.self)
      }
      // `list-units [PATTERN...]  List`, `clone <source>  clone a repository`, `start UNIT...`
      if let next = rest.first, next == UInt8(ascii: "[") || next == .less || isValue(rest) {
        return String(decoding: bytes[..<index], as: UTF8.self)
      }
      if bytes[index - 1] != UInt8(ascii: ",") { return "" }
    }
    return text
  }

  /// A word in capitals.
  private static func isValue(_ rest: ArraySlice<UInt8>) -> Bool {
    let word = rest.prefix { !$0.isBlank }
    return word.count > 1 && word.contains(where: \.isUppercase) && !word.contains(where: \.isLowercase)
  }

  /// `asn1parse   ca   ciphers`: two names or more, and nothing else.
  private static func columns(_ line: [UInt8]) -> [String]? {
    let text = String(decoding: line, as: UTF8.self)
    let words = text.split(separator: " ")
    guard words.allSatisfy({ isName($0) }), !words.isEmpty else { return nil }
    let isAtStart = HelpLines.indentation(line) == 0
    guard words.count > 1 else { return isAtStart ? words.map(String.init) : nil }
    // Words of a sentence have one blank between them; a name and its description are two words as well.
    guard !hasSingleBlank(text.trimmed), words.count > 2 || isAtStart else { return nil }
    return words.map(String.init)
  }

  private static func hasSingleBlank(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().dropLast().contains {
      bytes[$0] == .space && bytes[$0 - 1] != .space && bytes[$0 + 1] != .space
    }
  }

  private static func isName(_ word: Substring) -> Bool {
    guard let first = word.utf8.first, first.isLowercase || first.isDigit, word.utf8.count < 40 else { return false }
    return word.utf8.allSatisfy { $0.isLowercase || $0.isDigit || "-_.:+".utf8.contains($0) }
      && word.utf8.last != UInt8(ascii: ":") && word.utf8.last != .dot
  }
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    let bytes = Array(utf8)
    let start = bytes.firstIndex { !$0.isBlank } ?? bytes.count
    let end = (bytes.lastIndex { !$0.isBlank } ?? start - 1) + 1
    return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
  }
}
