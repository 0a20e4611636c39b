import Bytes
import Diagnostics

/// Reads one attribute list at a given place of the page.
///
/// Values may hold `}` within quotes and within `{{…}}` references. A list never spans lines. What kramdown would
/// not take but a person does (`{ pre}`, `{ :pre}`) is read by ``misspelt(at:before:)``.
struct AttributeListParser {
  let source: SourceFile

  struct Parsed {
    var list: AttributeList
    /// Just after the closing brace.
    var end: Int
  }

  /// The classes that say what a code block is.
  static let codeClasses: Set<String> = ["pre", "codeblock", "screen"]

  /// The list that opens at `offset` (`{:`), or nil when there is none or it does not end on its line.
  func list(at offset: Int, before limit: Int) -> Parsed? {
    let bytes = source.bytes
    guard offset + 2 < limit, bytes[offset] == .openBrace, bytes[offset + 1] == .colon else { return nil }
    return content(from: offset + 2, opening: offset, before: limit)
  }

  /// kramdown's `# Heading {#anchor}`.
  func anchor(at offset: Int, before limit: Int) -> Parsed? {
    guard offset + 2 < limit, source.bytes[offset] == .openBrace, source.bytes[offset + 1] == .hash else { return nil }
    return content(from: offset + 1, opening: offset, before: limit)
  }

  /// `{ pre}`, `{ :pre}`, `{:: pre}`, `{pre}`: only for the classes of code blocks, and only when it is all there is on the line.
  func misspelt(at offset: Int, before limit: Int) -> Parsed? {
    let bytes = source.bytes
    guard offset < limit, bytes[offset] == .openBrace else { return nil }
    var start = offset + 1
    while start < limit, bytes[start].isSpaceOrTab || bytes[start] == .colon { start += 1 }
    guard start < limit, bytes[start].isLetter || bytes[start] == .dot,
      let parsed = content(from: start, opening: offset, before: limit),
      parsed.end == bytes.trimmedEnd(of: offset..<limit),
      parsed.list.id == nil, parsed.list.pairs.isEmpty, parsed.list.classes.count == 1,
      Self.codeClasses.contains(parsed.list.classes[0])
    else { return nil }
    return parsed
  }

  /// `{:pre: .pre}` declares what `pre` means and is on nothing.
  func isDeclaration(at offset: Int, before limit: Int) -> Bool {
    let bytes = source.bytes
    guard offset + 2 < limit, bytes[offset] == .openBrace, bytes[offset + 1] == .colon else { return false }
    var index = offset + 2
    while index < limit, bytes[index].isLetter || bytes[index].isDigit || "-_".utf8.contains(bytes[index]) {
      index += 1
    }
    return index > offset + 2 && index < limit && (bytes[index] == .colon || bytes[index] == .openBrace)
  }

  private func content(from start: Int, opening: Int, before limit: Int) -> Parsed? {
    let bytes = source.bytes
    var list = AttributeList(range: SourceRange(at: SourcePosition(line: 1, column: 1)))
    var index = start
    var hasReferences = true
    while index < limit {
      let byte = bytes[index]
      if byte.isSpaceOrTab {
        index += 1
      } else if byte == .closeBrace {
        list.range = source.range(opening..<(index + 1))
        return Parsed(list: list, end: index + 1)
      } else {
        let end = wordEnd(from: index, before: limit, hasReferences: &hasReferences)
        guard end > index else { return nil }
        add(index..<end, to: &list)
        index = end
      }
    }
    return nil
  }

  /// The end of a word: a blank or the closing brace, outside of quotes and `{{…}}`.
  ///
  /// - Parameter hasReferences: cleared once a `{{` is found open, so that the rest of the line is searched only once.
  private func wordEnd(from start: Int, before limit: Int, hasReferences: inout Bool) -> Int {
    let bytes = source.bytes
    var index = start
    while index < limit, !bytes[index].isSpaceOrTab, bytes[index] != .closeBrace {
      if hasReferences, bytes[index] == .openBrace, index + 1 < limit, bytes[index + 1] == .openBrace {
        let end = bytes.firstOffset(of: "}}", in: index..<limit)
        hasReferences = end != nil
        index = end.map { $0 + 2 } ?? index + 1
      } else if index > start, bytes[index - 1] == UInt8(ascii: "="),
        bytes[index] == .doubleQuote || bytes[index] == .singleQuote
      {
        index = quoteEnd(from: index, before: limit)
      } else {
        index += 1
      }
    }
    return index
  }

  /// After the closing quote; a quote that is never closed counts as an ordinary byte.
  private func quoteEnd(from start: Int, before limit: Int) -> Int {
    let bytes = source.bytes
    var index = start + 1
    while index < limit {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == .backslash ? 2 : 1
    }
    return start + 1
  }

  private func add(_ word: Range<Int>, to list: inout AttributeList) {
    let bytes = source.bytes
    let text = String(decoding: bytes[word], as: UTF8.self)
    switch bytes[word.lowerBound] {
    case .hash: list.id = String(text.dropFirst())
    case .dot: list.classes += text.parts(separatedBy: ".").map(String.init)
    default:
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        list.classes.append(text)
        return
      }
      let value = text[text.index(after: equals)...]
      list.pairs.append(.init(key: String(text[..<equals]), value: Self.unquoted(value)))
    }
  }

  private static func unquoted(_ value: Substring) -> String {
    guard value.count >= 2, let first = value.first, first == "\"" || first == "'", value.last == first else {
      return String(value)
    }
    var result = ""
    var isEscaped = false
    for character in value.dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      if isEscaped, character != first, character != "\\" { result.append("\\") }
      result.append(character)
      isEscaped = false
    }
    return isEscaped ? result + "\\" : result
  }
}
