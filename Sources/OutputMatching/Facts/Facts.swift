import Bytes
import Diagnostics

/// What a text says under labels, keys and headings: for each name its values, in order.
struct Facts {
  struct Value {
    var text: TextSlice
    /// From 0.
    var line: Int
  }

  /// By the name in lower case.
  private(set) var values: [String: [Value]] = [:]
  private var count = 0

  /// More are a listing.
  private static let most = 2_000

  /// - Parameters:
  ///   - lines: of the text.
  ///   - documents: the JSON in it, each with the line in which it begins.
  ///   - tables: in it.
  init(lines: [TextSlice], documents: [(node: JSONNode, line: Int)], tables: [TextTable]) {
    for document in documents { add(document.node, key: "", line: document.line, depth: 0) }
    for table in tables {
      for row in table.rows {
        for (heading, cell) in zip(table.header, row.cells) { add(cell, under: heading.text, line: row.line) }
      }
    }
    for (index, line) in lines.enumerated() where line.count < 500 {
      guard let fact = Self.assignment(line) ?? LabelLine(line).map({ ($0.label, $0.value) }) else { continue }
      add(fact.1, under: fact.0, line: index)
    }
  }

  /// `notAfter=Mar  5 10:11:12 2024 GMT`
  static func assignment(_ line: TextSlice) -> (TextSlice, TextSlice)? {
    guard let mark = line.firstIndex(of: UInt8(ascii: "=")), mark > line.startIndex else { return nil }
    let name = line[..<mark].trimmed
    return !name.isEmpty && name.allSatisfy { $0.isAlphanumeric || "_-.".utf8.contains($0) }
      ? (name, line[(mark + 1)...].trimmed) : nil
  }

  private mutating func add(_ node: JSONNode, key: String, line: Int, depth: Int) {
    guard depth < 20, count < Self.most else { return }
    switch node.kind {
    case .object(let members, _):
      for member in members { add(member.value, key: member.key, line: line, depth: depth + 1) }
    case .array(let elements, _): for element in elements { add(element, key: key, line: line, depth: depth + 1) }
    case .string(let text), .number(let text): add(TextSlice(text), under: TextSlice(key), line: line)
    default: break
    }
  }

  private mutating func add(_ value: TextSlice, under name: TextSlice, line: Int) {
    guard count < Self.most, name.count < 80, !name.isEmpty else { return }
    count += 1
    values[String(decoding: name.trimmed.lowercased, as: UTF8.self), default: []].append(Value(text: value, line: line))
  }
}
