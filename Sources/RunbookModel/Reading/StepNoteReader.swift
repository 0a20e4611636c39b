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
    text.isEmpty ? nil : StepNote(line: part.line, text: text, isWarning: isWarning(part, text))
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
    inlines.flatMap { inline -> [String] in
      switch inline.kind {
      case .link(let destination, _) where destination.contains("://"): [destination]
      case .strong(let content), .emphasis(let content), .link(_, let content): addresses(in: content)
      default: []
      }
    }.uniqued
  }

  private static let classes: Set<String> = ["important", "attention", "warning", "caution", "danger"]

  /// Of every language: a page whose language was guessed wrongly must not lose a warning.
  private static let words = Set(LocaleWords.all.flatMap(\.warnings).map { Words($0) })

  private func isWarning(_ part: Outline.Part, _ text: String) -> Bool {
    if part.block.attributes.contains(where: { !Self.classes.isDisjoint(with: $0.classes) }) { return true }
    guard let end = text.firstIndex(where: { ":：!".contains($0) }) else { return false }
    return Self.words.contains(Words(text[..<end]))
  }
}
