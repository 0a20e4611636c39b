import Bytes
import Diagnostics

/// A word of running text in a sample.
struct WordPattern: Sendable {
  /// A part of a word: a value, or the punctuation between values.
  private struct Piece: Equatable {
    var text: TextSlice
    var isValue: Bool

    var isLiteral: Bool { !isValue || ValueShape.of(text) == .word }
  }

  let text: TextSlice
  /// The sample breaks the word off: `eyJhbGci...`.
  let isOpen: Bool
  private let value: ValuePattern
  private let pieces: [Piece]
  private let shape: ValueShape
  /// Of a word like `NAME=value`, the value.
  private let assigned: ValuePattern?
  /// Nothing in it is an example: only the same word will do. Most words are such; telling them apart beforehand
  /// saves looking closely at every word of the output.
  private let isLiteral: Bool

  init(_ text: TextSlice, isOpen: Bool) {
    self.text = text
    self.isOpen = isOpen
    value = ValuePattern(text)
    pieces = Self.pieces(of: text)
    shape = .of(text)
    assigned = Self.assigned(in: text).map { ValuePattern($0) }
    isLiteral = value.names.isEmpty && !isOpen && !shape.isWildcard && pieces.allSatisfy(\.isLiteral)
  }

  /// - Parameters:
  ///   - names: what the words around it say about it.
  ///   - count: of the words of its line.
  func likeness(
    of actual: TextSlice, bindings: [String: String], names: TextSlice? = nil, among count: Int = 1
  ) -> Likeness {
    if text == actual { return .same }
    // Directory trees: whether an entry is the last one depends on what else is there.
    if Self.branches.contains(text), Self.branches.contains(actual) { return .tolerable("another branch of the tree") }
    if let mark = Self.rule(text), mark == Self.rule(actual) { return .tolerable("a rule of another length") }
    if isLiteral { return Likeness.ofWord(text, actual, name: names, of: count) }
    // `KUBECONFIG=/root/config`: the value is an example, the name never.
    if let assigned, !actual.starts(with: text.dropLast(assigned.text.count)) {
      return Self.assigned(in: actual) == nil ? .unexplained("another word") : .different("another variable")
    }
    if hasName { return likenessAroundNames(of: actual, bindings) }
    if let assigned {
      let head = actual.prefix(text.count - assigned.text.count)
      return assigned.likeness(of: actual[head.endIndex...], bindings: bindings, name: head)
    }
    if isOpen { return likenessOfOpen(actual) }
    return Likeness.ofWord(text, actual, name: names, of: count)
  }

  private static func assigned(in text: TextSlice) -> TextSlice? {
    let name = text.prefix { $0.isAlphanumeric || $0 == "_" }
    guard let first = name.first, !first.isDigit, text[name.endIndex...].first == "=" else { return nil }
    // Base64 is filled up with `=`.
    let value = text[(name.endIndex + 1)...]
    return value.isEmpty || value.first == "=" ? nil : value
  }

  /// The sign of which a line across the screen is made: `=======`.
  static func rule(_ text: TextSlice) -> UInt8? {
    guard text.count >= 3, let first = text.first, "=-_*#~+.".utf8.contains(first), text.allSatisfy({ $0 == first }),
      text.count > 3 || first != "."
    else { return nil }
    return first
  }

  private static let branches: Set<TextSlice> = [TextSlice("├──"), TextSlice("└──")]

  /// The word that alone will do, apart from capitals; nil where others may be.
  var literal: TextSlice? { isLiteral && !Self.branches.contains(text) && Self.rule(text) == nil ? text : nil }

  /// Any other value of the same type will do.
  var isOnlyValue: Bool { ValueShape.of(value.filled()).isWildcard }

  var hasName: Bool { !value.names.isEmpty }

  /// One name within quotation marks or other punctuation that does not belong to it: `'<owner>`, `(<owner>),`.
  var isQuotedName: Bool {
    value.names.count == 1
      && value.segments.allSatisfy { segment in
        if case .literal(let literal) = segment { literal.allSatisfy(Self.isQuoting) } else { true }
      }
  }

  private static func isQuoting(_ byte: UInt8) -> Bool {
    // Above ASCII: typographic quotation marks.
    "\"'`()[]{},;:.!?".utf8.contains(byte) || byte >= 0x80
  }

  /// What is in place of the first name; nil when the text around it is another.
  func value(in actual: TextSlice) -> String? {
    let segments = isOpen ? value.segments + [.elision] : value.segments
    guard let gaps = Glob(segments).gaps(in: actual) else { return nil }
    let names = segments.filter { if case .literal = $0 { false } else { true } }
    return zip(names, gaps).first { $0.0 != .elision }?.1.string
  }

