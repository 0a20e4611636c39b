/// Decodes what a word has of escapes, byte by byte: of URLs and quoted-printable (`%41`, `%u0041`, `=41`), of strings
/// (`\x41`, `\101`, `\u0041`, `\u{41}`, `\x{41}`, `\N{U+0041}`, `\"`) and style sheets (`\000041`), of HTML (`&#65;`,
/// `&#x41;`, `&amp;`), and letters of full width.
///
/// Sources: RFC 3986, 2.1; RFC 2045, 6.7; RFC 8259, 7; ECMA-262, 12.9.4 and B.2.1.1 (`escape`); perlop, "Quote and
/// Quote-like Operators"; CSS Syntax, 4.3.7; the HTML standard, 13.5; Unicode, "Halfwidth and Fullwidth Forms".
struct EscapeDecoder: Sendable {
  /// Of an escape. In bytes.
  private static let longest = 12

  private var pending = MappedText()
  /// The word has an escape.
  private(set) var hasDecoded = false

  /// An escape, or a blank of full width, which is found only beside letters of that width.
  private static func begins(_ byte: UInt8) -> Bool { isIntroducer[Int(byte)] || byte == 0xE3 }

  static let isIntroducer: [Bool] = (0...UInt8.max).map { (byte: UInt8) -> Bool in
    "%=\\&".utf8.contains(byte) || byte == 0xEF
  }

  var heldStart: Int? { pending.ranges.first?.lowerBound }

  mutating func read(_ byte: UInt8, _ range: Range<Int>, into text: inout MappedText) {
    if pending.bytes.isEmpty, !EscapeDecoder.begins(byte) { return text.append(byte, range) }
    pending.append(byte, range)
    settle(into: &text)
  }

  /// The word ends: what has begun is no escape.
  mutating func end(into text: inout MappedText) {
    text.append(pending)
    pending = MappedText()
  }

  private enum Reading {
    case open
    case decoded([UInt8], length: Int)
    case plain
  }

  private mutating func settle(into text: inout MappedText) {
    while let first = pending.bytes.first {
      guard EscapeDecoder.begins(first) else {
        take(1, as: [first], into: &text)
        continue
      }
      switch pending.count > EscapeDecoder.longest ? .plain : EscapeDecoder.reading(pending.bytes) {
      case .open: return
      case .decoded(let bytes, let length):
        hasDecoded = true
        take(length, as: bytes, into: &text)
      case .plain: take(1, as: [first], into: &text)
      }
    }
  }

  private mutating func take(_ length: Int, as bytes: [UInt8], into text: inout MappedText) {
    let last = pending.ranges[length - 1]
    let range = min(pending.ranges[0].lowerBound, last.lowerBound)..<last.upperBound
    for byte in bytes { text.append(byte, range) }
    pending = pending.part(length..<pending.count)
  }

  private static func reading(_ bytes: [UInt8]) -> Reading {
    switch bytes[0] {
    case UInt8(ascii: "%") where bytes.count > 1 && bytes[1] == UInt8(ascii: "u"):
      return number(bytes, from: 2, radix: 16, digits: 4)
    case UInt8(ascii: "%"), UInt8(ascii: "="): return number(bytes, from: 1, radix: 16, digits: 2)
    case UInt8(ascii: "&"): return entity(bytes)
    case UInt8(ascii: "\\"): return bytes.count > 1 ? backslash(bytes) : .open
    default: return wide(bytes)
    }
  }

  private static func backslash(_ bytes: [UInt8]) -> Reading {
    switch bytes[1] {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return braced(bytes, digits: 2)
    case UInt8(ascii: "u"), UInt8(ascii: "U"): return braced(bytes, digits: 4)
    case UInt8(ascii: "N"):
      let start = Array("\\N{U+".utf8)
      guard bytes.count > start.count else { return start.starts(with: bytes) ? .open : .plain }
      return bytes.starts(with: start) ? closed(bytes, from: start.count, by: "}", radix: 16) : .plain
    case UInt8(ascii: "0") where isLong(bytes): return number(bytes, from: 1, radix: 16, digits: 6)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // `\0101` of `echo`, and `\101`.
      return number(bytes, from: bytes[1] == UInt8(ascii: "0") && bytes.count > 4 ? 2 : 1, radix: 8, digits: 3)
    case UInt8(ascii: "n"): return .decoded([10], length: 2)
    case UInt8(ascii: "t"): return .decoded([9], length: 2)
    case UInt8(ascii: "r"): return .decoded([13], length: 2)
    case let byte where BareReading.folded(byte) == nil: return .decoded([byte], length: 2)
    default: return .plain
    }
  }

  private static func braced(_ bytes: [UInt8], digits: Int) -> Reading {
    guard bytes.count > 2 else { return .open }
    return bytes[2] == UInt8(ascii: "{")
      ? closed(bytes, from: 3, by: "}", radix: 16) : number(bytes, from: 2, radix: 16, digits: digits)
  }

