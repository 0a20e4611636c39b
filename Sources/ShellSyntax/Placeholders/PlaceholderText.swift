import Bytes

/// What a placeholder looks like. Each function looks at one opening bracket and answers where the placeholder that
/// begins there ends; where it is, and so whether it is looked for, is the caller's to know.
struct PlaceholderText {
  enum Angle: Equatable {
    /// A placeholder; the offset after its `>`.
    case site(end: Int)
    /// `< Region>` or `<disk >`: meant as one, but a shell reads a redirection.
    case damaged(end: Int)
    case none
  }

  /// Characters in the longest placeholder seen is 60; beyond this a `>` belongs to something else.
  static let maximumLength = 80

  let bytes: [UInt8]
  let tags: MarkupTags
  /// A JSONPath template goes through a list with `{range …}…{end}`.
  private let isRange: Bool

  private static let range = Array("{range ".utf8)
  private static let rangeEnd = Array("{end}".utf8)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tags = MarkupTags(bytes)
    isRange =
      bytes.withUnsafeBufferPointer { bytes in
        Self.range.withUnsafeBufferPointer { ByteSearch.offset(of: $0, in: bytes) }
      } != nil
  }

  /// `<x>` with its `<` at `start`; nothing at or after `end` is looked at.
  func angle(at start: Int, end: Int) -> Angle {
    if start + 1 < end, bytes[start + 1] == .less { return doubleAngle(at: start, end: end) }
    guard start == 0 || bytes[start - 1] != .less, !isGroup(at: start),
      let close = closingAngle(from: start + 1, end: end)
    else {
      return .none
    }
    let content = bytes[start + 1..<close]
    guard let first = content.first, let last = content.last, !isMarkup(content),
      hasLetterOrDigit(content)
    else { return .none }
    if first.isBlank || last.isBlank { return damagedAngle(content, close: close, end: end) }
    guard isNameLike(content, first: first, last: last), !isRedirection(content, close: close, end: end) else {
      return .none
    }
    return .site(end: close + 1)
  }

  /// `<<host>>`: one word, and no operand of a shift such as `1<<n>>2`.
  private func doubleAngle(at start: Int, end: Int) -> Angle {
    if start > 0, bytes[start - 1].isNameByte || bytes[start - 1] == .less { return .none }
    let name = bytes[(start + 2)..<end].prefix { $0.isNameByte || $0 == UInt8(ascii: "-") || $0 == .dot }
    let close = name.endIndex
    guard name.contains(where: \.isLetter), name.count <= Self.maximumLength, close + 1 < end,
      bytes[close] == .greater, bytes[close + 1] == .greater, close + 2 == end || bytes[close + 2] != .greater
    else { return .none }
    return .site(end: close + 2)
  }

  /// `(?<year>\d{4})`, `(?P<year>…)`: the name of a group of a regular expression.
  private func isGroup(at start: Int) -> Bool {
    let before = bytes[..<start].suffix(3)
    return before.suffix(2).elementsEqual("(?".utf8) || before.elementsEqual("(?P".utf8)
  }

  private func closingAngle(from start: Int, end: Int) -> Int? {
    var index = start
    var length = 0
    while index < end, length <= Self.maximumLength {
      switch bytes[index] {
      case .greater: return index
      // `TAG=<version, eg "v1.2">`: no shell reads from a file there.
      case .doubleQuote where start > 1 && bytes[start - 2] == UInt8(ascii: "="):
        guard bytes[start].isLetter, let close = endOfPlainQuote(from: index + 1, end: end) else { return nil }
        length += close - index
        index = close
      case .less, .newline, .doubleQuote, .backtick, .backslash, UInt8(ascii: ";"), UInt8(ascii: "&"),
        UInt8(ascii: "!"), 0..<0x09, 0x0B..<0x20:
        return nil
      case .dollar: return nil
      default: break
      }
      // Continuation bytes belong to a character that is counted already.
      if bytes[index] & 0xC0 != 0x80 { length += 1 }
      index += 1
    }
    return nil
  }

  /// `<…>` and `<-->` name nothing.
  private func hasLetterOrDigit(_ content: ArraySlice<UInt8>) -> Bool {
    content.contains { $0.isLetter || $0.isDigit }
      || content.contains(where: \.isBeyondASCII) && content.text.contains { $0.isAlphabetic || $0.isNumeric }
  }

  private func isNameLike(_ content: ArraySlice<UInt8>, first: UInt8, last: UInt8) -> Bool {
    guard first.isNameByte || first.isBeyondASCII || "/.-@*{%+".utf8.contains(first), !"/|,=".utf8.contains(last)
    else { return false }
    let hasBlank = content.contains { $0.isBlank }
    // `<!-- -->` without its `!`.
    if first == UInt8(ascii: "-"), content.drop(while: { $0 == first }).first?.isNameByte != true { return false }
    // `2<3 and 4>1` compares; `<8081>` is the port of a page.
    if hasBlank, first.isDigit { return false }
    return !content.contains(UInt8(ascii: "=")) || !hasBlank
  }

  /// `cmd <in 2>err` and `cmd <in 2>&1`: the `2` belongs to the second redirection.
  private func isRedirection(_ content: ArraySlice<UInt8>, close: Int, end: Int) -> Bool {
    guard content.last?.isDigit == true, content.dropLast().last?.isBlank == true else { return false }
    return close + 1 < end && !bytes[close + 1].isBlank && bytes[close + 1] != .newline
  }

  private func damagedAngle(_ content: ArraySlice<UInt8>, close: Int, end: Int) -> Angle {
    let name = content.drop { $0.isBlank }
    guard let first = name.first, first.isLetter || first.isBeyondASCII else { return .none }
    if name.last?.isBlank == true {
      // `<in >out` is two redirections; without a target after it, it is not.
      guard !isFollowedByTarget(close, end: end) || name.contains(UInt8(ascii: "|")),
        !name.reversed().drop(while: \.isBlank).contains(where: \.isBlank)
      else { return .none }
    } else if isRedirection(content, close: close, end: end) {
      return .none
    }
    return .damaged(end: close + 1)
  }

  /// Whether a file may be what is after the `>` at `close`: no option is one, and no operator.
  private func isFollowedByTarget(_ close: Int, end: Int) -> Bool {
    let rest = bytes[close + 1..<max(end, close + 1)]
    guard let byte = rest.first(where: { !$0.isBlank }) else { return false }
    // `>|` and `>&` are redirections, too.
    let isApart = rest.first?.isBlank == true
    return byte != .newline && byte != 0x0D && !(isApart && "-|;&)".utf8.contains(byte))
  }

  /// A tag of XML or HTML: self-closing, or with its counterpart somewhere in the text.
  private func isMarkup(_ content: ArraySlice<UInt8>) -> Bool {
    if content.last == UInt8(ascii: "/") { return true }
    if content.first == UInt8(ascii: "/") { return tags.opening.contains(content.dropFirst().text) }
    return tags.closing.contains(content.text)
  }

  /// `{region}` with its `{` at `start`: the offset after its `}`, or nil. Content is a name, so brace expansions,
  /// JSON, `{ cmd; }`, `{{…}}` and `${…}` are none.
  ///
  /// - Parameter mayHaveBlanks: `{volume group name}` is a name, as it is nowhere in quotes.
  func brace(at start: Int, end: Int, mayHaveBlanks: Bool = false) -> Int? {
    // `HEAD^{tree}` is what git calls a commit's own tree.
    if start > 0, "${%#\\^".utf8.contains(bytes[start - 1]) { return nil }
    if start > 0, bytes[start - 1] == UInt8(ascii: "@"), !isPath(at: start) { return nil }
    guard start + 1 < end, bytes[start + 1].isNameStart || bytes[start + 1].isBeyondASCII else { return nil }
    if isRange, bytes[start...].starts(with: Self.rangeEnd) { return nil }
    var index = start + 1
    var previous: UInt8 = 0
    while index < end, index - start <= Self.maximumLength {
      let byte = bytes[index]
      if byte == UInt8(ascii: "}") {
        let followed = index + 1 < end && bytes[index + 1] == byte
        return followed || previous == UInt8(ascii: ".") ? nil : index + 1
      }
      let isDot = byte == UInt8(ascii: ".")
      let isBetweenLetters =
        mayHaveBlanks && byte == 0x20 && previous.isLetter && index + 1 < end
        && bytes[index + 1].isLetter
      guard
        byte.isNameByte || byte.isBeyondASCII || byte == UInt8(ascii: "-") || isDot && previous != byte
          || isBetweenLetters
      else { return nil }
      previous = byte
      index += 1
    }
    return nil
  }

  /// `@{path_to_file}sound.wav` reads a file; `@{upstream}` and `main@{1}` are what git calls a commit.
  private func isPath(at start: Int) -> Bool {
    guard start > 1, bytes[start - 2].isBlank || "=\"'".utf8.contains(bytes[start - 2]) else { return false }
    return bytes[start...].prefix { $0 != UInt8(ascii: "}") }.contains(UInt8(ascii: "_"))
  }

  /// `[--sso]`, `[--output FORMAT]`, `[name]`, `[-f [--json]]` with its `[` at `start`, which begins a word: the offset
  /// after its `]`, or nil. `[ -f x ]`, `[[`, `[a-z]*` and JSON arrays are none.
  func bracket(at start: Int, end: Int) -> Int? {
    var depth = 0
    var index = start
    var letters = 0
    while index < end, index - start <= 3 * Self.maximumLength {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        if depth > 8 || index == start + 1 { return nil }
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return closes(bracket: start, at: index, end: end, letters: letters) ? index + 1 : nil }
      case .doubleQuote where bytes[start + 1] == UInt8(ascii: "-"):
        guard let close = endOfPlainQuote(from: index + 1, end: end) else { return nil }
        letters += 1
        index = close
      case .newline, .doubleQuote, .singleQuote, .backtick, .dollar, .backslash, UInt8(ascii: ";"), UInt8(ascii: "&"),
        UInt8(ascii: "^"), UInt8(ascii: "!"):
        return nil
      default:
        if byte.isLetter || byte.isBeyondASCII { letters += 1 }
      }
      index += 1
    }
    return nil
  }

  /// `[--text "TEXT"]`: the offset of the quotation mark that ends it, where nothing in between means anything.
  private func endOfPlainQuote(from start: Int, end: Int) -> Int? {
    let close = bytes[start..<end].firstIndex { "\"\n$`\\<{[]".utf8.contains($0) }
    return close.flatMap { bytes[$0] == .doubleQuote ? $0 : nil }
  }

  private func closes(bracket start: Int, at close: Int, end: Int, letters: Int) -> Bool {
    // After a glob's class its word goes on.
    if close + 1 < end, !bytes[close + 1].isWordEnd, !"[]".utf8.contains(bytes[close + 1]) { return false }
    let content = bytes[start + 1..<close]
    let name = content.drop { $0.isBlank }
    guard letters > 0, let first = name.first else { return false }
    if first == UInt8(ascii: "-") { return name.dropFirst().first.map { $0.isLetter || $0 == first } ?? false }
    guard letters > 1, first.isLetter || first.isBeyondASCII || first == .less else { return false }
    // `[a-z]` is one character of a range.
    return !(content.count == 3 && content.dropFirst().first == UInt8(ascii: "-"))
  }
}
