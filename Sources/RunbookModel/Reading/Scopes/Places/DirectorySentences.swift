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
    return meaningBeforeFillers(of: name, before: before, isNamed: isNamed)
  }

  /// "Go into the newly created directory `x`", "Make sure you are in the `x` folder".
  private func meaningBeforeFillers(of name: String, before: Words, isNamed: Bool) -> Meaning? {
    var (lead, isNamed) = (before, isNamed)
    while let filler = words.directoryFillers.first(where: { endsWithWord(lead.bytes[...], $0) }) {
      isNamed = isNamed || words.directoryNouns.contains(filler)
      lead = Words(bytes: Array(Self.withoutBlanks(lead.bytes.dropLast(filler.bytes.count))))
    }
    guard isNamed else { return nil }
    if isOpening(lead, words.directoryVerbs, after: words.directoryJoints) { return Meaning(name: name, isMove: true) }
    if isOpening(lead, words.directoryPlaces) { return Meaning(name: name, isMove: false) }
    // "Make sure you are": from here on.
    return isOpening(lead, words.directoryPlaces, after: words.directoryBeing) ? Meaning(name: name, isMove: true) : nil
  }

  /// One of the phrases ends the text, and begins a clause or follows the words that ask to run something: "copy it to the
  /// folder" says where something else is.
  ///
  /// - Parameter openings: what may be before the phrase besides the beginning of a clause.
  private func isOpening(_ text: Words, _ phrases: WordList, after openings: WordList = []) -> Bool {
    phrases.contains { phrase in
      guard endsWithWord(text.bytes[...], phrase) else { return false }
      let lead = Self.withoutBlanks(text.bytes.dropLast(phrase.bytes.count))
      return opensClause(lead) || openings.contains { endsWithWord(lead, $0) }
    }
  }

  private static func withoutBlanks(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }

  private func endsWithWord(_ text: ArraySlice<UInt8>, _ word: Words) -> Bool {
    text.suffix(word.bytes.count).elementsEqual(word.bytes)
      && ByteSearch.isWord(text.endIndex - word.bytes.count..<text.endIndex, in: text)
  }

  private func rootIsNamed(_ prose: Prose) -> Bool {
    let bytes = prose.words.bytes
    guard let start = words.directoryRoots.firstWordOffset(in: bytes[...]) else { return false }
    let lead = Self.withoutBlanks(bytes[..<start])
    return opensClause(lead) || words.directoryBeing.contains { endsWithWord(lead, $0) }
  }

  private func opensClause(_ before: ArraySlice<UInt8>) -> Bool {
    let before = Self.withoutBlanks(before)
    guard let last = before.last else { return true }
    // "Run the tests, in the folder `x`"; "You will find all files, the logs too, in the folder `x`" asks for nothing.
    if last == UInt8(ascii: ",") {
      let sentence = before.split { ".:;!?".utf8.contains($0) }.last ?? before
      let clause = sentence.drop { $0 == UInt8(ascii: " ") }
      return DemandReader(vocabulary: vocabulary).asks(clause) || !clause.dropLast().contains(UInt8(ascii: ","))
    }
    if ".:;!?)".utf8.contains(last) { return true }
    return words.continuing.contains { endsWithWord(before, $0) }
      || vocabulary.followingCommand.contains { endsWithWord(before, $0) }
  }

  /// Marked text that can be the path of a directory and needs no quotation marks in a shell.
  private func name(_ inline: Inline) -> String? {
    var text: String
    switch inline.kind {
    case .code(let code): text = code
    case .strong(let content), .emphasis(let content): text = plain.text(content)
    default: return nil
    }
    // `web\src`, as pages for Windows have it, too.
    if text.utf8.contains(UInt8(ascii: "\\")), !text.utf8.contains(UInt8(ascii: "/")) {
      text = String(text.map { $0 == "\\" ? "/" : $0 })
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
