import Bytes
import MarkdownBlocks

/// What the page explains, and what it is about: of all else that looks like a placeholder, no one knows whether it is
/// one.
final class ExplainedNames {
  private let keys: Set<String>
  /// As written.
  private let names: Set<String>
  private let outline: Outline
  private let plain: PlainText
  private var known: [String: Set<String>]?

  /// - Parameter descriptions: of the page; what is only mentioned is not explained.
  init(_ descriptions: [PlaceholderDescription], outline: Outline, plain: PlainText) {
    let explaining = descriptions.filter { !$0.isMention }
    keys = Set(explaining.flatMap(\.keys))
    names = Set(explaining.flatMap { $0.names.isEmpty ? [$0.words] : $0.names })
    self.outline = outline
    self.plain = plain
  }

  func contains(key: String) -> Bool { keys.contains(key) }

  /// Whether the name is explained in just this spelling.
  func contains(name: String) -> Bool { names.contains(name) }

  /// Whether sentences have the word in capitals without any mark, as they have `VPC`: it is what a thing is called.
  ///
  /// - Parameter option: whose value the word is. "`-s` takes the SUBJECT of the mail" says what that one is.
  func speaks(of word: String, option: String?) -> Bool {
    guard let options = spoken[word] else { return false }
    return option.map { !options.contains($0) } ?? true
  }

  /// `[WEB]` heads a section of a configuration, and is what later commands call it.
  private static func sections(of text: String) -> [String] {
    guard text.containsBytes(of: "[") else { return [] }
    return text.parts(separatedBy: "\n").compactMap { line in
      let line = line.foldingBlanks
      guard line.hasPrefix("["), line.hasSuffix("]"), line.utf8.count > 3 else { return nil }
      return String(line.dropFirst().dropLast())
    }
  }

  /// Words in capitals without `_`, with the options in code beside them; made when they are first asked for, which most
  /// pages never do.
  private var spoken: [String: Set<String>] {
    if let known { return known }
    var words: [String: Set<String>] = [:]
    for part in outline.sections.lazy.flatMap(\.items).flatMap(\.parts) {
      for capitals in part.capitals(plain) {
        if let options = capitals.options {
          words[capitals.word, default: []].formUnion(options)
        } else {
          words[capitals.word] = []
        }
      }
    }
    known = words
    return words
  }

  /// A word in capitals.
  struct Capitals {
    var word: String
    /// In code beside it; nil: it heads a section of a configuration, no matter what is said of it before.
    var options: Set<String>?
  }

  static func capitals(in part: Outline.Part, _ plain: PlainText) -> [Capitals] {
    if let code = part.code { return sections(of: code.text).map { Capitals(word: $0, options: nil) } }
    guard let prose = part.prose, prose.text.utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return [] }
    var text = prose.marked(plain)
    let options = Set(plain.codeSpans(prose.inlines).filter(DescriptionSubject.isOption))
    for range in MarkedText.ranges(in: text).reversed() { text.removeSubrange(range) }
    return text.words(with: "_-<>").filter { word in
      word.utf8.count > 1 && word.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) }
    }.map { Capitals(word: String($0), options: options) }
  }

  /// Whether each question about the page as it was before has the same answer now.
  func answersLike(_ earlier: ExplainedNames) -> Bool {
    keys == earlier.keys && names == earlier.names && (earlier.known.map { $0 == spoken } ?? true)
  }
}
