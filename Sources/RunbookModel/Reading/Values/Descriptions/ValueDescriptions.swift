import Bytes
import ShellSyntax

/// What a page says of a placeholder by its values alone: in bullets right below the command, or in a sentence that has
/// each of `<csv|json>` in code.
struct ValueDescriptions {
  private let outline: Outline
  private let plain: PlainText
  /// The placeholders that nothing else explains, in order of use.
  private let unexplained: [Placeholder]
  /// By section, item and line of the block: what it uses.
  private let uses: [[Int]: [PlaceholderReader.Use]]

  init(_ unexplained: [Placeholder], uses: [PlaceholderReader.Use], outline: Outline, plain: PlainText) {
    self.unexplained = unexplained.filter { $0.kind != .flag }
    self.outline = outline
    self.plain = plain
    let keys = Set(self.unexplained.map(\.key))
    self.uses = Dictionary(grouping: uses.filter { keys.contains($0.site.key) }) { [$0.section, $0.item, $0.line] }
  }

  func descriptions() -> [PlaceholderDescription] {
    guard !uses.isEmpty else { return [] }
    var found: [PlaceholderDescription] = []
    for (place, used) in uses.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let parts = outline.sections[place[0]].items[place[1]].parts
      guard let index = parts.firstIndex(where: { $0.code != nil && $0.line == place[2] }) else { continue }
      let below = parts[(index + 1)...].prefix { $0.code == nil }
      found += [listed(Array(below), for: used)].compactMap(\.self) + halves(Array(below), of: used)
    }
    return found
  }

  /// Two bullets or more, each a value in code, below the command or below one sentence that introduces them.
  private func listed(_ below: [Outline.Part], for used: [PlaceholderReader.Use]) -> PlaceholderDescription? {
    let lead = below.first.flatMap { $0.bullet == nil ? $0.prose : nil }
    let bullets = below.dropFirst(lead == nil ? 0 : 1).prefix { $0.bullet != nil }
    let marked = bullets.compactMap { $0.prose?.marked(plain) }
    guard marked.count > 1, marked.count == bullets.count, let first = bullets.first,
      marked.allSatisfy({ $0.first == MarkedText.opening && MarkedText.spans(in: $0).count == 1 }),
      lead.map({ $0.text.hasSuffix(":") || $0.text.hasSuffix("：") }) ?? true
    else { return nil }
    // Of several the one of which the sentence speaks.
    let keys = used.map(\.site.key).uniqued
    let spoken = lead.map { lead in used.filter { lead.words.contains(Words(Self.word(of: $0))) } } ?? []
    guard let use = keys.count == 1 ? used.first : Set(spoken.map(\.site.key)).count == 1 ? spoken.first : nil else {
      return nil
    }
    let values = marked.map { MarkedText.plain($0) }.joined(separator: ", ")
    let text = lead.map { "\($0.text) \(values)" } ?? values
    return description(text, bullets: marked, of: use, line: lead == nil ? first.line : below[0].line)
  }

  /// The word of a value: `role` of `[-r, --role ROLE]`.
  private static func word(of use: PlaceholderReader.Use) -> String {
    use.site.argument ?? use.site.key.parts(separatedBy: "_").last.map(String.init) ?? use.site.key
  }

  /// "`csv` is read by spreadsheets, `json` by programs."
  private func halves(_ below: [Outline.Part], of used: [PlaceholderReader.Use]) -> [PlaceholderDescription] {
    used.compactMap { use in
      let choices = ChoiceReader.choices(inName: use.site.argument ?? use.site.name)
      guard choices.count > 1,
        let part = below.first(where: { part in
          let spans = part.prose.map { plain.codeSpans($0.inlines) } ?? []
          return choices.allSatisfy(spans.contains)
        }), let text = part.prose?.text
      else { return nil }
      return description(text, bullets: [], of: use, line: part.line)
    }
  }

  private func description(
    _ text: String, bullets: [String], of use: PlaceholderReader.Use, line: Int
  ) -> PlaceholderDescription {
    var description = PlaceholderDescription(
      text: text, marked: text, line: line, place: bullets.isEmpty ? .prose : .list)
    description.names = [use.site.name]
    description.bullets = bullets
    (description.section, description.item) = (use.section, use.item)
    // Whatever else explains the name does so better.
    description.isMention = true
    return description
  }
}
