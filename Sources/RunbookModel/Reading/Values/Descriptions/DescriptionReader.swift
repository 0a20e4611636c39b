import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// What one section explains. Its groups are counted from 1.
struct SectionDescriptions {
  var all: [PlaceholderDescription] = []
  var groups = 0

  /// Of all sections, in their order; groups are counted within the page.
  static func all(_ sections: [SectionDescriptions]) -> [PlaceholderDescription] {
    var (found, groups): ([PlaceholderDescription], Int) = ([], 0)
    found.reserveCapacity(sections.reduce(0) { $0 + $1.all.count })
    for (index, section) in sections.enumerated() {
      for var description in section.all {
        description.section = index
        description.group += groups
        found.append(description)
      }
      groups += section.groups
    }
    return found
  }
}

/// Collects every explanation of a section: tables, definition lists, bullets, and sentences that replace something.
struct DescriptionReader {
  private let vocabulary: Vocabulary
  private let plain: PlainText
  private let sentences: SentenceDescriptions

  init(vocabulary: Vocabulary, plain: PlainText) {
    self.vocabulary = vocabulary
    self.plain = plain
    sentences = SentenceDescriptions(vocabulary: vocabulary)
  }

  func descriptions(in section: Outline.Section) -> SectionDescriptions {
    var found = SectionDescriptions()
    for (itemIndex, item) in section.items.enumerated() {
      var wasList = false
      for (partIndex, part) in item.parts.enumerated() {
        let next = partIndex + 1 < item.parts.count ? item.parts[partIndex + 1] : nil
        // Each table and paragraph is a group of its own; so are bullets and terms with nothing else between them.
        let isList = part.bullet != nil || part.isTermOrDefinition
        if !isList || !wasList { found.groups += 1 }
        wasList = isList
        let values = part.endsWithColon ? valueBullets(after: partIndex, in: item) : []
        found.all += read(part, next: next).map {
          var description = $0
          if description.bullets.isEmpty { description.bullets = values }
          description.item = itemIndex
          description.group = found.groups
          return description
        }
      }
    }
    return found
  }

  /// The bullets right after a paragraph or bullet that introduces them, with their marks.
  private func valueBullets(after index: Int, in item: Outline.Item) -> [String] {
    let column = item.parts[index].bullet == nil ? 0 : item.parts[index].column
    return item.parts[(index + 1)...].prefix { $0.bullet != nil && $0.column > column }
      .compactMap { $0.prose?.marked(plain) }
  }

  private func read(_ part: Outline.Part, next: Outline.Part?) -> [PlaceholderDescription] {
    switch part.block.kind {
    case .table(let table): return rows(of: table).flatMap { [$0] + mentions(in: $0) }
    case .term(let term):
      guard let next, case .definition(let definition) = next.block.kind else { return [] }
      return [description(subject: term, explanation: definition, line: part.line, place: .definition)]
    case .paragraph:
      guard let prose = part.prose else { return [] }
      let lines = subjects(inLinesOf: prose, part: part)
      if lines.count > 1 { return lines }
      let marked = prose.marked(plain)
      // "Example, where <region> is `eu-gb`" gives values.
      let read =
        !SentenceDescriptions.mayName(marked) || prose.label.kind == .example
        ? []
        : sentences.descriptions(
          in: prose.markedSentences(plain), lines: InlineLines(prose.inlines, plain: plain, first: part.line))
      let explained = Set(read.filter { !$0.isMention }.flatMap(\.names))
      guard explained.count < 2, let subject = subject(marked, part: part) else { return read }
      return [subject] + read.filter { $0.names != subject.names || $0.isMention }
    default: return []
    }
  }

  // MARK: Tables

  private func rows(of table: Table) -> [PlaceholderDescription] {
    let columns = TableColumns(header: table.header.last?.cells.map { plain.text($0.content) } ?? [], vocabulary)
    return table.rows.flatMap { row -> [PlaceholderDescription] in
      guard let read = self.row(columns, row) else { return [] }
      return [read] + (named(in: row, read).map { [$0] } ?? [])
    }
  }

