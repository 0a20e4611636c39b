/// Finds the names in a sample, and for each the selector that takes its value from a real output.
struct SampleNames {
  /// In one line; more are noise.
  private static let maximumNames = 50

  private let layout: SampleLayout
  private let lines: [TextSlice]
  /// By offset in the sample.
  private var selectors: [Int: Selector] = [:]

  init(layout: SampleLayout, lines: [TextSlice]) {
    self.layout = layout
    self.lines = lines
    for part in layout.parts {
      switch part {
      case .json(let node): visit(node, at: JSONPath())
      case .table(let table): visit(table)
      case .labels(let labels): for label in labels { visit(label) }
      case .lines: break
      }
    }
  }

  var all: [SampleName] {
    lines.enumerated().flatMap { line, text in
      NameInText.all(in: text).prefix(Self.maximumNames).map { name in
        SampleName(
          name: name.text, key: NameInText.key(of: name.text),
          selector: selectors[name.range.lowerBound] ?? .line(Self.pattern(text, keeping: name)), line: line,
          column: name.range.lowerBound - text.startIndex + 1)
      }
    }
  }

  private mutating func visit(_ node: JSONNode, at path: JSONPath) {
    switch node.kind {
    case .object(let members, _):
      for member in members { visit(member.value, at: path.appending(.key(member.key))) }
    case .array(let elements, _):
      for (index, element) in elements.enumerated() { visit(element, at: path.appending(.index(index))) }
    case .placeholder: selectors[node.range.lowerBound] = .json(path)
    case .string(let text):
      // After the quotation mark, if there is one.
      let name = NameInText.first(in: TextSlice(text))
      if name?.text == text {
        selectors[node.range.lowerBound] = .json(path)
        selectors[node.range.lowerBound + 1] = .json(path)
      }
    default: break
    }
  }

  /// With one row in the sample, whichever row the output has; with several, the one at the same place.
  private mutating func visit(_ table: TextTable) {
    for (index, row) in table.rows.enumerated() {
      for (heading, cell) in zip(table.header, row.cells) where ValuePattern(cell).isName {
        let place: Selector.Row = table.rows.count == 1 ? .every : .index(index)
        selectors[cell.startIndex] = .table(column: heading.text.string, row: place)
      }
    }
  }

  private mutating func visit(_ label: LabelPattern) {
    guard label.value.isName else { return }
    selectors[label.value.text.startIndex] = .label(label.label.string)
  }

  /// The line with every other name elided.
  private static func pattern(_ line: TextSlice, keeping name: NameInText) -> String {
    var pattern = ""
    var start = line.startIndex
    for other in NameInText.all(in: line) where other.range != name.range {
      pattern += line[start..<other.range.lowerBound].string + "..."
      start = other.range.upperBound
    }
    return (TextSlice(pattern) + line[start...]).trimmed.string
  }
}
