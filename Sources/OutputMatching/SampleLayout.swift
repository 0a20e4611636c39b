import Bytes

/// How a sample falls into JSON documents, tables, labels and running text.
struct SampleLayout: Sendable {
  enum Part: Sendable {
    case json(JSONNode)
    case table(TextTable)
    case labels([LabelPattern])
    case lines([LinePattern])
  }

  /// Every attempt to read JSON may look at the whole sample.
  private static let maximumFailedDocuments = 16
  /// Of key material.
  private static let maximumArmourLines = 500

  private(set) var parts: [Part] = []
  /// The sample says that there are lines which it does not show.
  private(set) var hasElision = false
  private var pendingLabels: [LabelPattern] = []
  private var pendingLines: [LinePattern] = []
  private var failedDocuments = 0
  private let readsLines: Bool
  private let lines: [TextSlice]
  private let lineStarts: [Int]
  private let bytes: TextSlice

  /// - Parameters:
  ///   - lines: without their endings.
  ///   - lineStarts: where each begins in `bytes`.
  ///   - readsLines: whether running text is taken apart, without which no output is compared with it.
  init(bytes: [UInt8], lines: [TextSlice], lineStarts: [Int], readsLines: Bool) {
    self.readsLines = readsLines
    self.bytes = bytes[...]
    self.lines = lines
    self.lineStarts = lineStarts
    var index = 0
    while index < lines.count { index = addPart(at: index) }
    closePart()
  }

  /// Adds what begins in a line, and returns the first line after it.
  private mutating func addPart(at index: Int) -> Int {
    let line = lines[index]
    if line.trimmed.isEmpty || isEcho(line) || TextTable.isRule(line) && !isRuleOfText(index) { return index + 1 }
    if LinePattern.isElision(line) {
      hasElision = true
      return index + 1
    }
    if let next = addArmour(at: index) ?? addJSON(at: index) { return next }
    if let next = addTable(at: index) { return next }
    if let label = label(at: index) {
      append(label)
    } else {
      appendLine(index)
    }
    return index + 1
  }

  /// A line of one sign across the screen, which is text as any other line; next to a table it may be a part of that.
  private func isRuleOfText(_ index: Int) -> Bool {
    guard WordPattern.rule(lines[index].trimmed) != nil else { return false }
    if index + 1 < lines.count, TextTable.cells(of: lines[index + 1]).count > 1 { return false }
    if case .table? = parts.last, pendingLines.isEmpty, pendingLabels.isEmpty { return false }
    return true
  }

  /// The command that the sample repeats before its output, or a prompt that waits after it: `user@host:~ $ tool`.
  private func isEcho(_ line: TextSlice) -> Bool {
    let text = line.trimmed
    let prompt = text.prefix { $0 != "$" }
    let following = text[prompt.endIndex...].dropFirst()
    guard prompt.count <= 60, prompt.count < text.count, following.first?.isBlank ?? true else { return false }
    return prompt.isEmpty ? !following.isEmpty : prompt.contains { $0 == ":" || $0 == "@" } && !prompt.contains(0x22)
  }

  /// Key material between `-----BEGIN …-----` and `-----END …-----` has any length: only those two lines count.
  private mutating func addArmour(at index: Int) -> Int? {
    guard lines[index].trimmed.begins(with: "-----BEGIN "),
      let end = lines[(index + 1)...].prefix(Self.maximumArmourLines).firstIndex(where: {
        $0.trimmed.begins(with: "-----END ")
      })
    else { return nil }
    appendLine(index)
    appendLine(end)
    hasElision = true
    return end + 1
  }

  private mutating func append(_ label: LabelPattern) {
    if !pendingLines.isEmpty { closePart() }
    pendingLabels.append(label)
  }

  private mutating func appendLine(_ index: Int) {
    if !pendingLabels.isEmpty { closePart() }
    let line = lines[index]
    pendingLines.append(readsLines ? LinePattern(line, line: index) : LinePattern(unread: line, line: index))
  }

  private mutating func append(_ part: Part) {
    closePart()
    parts.append(part)
  }

  private mutating func closePart() {
    if !pendingLabels.isEmpty { parts.append(.labels(pendingLabels)) }
    if !pendingLines.isEmpty { parts.append(.lines(pendingLines)) }
    pendingLabels = []
    pendingLines = []
  }

  // MARK: JSON

  private mutating func addJSON(at index: Int) -> Int? {
    let text = lines[index].trimmed
    guard text.first == "{" || text.first == "[", failedDocuments < Self.maximumFailedDocuments,
      looksLikeJSON(bytes[text.startIndex...])
    else { return nil }
    guard let node = JSONReader.read(bytes[text.startIndex...], asSample: true), holdsSomething(node) else {
      failedDocuments += 1
      return nil
    }
    append(.json(node))
    var next = index + 1
    while next < lines.count, lineStarts[next] < node.range.upperBound { next += 1 }
    return next
  }

