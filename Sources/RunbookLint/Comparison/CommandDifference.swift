import Bytes
import ShellSyntax

/// How the text of a command in a translation differs from that in the source, piece by piece.
struct CommandDifference {
  /// What a person would have to mend.
  private(set) var changes: [CommandChange] = []
  /// Placeholders, and sample values that stand for them, that have another name; harmless when done throughout.
  private(set) var renames: [Rename] = []
  /// Placeholders that have the name that they have in the source.
  private(set) var kept: [Rename] = []
  /// Descriptions in quotation marks and comments that were translated, as ranges of both texts.
  private(set) var prose: [(source: Range<Int>, translation: String)] = []

  /// The translation begins with the same word as the source, or with one that is a program's name.
  private(set) var startsSound = true

  /// The last piece of the translation, where it has its counterpart in the source; nil after any other.
  private var before: CommandPiece?

  struct Rename: Hashable {
    var source: String
    /// Without blanks beside its brackets, which are a damage and no part of the name.
    var translation: String
    /// UTF-8 byte offsets into the source's and the translation's text.
    var sourceRange: Range<Int>
    var range: Range<Int>
  }

  /// Beyond so many pieces two texts are only compared as a whole.
  private static let maximumPieces = 4_000

  init(source: String, translation: String) {
    let left = CommandPieces.pieces(of: source)
    let right = CommandPieces.pieces(of: translation)
    // What begins and ends alike needs no alignment.
    let head = zip(left, right).prefix { $0.alignmentKey == $1.alignmentKey }.count
    let tail = zip(left.dropFirst(head).reversed(), right.dropFirst(head).reversed())
      .prefix { $0.alignmentKey == $1.alignmentKey }.count
    guard max(left.count, right.count) - head - tail <= Self.maximumPieces else {
      changes = [.init(kind: .value, source: "…", translation: "…", range: 0..<translation.utf8.count)]
      return
    }
    compareAligned(left[..<head], right[..<head])
    compareMiddle(Array(left[head..<left.count - tail]), Array(right[head..<right.count - tail]))
    compareAligned(left[(left.count - tail)...], right[(right.count - tail)...])
    changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    mergeMovedWords(left, right)
    startsSound = right.first?.text == left.first?.text || right.first.map { KnownPrograms.contains($0.text) } ?? true
  }

  /// A word that is gone here and another one there: the sentence was turned round, as only a translation does.
  private mutating func mergeMovedWords(_ left: [CommandPiece], _ right: [CommandPiece]) {
    guard changes.contains(where: { $0.kind == .wordsLost }), changes.contains(where: { $0.kind == .wordsAdded })
    else { return }
    changes = [
      CommandChange(
        kind: .wordsTranslated, source: left.written.firstLine, translation: right.written.firstLine,
        range: (right.first?.range.lowerBound ?? 0)..<(right.last?.range.upperBound ?? 0))
    ]
  }

  private mutating func compareMiddle(_ left: [CommandPiece], _ right: [CommandPiece]) {
    let pairs = SequenceAlignment.pairs(left.count, right.count) {
      left[$0].alignmentKey == right[$1].alignmentKey ? 1 : 0
    }.filter { left[$0.left].alignmentKey == right[$0.right].alignmentKey }
    var at = (left: 0, right: 0)
    for pair in pairs + [(left.count, right.count)] {
      compareHunk(left[at.left..<pair.left], right[at.right..<pair.right])
      if pair.left < left.count {
        compareAligned(left[pair.left...pair.left], right[pair.right...pair.right])
      }
      at = (pair.left + 1, pair.right + 1)
    }
  }

  // MARK: Pieces that belong together

  private mutating func compareAligned(_ left: ArraySlice<CommandPiece>, _ right: ArraySlice<CommandPiece>) {
    for (one, other) in zip(left, right) {
      if one.isGlued != other.isGlued, one.kind != .comment, one.kind != .newline { addBlank(one, other) }
      if one.text != other.text || one.kind == .placeholder { compare(one, other) }
      before = other
    }
  }

  /// A blank means something only together with what is before it. Where that differs itself, it has been said.
  private mutating func addBlank(_ one: CommandPiece, _ other: CommandPiece) {
    guard let before else { return }
    // Another name of a placeholder is another matter.
    let source = before.text + (one.isGlued ? "" : " ") + other.text
    let translation = before.text + (other.isGlued ? "" : " ") + other.text
    add(.blanks, source, translation, before.range.lowerBound..<other.range.upperBound)
  }

