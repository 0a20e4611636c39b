import Bytes

/// How a word is in a line of an output.
enum WordInLine: Int, Comparable, Sendable {
  /// As the name of a value that says nothing about it: `Ready: 12 s ago`.
  case label
  /// In a longer name or number: `1.2` in `1.2.3`, `web` in `web.example.com`.
  case part
  /// The line says it with a doubt, or of another time: `soon ready`, `requires 1.2`, `Did you mean shop?`.
  case doubted
  /// The line says that it is not so: `not ready`, `Ready: False`, `0 errors`, `shop: not found`.
  case denied
  case whole

  static func < (one: WordInLine, other: WordInLine) -> Bool { one.rawValue < other.rawValue }

  /// The best of the places where the word is; nil where there is none.
  static func best(
    of word: TextSlice, in line: TextSlice, areNames: Bool = false, ignoringCase: Bool = false,
    counting noun: TextSlice? = nil
  ) -> WordInLine? {
    places(of: word, in: line, areNames: areNames, ignoringCase: ignoringCase, counting: noun).map(\.kind).max()
  }

  struct Place {
    var range: Range<Int>
    var kind: WordInLine
  }

  /// - Parameters:
  ///   - areNames: `/`, `:`, `.` and `@` belong to names.
  ///   - noun: what a number counts.
  static func places(
    of word: TextSlice, in line: TextSlice, areNames: Bool = false, ignoringCase: Bool = false,
    counting noun: TextSlice? = nil
  ) -> [Place] {
    let (text, wanted) = ignoringCase ? (TextSlice(line.lowercased), TextSlice(word.lowercased)) : (line, word)
    // `TextSlice(_:)` of a slice begins at 0.
    let offset = line.startIndex - text.startIndex
    let isState = StateWord(word) != nil
    let isCount = isCount(word)
    var places: [Place] = []
    var start = text.startIndex
    while let range = text.byteRange(of: wanted, from: start) {
      let edge = max(edge(before: range, in: text, areNames), edge(after: range, in: text, areNames))
      if edge != .inWord {
        let kind: WordInLine =
          edge == .inName
          ? .part
          : isDenied(before: text[..<range.lowerBound], isState: isState) || isDenied(after: text[range.upperBound...])
            ? .denied
            : Doubts.areAround(range, in: text) || isCount && Lacks.areAround(range, in: text, counting: noun)
              ? .doubted : isState ? kindOfState(range, in: text) : .whole
        places.append(Place(range: range.lowerBound + offset..<range.upperBound + offset, kind: kind))
      }
      start = range.lowerBound + 1
    }
    return places
  }

  /// `3`, `2 queues`; neither `1.2.3` nor `3/3`.
  static func isCount(_ word: TextSlice) -> Bool {
    let number = word.prefix(while: \.isDigit)
    return !number.isEmpty && (number.count == word.count || word[number.endIndex].isBlank)
  }

  // MARK: Boundaries

  private enum Edge: Int, Comparable {
    case free, inName, inWord
    static func < (one: Edge, other: Edge) -> Bool { one.rawValue < other.rawValue }
  }

  private static func edge(before range: Range<Int>, in text: TextSlice, _ areNames: Bool) -> Edge {
    guard range.lowerBound > text.startIndex else { return .free }
    let beyond = range.lowerBound - 1 > text.startIndex ? text[range.lowerBound - 2] : nil
    return edge(text[range.lowerBound - 1], beyond: beyond, inside: text[range.lowerBound], areNames)
  }

  private static func edge(after range: Range<Int>, in text: TextSlice, _ areNames: Bool) -> Edge {
    guard range.upperBound < text.endIndex else { return .free }
    let beyond = range.upperBound + 1 < text.endIndex ? text[range.upperBound + 1] : nil
    return edge(text[range.upperBound], beyond: beyond, inside: text[range.upperBound - 1], areNames)
  }

  /// Between two letters, digits, hyphens or underscores there is none. Bytes beyond ASCII are letters, except that
  /// East Asian text has no blanks around words: there any place will do.
  private static func edge(_ outside: UInt8, beyond: UInt8?, inside: UInt8, _ areNames: Bool) -> Edge {
    let isWordOutside =
      outside.isAlphanumeric || outside == "-" || outside == "_" || outside >= 0xC3 && outside <= 0xD4
    let isWordInside = inside.isAlphanumeric || inside == "-" || inside == "_" || inside == "/" || inside >= 0x80
    if isWordInside && isWordOutside || inside == "/" && outside == "/" { return .inWord }
    let joins: Bool = areNames ? "./:@".utf8.contains(outside) : outside == "." || outside == "," && inside.isDigit
    let goesOn = beyond.map { areNames || !inside.isDigit ? $0.isAlphanumeric : $0.isDigit } ?? false
    return joins && isWordInside && goesOn ? .inName : .free
  }

