import Diagnostics

extension Selector {
  /// Longer lists of values than this are cut: no one chooses among them.
  private static let maximumValues = 200

  /// Finds the value in an output; escape sequences of the terminal do not count.
  package func select(from output: String) -> Selection {
    let output = OutputText(output)
    switch self {
    case .json(let path):
      return Selection(output.documents.flatMap { Self.values(at: path.steps[...], in: $0, output) })
    case .label(let label): return Selection(Self.labelled(label, in: output))
    case .table(let column, let row): return Selection(Self.cells(column, row, in: output))
    case .variable(let name): return Selection(output.lines.compactMap { Assignment(of: name, in: $0)?.value })
    case .line(let pattern): return Selection(Self.gaps(in: pattern, output))
    }
  }

  // MARK: JSON

  private static func values(
    at steps: ArraySlice<JSONPath.Step>, in node: JSONNode, _ output: OutputText
  ) -> [String] {
    guard let step = steps.first else { return text(of: node, output).map { [$0] } ?? [] }
    switch (step, node.kind) {
    case (.index(let index), .array(let elements, _)):
      return index < elements.count ? values(at: steps.dropFirst(), in: elements[index], output) : []
    case (.key(let key), .object):
      return node[key].map { values(at: steps.dropFirst(), in: $0, output) } ?? []
    case (.key, .array(let elements, _)):
      // Pages show one object where the service answers with a list.
      return Array(elements.lazy.flatMap { values(at: steps, in: $0, output) }.prefix(maximumValues))
    case (.index(0), .object):
      return values(at: steps.dropFirst(), in: node, output)
    default: return []
    }
  }

  private static func text(of node: JSONNode, _ output: OutputText) -> String? {
    switch node.kind {
    case .string(let text), .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .object, .array: output.source.bytes[node.range].string
    case .null, .placeholder, .elision: nil
    }
  }

  // MARK: Labels

  private static func labelled(_ label: String, in output: OutputText) -> [String] {
    let label = TextSlice(label).trimmed
    let readings = [([label], false), ([label], true), (TranslatedLabel.others(for: label), true)]
    for (labels, ignoringCase) in readings {
      let values = output.lines.compactMap { line in
        labels.lazy.compactMap { LabelLine.value(of: $0, in: line, ignoringCase: ignoringCase) }.first
      }.filter { !$0.isEmpty }
      if !values.isEmpty { return values.prefix(maximumValues).map(\.string) }
    }
    return []
  }

  // MARK: Tables

  private static func cells(_ column: String, _ row: Row, in output: OutputText) -> [String] {
    for line in output.lines.indices {
      for header in [TextTable.cells(of: output.lines[line]), TextTable.tightCells(of: output.lines[line]) ?? []]
      where header.contains(where: { isNamed($0.text, column) }) {
        let table = TextTable(lines: output.lines, headerLine: line, header: header)
        if let values = cells(column, row, in: table) { return values }
      }
    }
    return []
  }

  private static func isNamed(_ heading: TextSlice, _ name: String) -> Bool {
    heading.isEqualIgnoringCase(to: TextSlice(name)) || TranslatedLabel.areSame(heading, TextSlice(name))
  }

  /// Nil when this is not the table that is meant.
  private static func cells(_ column: String, _ row: Row, in table: TextTable) -> [String]? {
    guard let index = table.column(named: TextSlice(column)), !table.rows.isEmpty else { return nil }
    switch row {
    case .every: return table.rows.prefix(maximumValues).map { $0.cells[index].string }
    case .index(let number): return number < table.rows.count ? [table.rows[number].cells[index].string] : []
    case .matching(let key, let value):
      guard let keyIndex = table.column(named: TextSlice(key)) else { return nil }
      return table.rows.filter { $0.cells[keyIndex].isEqual(to: value) }.map { $0.cells[index].string }
    }
  }

  // MARK: Lines

  private static func gaps(in pattern: String, _ output: OutputText) -> [String] {
    let pattern = LinePattern(TextSlice(pattern), line: 0)
    var findings = Findings(effort: 1_000_000 + 16 * output.source.bytes.count)
    return output.lines.indices.compactMap { line in
      guard !findings.isExhausted else { return nil }
      return pattern.value(in: output.lines[line], words: output.words(ofLine: line), &findings)
    }
  }
}

extension LinePattern {
  /// What is in place of the first name.
  fileprivate func value(in line: TextSlice, words: [TextSlice], _ findings: inout Findings) -> String? {
    guard let match = match(words, bindings: [:], findings: &findings) else { return nil }
    func text(of gap: Range<Int>) -> TextSlice {
      line[words[gap.lowerBound].startIndex..<words[gap.upperBound - 1].endIndex]
    }
    if let gap = match.gaps.first(where: { $0.name != nil }) { return text(of: gap.words).string }
    if let quoted {
      return match.gaps.lazy.filter { !$0.words.isEmpty }.compactMap { quoted.value(in: text(of: $0.words)) }.first
    }
    return valueWithinWord(words)
  }

  /// The first name with nothing but punctuation around it.
  private var quoted: WordPattern? {
    elements.lazy.compactMap { if case .quoted(let pattern) = $0 { pattern } else { nil } }.first
  }

  /// The name is part of a word, such as `registry.<domain>`: that word is matched literally.
  private func valueWithinWord(_ words: [TextSlice]) -> String? {
    for element in elements {
      guard case .word(let pattern) = element, pattern.hasName else { continue }
      return words.lazy.compactMap { pattern.value(in: $0) }.first
    }
    return nil
  }
}
