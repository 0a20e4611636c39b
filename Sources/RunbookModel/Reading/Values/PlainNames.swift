import Bytes
import ShellSyntax

/// Sentences that tell in plain words what a name of several words is: "The API server port is the number at the end"
/// for `API_SERVER_PORT`, "Make a note of your connector ID" for `<connector_id>`.
struct PlainNames {
  /// So many names are looked for at most, which keeps a page of thousands linear.
  private static let limit = 64

  /// A name as sentences are folded: `_api_server_port_`.
  private struct Name {
    /// As written.
    var text: String
    var phrase: [UInt8]
  }

  private let plain: PlainText
  private let names: [Name]
  /// A paragraph with none of them tells no name: the first word of each, and all of its words joined. Nil where a name
  /// is not of ASCII, as of other letters several spellings are one.
  private let cues: WordList?
  /// Folded as the names are: `is_`, and `_note_`.
  private let copulas: [[UInt8]]
  private let verbs: [[UInt8]]
  /// Of East Asian languages: no blanks divide them from other words, and they may be after the name.
  private let lastVerbs: [[UInt8]]

  /// - Parameter placeholders: those that nothing else on the page explains.
  init(_ placeholders: [Placeholder], vocabulary: Vocabulary, plain: PlainText) {
    self.plain = plain
    names = Array(
      placeholders.map { Name(text: $0.name, phrase: Array("_\(Self.words(of: $0.key))_".utf8)) }
        .filter { $0.phrase.count { $0 == UInt8(ascii: "_") } > 2 }.prefix(Self.limit))
    // Most pages explain all their names otherwise.
    guard !names.isEmpty else {
      (cues, copulas, verbs, lastVerbs) = (nil, [], [], [])
      return
    }
    let separator = UInt8(ascii: "_")
    let isASCII = names.allSatisfy { $0.phrase.allSatisfy { $0 < 0x80 } }
    cues =
      isASCII
      ? WordList(
        names.flatMap { name in
          [Array(name.phrase.split(separator: separator)[0]), Self.joined(name.phrase)].map { Words(bytes: $0) }
        }) : nil
    copulas = vocabulary.copulas.map { Array("\(PlaceholderKey.key(of: $0))_".utf8) }
    let words = [vocabulary.keeping, vocabulary.choosing, vocabulary.replacingWords]
      .flatMap { list in list.map { PlaceholderKey.key(of: $0.text) } }
    verbs = words.filter(Self.isDivided).map { Array("_\($0)_".utf8) }
    lastVerbs = words.filter { !Self.isDivided($0) }.map { Array($0.utf8) }
  }

  /// `your_api_key` is told as "API key".
  private static func words(of key: String) -> Substring {
    ["your_", "my_"].first(where: key.hasPrefix).map { key.dropFirst($0.count) } ?? key[...]
  }

  private static func isDivided(_ word: String) -> Bool { !word.utf8.contains(where: \.beginsUndividedScript) }

  func descriptions(in outline: Outline) -> [PlaceholderDescription] {
    guard !names.isEmpty else { return [] }
    var found: [PlaceholderDescription] = []
    for (sectionIndex, section) in outline.sections.enumerated() {
      for (itemIndex, item) in section.items.enumerated() {
        for part in item.parts {
          guard let prose = part.prose, mayTell(prose), !prose.isLabel, !part.isHeading else { continue }
          let spans = plain.codeSpans(prose.inlines) + plain.strongSpans(prose.inlines)
          let marked = Set(spans.map { Array("_\(PlaceholderKey.key(of: $0))_".utf8) })
          found += prose.sentences.flatMap { descriptions(in: $0, marked: marked, line: part.line) }.map {
            var description = $0
            (description.section, description.item) = (sectionIndex, itemIndex)
            return description
          }
        }
      }
    }
    return found
  }

  private func mayTell(_ prose: Prose) -> Bool {
    guard let cues else { return true }
    // The sign of Kelvin is a `K` in a name.
    return cues.isAny(in: prose.words.bytes[...]) || prose.text.containsBytes(of: "\u{212A}")
  }

  /// - Parameter marked: what the paragraph sets in code or bold, folded as the names are.
  private func descriptions(in sentence: String, marked: Set<[UInt8]>, line: Int) -> [PlaceholderDescription] {
    let folded = Array("_\(PlaceholderKey.key(of: sentence))_".utf8)
    let joined = Set(marked.map(Self.joined))
    return names.filter { tells($0, folded, marked) || isKept($0, folded, joined) }.map { name in
      var description = PlaceholderDescription(text: sentence, marked: sentence, line: line, place: .prose)
      description.names = [name.text]
      // Whatever else explains the name does so better.
      description.isMention = true
      return description
    }
  }

  private static func joined(_ phrase: [UInt8]) -> [UInt8] { phrase.filter { $0 != UInt8(ascii: "_") } }

  /// "Note the `shareId` from the output" for `SHARE_ID`.
  private func isKept(_ name: Name, _ sentence: [UInt8], _ marked: Set<[UInt8]>) -> Bool {
    let word = Self.joined(name.phrase)
    guard marked.contains(word), let offset = ByteSearch.offset(of: word, in: sentence[...]) else { return false }
    return verbs.contains { ByteSearch.offset(of: $0, in: sentence[...offset]) != nil }
      || lastVerbs.contains { ByteSearch.offset(of: $0, in: sentence[...]) != nil }
  }

  /// "… name is …", or "note … name", or the name is out in the sentence.
  private func tells(_ name: Name, _ sentence: [UInt8], _ marked: Set<[UInt8]>) -> Bool {
    guard let offset = ByteSearch.offset(of: name.phrase, in: sentence[...]) else { return false }
    let before = sentence[...offset]
    let after = sentence[(offset + name.phrase.count)...]
    if marked.contains(name.phrase), before.count + after.count > 16 { return true }
    return copulas.contains { after.starts(with: $0) }
      || verbs.contains { ByteSearch.offset(of: $0, in: before) != nil }
      || lastVerbs.contains { ByteSearch.offset(of: $0, in: sentence[...]) != nil }
  }
}
