import Diagnostics
import MarkdownBlocks

/// One place of the page that explains something, and what it seems to explain.
struct PlaceholderDescription {
  /// Placeholder names in it, as written.
  var names: [String]
  /// Options in it: `--docker-server`.
  var options: [String]
  /// Any other words that name it, such as a YAML key, without mark-up.
  var words: String
  /// What it says, in plain text.
  var text: String
  /// The explanation's code spans and strong words: candidates for a default and a listing command.
  var codeSpans: [String]
  var strongSpans: [String]
  /// Required or optional when a column of its own says so.
  var requirement: String?
  var line: Int
  var place: Placeholder.Description.Place
  /// Where it stands.
  var section: Int
  var item: Int
}

/// Collects every explanation of the page: tables, definition lists, bullets, and sentences that replace something.
struct DescriptionReader {
  let words: LocaleWords
  let plain: PlainText

  func descriptions(in outline: Outline) -> [PlaceholderDescription] {
    var found: [PlaceholderDescription] = []
    for (sectionIndex, section) in outline.sections.enumerated() {
      for (itemIndex, item) in section.items.enumerated() {
        for (partIndex, part) in item.parts.enumerated() {
          let next = partIndex + 1 < item.parts.count ? item.parts[partIndex + 1] : nil
          found += read(part, next: next).map {
            var description = $0
            description.section = sectionIndex
            description.item = itemIndex
            return description
          }
        }
      }
    }
    return found
  }

  private func read(_ part: Outline.Part, next: Outline.Part?) -> [PlaceholderDescription] {
    switch part.block.kind {
    case .table(let table): return table.rows.flatMap { row(table: table, $0) }
    case .term(let term):
      guard let next, case .definition(let definition) = next.block.kind else { return [] }
      return [description(subject: term, explanation: definition, line: part.line, place: .definition)]
    case .paragraph(let content):
      return (part.bullet.map { _ in bullet(content, line: part.line) } ?? []) + subject(content, line: part.line)
        + sentences(content, line: part.line)
    default: return []
    }
  }

  // MARK: Tables

  private func row(table: Table, _ row: TableRow) -> [PlaceholderDescription] {
    guard row.cells.count >= 2, let first = row.cells.first, let last = row.cells.last else { return [] }
    let explanation = last.content + last.items.flatMap(\.content)
    var result = description(
      subject: first.content, explanation: explanation, line: first.range.start.line, place: .table)
    guard !result.text.isEmpty else { return [] }
    if row.cells.count > 2 {
      let middle = row.cells.dropFirst().dropLast().map { plain.text($0.content) }
      result.requirement = middle.first { Requirement.read($0, words) != nil }
    }
    return [result]
  }

  // MARK: Bullets: `<name>`: what it is

  private func bullet(_ content: [Inline], line: Int) -> [PlaceholderDescription] {
    let text = plain.text(content)
    let names = PlaceholderNames.all(in: text)
    guard let name = names.first, let found = text.firstRange(of: name),
      text[..<found.lowerBound].allSatisfy({ !$0.isLetter })
    else { return [] }
    let rest = text[found.upperBound...].drop { " :：-–—*_`\u{a0}".contains($0) }
    guard !rest.isEmpty else { return [] }
    return [
      PlaceholderDescription(
        names: [name], options: [], words: "", text: String(rest), codeSpans: plain.codeSpans(content),
        strongSpans: plain.strongSpans(content), requirement: nil, line: line, place: .list, section: 0, item: 0)
    ]
  }

  // MARK: Paragraphs that begin with what they explain: `REGION` is the region

  private func subject(_ content: [Inline], line: Int) -> [PlaceholderDescription] {
    let text = plain.text(content)
    let word = text.prefix { !$0.isWhitespace && !":,：".contains($0) }
    let isCoded = plain.codeSpans(content).first.map { text.hasPrefix($0) && $0 == word } ?? false
    let isCapitals = word.count > 2 && word.allSatisfy { $0.isUppercase || $0.isNumber || "_-".contains($0) }
    let rest = text.dropFirst(word.count).drop { " :：-–—".contains($0) }
    guard isCapitals || isCoded && word.allSatisfy({ $0.isLetter || $0.isNumber || "_-".contains($0) }),
      rest.contains(where: \.isLetter)
    else { return [] }
    return [
      PlaceholderDescription(
        names: [], options: [], words: String(word), text: String(rest), codeSpans: plain.codeSpans(content),
        strongSpans: plain.strongSpans(content), requirement: nil, line: line, place: .prose, section: 0, item: 0)
    ]
  }

  // MARK: Sentences: Replace <x> with …, and <y> with …

  private func sentences(_ content: [Inline], line: Int) -> [PlaceholderDescription] {
    Sentences.split(plain.text(content)).flatMap { sentence -> [PlaceholderDescription] in
      let normalised = sentence.normalisedWords
      let names = PlaceholderNames.all(in: sentence)
      guard !names.isEmpty else { return [] }
      let pairs = (words.replace + LocaleWords.english.replace).filter {
        ($0.before.isEmpty || normalised.hasWord($0.before)) && ($0.behind.isEmpty || normalised.hasWord($0.behind))
      }
      for before in pairs.map(\.before).uniqued {
        let behind = pairs.filter { $0.before == before }.map(\.behind)
        let found = explained(names, in: sentence, behind: behind, line: line)
        if !found.isEmpty { return found }
      }
      return []
    }
  }

  /// Each name's explanation runs from the word behind it to the next name, or to the end of the sentence.
  private func explained(
    _ names: [String], in sentence: String, behind: [String], line: Int
  ) -> [PlaceholderDescription] {
    var rest = sentence[...]
    var result: [PlaceholderDescription] = []
    for (index, name) in names.enumerated() {
      guard let found = rest.firstRange(of: name) else { continue }
      rest = rest[found.upperBound...]
      let next = index + 1 < names.count ? rest.firstRange(of: names[index + 1])?.lowerBound : nil
      var explanation = rest[..<(next ?? rest.endIndex)]
      if !behind.contains("") {
        // `by`, `with`: whichever of the language's words comes first.
        let words = behind.compactMap { explanation.range(ofWord: $0) }
        guard let word = words.min(by: { $0.lowerBound < $1.lowerBound }) else { continue }
        explanation = explanation[word.upperBound...]
      }
      let text = explanation.trimmingExplanation(untilNext: next != nil)
      guard text.contains(where: \.isLetter) else { continue }
      result.append(
        PlaceholderDescription(
          names: [name], options: [], words: "", text: text, codeSpans: [], strongSpans: [], requirement: nil,
          line: line, place: .prose, section: 0, item: 0))
    }
    return result
  }

  private func description(
    subject: [Inline], explanation: [Inline], line: Int, place: Placeholder.Description.Place
  ) -> PlaceholderDescription {
    let text = plain.text(subject)
    let tokens = text.split { $0 == " " || $0 == "," || $0 == "=" || $0 == "`" }.map(String.init)
    return PlaceholderDescription(
      names: PlaceholderNames.all(in: text), options: tokens.filter { $0.hasPrefix("-") && $0.count > 1 },
      words: text.filter { $0 != "`" }.foldingBlanks, text: plain.text(explanation),
      codeSpans: plain.codeSpans(explanation), strongSpans: plain.strongSpans(explanation), requirement: nil,
      line: line, place: place, section: 0, item: 0)
  }
}
