import Bytes
import MarkdownBlocks
import ShellSyntax

/// Finds what the page says to replace, or calls an example, though it is written as any other text: a path, a host, a
/// name, a password.
struct SampleReader {
  struct Sample: Hashable {
    var text: String
    /// Where the page says so.
    var said: String
    var line: Int
    var section: Int
    var item: Int
    var place: Placeholder.Description.Place
  }

  /// So many are looked for at most, which keeps a page of thousands linear.
  private static let limit = 64

  let vocabulary: Vocabulary
  private let plain: PlainText
  var words: StandInVocabulary { vocabulary.standIns }

  init(vocabulary: Vocabulary, plain: PlainText) {
    self.vocabulary = vocabulary
    self.plain = plain
  }

  /// Of one section, whose place on the page they do not have yet.
  func samples(in section: Outline.Section) -> [Sample] {
    var found: [Sample] = []
    var seen: Set<String> = []
    for (itemIndex, item) in section.items.enumerated() {
      for (index, part) in item.parts.enumerated() {
        for (text, said) in read(part) + assigned(at: index, of: item.parts) where seen.insert(text).inserted {
          found.append(
            Sample(
              text: text, said: said, line: part.line, section: 0, item: itemIndex,
              place: part.table == nil ? .prose : .table))
        }
      }
    }
    return found
  }

  /// Each where the page has it first.
  ///
  /// - Parameter sections: of each section of the page its own.
  static func first(_ sections: [[Sample]]) -> [Sample] {
    var found: [Sample] = []
    var seen: Set<String> = []
    for (index, section) in sections.enumerated() {
      for var sample in section where seen.insert(sample.text).inserted {
        sample.section = index
        found.append(sample)
      }
    }
    return Array(found.prefix(Self.limit))
  }

  private func read(_ part: Outline.Part) -> [(text: String, said: String)] {
    if let table = part.table { return table.rows.flatMap(row) }
    if let code = part.code { return comments(in: code.text) }
    guard let prose = part.prose, !part.isHeading, words.cues.isAnyWord(in: prose.words.bytes[...]) else { return [] }
    return prose.markedSentences(plain).flatMap(sentence)
  }

  // MARK: Sentences

  private func sentence(_ sentence: String) -> [(text: String, said: String)] {
    let spans = MarkedText.ranges(in: sentence)
    guard !spans.isEmpty,
      words.cues.isAnyWord(in: Words(MarkedText.plain(sentence)).bytes[...])
        || sentence.utf8.contains(UInt8(ascii: "@"))
    else { return [] }
    let said = MarkedText.plain(sentence)
    return spans.indices.compactMap { index in
      let text = MarkedText.plain(sentence[spans[index]]).trimmingBlanks
      return SampleText.mayBe(text) && isReplaced(index, of: spans, in: sentence) ? (text, said) : nil
    }
  }

  private func isReplaced(_ index: Int, of spans: [Range<String.Index>], in sentence: String) -> Bool {
    let before = sentence[..<spans[index].lowerBound]
    let after = sentence[spans[index].upperBound...]
    let (lead, rest) = (Words(MarkedText.plain(before.suffix(Self.reach))), Words(MarkedText.plain(after.prefix(80))))
    if words.statements.contains(where: rest.hasPrefix) { return true }
    if ends(lead, with: words.instead, within: 12) {
      let isOwn = words.possessives.isAnyWord(in: Words(MarkedText.plain(sentence)).bytes[...])
      return (isOwn || SampleText.isInvented(MarkedText.plain(sentence[spans[index]])))
        && !namesAnother(than: index, of: spans, in: sentence)
    }
    if words.naming.contains(where: lead.hasSuffix) { return words.owners.isAnyWord(in: lead.bytes[...]) }
    return isObject(lead, after: after) || isOwn(lead, rest, named: MarkedText.plain(sentence[spans[index]]))
  }

  /// In characters: a list of names may be between the verb and the last of them.
  private static let reach = 100

  /// "Replace `x` with the name of …"; to replace it with other code is a choice, or an edit.
  private func isObject(_ lead: Words, after: Substring) -> Bool {
    guard let verb = words.verbs.firstWordOffset(in: lead.bytes[...]),
      !words.replacers.isAnyWord(in: lead.bytes[verb...])
    else { return false }
    let rest = MarkedText.plain(after)
    let starts = words.replacers.compactMap { rest.range(ofWord: $0.text)?.upperBound }
    guard let start = starts.min() else { return false }
    let value = Words(rest[start...])
    let marks = MarkedText.ranges(in: after).map { MarkedText.plain(after[$0]) }
    return !marks.contains { value.hasPrefix(Words($0)) }
  }