  /// Whether the six digits of a style sheet have begun, and not the three of a byte that is zero.
  private static func isLong(_ bytes: [UInt8]) -> Bool {
    bytes.count > 3 && bytes[2] == 0x30 && bytes[3...].prefix(4).allSatisfy { isDigit($0, 16) }
  }

  private static func number(_ bytes: [UInt8], from start: Int, radix: Int, digits: Int) -> Reading {
    let rest = bytes[start...].prefix(digits)
    guard let text = String(validating: rest, as: UTF8.self), rest.allSatisfy({ isDigit($0, radix) }) else {
      return .plain
    }
    guard rest.count == digits else { return .open }
    guard let number = Int(text, radix: radix) else { return .plain }
    if (0xD800..<0xDC00).contains(number) { return pair(bytes, first: number, length: start + digits) }
    return decoded(number, length: start + digits, isByte: digits < 4)
  }

  /// A character beyond the first plane is two escapes.
  private static func pair(_ bytes: [UInt8], first: Int, length: Int) -> Reading {
    let start = bytes.prefix(2)
    let rest = bytes[length...]
    guard rest.count > 2 else { return start.starts(with: rest.prefix(2)) ? .open : .plain }
    guard rest.starts(with: start) else { return .plain }
    guard rest.count >= length else { return .open }
    let digits = String(decoding: rest.dropFirst(2).prefix(length - 2), as: UTF8.self)
    guard let second = Int(digits, radix: 16), (0xDC00..<0xE000).contains(second) else { return .plain }
    return decoded(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00), length: length * 2, isByte: false)
  }

  private static func closed(_ bytes: [UInt8], from start: Int, by mark: Character, radix: Int) -> Reading {
    let rest = bytes[start...].prefix { isDigit($0, radix) }
    guard start + rest.count < bytes.count else { return .open }
    guard !rest.isEmpty, bytes[start + rest.count] == mark.asciiValue,
      let number = Int(String(decoding: rest, as: UTF8.self), radix: radix)
    else { return .plain }
    return decoded(number, length: start + rest.count + 1, isByte: false)
  }

  private static func decoded(_ number: Int, length: Int, isByte: Bool) -> Reading {
    if isByte { return number < 256 ? .decoded([UInt8(number)], length: length) : .plain }
    guard let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return .plain }
    return .decoded(Array(String(scalar).utf8), length: length)
  }

  private static func entity(_ bytes: [UInt8]) -> Reading {
    guard bytes.count > 1 else { return .open }
    if bytes[1] == UInt8(ascii: "#") {
      guard bytes.count > 2 else { return .open }
      let isHex = bytes[2] | 0x20 == UInt8(ascii: "x")
      return closed(bytes, from: isHex ? 3 : 2, by: ";", radix: isHex ? 16 : 10)
    }
    let name = bytes.dropFirst().prefix { BareReading.folded($0) != nil }
    guard name.count + 1 < bytes.count else { return .open }
    guard bytes[name.count + 1] == UInt8(ascii: ";"), let byte = entities[String(decoding: name, as: UTF8.self)] else {
      return .plain
    }
    return .decoded([byte], length: name.count + 2)
  }

  private static let entities: [String: UInt8] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "sol": 0x2F, "equals": 0x3D, "plus": 0x2B,
    "excl": 0x21, "num": 0x23, "percnt": 0x25, "comma": 0x2C, "period": 0x2E, "colon": 0x3A, "semi": 0x3B,
    "commat": 0x40, "lowbar": 0x5F, "hyphen": 0x2D, "ast": 0x2A, "dollar": 0x24, "lpar": 0x28, "rpar": 0x29,
    "lsqb": 0x5B, "rsqb": 0x5D, "lbrack": 0x5B, "rbrack": 0x5D, "lcub": 0x7B, "rcub": 0x7D, "lbrace": 0x7B,
    "rbrace": 0x7D, "bsol": 0x5C, "grave": 0x60, "Hat": 0x5E, "vert": 0x7C, "verbar": 0x7C, "quest": 0x3F, "nbsp": 0x20,
    "Tab": 0x09,
  ]

  /// U+FF01 to U+FF5E are the characters of ASCII in the width of Chinese ones, and U+3000 is the blank.
  private static func wide(_ bytes: [UInt8]) -> Reading {
    guard bytes.count > 1 else { return .open }
    if bytes[0] == 0xE3 {
      guard bytes[1] == 0x80 else { return .plain }
      return bytes.count < 3 ? .open : bytes[2] == 0x80 ? .decoded([0x20], length: 3) : .plain
    }
    guard bytes[1] == 0xBC || bytes[1] == 0xBD else { return .plain }
    guard bytes.count > 2 else { return .open }
    let low = Int(bytes[1] & 0x03) << 6 | Int(bytes[2] & 0x3F)
    guard (0x01...0x5E).contains(low) else { return .plain }
    return .decoded([UInt8(low + 0x20)], length: 3)
  }

  private static func isDigit(_ byte: UInt8, _ radix: Int) -> Bool {
    switch byte {
    case 0x30...0x39: Int(byte) - 0x30 < radix
    case 0x41...0x46, 0x61...0x66: radix == 16
    default: false
    }
  }
}