  /// "Host of the server | `host` | The address of …": the name is in a column of its own, the title first.
  private func named(in row: TableRow, _ read: PlaceholderDescription) -> PlaceholderDescription? {
    guard read.names.isEmpty, read.options.isEmpty, row.cells.count > 2, plain.codeSpans(row.cells[0].content).isEmpty,
      let cell = row.cells.dropFirst().prefix(2).first(where: { cell in
        let span = plain.codeSpans(cell.content)
        return span.count == 1 && plain.text(cell.content) == span[0] && !span[0].containsBytes(of: " ")
      })
    else { return nil }
    let subject = DescriptionSubject(whole: plain.marked(cell.content))
    guard plain.text(cell.content) != read.text, subject.words != read.words else { return nil }
    var named = read
    named.name(subject)
    return named
  }

  /// What a row says of other names than its own: "Enter the key (`<key>`) and value (`<value>`)".
  private func mentions(in row: PlaceholderDescription) -> [PlaceholderDescription] {
    let names = NameMention.all(in: row.marked).filter {
      $0.kind == .bracketed && !$0.isPart && !isValue($0, in: row.marked)
    }.map(\.name).uniqued
    return names.filter { !row.names.contains($0) }.prefix(8).map { name in
      var mention = PlaceholderDescription(text: row.text, marked: row.marked, line: row.line, place: .table)
      mention.names = [name]
      mention.isMention = true
      return mention
    }
  }

  /// `X-Token: <token>` shows where the value goes, and says nothing of it.
  private func isValue(_ mention: NameMention, in text: String) -> Bool {
    text[..<mention.range.lowerBound].last { $0 != " " && !MarkedText.isSign($0) } == ":"
  }

  private func row(_ columns: TableColumns, _ row: TableRow) -> PlaceholderDescription? {
    guard row.cells.count >= 2, let first = row.cells.first else { return nil }
    let texts = row.cells.map { plain.text($0.content) }
    let column = columns.explanation(of: texts)
    let cell = row.cells[column]
    var result = description(
      subject: first.content, explanation: cell.content + cell.items.flatMap(\.content), line: first.range.start.line,
      place: .table)
    // A command is no explanation of what is before it.
    guard !result.text.isEmpty, !isCommand(result.marked) else { return nil }
    result.bullets = cell.items.map { plain.marked($0.content) }
    let others = row.cells.indices.dropFirst().filter { $0 != column }
    result.requirement =
      others.lazy.compactMap { columns.requirement($0, texts[$0]) }.first
      ?? others.map { texts[$0] }.first { Requirement.read($0, vocabulary) != nil } ?? result.requirement
    // "Default" and "Possible values" may have columns of their own.
    for other in others where columns.saysMore(other) && !texts[other].isEmpty {
      result.marked += ". " + columns.headings[other] + ": " + plain.marked(row.cells[other].content)
    }
    return result
  }

  private func isCommand(_ marked: String) -> Bool {
    guard marked.first == MarkedText.opening, marked.last == MarkedText.closing,
      let span = MarkedText.spans(in: marked).first, span.count + 2 == marked.count
    else { return false }
    return span.containsBytes(of: " ") && ShellScript(span).commands.first?.program.map(KnownPrograms.contains) ?? false
  }

  private func description(
    subject: [Inline], explanation: [Inline], line: Int, place: Placeholder.Description.Place
  ) -> PlaceholderDescription {
    var result = PlaceholderDescription(
      text: plain.text(explanation), marked: plain.marked(explanation), line: line, place: place)
    result.name(DescriptionSubject(whole: plain.marked(subject)))
    return result
  }

  // MARK: Paragraphs and bullets that begin with what they explain

