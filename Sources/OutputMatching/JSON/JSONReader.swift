import Bytes

/// Reads one JSON value out of a text.
///
/// Output is read by RFC 8259 to the letter. Samples are written by hand and shortened: there `...`, comments,
/// placeholders without quotation marks, missing or superfluous commas, and a missing end are understood as well.
struct JSONReader {
  /// Deeper nesting is not read: the reader and what walks its result call themselves once a level.
  static let maximumDepth = 128
  /// A sample with more mistakes than this is no JSON.
  private static let maximumRepairs = 20

  private let bytes: TextSlice
  private let isSample: Bool
  private var index: Int
  private var repairs = 0

  /// The value that begins at the first byte that is not blank; nil if there is none.
  static func read(_ bytes: TextSlice, asSample isSample: Bool) -> JSONNode? {
    var reader = JSONReader(bytes: bytes, isSample: isSample, index: bytes.startIndex)
    guard let node = reader.value(depth: 0), reader.repairs <= maximumRepairs else { return nil }
    return node
  }

  private init(bytes: TextSlice, isSample: Bool, index: Int) {
    self.bytes = bytes
    self.isSample = isSample
    self.index = index
  }

  private var current: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func value(depth: Int) -> JSONNode? {
    skipBlanks()
    guard let first = current, depth <= Self.maximumDepth, repairs <= Self.maximumRepairs else { return nil }
    let start = index
    let kind: JSONNode.Kind?
    switch first {
    case 0x7B: kind = object(depth: depth)
    case 0x5B: kind = array(depth: depth)
    case 0x22: kind = string(quote: 0x22).map(JSONNode.Kind.string)
    case 0x27 where isSample: kind = string(quote: 0x27).map(JSONNode.Kind.string)
    case 0x3C where isSample: kind = placeholder().map(JSONNode.Kind.placeholder) ?? bareText()
    default: kind = isSample && skipElision() ? .elision : literal() ?? (isSample ? bareText() : nil)
    }
    return kind.map { JSONNode(kind: $0, range: start..<index) }
  }

  // MARK: Collections

  private mutating func object(depth: Int) -> JSONNode.Kind? {
    index += 1
    var members: [JSONNode.Member] = []
    var isOpen = false
    var isFirst = true
    while true {
      skipBlanks()
      guard let byte = current else { return isSample ? .object(members, isOpen: true) : nil }
      if byte == "}" {
        guard isFirst || isSample || bytes[lastNonBlank] != "," else { return nil }
        index += 1
        return .object(members, isOpen: isOpen)
      }
      if isSample, byte == "]" { return .object(members, isOpen: true) }
      if isSample, skipElision() {
        isOpen = true
        continue
      }
      if !isFirst, !separator() { return nil }
      skipBlanks()
      if isSample, isAtEndOrElision { continue }
      let start = index
      if let member = member(depth: depth) {
        members.append(member)
      } else if !isSample || !skipLine(from: start) {
        return isSample && index >= bytes.endIndex ? .object(members, isOpen: true) : nil
      }
      isFirst = false
    }
  }

  private mutating func member(depth: Int) -> JSONNode.Member? {
    guard let first = current else { return nil }
    let key: String?
    switch first {
    case 0x22: key = string(quote: 0x22)
    case 0x27 where isSample: key = string(quote: 0x27)
    case 0x3C where isSample: key = placeholder()
    default: key = isSample ? bareKey() : nil
    }
    skipBlanks()
    guard let key, current == ":" else { return nil }
    index += 1
    return value(depth: depth + 1).map { JSONNode.Member(key: key, value: $0) }
  }

  private mutating func array(depth: Int) -> JSONNode.Kind? {
    index += 1
    var elements: [JSONNode] = []
    var isOpen = false
    var isFirst = true
    while true {
      skipBlanks()
      guard let byte = current else { return isSample ? .array(elements, isOpen: true) : nil }
      if byte == "]" {
        guard isFirst || isSample || bytes[lastNonBlank] != "," else { return nil }
        index += 1
        return .array(elements, isOpen: isOpen)
      }
      if isSample, byte == "}" { return .array(elements, isOpen: true) }
      if isSample, skipElision() {
        isOpen = true
        continue
      }
      if !isFirst, !separator() { return nil }
      skipBlanks()
      if isSample, isAtEndOrElision { continue }
      let start = index
      if let element = value(depth: depth + 1) {
        elements.append(element)
      } else if !isSample || !skipLine(from: start) {
        return isSample && index >= bytes.endIndex ? .array(elements, isOpen: true) : nil
      }
      isFirst = false
    }
  }