  private func likenessAroundNames(of actual: TextSlice, _ bindings: [String: String]) -> Likeness {
    guard isOpen else {
      let likeness = value.likeness(of: actual, bindings: bindings)
      guard !likeness.isAccepted, let assigned else { return likeness }
      // `KUBECONFIG=/Users/<user>/config`: the name is literal, the value may be another of its type.
      let head = actual.prefix(text.count - assigned.text.count)
      guard text.starts(with: head), head.last == "=" else { return likeness }
      return assigned.likeness(of: actual[head.endIndex...], bindings: bindings)
    }
    return Glob(value.segments.map { ValuePattern.bind($0, bindings) } + [.elision]).matches(actual)
      ? .same : .unexplained("another word")
  }

  /// `eyJhbGci...`: another one of its kind, or one that begins so.
  private func likenessOfOpen(_ actual: TextSlice) -> Likeness {
    if actual.starts(with: text) { return .same }
    if shape.isOpaque, shape.matches(.of(actual)) { return .typed(shape) }
    let found = Self.pieces(of: actual)
    guard pieces.count <= found.count else { return .unexplained("another word") }
    var worst = Likeness.same
    for (index, (piece, other)) in zip(pieces, found).enumerated() where piece != other {
      if index == pieces.count - 1, other.text.starts(with: piece.text) { continue }
      worst = worst.worse(
        piece.isValue && other.isValue ? .ofValues(piece.text, other.text) : .unexplained("another word"))
    }
    return worst
  }

  /// Words with punctuation in them, piece by piece; nil where they do not fall into the same pieces.
  static func likenessOfPieces(_ sample: TextSlice, _ actual: TextSlice, name: TextSlice?) -> Likeness? {
    let expected = pieces(of: sample)
    let found = pieces(of: actual)
    guard expected.count > 1, expected.count == found.count else { return nil }
    var worst = Likeness.same
    for (index, (piece, other)) in zip(expected, found).enumerated() where piece != other {
      if !piece.isValue, !other.isValue {
        guard areMarks(piece.text), areMarks(other.text) else { return nil }
        worst = worst.worse(.tolerable("other quotation marks"))
        continue
      }
      guard piece.isValue, other.isValue else { return nil }
      // `size=10`: the piece before says what the value is.
      let before = index > 1 ? isProcess(at: index, in: expected) ? TextSlice("pid") : expected[index - 2].text : []
      worst = worst.worse(
        .ofValues(piece.text, other.text, name: TextSlice([name ?? [], before].joined(separator: [0x20]))))
    }
    return worst
  }

  /// The 1234 of `sshd[1234]:`, as logs write it.
  private static func isProcess(at index: Int, in pieces: [Piece]) -> Bool {
    pieces[index - 1].text.isEqual(to: "[") && index + 1 < pieces.count && pieces[index + 1].text.isEqual(to: "]:")
  }

  private static func areMarks(_ text: TextSlice) -> Bool { text.allSatisfy { "\"'`.,".utf8.contains($0) } }

  // MARK: Pieces

  private static func isSeparator(_ byte: UInt8) -> Bool {
    "\"'`()[]{}<>=,;:|&!?*".utf8.contains(byte)
  }

  /// Punctuation at both ends, then the core as one value if it is one (a URL holds `:`), or else piece by piece.
  private static func pieces(of word: TextSlice) -> [Piece] {
    let start = word.firstIndex { !isSeparator($0) } ?? word.endIndex
    let end = (word[start...].lastIndex { !isSeparator($0) && $0 != "." } ?? start - 1) + 1
    guard start < end else { return [Piece(text: word, isValue: false)] }
    let core = word[start..<end]
    var pieces = start > word.startIndex ? [Piece(text: word[..<start], isValue: false)] : []
    if ValueShape.of(core).isWildcard {
      pieces.append(Piece(text: core, isValue: true))
    } else {
      pieces += split(core)
    }
    if end < word.endIndex { pieces.append(Piece(text: word[end...], isValue: false)) }
    return pieces
  }

  private static func split(_ core: TextSlice) -> [Piece] {
    var pieces: [Piece] = []
    var start = core.startIndex
    while start < core.endIndex {
      let isSeparator = isSeparator(core[start])
      let end = core[start...].firstIndex { Self.isSeparator($0) != isSeparator } ?? core.endIndex
      pieces.append(Piece(text: core[start..<end], isValue: !isSeparator))
      start = end
    }
    return pieces
  }
}
