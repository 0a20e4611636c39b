import Bytes
import Diagnostics
import MarkdownBlocks

/// Comments after a name in the block that uses it: `namespace: <namespace>  # Where the secret is made.`
struct CommentDescriptions {
  private let names: Set<String>

  /// - Parameter placeholders: those that nothing else on the page explains.
  init(_ placeholders: [Placeholder]) {
    names = Set(placeholders.flatMap(\.spellings))
  }

  func descriptions(in entries: [BlockSurvey.Entry], section: Int) -> [PlaceholderDescription] {
    guard !names.isEmpty else { return [] }
    return entries.filter { [.file, .command, .http].contains($0.reading.kind) }.flatMap { entry in
      let lines = entry.code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
      return zip(lines, entry.code.lineStarts).compactMap { text, start -> PlaceholderDescription? in
        guard var description = description(in: text, line: start.line) else { return nil }
        (description.section, description.item) = (section, entry.item)
        return description
      }
    }
  }

  /// Where one name is before the comment; of several no one could tell which one it explains.
  private func description(in text: Substring, line: Int) -> PlaceholderDescription? {
    guard let comment = Self.comment(in: text), comment.words.count > 2 else { return nil }
    if comment.before.allSatisfy(\.isSpace) { return description(startingWith: comment.words, line: line) }
    let bare = comment.before.split { !$0.isAlphabetic && !$0.isNumeric && $0 != "_" && $0 != "-" }.map(String.init)
    let named = names.intersection(PlaceholderNames.all(in: String(comment.before)) + bare)
    guard named.count == 1 else { return nil }
    return description(of: named, comment.words, line: line)
  }

  /// `# $CONFIG_DIR is where the settings are.`
  private func description(startingWith words: [Substring], line: Int) -> PlaceholderDescription? {
    let first = String(words[0].last == ":" ? words[0].dropLast() : words[0])
    return names.contains(first) ? description(of: [first], words, line: line) : nil
  }

  private func description(of named: Set<String>, _ words: [Substring], line: Int) -> PlaceholderDescription {
    let said = words.joined(separator: " ")
    var description = PlaceholderDescription(text: said, marked: said, line: line, place: .prose)
    description.names = Array(named)
    // Whatever else explains the name does so better.
    description.isMention = true
    return description
  }

  /// After a blank and `#`, outside quotation marks.
  private static func comment(in text: Substring) -> (before: Substring, words: [Substring])? {
    var quote: UInt8?
    var previous = UInt8(ascii: " ")
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\t") {
        return (text[..<index], text[index...].dropFirst().split(whereSeparator: \.isSpace))
      }
      previous = byte
    }
    return nil
  }
}