  /// The comma between two; a sample may lack it or have one too many.
  private mutating func separator() -> Bool {
    guard isSample else {
      guard current == "," else { return false }
      index += 1
      return true
    }
    while current == "," {
      index += 1
      skipBlanks()
    }
    return true
  }

  private var lastNonBlank: Int {
    var last = index - 1
    while last > bytes.startIndex, bytes[last].isBlank || bytes[last] == 0x0A { last -= 1 }
    return last
  }

  /// Gives a line of a sample up that cannot be read; false when there is nothing more.
  private mutating func skipLine(from start: Int) -> Bool {
    repairs += 1
    index = max(index, start)
    while let byte = current, byte != 0x0A { index += 1 }
    return repairs <= Self.maximumRepairs && index < bytes.endIndex
  }

  // MARK: Scalars

  private mutating func string(quote: UInt8) -> String? {
    let start = index + 1
    var end = start
    var hasEscape = false
    while end < bytes.endIndex, bytes[end] != quote {
      if bytes[end] == 0x0A {
        guard isSample else { return nil }
        repairs += 1
        break
      }
      if bytes[end] == "\\" {
        hasEscape = true
        end += 1
      }
      end += 1
    }
    guard end < bytes.endIndex || isSample else { return nil }
    end = min(end, bytes.endIndex)
    index = end < bytes.endIndex && bytes[end] == quote ? end + 1 : end
    let content = bytes[start..<end]
    return hasEscape ? JSONEscapes.decode(content, leniently: isSample) : content.string
  }

  private mutating func literal() -> JSONNode.Kind? {
    let end = bytes[index...].firstIndex { !($0.isAlphanumeric || "+-.".utf8.contains($0)) } ?? bytes.endIndex
    let word = bytes[index..<end]
    let kind: JSONNode.Kind?
    switch word.string {
    case "true": kind = .boolean(true)
    case "false": kind = .boolean(false)
    case "null": kind = .null
    default: kind = Self.isNumber(word) ? .number(word.string) : nil
    }
    if kind != nil { index = end }
    return kind
  }

  /// RFC 8259 (6).
  private static func isNumber(_ word: TextSlice) -> Bool {
    guard word.first != "+", word.first != ".", !word.contains(0x2C), ShapeGrammar.isNumber(word) else { return false }
    let digits = word.drop { $0 == "-" }
    return digits.first?.isDigit ?? false && !(digits.first == "0" && digits.dropFirst().first?.isDigit ?? false)
  }

  /// Words of a sample without quotation marks, up to the end of the line or what ends a value.
  private mutating func bareText() -> JSONNode.Kind? {
    let end = bytes[index...].firstIndex { ",]}{[\n".utf8.contains($0) } ?? bytes.endIndex
    let text = bytes[index..<end].trimmed
    guard !text.isEmpty else { return nil }
    index = end
    repairs += 1
    return .string(text.string)
  }

  private mutating func bareKey() -> String? {
    let end = bytes[index...].firstIndex { !($0.isAlphanumeric || "_-.$".utf8.contains($0)) } ?? bytes.endIndex
    guard end > index else { return nil }
    defer { index = end }
    return bytes[index..<end].string
  }

  private mutating func placeholder() -> String? {
    guard let name = NameInText.first(in: bytes[index...].prefix { $0 != 0x0A }), name.range.lowerBound == index else {
      return nil
    }
    index = name.range.upperBound
    return name.text
  }

  // MARK: Between values

  private mutating func skipBlanks() {
    while let byte = current {
      if byte.isBlank || byte == 0x0A {
        index += 1
      } else if isSample, byte == "#" || bytes[index...].begins(with: "//") {
        while let byte = current, byte != 0x0A { index += 1 }
      } else if isSample, bytes[index...].begins(with: "/*") {
        index = bytes.byteRange(of: TextSlice("*/"), from: index)?.upperBound ?? bytes.endIndex
      } else {
        return
      }
    }
  }

  private var isAtEndOrElision: Bool {
    current == nil || current == "]" || current == "}" || startsElision
  }

  private var startsElision: Bool {
    bytes[index...].begins(with: "...") || bytes[index...].begins(with: "…")
  }

  private mutating func skipElision() -> Bool {
    guard startsElision else { return false }
    while let byte = current, byte == "." || byte >= 0x80 || byte == "," { index += 1 }
    return true
  }
}
