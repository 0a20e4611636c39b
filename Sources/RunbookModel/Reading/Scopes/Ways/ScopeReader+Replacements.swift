import Bytes
import MarkdownBlocks

/// Sections that name the command in the place of which they are: "It can also be installed with Helm rather than with
/// the `tool install` command."
extension ScopeReader {
  mutating func readReplacements() {
    let replacing = reader.vocabulary.scopes.ways.replacing
    for frame in tree.frames.indices.dropFirst() {
      guard case .heading = tree.frames[frame].kind else { continue }
      let blocks = tree.frames[frame].blocks
      let opening = blocks.dropFirst().prefix(Self.openingParagraphs).prefix { parts[$0]?.prose != nil }
      for prose in opening.compactMap({ parts[$0]?.prose }) where replacing.isAny(in: prose.words.bytes[...]) {
        guard let other = replaced(by: prose, below: blocks.lowerBound), let section = finder.section(frame),
          !isInChoice(blocks), !isInChoice(other.blocks)
        else { continue }
        addChoice(among: Siblings(kind: .headings, members: [other, section]), 0..<2, by: .others)
        break
      }
    }
  }

  /// A section says in its first paragraphs what it is for.
  private static let openingParagraphs = 3

  /// The section before that one which has the command that the text wants to replace.
  private func replaced(by prose: Prose, below heading: Int) -> Siblings.Member? {
    for span in reader.plain.codeSpans(prose.inlines) {
      let call = Words(span)
      guard call.bytes.contains(UInt8(ascii: " ")), isReplaced(call, in: prose.words) else { continue }
      guard let block = (0..<heading).first(where: { isCalled(call, in: $0) }) else { continue }
      var frame = tree.innermost(at: block)
      while frame != 0 {
        if case .heading = tree.frames[frame].kind, !tree.frames[frame].blocks.contains(heading) {
          return finder.section(frame)
        }
        frame = tree.frames[frame].parent ?? 0
      }
    }
    return nil
  }

  /// "rather than via the `tool install` command": the words for it are right before the call.
  private func isReplaced(_ call: Words, in text: Words) -> Bool {
    let bytes = text.bytes[...]
    return reader.vocabulary.scopes.ways.replacing.contains { word in
      guard let phrase = ByteSearch.offset(of: word.bytes, in: bytes),
        let place = ByteSearch.offset(of: call.bytes, in: bytes[(phrase + word.bytes.count)...])
      else { return false }
      return rules.tokens(bytes[(phrase + word.bytes.count)..<place]).count <= Self.wordsBetween
    }
  }

  /// "with the"
  private static let wordsBetween = 3

  /// Whether a line of the block begins with the call.
  private func isCalled(_ call: Words, in block: Int) -> Bool {
    guard let code = parts[block]?.code else { return false }
    let text = Words(promptless(code.text))
    guard let place = ByteSearch.offset(of: call.bytes, in: text.bytes[...]) else { return false }
    let after = text.bytes[(place + call.bytes.count)...].first
    return (place == 0 || text.bytes[place - 1] == UInt8(ascii: "\n") || text.bytes[place - 1] == UInt8(ascii: " "))
      && (after.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") } ?? true)
  }
}