  /// `REGION` is the region; `<name>`: what it is; **-pfs:** the group.
  private func subject(_ marked: String, part: Outline.Part) -> PlaceholderDescription? {
    guard let (subject, after) = DescriptionSubject.leading(withoutWhere(marked)) else { return nil }
    let rest = after.drop { " :：-–—*=_`\u{a0}".containsBytes(of: $0) || MarkedText.isSign($0) }
    let gap = after[..<rest.startIndex]
    let isSet = gap.contains { ":：–—=".containsBytes(of: $0) } || gap.containsBytes(of: " - ") || gap.hasSuffix("- ")
    // `docker` is talk about docker; `docker`: is not. A flag or a bare word needs the sign that it is a heading.
    guard isSet || subject.isMarked || subject.options.isEmpty, rest.contains(where: \.isAlphabetic),
      part.bullet != nil || isSet || subject.isMarked || !subject.words.isEmpty
    else { return nil }
    // "<a> and <b> are …" begins with more than one.
    let opening = Words(MarkedText.plain(rest.prefix(16)))
    guard !vocabulary.jointWords.contains(where: opening.hasPrefix(leading:)) || !rest.containsBytes(of: "<") else {
      return nil
    }
    let text = withoutCopula(rest)
    var result = PlaceholderDescription(
      text: MarkedText.plain(text), marked: String(text), line: part.line, place: part.bullet == nil ? .prose : .list)
    result.name(subject)
    return result
  }

  /// Line by line, where each line of a paragraph begins with what it explains; fewer than two otherwise.
  private func subjects(inLinesOf prose: Prose, part: Outline.Part) -> [PlaceholderDescription] {
    let lines = prose.inlines.split { [.softBreak, .lineBreak].contains($0.kind) }
    guard lines.count > 1, lines.count <= Self.maximumLines else { return [] }
    return lines.compactMap { line in
      let line = Array(line)
      guard var found = subject(plain.marked(line), part: part) else { return nil }
      found.line = line.first?.range.start.line ?? part.line
      return found
    }
  }

  /// In a longer paragraph no one explains one name a line.
  private static let maximumLines = 64

  /// `is the region` → `the region`; "is optional" and "is either a or b" read better whole.
  private func withoutCopula(_ text: Substring) -> Substring {
    let words = Words(String(text.prefix(12)))
    guard let copula = vocabulary.copulaWords.firstIndex(where: words.hasPrefix(leading:)) else { return text }
    let rest = text.dropFirst(vocabulary.copulas[copula].count).drop { $0 == " " }
    let after = Words(String(rest.prefix(14)))
    let isWhole =
      vocabulary.eitherStarts.contains { after.hasPrefix($0) }
      || vocabulary.optional.contains { after.hasPrefix($0) } || vocabulary.required.contains { after.hasPrefix($0) }
    return isWhole ? text : rest
  }

  /// `Where REGION is the region` begins with what it explains, too.
  private func withoutWhere(_ marked: String) -> Substring {
    guard marked.utf8.first.map(vocabulary.whereWords.mayBegin(with:)) ?? false else { return marked[...] }
    // No such word is longer than these bytes.
    let words = Words(String(decoding: marked.utf8.prefix(48), as: UTF8.self))
    guard vocabulary.whereWords.beginsWord(words.bytes[...]),
      let start = vocabulary.whereStarts.firstIndex(where: words.hasPrefix(leading:))
    else { return marked[...] }
    return marked.dropFirst(vocabulary.wheres[start].count)
  }
}

extension Outline.Part {
  fileprivate var endsWithColon: Bool {
    guard let bytes = prose?.text.utf8 else { return false }
    return bytes.last == UInt8(ascii: ":") || bytes.suffix(3).elementsEqual("：".utf8)
  }

  fileprivate var isTermOrDefinition: Bool {
    switch block.kind {
    case .term, .definition: true
    default: false
    }
  }
}

extension Words {
  /// It begins with that word; East Asian words touch each other.
  fileprivate func hasPrefix(leading word: Words) -> Bool {
    hasPrefix(word) && ByteSearch.isWord(0..<word.bytes.count, in: bytes[...])
  }
}