  /// "where `x` is your host", "where `@token_file` is the path of a file"
  private func isOwn(_ lead: Words, _ rest: Words, named text: String) -> Bool {
    guard vocabulary.whereStarts.contains(where: { ends(lead, with: [$0], within: 0) }),
      let copula = vocabulary.copulaWords.first(where: { rest.hasPrefix($0) })
    else { return false }
    let value = rest.bytes[copula.bytes.count...].prefix(40)
    return text.first == "@" && text.containsBytes(of: "_") || words.possessives.isAnyWord(in: value)
  }

  /// - Parameter within: so many bytes may follow, such as "the name".
  private func ends(_ lead: Words, with cues: WordList, within: Int) -> Bool {
    cues.contains { cue in
      let tail = lead.bytes.suffix(cue.bytes.count + within)
      return ByteSearch.wordOffset(of: cue, in: tail) != nil
    }
  }

  /// "Use `podman` instead of `docker`": a choice between two.
  private func namesAnother(than index: Int, of spans: [Range<String.Index>], in sentence: String) -> Bool {
    spans.indices.contains { other in
      let text = MarkedText.plain(sentence[spans[other]])
      guard other != index, !text.containsBytes(of: " ") else { return false }
      let lead = Words(MarkedText.plain(sentence[..<spans[other].lowerBound].suffix(40)))
      return !ends(lead, with: words.instead, within: 12)
    }
  }

  // MARK: Comments

  /// `tool publish --domain a.example  # replace with your domain`, `# Replace a.example with your domain`.
  private func comments(in code: String) -> [(text: String, said: String)] {
    guard code.containsBytes(of: "#") else { return [] }
    return code.parts(separatedBy: "\n").flatMap { line -> [(text: String, said: String)] in
      guard let sign = line.firstIndex(of: "#"), sign == line.startIndex || line[line.index(before: sign)] == " " else {
        return []
      }
      let comment = line[sign...].drop { $0 == "#" || $0 == " " }
      let before = line[..<sign].foldingBlanks
      return before.isEmpty ? replaced(in: comment) : explained(before, by: comment)
    }
  }

  private func replaced(in comment: Substring) -> [(text: String, said: String)] {
    let words = Words(comment)
    guard self.words.verbs.contains(where: words.hasPrefix), self.words.replacers.isAnyWord(in: words.bytes[...]) else {
      return []
    }
    let names = comment.split { " ,\"'`".containsBytes(of: $0) }.prefix { name in
      let name = Words(name)
      return !self.words.replacers.contains { $0 == name }
    }
    return names.map(String.init).filter { SampleText.mayBe($0) && SampleText.isDistinct($0) }.map {
      ($0, String(comment))
    }
  }

  /// The last word before a comment that asks to replace it, or says whose it is.
  private func explained(_ before: String, by comment: Substring) -> [(text: String, said: String)] {
    let said = Words(comment)
    guard let word = before.split(whereSeparator: { " =:".containsBytes(of: $0) }).last else { return [] }
    let text = word.withoutQuotes
    let isOwn = words.verbs.contains(where: said.hasPrefix) || words.possessives.contains(where: said.hasPrefix)
    // `HOST=server_ip  # e.g. 10.0.0.7`
    let isNamed =
      text.containsBytes(of: "_") && text.allSatisfy { $0.isLowercase || $0 == "_" }
      && DescriptionDetails.hasExample(comment, vocabulary)
    guard isOwn || isNamed, SampleText.mayBe(text), isNamed || SampleText.isDistinct(text) else { return [] }
    return [(text, String(comment))]
  }

  // MARK: Tables

  /// "`example.com` | Replace with your domain", "Your host | `web01`".
  private func row(_ row: TableRow) -> [(text: String, said: String)] {
    guard (2...6).contains(row.cells.count) else { return [] }
    let texts = row.cells.map { plain.text($0.content) }
    guard
      let said = texts.first(where: { text in
        let text = Words(text)
        return words.verbs.contains { text.hasPrefix($0) } && words.replacers.isAnyWord(in: text.bytes[...])
      })
    else { return [] }
    return zip(row.cells, texts).compactMap { cell, text in
      let isCode = plain.codeSpans(cell.content) == [text]
      return isCode && SampleText.mayBe(text) ? (text, said) : nil
    }
  }
}

