import Bytes
import MarkdownBlocks

/// What a sentence says of the directory in which something is done: "In the folder `app`, run:".
struct DirectorySentences {
  struct Meaning: Equatable {
    /// As the page has it; nil: the root of the repository.
    var name: String?
    /// "Change to the folder": what follows is done there, too.
    var isMove: Bool
  }

  let vocabulary: Vocabulary
  let plain: PlainText
  private var words: ScopeVocabulary { vocabulary.scopes }

  func meaning(of prose: Prose) -> Meaning? {
    for (index, inline) in prose.inlines.enumerated() {
      guard let name = name(inline) else { continue }
      let before = Words(plain.text(Array(prose.inlines[..<index])))
      let after = Words(plain.text(Array(prose.inlines[(index + 1)...])))
      if let meaning = meaning(of: name, before: before, after: after) { return meaning }
    }
    return rootIsNamed(prose) ? Meaning(name: nil, isMove: false) : nil
  }

  private func meaning(of name: String, before: Words, after: Words) -> Meaning? {
    let isNamed = words.directoryNouns.beginsWord(after.bytes[...])
    if isOpening(before, words.directoryChanges) || isNamed && isOpening(before, words.directoryMoves) {
      return Meaning(name: name, isMove: true)
    }
    if isOpening(before, words.directories) || isNamed && isOpening(before, words.directoryOpenings) {
      return Meaning(name: name, isMove: false)
    }
    return nil
  }

  /// One of the phrases ends the text, and begins a clause or follows the words that ask to run something: "copy it to the
  /// folder" says where something else is.
  private func isOpening(_ text: Words, _ phrases: WordList) -> Bool {
    phrases.contains { phrase in text.hasSuffix(phrase) && opensClause(text.bytes.dropLast(phrase.bytes.count)) }
  }

  private func rootIsNamed(_ prose: Prose) -> Bool {
    let bytes = prose.words.bytes
    guard let start = words.directoryRoots.firstWordOffset(in: bytes[...]) else { return false }
    return opensClause(bytes[..<start])
  }

  private func opensClause(_ before: ArraySlice<UInt8>) -> Bool {
    var before = before
    while before.last == UInt8(ascii: " ") { before.removeLast() }
    guard let last = before.last else { return true }
    if ",.:;!?)".utf8.contains(last) { return true }
    let text = Words(bytes: Array(before))
    func ends(_ word: Words) -> Bool {
      guard text.hasSuffix(word) else { return false }
      return ByteSearch.isWord(before.endIndex - word.bytes.count..<before.endIndex, in: before)
    }
    return words.continuing.contains(where: ends) || vocabulary.followingCommand.contains(where: ends)
  }

  /// Marked text that can be the path of a directory and needs no quotation marks in a shell.
  private func name(_ inline: Inline) -> String? {
    let text: String
    switch inline.kind {
    case .code(let code): text = code
    case .strong(let content), .emphasis(let content): text = plain.text(content)
    default: return nil
    }
    let isPath = text.utf8.allSatisfy { byte in
      byte >= 0x80 || ByteSearch.isLetter(byte) || (48...57).contains(byte) || "._~/@+-".utf8.contains(byte)
    }
    guard isPath, !text.isEmpty, text.utf8.count <= 200, !text.hasPrefix("-"), !text.containsBytes(of: "//"),
      !text.dropFirst().containsBytes(of: "~"), text != ".", text != "~" || text.count == 1
    else { return nil }
    return text
  }
}