  private func looksLikeJSON(_ text: TextSlice) -> Bool {
    let next = text.dropFirst().first { !$0.isBlank && $0 != 0x0A }
    guard let next else { return false }
    if text.first == "{" { return "\"}<.'/#".utf8.contains(next) || next >= 0x80 || next.isLetter }
    return "{[]\"<'".utf8.contains(next) || next.isDigit
  }

  /// `{name}` reads as an object without members: that is no JSON.
  private func holdsSomething(_ node: JSONNode) -> Bool {
    switch node.kind {
    case .object(let members, let isOpen):
      !members.isEmpty || bytes[node.range].dropFirst().dropLast().trimmed.isEmpty
        || isOpen && bytes[node.range].contains { $0 == "." || $0 >= 0x80 }
    default: true
    }
  }

  // MARK: Tables

  private mutating func addTable(at index: Int) -> Int? {
    let cells = TextTable.cells(of: lines[index])
    guard
      let header = TextTable.barredCells(lines, at: index)
        ?? (isHeader(cells, at: index)
          ? HeadingGaps.divided(cells, at: index, in: lines)
          : TextTable.tightCells(of: lines[index]) ?? TextTable.knownCells(of: lines[index])),
      header.count >= 2
    else { return nil }
    let table = TextTable(lines: lines, headerLine: index, header: header)
    guard isTable(table) else { return nil }
    if lines[index...].prefix((table.rows.last?.line ?? index) + 1 - index).contains(where: {
      LinePattern.isElision($0)
    }) {
      hasElision = true
    }
    append(.table(table))
    return (table.rows.last?.line ?? index) + 1
  }

  private func isHeader(_ cells: [TextTable.Cell], at index: Int) -> Bool {
    if isFramed(at: index) { return cells.count >= 2 }
    guard cells.count >= 2, cells.allSatisfy({ isHeading($0.text) }) else { return false }
    // Two columns may be a list of labels: then the first cells of the lines below are headings as well.
    if cells.count > 2 || cells.allSatisfy({ isCapitals($0.text) }) { return true }
    let below = lines.dropFirst(index + 1).prefix(20).prefix { !$0.trimmed.isEmpty }.filter { !TextTable.isRule($0) }
    let hasRule = lines.dropFirst(index + 1).first.map(TextTable.isRule) ?? false
    return hasRule || !below.isEmpty && below.allSatisfy { !isHeading(TextTable.cells(of: $0).first?.text ?? []) }
  }

  /// A row of bars between two rules: all that it has are headings.
  private func isFramed(at index: Int) -> Bool {
    let text = lines[index].trimmed
    return index > 0 && index + 1 < lines.count && text.first == "|" && text.last == "|"
      && TextTable.isRule(lines[index - 1]) && TextTable.isRule(lines[index + 1])
  }

  /// Begins with a capital (or a letter without case), holds no value, no placeholder, no colon at its end.
  private func isHeading(_ text: TextSlice) -> Bool {
    guard let first = text.first, first.isUppercase || first >= 0x80, text.last != ":" else { return false }
    guard !text.contains(where: { "<>'\"=".utf8.contains($0) }), text.count <= 40 else { return false }
    return text.split(whereSeparator: \.isBlank).allSatisfy { word in
      let shape = ValueShape.of(word)
      return !shape.isWildcard && shape != .boolean
    }
  }

  private func isCapitals(_ text: TextSlice) -> Bool {
    !text.contains(where: \.isLowercase)
  }

  private func isTable(_ table: TextTable) -> Bool {
    guard !table.rows.isEmpty else { return table.header.allSatisfy { isCapitals($0.text) } }
    return table.rows.allSatisfy { row in row.cells.contains { !$0.isEmpty } }
  }

  // MARK: Labels

  private func label(at index: Int) -> LabelPattern? {
    // An error that the page shows is meant word by word: any other error would have the same label.
    guard !ErrorBanner.isBanner(lines[index]), let label = LabelLine(lines[index]) else { return nil }
    return LabelPattern(line: index, label: label, isHeading: label.value.isEmpty && isHeading(at: index, label))
  }

  /// Whether a label without a value is that of the lines below: they are indented, or no labels themselves. Labels
  /// whose colons are below each other belong together, however they are indented.
  private func isHeading(at index: Int, _ label: LabelLine) -> Bool {
    guard let next = lines.dropFirst(index + 1).first(where: { !$0.trimmed.isEmpty }) else { return false }
    let isFollowed = lines.dropFirst(index + 1).first.map { !$0.trimmed.isEmpty } ?? false
    guard isFollowed, let other = LabelLine(next), !next.trimmed.begins(with: "- ") else { return true }
    let line = lines[index]
    func colon(_ line: TextSlice, _ label: LabelLine) -> Int { label.label.endIndex - line.startIndex }
    if colon(line, label) == colon(next, other) { return false }
    return next.prefix(while: \.isBlank).count > line.prefix(while: \.isBlank).count
  }
}
