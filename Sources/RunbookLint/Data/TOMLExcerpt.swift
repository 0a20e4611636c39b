import Bytes
import Diagnostics

/// TOML as pages show it: a whole text or a part of one, with gaps and placeholders.
///
/// It looks at what an edit breaks: the equals sign, the quotation marks, the brackets. Names that are given twice are
/// for the program that reads the file.
struct TOMLExcerpt {
  private let bytes: [UInt8]
  private var place = 0

  static func fault(in bytes: [UInt8]) -> DataFault? {
    var excerpt = Self(bytes: bytes)
    while excerpt.place < bytes.count {
      if let fault = excerpt.line() { return fault }
      excerpt.place = (bytes[excerpt.place...].byteIndex(of: .newline) ?? bytes.count) + 1
    }
    return nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() { while let byte = next, byte.isBlank { place += 1 } }

  /// Blanks, line ends and comments, as between the values of an array.
  private mutating func skipSpace() {
    while let byte = next {
      if byte == .hash {
        place = bytes[place...].byteIndex(of: .newline) ?? bytes.count
      } else if byte.isSpaceOrLineEnd {
        place += 1
      } else {
        return
      }
    }
  }

  private mutating func line() -> DataFault? {
    skipBlanks()
    guard let first = next, first != .newline, first != .hash, !isApart(first) else { return nil }
    if first == UInt8(ascii: "[") { return header() }
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-"), place + 1 < bytes.count, bytes[place + 1].isBlank {
      // The sign of a line that a change adds or removes.
      return nil
    }
    let start = place
    if let fault = key() { return fault }
    skipBlanks()
    guard next == UInt8(ascii: "=") else { return DataFault(start, "a name and a value have `=` between them in TOML") }
    place += 1
    skipBlanks()
    if let fault = value(depth: 0) { return fault }
    skipBlanks()
    guard let rest = next, rest != .newline, rest != .hash else { return nil }
    return DataFault(place, "something follows the value")
  }

  /// `...`, `{% if %}`, `{{ name }}`, `<name>`: what is left out, or filled in before anyone reads it.
  private func isApart(_ first: UInt8) -> Bool {
    let line = bytes[place...].prefix { $0 != .newline }
    if line.starts(with: "{{".utf8) || line.starts(with: "{%".utf8) || line.starts(with: "--8<--".utf8) { return true }
    return line.allSatisfy { ".…[]() \r".utf8.contains($0) } || first == .less
  }

  /// `[one.two]`, `[[one]]`
  private func header() -> DataFault? {
    let line = bytes[place...].prefix { $0 != .newline && $0 != .hash }
    let isDouble = line.dropFirst().first == UInt8(ascii: "[")
    guard line.last(where: { !$0.isBlank }) == UInt8(ascii: "]"),
      !isDouble || line.reversed().drop(while: \.isBlank).dropFirst().first == UInt8(ascii: "]")
    else { return DataFault(place, "the name of this table is not closed") }
    return nil
  }

  private mutating func key() -> DataFault? {
    while let byte = next, byte != UInt8(ascii: "="), byte != .newline {
      if byte == .doubleQuote || byte == .singleQuote {
        if let fault = string(byte) { return fault }
      } else if byte.isAlphanumeric || byte.isBeyondASCII || byte.isBlank || "_-.<>${}".utf8.contains(byte) {
        place += 1
      } else {
        return nil
      }
    }
    return nil
  }

  private mutating func value(depth: Int) -> DataFault? {
    guard let first = next, first != .newline, first != .hash else {
      return DataFault(max(place - 1, 0), "a value is missing here")
    }
    switch first {
    case .doubleQuote, .singleQuote: return string(first)
    case UInt8(ascii: "["), .openBrace:
      // The recursion is short for any text.
      guard depth < 32, !bytes[place...].starts(with: "{{".utf8) else {
        place = bytes[place...].byteIndex(of: .newline) ?? bytes.count
        return nil
      }
      return first == .openBrace ? inlineTable(depth: depth) : array(depth: depth)
    default: return word()
    }
  }

  private mutating func array(depth: Int) -> DataFault? {
    let start = place
    place += 1
    while true {
      skipSpace()
      guard let byte = next else { return DataFault(start, "this array is never closed") }
      if byte == UInt8(ascii: "]") {
        place += 1
        return nil
      }
      if skipGap() { continue }
      if let fault = value(depth: depth + 1) { return fault }
      skipSpace()
      guard let byte = next else { return DataFault(start, "this array is never closed") }
      if byte == UInt8(ascii: ",") {
        place += 1
      } else if byte != UInt8(ascii: "]"), !skipGap() {
        return DataFault(place, "a comma is missing before this")
      }
    }
  }

  private mutating func inlineTable(depth: Int) -> DataFault? {
    let start = place
    place += 1
    while true {
      skipBlanks()
      guard let byte = next, byte != .newline else { return DataFault(start, "this table is never closed") }
      if byte == .closeBrace {
        place += 1
        return nil
      }
      if skipGap() { continue }
      let name = place
      if let fault = key() { return fault }
      guard next == UInt8(ascii: "=") else {
        return DataFault(name, "a name and a value have `=` between them in TOML")
      }
      place += 1
      skipBlanks()
      if let fault = value(depth: depth + 1) { return fault }
      skipBlanks()
      if next == UInt8(ascii: ",") {
        place += 1
      } else if next != .closeBrace {
        return DataFault(min(place, bytes.count - 1), "a comma is missing before this")
      }
    }
  }

  /// `...` and `…` with the comma after it.
  private mutating func skipGap() -> Bool {
    let isGap = bytes[place...].starts(with: "...".utf8) || bytes[place...].starts(with: "…".utf8)
    guard isGap else { return false }
    place += 3
    skipBlanks()
    if next == UInt8(ascii: ",") { place += 1 }
    return true
  }

  private mutating func string(_ quote: UInt8) -> DataFault? {
    let start = place
    let isLong = bytes[place...].starts(with: [quote, quote, quote])
    place += isLong ? 3 : 1
    while let byte = next {
      if byte == .backslash, quote == .doubleQuote {
        place += 2
      } else if byte == quote, !isLong || bytes[place...].starts(with: [quote, quote, quote]) {
        place += isLong ? 3 : 1
        // `""""one""""`: the text may end in quotation marks of its own.
        while isLong, next == quote { place += 1 }
        return nil
      } else if byte == .newline, !isLong {
        break
      } else {
        place += 1
      }
    }
    return DataFault(start, isLong ? "this string is never closed" : "this string is not closed on its line")
  }

  /// A number, a date, `true`, `false`, or a placeholder.
  private mutating func word() -> DataFault? {
    let start = place
    var isInBraces = false
    while let byte = next, byte != .newline, byte != .hash, isInBraces || !",]}".utf8.contains(byte) {
      // `${NAME}`
      if byte == .openBrace { isInBraces = true } else if byte == .closeBrace { isInBraces = false }
      place += 1
    }
    let word = bytes[start..<place].prefix { !$0.isBlank }
    guard !word.isEmpty, let first = word.first, first.isLowercase, word.allSatisfy({ $0.isLowercase }) else {
      return nil
    }
    if ["true", "false", "inf", "nan"].contains(where: { word.elementsEqual($0.utf8) }) { return nil }
    return DataFault(start, "TOML has text in quotation marks only")
  }
}
