import Bytes

/// Reads what is after the language of a fence, and what comments for other tools hold: `test=false`,
/// `skip, dir=sub`, `script(name="x", expected_exit_code=2)`, `{ name=x }`, `{"name":"x"}`, `{timeout: 10s}`.
struct AnnotationParser {
  private let bytes: [UInt8]
  private var index = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// - Parameter info: of a fence, with its language.
  static func annotations(inInfo info: String) -> [Annotation] {
    guard info.utf8.contains(where: { marks.contains($0) }) || info.utf8.contains(.space) else { return [] }
    var parser = AnnotationParser(info)
    parser.skipLanguage()
    return parser.list(until: nil)
  }

  static func annotations(in text: String) -> [Annotation] {
    var parser = AnnotationParser(text)
    return parser.list(until: nil)
  }

  private static let (open, close, comma, equals) = (
    UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "=")
  )
  private static let marks: Set<UInt8> = [.openBrace, open, equals, comma]

  /// `bash` of `bash test=false`; nothing of `file=app.ml` and of `{ .bash }`.
  private mutating func skipLanguage() {
    let start = index
    while index < bytes.count, bytes[index].isAlphanumeric || "_+#-.".utf8.contains(bytes[index]) { index += 1 }
    if index < bytes.count, bytes[index] == Self.equals || bytes[index] == Self.open { index = start }
  }

  private mutating func list(until end: UInt8?, isInBraces: Bool = false, call: String? = nil) -> [Annotation] {
    var found: [Annotation] = []
    while index < bytes.count {
      let byte = bytes[index]
      if byte == end {
        index += 1
        break
      }
      if byte == .openBrace {
        index += 1
        found += list(until: .closeBrace, isInBraces: true, call: call)
      } else if let annotations = annotation(isInBraces: isInBraces, call: call) {
        found += annotations
      } else {
        index += 1
      }
    }
    return found
  }

  /// Nil where no word begins.
  private mutating func annotation(isInBraces: Bool, call: String?) -> [Annotation]? {
    let start = index
    guard let name = word(isKey: true), !name.isEmpty else { return nil }
    let key = (call.map { $0 + "." } ?? "") + name
    skipBlanks()
    guard index < bytes.count else { return [alone(key, isInBraces, start)] }
    switch bytes[index] {
    case Self.open:
      index += 1
      let arguments = list(until: Self.close, isInBraces: false, call: name)
      let annotation = Annotation(key: key, isCall: true, isInBraces: isInBraces, text: text(from: start))
      return [annotation] + arguments
    case let mark where mark == Self.equals || mark == .colon && isInBraces:
      index += 1
      skipBlanks()
      // YAML's values are separated by commas alone.
      let value = value(holdsBlanks: mark == .colon) ?? ""
      return [Annotation(key: key, value: value, isInBraces: isInBraces, text: text(from: start))]
    default: return [alone(key, isInBraces, start)]
    }
  }

  private func alone(_ key: String, _ isInBraces: Bool, _ start: Int) -> Annotation {
    Annotation(key: key, isInBraces: isInBraces, text: text(from: start))
  }

  private func text(from start: Int) -> String {
    String(decoding: bytes[start..<bytes.trimmedEnd(of: start..<min(index, bytes.count))], as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index].isSpaceOrTab { index += 1 }
  }

  private mutating func value(holdsBlanks: Bool) -> String? {
    guard index < bytes.count, bytes[index] == .openBrace else { return word(isKey: false, holdsBlanks: holdsBlanks) }
    let start = index
    var depth = 0
    while index < bytes.count {
      if bytes[index] == .openBrace { depth += 1 }
      if bytes[index] == .closeBrace { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return text(from: start)
  }

  private mutating func word(isKey: Bool, holdsBlanks: Bool = false) -> String? {
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    if quote == .doubleQuote || quote == .singleQuote {
      let start = index + 1
      index = bytes[start...].firstIndex(of: quote) ?? bytes.count
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      index = min(index + 1, bytes.count)
      return word
    }
    let start = index
    while index < bytes.count, holdsBlanks || !bytes[index].isSpaceOrTab, !Self.separators.contains(bytes[index]),
      !isKey || !Self.keyEnds.contains(bytes[index])
    {
      index += 1
    }
    return index == start ? nil : String(decoding: bytes[start..<bytes.trimmedEnd(of: start..<index)], as: UTF8.self)
  }

  private static let separators: Set<UInt8> = [comma, .closeBrace, close]
  private static let keyEnds: Set<UInt8> = [equals, .colon, .openBrace, open, .doubleQuote]
}
