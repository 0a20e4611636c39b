/// Whether a text is YAML at all: one or several documents, of which no values are made.
package enum YAMLSyntax {
  package struct Fault: Error, Hashable, Sendable {
    /// In bytes from the beginning of the text.
    package var offset: Int
    /// libyaml's own words, English.
    package var problem: String
    /// It stumbled over a tab.
    package var isTab: Bool
  }

  /// What the text has for its first document.
  package enum Root: Hashable, Sendable { case mapping, sequence, scalar, nothing }

  /// - Parameter bytes: UTF-8.
  /// - Throws: the first fault. What is nested more than ``ConfigurationReader/maximumDepth`` levels is not read on.
  package static func root(of bytes: [UInt8]) throws(Fault) -> Root {
    guard let events = YAMLEventSource(bytes) else { return .nothing }
    var root = Root.nothing
    var depth = 0
    do throws(YAMLEventSource.SyntaxError) {
      while true {
        switch try events.nextShape() {
        case .collectionStart(let isMapping):
          if root == .nothing, depth == 0 { root = isMapping ? .mapping : .sequence }
          depth += 1
          if depth > ConfigurationReader.maximumDepth { return root }
        case .collectionEnd: depth -= 1
        case .single: if root == .nothing { root = .scalar }
        case .other: break
        case .end: return root
        }
      }
    } catch {
      let offset =
        switch error.place {
        case .character(let character): CharacterOffsets(bytes).byteOffset(ofCharacter: character)
        case .byte(let byte): byte
        }
      throw Fault(offset: min(offset, bytes.count), problem: error.problem, isTab: error.isTab)
    }
  }
}