  private mutating func compare(_ one: CommandPiece, _ other: CommandPiece) {
    switch one.kind {
    case .literal, .newline: break
    case .prose, .comment: prose.append((one.range, other.text))
    case .placeholder:
      // Under another name only the blanks are wrong.
      if other.text.hasEdgeBlank, !one.text.hasEdgeBlank {
        add(.blanks, other.text.withoutEdgeBlanks, other.text, other.range)
      }
      addRename(one, other)
    }
  }

  private mutating func addRename(_ one: CommandPiece, _ other: CommandPiece) {
    let rename = Rename(
      source: one.text, translation: other.text.withoutEdgeBlanks, sourceRange: one.range, range: other.range)
    let isSame = PlaceholderKey.key(of: one.text) == PlaceholderKey.key(of: other.text)
    if isSame { kept.append(rename) } else { renames.append(rename) }
  }

  // MARK: Pieces that do not

  private mutating func compareHunk(_ left: ArraySlice<CommandPiece>, _ right: ArraySlice<CommandPiece>) {
    guard !left.isEmpty || !right.isEmpty else { return }
    if let other = right.last { before = other }
    // Comments say nothing to a shell, unless one came in by a blank before a `#`.
    let isSame = Array(left).written.squeezed == Array(right).written.squeezed
    let left = left.filter { $0.kind != .comment || isSame }
    let right = right.filter { $0.kind != .comment || isSame }
    guard !left.isEmpty || !right.isEmpty else { return }
    // Between the values of JSON blanks and line breaks mean nothing.
    let one = left.written
    if isSame, one.containsBytes(of: "\""), one.contains(where: { "{}:,".containsBytes(of: $0) }) { return }
    if left.count == right.count, renamesOnly(left, right) {
      for (one, other) in zip(left, right) where one.text != other.text { addRename(one, other) }
      return
    }
    if let one = left.first, let other = right.first, left.count == 1, one.isSampleName, one.isCapitals,
      right.allSatisfy(\.isCapitals)
    {
      let range = other.range.lowerBound..<right[right.count - 1].range.upperBound
      addRename(one, CommandPiece(kind: .literal, text: right.written, range: range, isGlued: other.isGlued))
      return
    }
    let source = left.written
    let translation = right.written
    before = nil
    add(
      kind(left, right), source, translation,
      right.first.map { $0.range.lowerBound..<right[right.count - 1].range.upperBound })
  }

  private func kind(_ left: [CommandPiece], _ right: [CommandPiece]) -> CommandChange.Kind {
    let source = left.written
    let translation = right.written
    if source.squeezed == translation.squeezed {
      if translation.hasForeignBlank, !source.hasForeignBlank { return .characters }
      return source.filter(\.isNewline) == translation.filter(\.isNewline) ? .blanks : .lines
    }
    // A backslash that lost the line break after it, or came in.
    if source.squeezed.filter({ $0 != "\\" }) == translation.squeezed.filter({ $0 != "\\" }) { return .lines }
    if source.plainSigns.squeezed == translation.plainSigns.squeezed { return .characters }
    if source.plainSigns.squeezed.lowercased() == translation.plainSigns.squeezed.lowercased() { return .capitals }
    let options = (left.options, right.options)
    if left.isEmpty { return options.1.isEmpty ? .wordsAdded : .optionAdded }
    if right.isEmpty { return options.0.isEmpty ? .wordsLost : .optionLost }
    if options.0 != options.1 {
      if !options.0.isSubset(of: options.1) { return options.1.isSubset(of: options.0) ? .optionLost : .optionChanged }
      return .optionAdded
    }
    if left.count == 1, right.count == 1, Self.namesOfOneProgram.contains(left[0].text),
      Self.namesOfOneProgram.contains(right[0].text)
    {
      return .program
    }
    return left.contains(where: \.isWord) && right.contains(where: \.isWord) ? .wordsTranslated : .value
  }

  /// Sample values of the reader's own may be translated as placeholders may.
  private func renamesOnly(_ left: [CommandPiece], _ right: [CommandPiece]) -> Bool {
    zip(left, right).allSatisfy { one, other in
      one.text == other.text
        || one.isGlued == other.isGlued && (one.kind == .placeholder || one.isSampleName)
          && (other.kind == .placeholder || other.isSampleName) && one.text.lowercased() != other.text.lowercased()
    }
  }

