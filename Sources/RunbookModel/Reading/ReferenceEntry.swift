import Bytes
import MarkdownBlocks

/// The entry of a command reference: a section whose title its syntax line begins with.
struct ReferenceEntry: Hashable {
  /// Of the section's heading.
  var level: Int
  /// Of the block with the syntax.
  var line: Int
  /// The words that title and syntax share, the program's name first: `cf delete`.
  var words: [Substring]

  /// The words that a block shares with the title above it; nil when it is no syntax of what the title names.
  static func words(of text: String, title: String) -> [Substring]? {
    // "Logs" above `kubectl logs -f one` is no entry: nothing in it is to be replaced.
    if title.first?.isUppercase == true, !title.contains(" "), !text.utf8.contains(where: { "<[{".utf8.contains($0) }),
      !hasNameInCapitals(text)
    {
      return nil
    }
    let own = title.normalisedWords
    let title = (own.containsBytes(of: "`") ? own.filter { $0 != "`" } : own).parts(separatedBy: " ")
    guard !title.isEmpty else { return nil }
    // More words than these are asked for nothing, and a block may be long.
    let words = beginning(of: text, words: max(title.count + 2, 6)).normalisedWords.parts(separatedBy: " ").prefix {
      $0.utf8.first.map { !"<[-".utf8.contains($0) } ?? true
    }
    guard words.count > 1 else { return nil }
    if words.starts(with: title) { return Array(words.prefix(max(title.count, 2))) }
    if words.dropFirst().starts(with: title) { return Array(words.prefix(title.count + 1)) }
    if title.count > words.count, title.starts(with: words) { return Array(words) }
    // `pipeline-open` of `ibmcloud dev pipeline-open [ID]`: no sentence is such a title.
    return title.count == 1 && words.count < 5 && words.last == title[0] && title[0].containsBytes(of: "-")
      ? Array(words) : nil
  }

  /// `cf delete APP`
  private static func hasNameInCapitals(_ text: String) -> Bool {
    text.split { $0.isWhitespace }.contains { word in
      word.utf8.count > 1 && word.utf8.allSatisfy { $0.isUppercase || $0 == UInt8(ascii: "_") }
    }
  }

  /// So many words of a text at least.
  private static func beginning(of text: String, words: Int) -> Substring {
    var (left, wasBlank) = (words, true)
    let end = text.utf8.firstIndex { byte in
      let isBlank = byte.isSpaceOrLineEnd
      if isBlank, !wasBlank { left -= 1 }
      wasBlank = isBlank
      return left == 0
    }
    return text[..<(end ?? text.endIndex)]
  }

  /// Whether the command is a call of what the entry describes.
  func describes(_ command: String) -> Bool {
    command.normalisedWords.parts(separatedBy: " ").starts(with: words)
  }
}