/// What a sample may be.
enum SampleText {
  /// A path, a host, an address, a name or a word; not an option, a program, a number or what is a placeholder anyway.
  static func mayBe(_ text: String) -> Bool {
    guard (2...80).contains(text.utf8.count), let first = text.utf8.first, first != UInt8(ascii: "-"),
      text.utf8.allSatisfy({ $0 > 0x20 && !forbidden.contains($0) })
    else { return false }
    let kinds = Kinds(text)
    guard kinds.hasLetter || kinds.hasDigit, kinds.isASCII || !PlaceholderKey.key(of: text).isEmpty else {
      return false
    }
    // Capitals and `my_name` are seen as what they are without being told.
    let isPersonal = ["my_", "my-", "your_", "your-"].contains(where: text.hasPrefix)
    let isCapitals =
      kinds.hasCapital && !kinds.hasSmall && !kinds.hasSign
    guard !isPersonal, !isCapitals else { return false }
    if isDistinct(text, kinds) { return true }
    return kinds.hasSmall && !KnownPrograms.contains(text)
      && !["true", "false", "null", "none", "yes", "no", "latest", "default"].contains(text.lowercased())
  }

  /// Its name says that it is an example: `example.com`, `mySecret`.
  static func isInvented(_ text: String) -> Bool {
    let text = text.lowercased()
    return text.hasPrefix("my")
      || ["exampl", "exempl", "exemp", "ejempl", "esemp", "beispiel", "sample", "xxx"].contains(
        where: text.containsBytes(of:))
  }

  /// Whether the text alone tells that it is the same thing elsewhere on the page; `app` may be anything.
  static func isDistinct(_ text: String) -> Bool { isDistinct(text, Kinds(text)) }

  private static func isDistinct(_ text: String, _ kinds: Kinds) -> Bool {
    let signs = text.utf8.contains { "-_./:@".utf8.contains($0) }
    let capitals = kinds.hasCapitalWithin && kinds.hasSmall
    return (signs || capitals || kinds.hasDigit) && (kinds.hasLetter || kinds.hasDot)
  }

  private static let forbidden: ByteSet = "<>{}[]$*|;&()\"'`\\"

  /// What kinds of characters a text has.
  private struct Kinds {
    private(set) var (hasLetter, hasSmall, hasCapital, hasCapitalWithin) = (false, false, false, false)
    private(set) var (hasDigit, hasDot, hasSign, isASCII) = (false, false, false, true)

    init(_ text: String) {
      var isFirst = true
      for byte in text.utf8 {
        switch byte {
        case 0x41...0x5A:
          (hasLetter, hasCapital) = (true, true)
          if !isFirst { hasCapitalWithin = true }
        case 0x61...0x7A: (hasLetter, hasSmall) = (true, true)
        case 0x30...0x39: hasDigit = true
        case UInt8(ascii: "."): (hasDot, hasSign) = (true, true)
        case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "@"): hasSign = true
        case 0x80...: isASCII = false
        default: break
        }
        isFirst = false
      }
      if !isASCII { addCharacters(of: text) }
    }

    /// Outside of ASCII letters are told by the tables of Unicode.
    private mutating func addCharacters(of text: String) {
      hasLetter = text.contains(where: \.isAlphabetic)
      hasSmall = text.contains(where: \.isLowercase)
      hasCapital = text.contains(where: \.isUppercase)
      hasCapitalWithin = text.dropFirst().contains(where: \.isUppercase)
      hasDigit = text.contains(where: \.isNumeric)
      hasDot = text.contains(".")
      hasSign = text.contains { ".:/@".containsBytes(of: $0) }
    }
  }
}

/// The samples of a page, as they are looked for in what its actions do.
struct PageSamples: Equatable {
  private let samples: [SampleReader.Sample]

  init(_ samples: [SampleReader.Sample]) { self.samples = samples }

  /// Whether they are found in the same texts.
  static func == (one: PageSamples, other: PageSamples) -> Bool {
    one.samples.elementsEqual(other.samples) { $0.text == $1.text && $0.section == $1.section }
  }

  /// Those that the text may hold: words that are not distinct only in the section that is about them.
  func texts(in text: String, section: Int) -> [String] {
    samples.filter { $0.section == section || SampleText.isDistinct($0.text) }.map(\.text).filter {
      text.containsBytes(of: $0)
    }
  }
}
