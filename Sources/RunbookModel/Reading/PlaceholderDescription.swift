import Diagnostics
import MarkdownBlocks
import ShellSyntax

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
  /// The name only occurs in it.
  var isMention = false

  /// The keys of `names`, and that of `words` when it names nothing in brackets.
  var keys: [String] { names.isEmpty ? [PlaceholderKey.key(of: words)] : names.map(PlaceholderKey.key(of:)) }
}

/// Collects every explanation of the page: tables, definition lists, bullets, and sentences that replace something.
struct DescriptionReader {
  let vocabulary: Vocabulary
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
    case .paragraph:
      guard let prose = part.prose else { return [] }
      return (part.bullet.map { _ in bullet(prose, line: part.line) } ?? []) + subject(prose, line: part.line)
        + (prose.label.kind == .example ? [] : sentences(prose, line: part.line))
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
      result.requirement = middle.first { Requirement.read($0, vocabulary) != nil }
    }
    return [result]
  }

  // MARK: Bullets: `<name>`: what it is

  private func bullet(_ prose: Prose, line: Int) -> [PlaceholderDescription] {
    let text = prose.text
    let content = prose.inlines
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

  private func subject(_ prose: Prose, line: Int) -> [PlaceholderDescription] {
    let text = withoutWhere(prose.text)
    let content = prose.inlines
    let word = text.prefix { !$0.isWhitespace && !":,：".contains($0) }
    let isCoded = plain.markedWords(content).first.map { $0 == word } ?? false
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

  /// `Where REGION is the region` begins with what it explains, too.
  private func withoutWhere(_ text: String) -> String {
    let words = Words(String(text.prefix(20)))
    guard let start = vocabulary.replace.map(\.before).first(where: { !$0.isEmpty && words.hasPrefix(Words($0 + " ")) })
    else { return text }
    return String(text.dropFirst(start.count + 1))
  }

  // MARK: Sentences: Replace <x> with …, and <y> with …

  private func sentences(_ prose: Prose, line: Int) -> [PlaceholderDescription] {
    let marked = plain.markedWords(prose.inlines)
    guard !marked.isEmpty || prose.text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") })
    else {
      return []
    }
    return Sentences.split(prose.text).flatMap { sentence -> [PlaceholderDescription] in
      let bracketed = PlaceholderNames.all(in: sentence)
      let words = Words(sentence)
      let names = Self.inOrder((bracketed + marked.filter { words.containsWord(Words($0)) }).uniqued, in: sentence)
      guard !names.isEmpty else { return [] }
      let pairs = vocabulary.replace.filter {
        ($0.before.isEmpty || words.containsWord(Words($0.before)))
          && ($0.behind.isEmpty || words.containsWord(Words($0.behind)))
      }
      for before in pairs.map(\.before).uniqued {
        let behind = pairs.filter { $0.before == before }.map(\.behind)
        let found = explained(names, in: sentence, behind: behind, line: line)
        if !found.isEmpty { return found }
      }
      return mentioned(bracketed + marked.filter { $0.hasPrefix("--") }, in: sentence, line: line)
    }
  }

  /// A sentence that only mentions a placeholder or a flag still says more than nothing.
  private func mentioned(_ names: [String], in sentence: String, line: Int) -> [PlaceholderDescription] {
    let rest = names.reduce(sentence) { $0.replacing($1, with: "") }
    let eastAsian = rest.unicodeScalars.filter { $0.value > 0x2E80 }
    guard rest.split(separator: " ").count > 5 || eastAsian.count > 8 else { return [] }
    return names.uniqued.map { name in
      PlaceholderDescription(
        names: [name], options: [], words: "", text: sentence, codeSpans: [], strongSpans: [], requirement: nil,
        line: line, place: .prose, section: 0, item: 0, isMention: true)
    }
  }

  private static func inOrder(_ names: [String], in sentence: String) -> [String] {
    let places = names.compactMap { name in sentence.firstRange(of: name).map { (name, $0.lowerBound) } }
    return places.sorted { $0.1 < $1.1 }.map(\.0)
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
