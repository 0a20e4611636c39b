import Bytes
import MarkdownBlocks

/// Sections of which a list above them says that one is followed: "There are two options:", and links to "Binaries" and
/// "Docker image".
extension ScopeReader {
  func linkedWays(_ siblings: Siblings) -> [Range<Int>] {
    guard siblings.kind == .headings, let first = siblings.members.first?.blocks.lowerBound else { return [] }
    let start = document.blocks[..<first].lastIndex { if case .heading = $0.kind { true } else { false } } ?? -1
    let above = (start + 1)..<first
    let scopes = reader.vocabulary.scopes
    guard
      let lead = above.first(where: { position in
        guard let prose = parts[position]?.prose, parts[position]?.bullet == nil, prose.isAnnouncing else {
          return false
        }
        let sentence = prose.words.lastSentence
        return scopes.choosing.isAnyWord(in: sentence) || scopes.ways.options.isAnyWord(in: sentence)
      })
    else { return [] }
    let linked = Set((lead + 1..<first).compactMap { parts[$0]?.prose }.flatMap { Self.anchors(in: $0.inlines) })
    guard linked.count > 1 else { return [] }
    let isLinked = siblings.members.map { linked.contains(HeadingSlug.of($0.label)) }
    guard let start = isLinked.firstIndex(of: true) else { return [] }
    let end = isLinked[start...].firstIndex(of: false) ?? isLinked.count
    return end > start + 1 ? [start..<end] : []
  }

  private static func anchors(in inlines: [Inline]) -> [String] {
    inlines.compactMap { inline in
      guard case .link(let destination, _) = inline.kind, destination.hasPrefix("#") else { return nil }
      return String(destination.dropFirst()).lowercased()
    }
  }
}
