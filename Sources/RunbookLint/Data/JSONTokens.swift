import Bytes

/// The tokens of JSON as pages show it.
struct JSONTokens {
  enum Kind {
    case opening, closing, comma, colon
    /// `"one"`
    case text
    /// `'one'`
    case singleText
    /// `“one”`
    case curlyText
    /// A string that has no end on its line.
    case unfinishedText
    /// A number, a name, or a placeholder of any form.
    case word
    /// `|` between alternatives.
    case bar
    /// `...`, `…`: something is left out.
    case gap
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
  }

  /// In bytes; what is longer is none, so that hostile texts cost no more than others.
  private static let longestPlaceholder = 200

  private static let curlyQuotes = ["“", "”", "„", "‘", "’", "«"]

  let bytes: [UInt8]
  private(set) var hasComments = false
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    skipBlanksAndComments()
    guard place < bytes.count else { return nil }
    let start = place
    let byte = bytes[place]
    if byte == .openBrace || byte == UInt8(ascii: "["), let end = endOfBracketedGap(from: place) {
      return token(.gap, to: end, from: start)
    }
    switch byte {
    case .openBrace:
      if let end = endOfBracePlaceholder(from: place) { return token(.word, to: end, from: start) }
      return token(.opening, to: place + 1, from: start)
    case UInt8(ascii: "["): return token(.opening, to: place + 1, from: start)
    case .closeBrace, UInt8(ascii: "]"): return token(.closing, to: place + 1, from: start)
    case UInt8(ascii: ","): return token(.comma, to: place + 1, from: start)
    case .colon: return token(.colon, to: place + 1, from: start)
    case UInt8(ascii: "|"): return token(.bar, to: place + 1, from: start)
    case .doubleQuote, .singleQuote: return string(from: start, quote: byte)
    case .less:
      // `<your name>`
      let end = bytes[place...].prefix(Self.longestPlaceholder).prefix { $0 != .newline && $0 != .greater }.endIndex
      let isClosed = end < bytes.count && bytes[end] == .greater
      return token(.word, to: isClosed ? end + 1 : place + 1, from: start)
    default: return word(from: start)
    }
  }

  /// Whether a colon is the next token.
  var isFollowedByColon: Bool {
    bytes[place...].first { !$0.isSpaceOrLineEnd } == .colon
  }

  /// `name`, and not a placeholder such as `NAME`, `<name>` or `$name`.
  func isPlainName(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "_") }
      && bytes[range].contains(where: \.isLowercase)
  }

  func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == .newline } + 1 }

  /// How many blanks are before what is on the line.
  func column(of offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return bytes[start...].prefix(while: \.isSpaceOrTab).count
  }

  private mutating func token(_ kind: Kind, to end: Int, from start: Int) -> Token {
    place = end
    return Token(kind: kind, range: start..<end)
  }

  private mutating func string(from start: Int, quote: UInt8) -> Token {
    var end = start + 1
    while end < bytes.count, bytes[end] != .newline {
      if bytes[end] == quote { return token(quote == .doubleQuote ? .text : .singleText, to: end + 1, from: start) }
      end += bytes[end] == .backslash ? 2 : 1
    }
    return token(.unfinishedText, to: min(end, bytes.count), from: start)
  }

  private mutating func word(from start: Int) -> Token {
    var end = start
    while end < bytes.count, !bytes[end].isSpaceOrLineEnd, !",:]}[\"|".utf8.contains(bytes[end]) {
      // `${NAME}`, `{{name}}`, `$(call)`
      if bytes[end] == .openBrace, let close = endOfBracePlaceholder(from: end) {
        end = close
      } else if bytes[end] == .openBrace {
        break
      } else {
        end += 1
      }
    }
    end = max(end, start + 1)
    if Self.curlyQuotes.contains(where: { bytes[start..<end].starts(with: $0.utf8) }) {
      return token(.curlyText, to: end, from: start)
    }
    let isGap = bytes[start..<end].allSatisfy { $0 == .dot || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") }
    let isEllipsis = bytes[start..<end].starts(with: "…".utf8)
    return token(isGap || isEllipsis ? .gap : .word, to: end, from: start)
  }

  /// The end of `[...]` or `{…}`.
  private func endOfBracketedGap(from start: Int) -> Int? {
    let inner = bytes[(start + 1)...].prefix(8).drop { $0 == .space }
    let dots = inner.prefix { $0 == .dot || "…".utf8.contains($0) }
    guard dots.count > 1 else { return nil }
    let end = inner[dots.endIndex...].drop { $0 == .space }.startIndex
    guard end < bytes.count, bytes[end] == .closeBrace || bytes[end] == UInt8(ascii: "]") else { return nil }
    return end + 1
  }

  /// The end of `{{ … }}`, `{% … %}` or `{name}`.
  private func endOfBracePlaceholder(from start: Int) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    let second = bytes[start + 1]
    if second == .openBrace || second == UInt8(ascii: "%") {
      let last = second == .openBrace ? UInt8.closeBrace : second
      var end = start + 2
      while end + 1 < bytes.count, bytes[end] != .newline, end < start + Self.longestPlaceholder {
        if bytes[end] == last, bytes[end + 1] == .closeBrace { return end + 2 }
        end += 1
      }
      return nil
    }
    let end = bytes[(start + 1)...].prefix(Self.longestPlaceholder).prefix {
      $0.isAlphanumeric || "_-. ".utf8.contains($0)
    }.endIndex
    guard end < bytes.count, bytes[end] == .closeBrace, bytes[(start + 1)..<end].contains(where: \.isLetter) else {
      return nil
    }
    return end + 1
  }

  private mutating func skipBlanksAndComments() {
    while place < bytes.count {
      let byte = bytes[place]
      if byte.isSpaceOrLineEnd {
        place += 1
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == byte {
        skipLine()
      } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == .asterisk {
        hasComments = true
        place += 2
        while place + 1 < bytes.count, bytes[place] != .asterisk || bytes[place + 1] != UInt8(ascii: "/") { place += 1 }
        place = min(place + 2, bytes.count)
      } else if byte == .hash {
        skipLine()
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), isFirstOnLine, place + 1 < bytes.count,
        !bytes[place + 1].isAlphanumeric
      {
        // The sign of a line that a change adds or removes.
        hasComments = true
        place += 1
      } else {
        return
      }
    }
  }

  private var isFirstOnLine: Bool { place == 0 || bytes[place - 1] == .newline }

  private mutating func skipLine() {
    hasComments = true
    place = bytes[place...].firstIndex(of: .newline) ?? bytes.count
  }
}
