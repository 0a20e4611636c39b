import Bytes

/// What a table's first cell, a term, or the beginning of a paragraph names.
struct DescriptionSubject {
  /// Placeholder names, brackets included.
  var names: [String] = []
  /// `--name`, `-n`
  var options: [String] = []
  /// Other words: a bare name, a YAML key.
  var words = ""
  /// What is in parentheses after it, such as `optional`.
  var note: String?
  /// Its words are set in code, bold or italics, or in capitals.
  var isMarked = false

  /// All of a text names it.
  ///
  /// - Parameter marked: with its marks (``MarkedText``).
  init(whole marked: String) {
    // Translation parts `-- name` in two.
    let text = Self.withoutSigns(MarkedText.plain(marked)).replacingBytes(of: " -- ", with: " --")
      .replacingPrefix("-- ", with: "--")
    names = PlaceholderNames.all(in: text)
    let tokens = text.utf8.split { " ,=|".utf8.contains($0) }.map { String(Substring($0)) }
    options = tokens.filter(Self.isOption)
    let rest = Self.withoutParentheses(text)
    note = rest.note
    // `--name NAME, -n NAME` has one word.
    words = rest.text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }.map { String(Substring($0)) }
      .filter { !Self.isOption($0) }.uniqued.joined(separator: " ")
    if words.isEmpty, options.isEmpty { words = text.foldingBlanks }
  }

  private init() {}

  private static func withoutSigns(_ text: String) -> String {
    guard text.containsBytes(of: "`") || text.containsBytes(of: "*") else { return text }
    return text.filter { $0 != "`" && $0 != "*" }
  }

  static func isOption(_ token: String) -> Bool {
    token.utf8.first == UInt8(ascii: "-") && token.count > 1 && token.contains { $0.isAlphabetic || $0.isNumeric }
      && token.allSatisfy { $0.isAlphabetic || $0.isNumeric || "-_.".containsBytes(of: $0) }
  }

  private static func withoutParentheses(_ text: String) -> (text: String, note: String?) {
    guard text.containsBytes(of: "(") || text.containsBytes(of: "（") else { return (text, nil) }
    let open = text.firstIndex { $0 == "(" || $0 == "（" }
    guard let open, let close = text[open...].firstIndex(where: { $0 == ")" || $0 == "）" }) else { return (text, nil) }
    let note = text[text.index(after: open)..<close]
    return ((text[..<open] + " " + text[text.index(after: close)...]).foldingBlanks, String(note))
  }

  /// The subject with which a paragraph begins, and the rest of it; nil when it begins otherwise.
  static func leading(_ marked: Substring) -> (subject: DescriptionSubject, rest: Substring)? {
    // Neither signs nor marks are before a plain word.
    if isPlainWord(marked.utf8) { return nil }
    var subject = DescriptionSubject()
    var rest = marked
    while true {
      let before = rest
      rest = rest.drop { " ,/|*•\u{a0}".containsBytes(of: $0) || MarkedText.isSign($0) }
      let isSet =
        rest.startIndex > before.startIndex && before[..<rest.startIndex].containsBytes(of: MarkedText.opening)
      guard let token = subject.take(from: &rest, isSet: isSet) else {
        rest = before
        break
      }
      subject.isMarked = subject.isMarked || token
    }
    guard !subject.names.isEmpty || !subject.options.isEmpty || !subject.words.isEmpty else { return nil }
    subject.takeNote(from: &rest)
    return (subject, rest)
  }

  /// Begins with a word in small letters: so do most paragraphs.
  private static func isPlainWord(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    var hasSmall = false
    for byte in text {
      switch byte {
      case 0x61...0x7A: hasSmall = true
      case UInt8(ascii: "_"), 0x80...: return false
      case 0x09...0x0D, UInt8(ascii: " "), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "|"), UInt8(ascii: "="),
        UInt8(ascii: "("):
        return hasSmall
      default: break
      }
    }
    return hasSmall
  }

  /// Takes one name, option or word; nil when there is none. True: it looks like a name whatever follows.
  private mutating func take(from rest: inout Substring, isSet: Bool) -> Bool? {
    guard isSet || !Self.isPlainWord(rest.utf8), let first = rest.first else { return nil }
    if "<{[".containsBytes(of: first) {
      let close: Character = first == "<" ? ">" : first == "{" ? "}" : "]"
      guard let end = rest.prefix(80).firstIndex(of: close) else { return takeUnclosed(from: &rest, isSet: isSet) }
      let name = String(rest[...end])
      let inside = MarkedText.plain(name.dropFirst().dropLast())
      let isName =
        first == "["
        ? Self.isOption(inside.parts(separatedBy: " ").first.map(String.init) ?? "")
        : PlaceholderNames.all(in: name).first == name
      guard isName else { return nil }
      if first == "[" { options.append(contentsOf: inside.parts(separatedBy: " ").prefix(1).map(String.init)) }
      names.append(MarkedText.plain(name))
      rest = rest[rest.index(after: end)...]
      return true
    }
    // An option is ASCII, and so is an identifier; capitals are none of what most scripts write.
    guard isSet || first.isASCII || first.isUppercase || first.isNumeric else { return nil }
    if let end = Self.endOfASCIIWord(rest) { return takeWord(until: end, from: &rest, isSet: isSet) }
    // East Asian text goes on without a blank: `NAME` is the word of `NAMEは`.
    let isLatin = first.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    let word = rest.prefix { character in
      !character.isSpace && !":,：、|=(（".containsBytes(of: character) && !MarkedText.isSign(character)
        && !(isLatin && character.unicodeScalars.contains { $0.value > 0x2E80 })
    }
    if Self.isOption(String(word)) {
      options.append(String(word))
      rest = rest[word.endIndex...]
      return false
    }
    let isCapitals =
      word.count > 2 && word.contains(where: \.isAlphabetic)
      && word.allSatisfy { $0.isUppercase || $0.isNumeric || "_-".containsBytes(of: $0) }
    let isBare =
      isSet && words.isEmpty && word.count > 1 && word.contains(where: \.isAlphabetic)
      && word.allSatisfy { $0.isAlphabetic || $0.isNumeric || "_-".containsBytes(of: $0) }
      && rest[word.endIndex...].first.map { MarkedText.isSign($0) || ":：".containsBytes(of: $0) } ?? false
    // `d_name = …` is an identifier whether it is marked or not.
    let after = rest[word.endIndex...].drop { $0 == " " }.first ?? " "
    let isIdentifier =
      word.containsBytes(of: "_") && ("=:：–—-".containsBytes(of: after) || first.isUppercase)
      && word.allSatisfy { $0.isASCII && ($0.isAlphabetic || $0.isNumeric || $0 == "_" || $0 == "-") }
    guard isCapitals || isBare || isIdentifier, words.isEmpty, names.isEmpty else { return nil }
    words = String(word)
    rest = rest[word.endIndex...]
    return isCapitals
  }

  /// Where the word at the beginning ends; nil where letters outside ASCII are in it or touch it.
  private static func endOfASCIIWord(_ rest: Substring) -> Substring.Index? {
    let bytes = rest.utf8
    guard let end = bytes.firstIndex(where: { $0 >= 0x80 || ends.contains($0) }) else { return rest.endIndex }
    // Neither a mark of another language nor an accent may follow.
    let next = bytes.index(after: end)
    if bytes[end] < 0x80 { return next == bytes.endIndex || bytes[next] < 0x80 ? end : nil }
    return MarkedText.isSign(rest[end]) ? end : nil
  }

  private static let ends: ByteSet = " \t\n\u{b}\u{c}\r:,|=("

  /// The same as for any word, of bytes.
  private mutating func takeWord(until end: Substring.Index, from rest: inout Substring, isSet: Bool) -> Bool? {
    let word = rest[..<end]
    var (letters, names, capitals, underscores) = (0, 0, 0, 0)
    for byte in word.utf8 {
      let isMark = byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      if byte.isLetter { letters += 1 }
      if byte.isAlphanumeric || isMark { names += 1 }
      if byte.isUppercase || byte.isDigit || isMark { capitals += 1 }
      if byte == UInt8(ascii: "_") { underscores += 1 }
    }
    let count = word.utf8.count
    if word.utf8.first == UInt8(ascii: "-"), Self.isOption(String(word)) {
      options.append(String(word))
      rest = rest[end...]
      return false
    }
    let isCapitals = count > 2 && letters > 0 && capitals == count
    let isBare =
      isSet && words.isEmpty && count > 1 && letters > 0 && names == count
      && rest[end...].first.map { MarkedText.isSign($0) || ":：".containsBytes(of: $0) } ?? false
    // `d_name = …` is an identifier whether it is marked or not.
    func isIdentifier() -> Bool {
      guard underscores > 0, names == count else { return false }
      let after = rest[end...].drop { $0 == " " }.first ?? " "
      return "=:：–—-".containsBytes(of: after) || word.utf8.first?.isUppercase == true
    }
    guard isCapitals || isBare || isIdentifier(), words.isEmpty, self.names.isEmpty else { return nil }
    words = String(word)
    rest = rest[end...]
    return isCapitals
  }

  /// `<name` in code, whose `>` is missing.
  private mutating func takeUnclosed(from rest: inout Substring, isSet: Bool) -> Bool? {
    guard isSet, rest.first == "<" else { return nil }
    let word = rest.dropFirst().prefix { $0.isAlphabetic || $0.isNumeric || "_-".containsBytes(of: $0) }
    guard word.contains(where: \.isAlphabetic), rest[word.endIndex...].first.map(MarkedText.isSign) ?? true else {
      return nil
    }
    names.append("<\(word)>")
    rest = rest[word.endIndex...]
    return true
  }

  private mutating func takeNote(from rest: inout Substring) {
    let inner = rest.drop { " *".containsBytes(of: $0) || MarkedText.isSign($0) }
    guard let open = inner.first, open == "(" || open == "（",
      let close = inner.prefix(60).firstIndex(where: { $0 == ")" || $0 == "）" })
    else { return }
    note = MarkedText.plain(inner[inner.index(after: inner.startIndex)..<close])
    rest = inner[inner.index(after: close)...]
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
