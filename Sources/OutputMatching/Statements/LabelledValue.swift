import Bytes

/// What an output shows under a name: `replicas: 3`, `"replicas": 3`, `replicas=3`.
struct LabelledValue {
  let line: Int
  let text: TextSlice

  /// Names count only as a whole, and only where a value follows in the same line.
  static func all(of name: TextSlice, in output: OutputText) -> [LabelledValue] {
    output.lines.indices.flatMap { line in
      WordInLine.places(of: name, in: output.lines[line], ignoringCase: true).compactMap { place in
        value(after: place.range, in: output.lines[line]).map { LabelledValue(line: line, text: $0) }
      }
    }
  }

  /// A number is the whole value: `3` is not `3/5`.
  func kind(of word: TextSlice) -> WordInLine? {
    guard let kind = WordInLine.best(of: word, in: text, ignoringCase: true) else { return nil }
    let isNumber = word.allSatisfy { $0.isDigit || $0 == "." }
    let first = text.unquoted.prefix { !$0.isBlank }
    return isNumber && kind == .whole && !first.isEqual(to: word.string) ? .part : kind
  }

  private static func value(after name: Range<Int>, in line: TextSlice) -> TextSlice? {
    let isFirst = line[..<name.lowerBound].allSatisfy { $0.isBlank || "-*\"'".utf8.contains($0) }
    var rest = line[name.upperBound...]
    if let quote = rest.first, quote == "\"" || quote == "'" { rest = rest.dropFirst() }
    rest = rest.drop(while: \.isBlank)
    // A blank after the colon: `web:8080` is a name and its port.
    guard rest.first == ":" || rest.first == "=", rest.first == "=" || rest.dropFirst().first.map(isEnd) ?? true
    else { return nil }
    rest = rest.dropFirst()
    let isDocument = line.contains { $0 == "{" || $0 == "\"" }
    let value = isFirst && !isDocument ? rest.trimmed : rest.prefix { !",;}]".utf8.contains($0) }.trimmed
    return value.isEmpty || value.first == "{" || value.first == "[" ? nil : value
  }

  private static func isEnd(_ byte: UInt8) -> Bool { byte.isBlank || byte == "\"" || byte.isDigit }
}
