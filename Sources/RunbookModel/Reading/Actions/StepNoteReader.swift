import Bytes
import MarkdownBlocks

/// Reads what a step says besides its instruction and its blocks of code.
struct StepNoteReader {
  let plain: PlainText

  /// - Parameter instruction: the part that is the step's instruction; of it only the addresses are left to be said.
  func notes(in parts: ArraySlice<Outline.Part>, besides instruction: Outline.Part?) -> [StepNote] {
    parts.compactMap { part in
      if let table = part.table { return note(part, rows(of: table).joined(separator: "\n")) }
      guard let prose = part.prose, !prose.isLabel else { return nil }
      let addresses = addresses(in: prose.inlines)
      let isInstruction = part.line == instruction?.line && part.prose?.text == instruction?.prose?.text
      let text = isInstruction ? [] : [prose.text]
      return note(part, (text + addresses).joined(separator: "\n"))
    }
  }

  private func note(_ part: Outline.Part, _ text: String) -> StepNote? {
    guard !text.isEmpty else { return nil }
    let kind: StepNote.Kind = part.bullet != nil && part.prose != nil ? .detail : .remark
    return StepNote(line: part.line, text: text, isWarning: isWarning(part, text), kind: kind)
  }

  private func rows(of table: Table) -> [String] {
    (table.header + table.rows).map { row in
      row.cells.map { cell in
        ([plain.text(cell.content)] + cell.items.map { plain.text($0.content) }).filter { !$0.isEmpty }
          .joined(separator: "; ")
      }.joined(separator: " | ")
    }
  }

  /// Where the links of the text lead, outside the page.
  private func addresses(in inlines: [Inline]) -> [String] {
    var addresses: [String] = []
    add(inlines, to: &addresses)
    return addresses
  }

  private func add(_ inlines: [Inline], to addresses: inout [String]) {
    for inline in inlines {
      switch inline.kind {
      case .link(let destination, _) where destination.containsBytes(of: "://"):
        if !addresses.contains(destination) { addresses.append(destination) }
      case .strong(let content), .emphasis(let content), .link(_, let content): add(content, to: &addresses)
      default: break
      }
    }
  }

  private static let classes: Set<String> = ["important", "attention", "warning", "caution", "danger"]

  /// Of every language: a page whose language was guessed wrongly must not lose a warning.
  private static let words = Set(LocaleWords.all.flatMap(\.warnings).map { Words($0) })

  private func isWarning(_ part: Outline.Part, _ text: String) -> Bool {
    if part.isInWarning { return true }
    if part.block.attributes.contains(where: { !Self.classes.isDisjoint(with: $0.classes) }) { return true }
    guard let end = Self.openingEnd(of: text) else { return false }
    return Self.words.contains(Words(text[..<end]))
  }

  /// A typographic apostrophe has three bytes, and is one in the form in which words are compared.
  private static let reach = 3 * (words.map(\.bytes.count).max() ?? 0)

  /// Where the first colon or exclamation mark is, if that is near enough for a word of warning.
  private static func openingEnd(of text: String) -> String.Index? {
    let wide = Array("：".utf8)
    let bytes = text.utf8
    return bytes.prefix(reach + 1).indices.first { index in
      switch bytes[index] {
      case UInt8(ascii: ":"), UInt8(ascii: "!"): true
      case wide[0]: bytes[index...].starts(with: wide)
      default: false
      }
    }
  }
}
