import RunbookModel

/// Knows the columns of a table whose heading names a secret, and the block whose name does: `passwords:` and the lines
/// below it.
struct TokenTable: Sendable {
  /// A heading has at least so many cells.
  private static let fewestCells = 2
  private static let mostCells = 40
  /// In bytes.
  private static let longestName = 40
  /// In bytes.
  private static let longestLine = 4096

  private enum Separator: Sendable { case bar, tab, comma, semicolon, blanks }

  private struct Cell {
    var range: Range<Int>
    /// Of its first character in the line, as it is seen.
    var column: Int
  }

  private var separator: Separator?
  /// By number, or by place where blanks alone separate them.
  private var secretCells: [Int] = []
  private var starts: [Int] = []
  /// The last word of each heading that names a secret, in lower case.
  private var labels: [Int: String] = [:]
  private var cellCount = 0

  /// The secrets of a line that has ended.
  ///
  /// - Parameter indent: of the line, in bytes that are not among its own.
  mutating func secrets(in line: [UInt8], indent: Int) -> [Range<Int>] {
    guard line.count <= TokenTable.longestLine, let first = line.first(where: { $0 > 0x20 }) else { return [] }
    // `----`, `+---+---+`, `├───┼───┤`
    if TokenTable.isRule(line) || first == UInt8(ascii: "+") { return [] }
    if let separator {
      let cells = TokenTable.cells(of: line, separator)
      // One row may lack a cell where blanks divide them.
      if cells.count == cellCount || separator == .blanks && cells.count > 1 && cells.count < cellCount {
        return secretCells.compactMap { secret in
          let cell =
            separator == .blanks ? cells.first { abs($0.column + indent - starts[secret]) <= 1 } : cells[secret]
          guard let cell, TokenTable.isSecret(line[cell.range], label: labels[secret] ?? "") else { return nil }
          return cell.range
        }
      }
      self.separator = nil
    }
    noteHeading(line, indent: indent)
    return []
  }

  /// A heading with the name of a secret is above.
  var isActive: Bool { separator != nil }

  /// Digits beside letters, or signs that no word has.
  private static func isSecret(_ value: ArraySlice<UInt8>, label: String) -> Bool {
    value.count >= 8 && !value.contains(0x20) && TokenValue.isSecret(value, label: label, isInTable: false)
      && TokenValue.hasDigitAndLetter(value) && !TokenValue.isVersionOrTime(value)
  }

  private mutating func noteHeading(_ line: [UInt8], indent: Int) {
    for separator in [Separator.bar, .tab, .comma, .semicolon, .blanks] {
      let cells = TokenTable.cells(of: line, separator)
      guard (TokenTable.fewestCells...TokenTable.mostCells).contains(cells.count) else { continue }
      guard cells.allSatisfy({ !$0.range.isEmpty && $0.range.count <= TokenTable.longestName }) else { continue }
      let names = cells.map { String(decoding: line[$0.range], as: UTF8.self) }
      // A heading consists of names, and the line has nothing else.
      guard names.allSatisfy(TokenTable.isName) else { continue }
      let secret = names.indices.filter { TokenLabel.isSecretName(names[$0]) }
      guard !secret.isEmpty, secret.count < names.count || names.count == 1 else { continue }
      (self.separator, secretCells, cellCount) = (separator, secret, cells.count)
      labels = Dictionary(
        secret.map { ($0, names[$0].lowercased().split(separator: " ").last.map(String.init) ?? "") }
      ) { $1 }
      starts = cells.map { $0.column + indent }
      return
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.split(separator: " ").count <= 4
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || "_- ./()#'’".unicodeScalars.contains($0)
      }
      && text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  private static func isRule(_ line: [UInt8]) -> Bool {
    line.allSatisfy { $0 <= 0x20 || "-=+|:".utf8.contains($0) || $0 >= 0x80 }
      && line.contains { "-=".utf8.contains($0) || $0 == 0xE2 }
  }

  private static func cells(of line: [UInt8], _ separator: Separator) -> [Cell] {
    var cells: [Cell] = []
    var start = 0
    var index = 0
    func add(_ end: Int) {
      var range = start..<end
      while let first = range.first, line[first] <= 0x20 || line[first] == UInt8(ascii: "\"") { range.removeFirst() }
      while let last = range.last, line[last] <= 0x20 || line[last] == UInt8(ascii: "\"") { range.removeLast() }
      if separator == .blanks || separator == .bar, range.isEmpty { return }
      let column = separator == .blanks ? line[..<range.lowerBound].count { $0 & 0xC0 != 0x80 } : 0
      cells.append(Cell(range: range, column: column))
    }
    while index < line.count {
      guard isSeparator(line[index], separator) else {
        index += 1
        continue
      }
      let width = self.width(of: separator, in: line, at: index)
      if width > 0 {
        add(index)
        start = index + width
      }
      index += max(width, 1)
    }
    add(line.count)
    // Without a separator there is no table.
    return cells.count > 1 || separator == .bar && start > 0 ? cells : []
  }

  private static func isSeparator(_ byte: UInt8, _ separator: Separator) -> Bool {
    switch separator {
    case .bar: byte == 0x7C || byte == 0xE2
    case .tab: byte == 0x09
    case .comma: byte == 0x2C
    case .semicolon: byte == 0x3B
    case .blanks: byte == 0x20
    }
  }

  private static func width(of separator: Separator, in line: [UInt8], at index: Int) -> Int {
    switch separator {
    case .bar:
      if line[index] == UInt8(ascii: "|") { return 1 }
      return ["│", "┃", "║"].contains { line[index...].starts(with: $0.utf8) } ? 3 : 0
    case .tab: return line[index] == 0x09 ? 1 : 0
    case .comma: return line[index] == UInt8(ascii: ",") ? 1 : 0
    case .semicolon: return line[index] == UInt8(ascii: ";") ? 1 : 0
    case .blanks:
      let count = line[index...].prefix { $0 == 0x20 }.count
      return count > 1 ? count : 0
    }
  }
}
