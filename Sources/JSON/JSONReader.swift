/// Reads JSON text strictly: what RFC 8259 does not allow is a fault with its place. Of any bytes it makes a value or a
/// fault, in time proportional to their number.
struct JSONReader {
  private let bytes: [UInt8]
  private let deepest: Int
  private var place = 0

  init(_ bytes: [UInt8], deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
  }

  mutating func document() throws(JSONFault) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard place == bytes.count else { throw fault(.rest) }
    return value
  }

  private func fault(_ reason: JSONFault.Reason, at place: Int? = nil) -> JSONFault {
    let before = bytes[..<min(place ?? self.place, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return JSONFault(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: before.count - start + 1,
      reason: reason)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  /// - Parameter depth: how many arrays and objects are around it; the limit keeps the recursion short.
  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    skipBlanks()
    guard let next else { throw fault(.unfinished) }
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth))
    case UInt8(ascii: "["): return .array(try array(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw fault(.unexpected)
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    for byte in word.utf8 where !take(byte) { throw fault(next == nil ? .unfinished : .unexpected) }
    return value
  }

  private mutating func array(depth: Int) throws(JSONFault) -> [JSONValue] {
    guard depth < deepest else { throw fault(.depth) }
    place += 1
    skipBlanks()
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return values }
    while true {
      values.append(try value(depth: depth + 1))
      skipBlanks()
      if take(UInt8(ascii: "]")) { return values }
      guard take(UInt8(ascii: ",")) else { throw fault(next == nil ? .unfinished : .unexpected) }
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONObject {
    guard depth < deepest else { throw fault(.depth) }
    place += 1
    skipBlanks()
    var keys = DistinctKeys()
    var values: [JSONValue] = []
    if take(UInt8(ascii: "}")) { return JSONObject() }
    while true {
      skipBlanks()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw fault(next == nil ? .unfinished : .unexpected) }
      let key = try string()
      guard keys.insert(key) else { throw fault(.repeatedKey, at: start) }
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw fault(next == nil ? .unfinished : .unexpected) }
      values.append(try value(depth: depth + 1))
      skipBlanks()
      if take(UInt8(ascii: "}")) { return JSONObject(distinct: keys.all, values) }
      guard take(UInt8(ascii: ",")) else { throw fault(next == nil ? .unfinished : .unexpected) }
    }
  }

  // MARK: Numbers

  private mutating func number() throws(JSONFault) -> JSONValue {
    let start = place
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    var isWhole = true
    if take(UInt8(ascii: ".")) {
      isWhole = false
      try digits()
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isWhole = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    if isWhole { return Int(text).map(JSONValue.integer) ?? .digits(text) }
    guard let number = Double(text), number.isFinite else { throw fault(.number, at: start) }
    return JSONValue(number)
  }

  private mutating func digits() throws(JSONFault) {
    let start = place
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { place += 1 }
    guard place > start else { throw fault(next == nil ? .unfinished : .number) }
  }

  // MARK: Strings

  private mutating func string() throws(JSONFault) -> String {
    place += 1
    let start = place
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      place += 1
    }
    // Nearly all strings have no escape.
    if next == UInt8(ascii: "\"") {
      defer { place += 1 }
      return try text(bytes[start..<place], from: start)
    }
    var plain = Array(bytes[start..<place])
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return try text(plain[...], from: start)
      case UInt8(ascii: "\\"):
        plain += UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter
      case 0..<0x20: throw fault(.text)
      default:
        plain.append(byte)
        place += 1
      }
    }
    throw fault(.unfinished)
  }

  private func text(_ plain: ArraySlice<UInt8>, from start: Int) throws(JSONFault) -> String {
    guard let text = String(validating: plain, as: UTF8.self) else { throw fault(.text, at: start) }
    return text
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = place
    place += 1
    guard let byte = next else { throw fault(.unfinished) }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar(from: start)
    default: throw fault(.escape, at: start)
    }
  }

  private mutating func scalar(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try unit(from: start)
    if let scalar = Unicode.Scalar(UInt32(first)) { return scalar }
    guard UTF16.isLeadSurrogate(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw fault(.escape, at: start)
    }
    let second = try unit(from: start)
    guard UTF16.isTrailSurrogate(second) else { throw fault(.escape, at: start) }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// Four hexadecimal digits.
  private mutating func unit(from start: Int) throws(JSONFault) -> UInt16 {
    guard place + 4 <= bytes.count else { throw fault(.unfinished, at: start) }
    var unit: UInt16 = 0
    for byte in bytes[place..<place + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault(.escape, at: start)
      }
      unit = unit << 4 | UInt16(digit)
    }
    place += 4
    return unit
  }
}

/// The keys of one object. Most have a few, and comparing those takes less time than hashing them; of an object with
/// thousands it would take ever longer.
private struct DistinctKeys {
  private static let few = 24
  private(set) var all: [String] = []
  /// All of them, once they are more than a few.
  private var known: Set<String> = []

  /// False where it is there already.
  mutating func insert(_ key: String) -> Bool {
    if all.count < DistinctKeys.few {
      guard !all.contains(key) else { return false }
    } else {
      if known.isEmpty { known = Set(all) }
      guard known.insert(key).inserted else { return false }
    }
    all.append(key)
    return true
  }
}

extension JSONValue {
  /// How many arrays and objects may be within each other.
  package static let deepest = 128

  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - deepest: the most levels of arrays and objects.
  package init(reading bytes: some Collection<UInt8>, deepest: Int = JSONValue.deepest)
    throws(JSONFault)
  {
    var reader = JSONReader(Array(bytes), deepest: deepest)
    self = try reader.document()
  }
}