  private static let namesOfOneProgram: Set<String> = ["bx", "bluemix", "ibmcloud", "ic"]

  private mutating func add(_ kind: CommandChange.Kind, _ source: String, _ translation: String, _ range: Range<Int>?) {
    let last = renames.last?.range.upperBound ?? 0
    let place = range ?? max(changes.last?.range.upperBound ?? 0, last)..<max(changes.last?.range.upperBound ?? 0, last)
    changes.append(CommandChange(kind: kind, source: source, translation: translation, range: place))
  }
}

extension CommandPiece {
  /// `app_path`, `SERVICE_ALIAS`, `myapp`: a name that a reader replaces by one of their own.
  fileprivate var isSampleName: Bool {
    // `@file` is the content of a file.
    let name = text.hasPrefix("@") ? text.dropFirst() : text[...]
    guard kind == .literal, name.first?.isAlphabetic == true,
      name.allSatisfy({ $0.isAlphabetic || $0.isNumeric || $0 == "_" || $0 == "-" })
    else { return false }
    return isCapitals && text.count > 1 || text.containsBytes(of: "_")
      || ["my", "your", "example"].contains { text.lowercased().hasPrefix($0) }
  }

  fileprivate var isCapitals: Bool {
    kind == .literal && text == text.uppercased() && text != text.lowercased() && !text.hasPrefix("-")
  }

  /// Letters and hyphens only, as programs and their subcommands are.
  fileprivate var isWord: Bool {
    kind == .literal && text.allSatisfy { $0.isAlphabetic || $0 == "-" || $0 == "'" }
      && text.contains(where: \.isAlphabetic)
  }
}

extension [CommandPiece] {
  /// As it was written, each run of blanks one blank.
  fileprivate var written: String {
    enumerated().reduce(into: "") { text, piece in
      if piece.offset > 0, !piece.element.isGlued, piece.element.kind != .newline, text.last != "\n" { text += " " }
      text += piece.element.kind == .newline ? "\n" : piece.element.text
    }
  }

  fileprivate var options: Set<Substring> {
    Set(
      lazy.filter { $0.kind == .literal && $0.text.hasPrefix("-") && !$0.isGlued }.map { $0.text.prefix { $0 != "=" } })
  }
}

extension String {
  /// Without blanks and line breaks.
  var squeezed: String {
    isASCII
      ? String(decoding: utf8.filter { $0 != 0x20 && !(0x09...0x0D).contains($0) }, as: UTF8.self)
      : filter { !$0.isSpace }
  }

  /// One that a shell takes for a letter.
  fileprivate var hasForeignBlank: Bool { unicodeScalars.contains { $0.value > 0x7F && $0.properties.isWhitespace } }

  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }

  fileprivate var hasEdgeBlank: Bool {
    dropFirst().first?.isSpace == true || dropLast().last?.isSpace == true
  }

  /// `<name>` for `< name>`.
  fileprivate var withoutEdgeBlanks: String {
    guard hasEdgeBlank, let first, let last else { return self }
    let inner = dropFirst().dropLast().drop(while: \.isSpace)
    return "\(first)\(inner.reversed().drop(while: \.isSpace).reversed().map(String.init).joined())\(last)"
  }

  /// Dashes and quotation marks of typographers as a shell writes them.
  var plainSigns: String {
    // In ASCII there is none of them.
    if utf8.allSatisfy({ $0 < 0x80 }) { return withoutTripleDashes }
    var text = ""
    for character in self {
      switch character {
      case "—": text += "--"
      case "–": text += "-"
      case "“", "”", "«", "»", "„": text += "\""
      case "‘", "’": text += "'"
      case "…": text += "..."
      case "\u{A0}", "\u{202F}": text += " "
      default: text.append(character)
      }
    }
    return text.withoutTripleDashes
  }

  /// A dash that was changed is beside one that was not: `—-name` was meant as `--name`.
  private var withoutTripleDashes: String {
    guard containsBytes(of: "---") else { return self }
    var text = ""
    var dashes = 0
    for character in self {
      dashes = character == "-" ? dashes + 1 : 0
      if dashes <= 2 { text.append(character) }
    }
    return text
  }
}
