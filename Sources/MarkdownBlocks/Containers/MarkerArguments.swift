import Bytes
import Diagnostics

/// Arguments as the markers of containers write them: `"x" y name="z" items={['a', 'b']}`.
struct MarkerArguments {
  private(set) var positional: [String] = []
  private(set) var named: [String: String] = [:]
  /// Just after the delimiter that ends them.
  private(set) var end: Int
  /// A slash is before the delimiter.
  private(set) var isSelfClosing = false

  /// How long a marker may be, in bytes.
  static let reach = 2_048

  /// The first of `names` (lower case) that is given and not empty.
  subscript(names: String...) -> String? {
    for name in names {
      if let value = named[name], !value.isEmpty { return value }
    }
    return nil
  }

  /// Without those that have no name.
  var namedOnly: MarkerArguments {
    var result = self
    result.positional = []
    return result
  }

  mutating func set(_ name: String, _ value: String) { named[name] = value }

  /// Arguments that no delimiter ends.
  init(_ text: String) {
    end = 0
    let bytes = Array(text.utf8.prefix(Self.reach))
    _ = read(bytes, before: bytes.count, until: [])
  }

  /// - Parameter delimiter: what ends the arguments.
  init?(from start: Int, before limit: Int, until delimiter: [UInt8], in source: SourceFile) {
    end = start
    guard read(source.bytes, before: min(limit, start + Self.reach), until: delimiter) else { return nil }
  }

  private mutating func read(_ bytes: [UInt8], before limit: Int, until delimiter: [UInt8]) -> Bool {
    var index = end
    while index < limit {
      if Self.holds(delimiter, at: index, before: limit, bytes) {
        end = index + delimiter.count
        return true
      }
      if bytes[index].isSpaceOrLineEnd {
        index += 1
      } else if "/-".utf8.contains(bytes[index]), Self.holds(delimiter, at: index + 1, before: limit, bytes) {
        isSelfClosing = bytes[index] == UInt8(ascii: "/")
        index += 1
      } else {
        index = readArgument(bytes, from: index, before: limit, until: delimiter)
      }
    }
    end = limit
    return delimiter.isEmpty
  }

  private mutating func readArgument(
    _ bytes: [UInt8], from start: Int, before limit: Int, until delimiter: [UInt8]
  ) -> Int {
    var index = start
    var name: String?
    if !Self.opensValue(bytes[start]) {
      while index < limit, !bytes[index].isSpaceOrLineEnd, bytes[index] != UInt8(ascii: "="),
        !Self.holds(delimiter, at: index, before: limit, bytes)
      {
        if bytes[index] == UInt8(ascii: "/"), Self.holds(delimiter, at: index + 1, before: limit, bytes) { break }
        index += 1
      }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      guard index < limit, bytes[index] == UInt8(ascii: "="), index > start, Self.isName(bytes[start..<index]) else {
        if index < limit, bytes[index] == UInt8(ascii: "=") { index += 1 }
        positional.append(word)
        return index
      }
      name = word.lowercased()
      index += 1
      guard index < limit, !bytes[index].isSpaceOrLineEnd, !Self.holds(delimiter, at: index, before: limit, bytes)
      else {
        return index
      }
    }
    let (value, end) = Self.value(bytes, from: index, before: limit, until: delimiter)
    if let name { named[name] = named[name] ?? value } else { positional.append(value) }
    return end
  }

  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0.isLetter || $0.isDigit || "-_:.@".utf8.contains($0) }
  }

  private static func opensValue(_ byte: UInt8) -> Bool {
    byte == .doubleQuote || byte == .singleQuote || byte == .backtick || byte == .openBrace
  }

  private static func value(
    _ bytes: [UInt8], from start: Int, before limit: Int, until delimiter: [UInt8]
  ) -> (String, end: Int) {
    var index = start
    switch bytes[start] {
    case .doubleQuote, .singleQuote, .backtick:
      if let value = quoted(bytes, from: start, before: limit) { return value }
      index += 1
    case .openBrace:
      if let end = closingBrace(bytes, from: start, before: limit) {
        return (unwrapped(bytes[(start + 1)..<(end - 1)]), end)
      }
      index += 1
    default: break
    }
    while index < limit, !bytes[index].isSpaceOrLineEnd, !holds(delimiter, at: index, before: limit, bytes) {
      if bytes[index] == UInt8(ascii: "/"), holds(delimiter, at: index + 1, before: limit, bytes) { break }
      index += 1
    }
    return (String(decoding: bytes[start..<index], as: UTF8.self), index)
  }

  private static func quoted(_ bytes: [UInt8], from start: Int, before limit: Int) -> (String, end: Int)? {
    var content: [UInt8] = []
    var index = start + 1
    while index < limit {
      if bytes[index] == bytes[start] { return (String(decoding: content, as: UTF8.self), index + 1) }
      if bytes[index] == .backslash, index + 1 < limit, bytes[index + 1] == bytes[start] { index += 1 }
      content.append(bytes[index])
      index += 1
    }
    return nil
  }

  private static func closingBrace(_ bytes: [UInt8], from start: Int, before limit: Int) -> Int? {
    var depth = 0
    var index = start
    while index < limit {
      switch bytes[index] {
      case .openBrace: depth += 1
      case .closeBrace:
        depth -= 1
        if depth == 0 { return index + 1 }
      case .doubleQuote, .singleQuote, .backtick:
        if let end = quoted(bytes, from: index, before: limit)?.end {
          index = end
          continue
        }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `"x"` and `'x'` in braces are as good as without.
  private static func unwrapped(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let first = bytes.first, first == .doubleQuote || first == .singleQuote, bytes.last == first, bytes.count > 1,
      !bytes.dropFirst().dropLast().contains(first)
    else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func holds(_ delimiter: [UInt8], at offset: Int, before limit: Int, _ bytes: [UInt8]) -> Bool {
    guard !delimiter.isEmpty, offset + delimiter.count <= limit else { return false }
    for index in delimiter.indices where bytes[offset + index] != delimiter[index] { return false }
    return true
  }
}
