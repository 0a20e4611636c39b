import Bytes
import Diagnostics

/// The values that the output of a listing command offers: of a table one column, of JSON one member of each element,
/// else one for each line.
package struct ValueListing: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var value: String
    /// All that the output says of it, on one line.
    package var line: String

    package init(value: String, line: String) {
      self.value = value
      self.line = line
    }
  }

  /// The heading of a table; nil where there is none.
  package let header: String?
  /// In the order of the output; each value once.
  package let entries: [Entry]

  /// - Parameters:
  ///   - output: plain text; escape sequences of the terminal do not count.
  ///   - key: what the value is called, in lower case with `_` between words: it tells which column or member is meant.
  package init(_ output: String, for key: String) {
    let output = OutputText(output)
    let names = ListingNames(key)
    // An error message is nothing to pick from.
    let isError = output.lines.contains(where: ErrorBanner.isBanner)
    let found =
      isError
      ? (nil, [])
      : ValueListing.elements(of: output, names) ?? ValueListing.rows(of: output, names)
        ?? (nil, ValueListing.lines(of: output))
    header = found.0
    var seen: Set<String> = []
    entries = found.1.filter { !$0.value.isEmpty && seen.insert($0.value).inserted }
  }

  /// The same without the entries that are not wanted.
  package func filtered(_ isWanted: (Entry) -> Bool) -> ValueListing {
    ValueListing(header: header, entries: entries.filter(isWanted))
  }

  package init(header: String?, entries: [Entry]) {
    self.header = header
    self.entries = entries
  }

  private typealias Found = (String?, [Entry])

  // MARK: JSON

  /// An array, or an object that holds exactly one.
  private static func elements(of output: OutputText, _ names: ListingNames) -> Found? {
    for document in output.documents where isAlone(document, in: output) {
      guard let elements = array(in: document), !elements.isEmpty else { continue }
      let entries = elements.compactMap { entry(of: $0, names, output) }
      if !entries.isEmpty { return (nil, entries) }
    }
    return nil
  }

  /// `[1] one` is a line, and no document.
  private static func isAlone(_ document: JSONNode, in output: OutputText) -> Bool {
    let rest = output.source.bytes[document.range.upperBound...].prefix { $0 != 0x0A }
    return rest.allSatisfy(\.isBlank)
  }

  private static func array(in node: JSONNode) -> [JSONNode]? {
    switch node.kind {
    case .array(let elements, _): return elements
    case .object(let members, _):
      let arrays = members.compactMap { member -> [JSONNode]? in
        if case .array(let elements, _) = member.value.kind { elements } else { nil }
      }
      return arrays.count == 1 ? arrays[0] : nil
    default: return nil
    }
  }

  private static func entry(of node: JSONNode, _ names: ListingNames, _ output: OutputText) -> Entry? {
    if let text = scalar(node) { return Entry(value: text, line: text) }
    // What Kubernetes and Cloud Foundry say of a thing is one level below.
    let members = members(of: node) + ["metadata", "entity"].compactMap { node[$0] }.flatMap(members)
    guard let best = names.best(of: members.map(\.name)) else { return nil }
    let others = members.indices.filter { $0 != best }.map { members[$0].text }
    return Entry(value: members[best].text, line: ([members[best].text] + others).joined(separator: "  "))
  }

  private static func members(of node: JSONNode) -> [(name: String, text: String)] {
    guard case .object(let members, _) = node.kind else { return [] }
    return members.compactMap { member in scalar(member.value).map { (member.key, $0) } }
  }

  private static func scalar(_ node: JSONNode) -> String? {
    switch node.kind {
    case .string(let text), .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .null, .array, .object, .placeholder, .elision: nil
    }
  }

  // MARK: Tables

  private static func rows(of output: OutputText, _ names: ListingNames) -> Found? {
    for line in output.lines.indices where !TextTable.isRule(output.lines[line]) {
      guard let header = header(of: output.lines, at: line) else { continue }
      let table = TextTable(lines: output.lines, headerLine: line, header: header)
      let headings = header.map { $0.text.string }
      guard !table.rows.isEmpty, let column = names.best(of: headings) else { continue }
      let entries = table.rows.map { row in
        // Columns that are separated by single blanks are recognized by their number.
        let words = output.lines[row.line].split(whereSeparator: \.isBlank)
        let isTight = TextTable.cells(of: output.lines[line]).count < header.count && words.count == header.count
        return Entry(
          value: (isTight ? words[column] : row.cells[column]).string, line: output.lines[row.line].string)
      }
      return (output.lines[line].string, entries)
    }
    return nil
  }

  /// A line is a heading when it is all in capitals, or when a rule, or a row of as many columns that begin where its
  /// own do, follows it.
  private static func header(of lines: [TextSlice], at index: Int) -> [TextTable.Cell]? {
    let line = lines[index]
    guard !line.trimmed.isEqual(to: "OK") else { return nil }
    let cells = TextTable.cells(of: line)
    let isInCapitals = line.contains(where: \.isUppercase) && !line.contains(where: \.isLowercase)
    let next = lines.dropFirst(index + 1).first { !$0.trimmed.isEmpty } ?? []
    guard !next.isEmpty else { return nil }
    if isInCapitals { return cells.count > 1 ? cells : TextTable.tightCells(of: line) ?? (cells.isEmpty ? nil : cells) }
    guard cells.count > 1 else { return nil }
    if TextTable.isRule(next) || line.trimmed.first == "|" { return cells }
    let below = TextTable.cells(of: next)
    return below.count == cells.count && zip(below, cells).allSatisfy { $0.start == $1.start } ? cells : nil
  }

  // MARK: Lines

  private static func lines(of output: OutputText) -> [Entry] {
    let lines = output.lines.map(\.trimmed).filter { !$0.isEmpty }
    let explained = ExplainedLines(lines.map(withoutMark))
    return lines.compactMap { text in
      if let explained {
        return explained.value(of: withoutMark(text)).map { Entry(value: $0.string, line: text.string) }
      }
      // `OK`, `Listing namespaces...`, `Your namespaces:` are said about the list.
      guard text.last != ":", text.last != ".", text.string != "OK" else { return nil }
      let item = withoutMark(text)
      let cells = TextTable.cells(of: item)
      let value = cells.count > 1 ? cells[0].text : item
      return Entry(value: value.string, line: text.string)
    }
  }

  /// Without what numbers a line or marks it: `1. `, `[1] `, `2) `, `* `, `- `.
  private static func withoutMark(_ line: TextSlice) -> TextSlice {
    let digits = line.drop { $0 == "[" || $0 == "(" }.prefix(while: \.isDigit)
    var rest: TextSlice
    if !digits.isEmpty {
      rest = line[digits.endIndex...].drop { "].)".utf8.contains($0) }
      guard rest.startIndex > digits.endIndex else { return line }
    } else if let first = line.first, "*-•>".utf8.contains(first) {
      rest = line.dropFirst()
    } else {
      return line
    }
    guard rest.first?.isBlank ?? false else { return line }
    rest = rest.trimmed
    return rest.isEmpty ? line : rest
  }
}
