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
    let title = title.normalisedWords.filter { $0 != "`" }.parts(separatedBy: " ")
    let words = text.normalisedWords.parts(separatedBy: " ").prefix {
      $0.utf8.first.map { !"<[-".utf8.contains($0) } ?? true
    }
    guard !title.isEmpty, words.count > 1 else { return nil }
    if words.starts(with: title) { return Array(words.prefix(max(title.count, 2))) }
    if words.dropFirst().starts(with: title) { return Array(words.prefix(title.count + 1)) }
    if title.count > words.count, title.starts(with: words) { return Array(words) }
    // `pipeline-open` of `ibmcloud dev pipeline-open [ID]`: no sentence is such a title.
    return title.count == 1 && words.count < 5 && words.last == title[0] && title[0].containsBytes(of: "-")
      ? Array(words) : nil
  }

  /// Whether the command is a call of what the entry describes.
  func describes(_ command: String) -> Bool {
    command.normalisedWords.parts(separatedBy: " ").starts(with: words)
  }
}