  // MARK: Denials

  private static func isDenied(before text: TextSlice, isState: Bool) -> Bool {
    guard text.last == 0x20 else { return false }
    let words = String(decoding: text.suffix(24), as: UTF8.self).lowercased()
    let before = " " + String(words.map { "\"`([:=,".containsBytes(of: $0) ? " " : $0 })
    if isState { return StateWords.negations.contains { before.hasSuffix(" " + $0) } }
    return Denials.before.contains { before.hasSuffix(" \($0) ") }
  }

  private static func isDenied(after text: TextSlice) -> Bool {
    let rest = text.drop { "\"'`»”:= ".utf8.contains($0) }
    let gap = text[..<rest.startIndex]
    // What is in the next column is another value.
    guard !gap.isEmpty, gap.byteRange(of: TextSlice("  ")) == nil else { return false }
    let words = String(decoding: rest.prefix(24), as: UTF8.self).lowercased()
    return Denials.after.contains { denial in
      guard words.hasPrefix(denial) else { return false }
      let next = words.dropFirst(denial.count).first
      // `web 0.1.4` and `web 0/1` count nothing.
      return next.map { !$0.isAlphabetic && !$0.isNumeric && !"./".containsBytes(of: $0) } ?? true
    }
  }

  // MARK: States

  /// `Ready: False` does not say that something is ready, and `Ready: 12 s ago` says nothing of it.
  private static func kindOfState(_ range: Range<Int>, in text: TextSlice) -> WordInLine {
    var rest = text[range.upperBound...]
    // `Ready,SchedulingDisabled` is another state.
    let joined = rest.prefix(2)
    if joined.count == 2, ",+/".utf8.contains(joined[joined.startIndex]), joined[joined.startIndex + 1].isLetter {
      return .part
    }
    if let quote = rest.first, quote == "\"" || quote == "'" { rest = rest.dropFirst() }
    let blanks = rest.prefix(while: \.isBlank)
    let after = rest[blanks.endIndex...]
    if after.first == ":" || after.first == "=" { return kind(ofValue: after.dropFirst()) }
    guard blanks.count >= 2 || blanks.contains(0x09), let cell = TextTable.cells(of: after).first else {
      return .whole
    }
    // `Ready   True`; what else is beside a state is another column.
    return answers.contains(String(decoding: cell.text, as: UTF8.self).lowercased()) ? kind(ofValue: cell.text) : .whole
  }

  private static let answers: Set<String> = [
    "true", "false", "unknown", "yes", "no", "oui", "non", "sim", "não",
  ]

  /// What the value of a state's name says of it: `True`, `3`, `2/3`.
  static func kind(ofValue text: TextSlice) -> WordInLine {
    let value = text.prefix { !",;}]".utf8.contains($0) }.trimmed.unquoted
    if let state = StateWord(value) ?? StateWord(value.prefix { $0 != "(" }.trimmed)
      ?? StateWord(value.prefix { !$0.isBlank })
    {
      return state.meaning.side == .on ? .whole : .denied
    }
    let parts = value.split(at: "/")
    if parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) {
      return parts[0] == parts[1] && !parts[0].isEqual(to: "0") ? .whole : .denied
    }
    if !value.isEmpty, value.allSatisfy(\.isDigit) { return value.allSatisfy { $0 == "0" } ? .denied : .whole }
    return .label
  }
}

/// Words with which an output says that something is not there, by the side of the word on which they are.
enum Denials {
  static let before = [
    "0", "no", "not", "without", "zero", "non", "aucun", "aucune", "sans", "pas de", "0 new", "nenhum", "nenhuma",
    "sem",
    "não", "sin", "ningún", "kein", "keine", "ohne",
  ]

  static let after = [
    "not found", "not installed", "not exist", "does not exist", "doesn't exist", "is not", "isn't", "was not",
    "missing",
    "is missing", "absent", "is absent", "none", "0", "unknown", "no such", "introuvable", "n'existe pas", "n'est pas",
    "non trouvé", "non trouvée", "absente", "não encontrado", "não encontrada", "não existe", "não está", "ausente",
    "no encontrado", "no existe", "nicht gefunden",
  ]
}
