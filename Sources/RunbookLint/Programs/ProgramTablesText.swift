import Bytes

/// A table of a program as YAML, for ``ProgramTablesReader``.
package enum ProgramTablesText {
  /// Of lines, where a list goes on.
  private static let width = 100

  /// - Parameters:
  ///   - name: the words with which the program is called.
  ///   - origin: how it was learned, for a comment.
  package static func text(of table: ProgramTable, name: String, origin: String) -> String {
    var lines = ["# \(origin)", "\(key(name)):"]
    add(table, indentation: 2, to: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func add(_ table: ProgramTable, indentation: Int, to lines: inout [String]) {
    let blanks = String(repeating: " ", count: indentation)
    if !table.aliases.isEmpty { lines.append("\(blanks)aliases: [\(table.aliases.map(key).joined(separator: ", "))]") }
    let options = table.options.sorted { $0.key < $1.key }.map { scalar($0.key + $0.value.rawValue) }
    if !options.isEmpty { add("options", options, blanks, to: &lines) }
    if table.isPartial, !options.isEmpty { lines.append("\(blanks)partial: true") }
    if table.passesOn { lines.append("\(blanks)passes-on: true") }
    guard !table.commands.isEmpty else { return }
    lines.append("\(blanks)commands:")
    for (name, command) in table.commands.sorted(by: { $0.key < $1.key }) {
      lines.append("\(blanks)  \(key(name)):")
      add(command, indentation: indentation + 4, to: &lines)
    }
  }

  private static func add(_ name: String, _ values: [String], _ blanks: String, to lines: inout [String]) {
    var line = "\(blanks)\(name): ["
    for (index, value) in values.enumerated() {
      let next = value + (index == values.count - 1 ? "]" : ",")
      if line.utf8.count + next.utf8.count + 1 > width, index > 0 {
        lines.append(line)
        line = blanks + "  " + next
      } else {
        line += (index == 0 ? "" : " ") + next
      }
    }
    lines.append(line)
  }

  /// Letters, digits and hyphens need no quotation marks; a number would be none without them.
  private static func key(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map { $0.isLetter } == true
      && text.utf8.allSatisfy { $0.isAlphanumeric || "-_. ".utf8.contains($0) }
    return isPlain ? text : quoted(text)
  }

  private static func scalar(_ option: String) -> String {
    let isPlain = option.utf8.allSatisfy { $0.isAlphanumeric || "-_.=".utf8.contains($0) }
    return isPlain ? option : quoted(option)
  }

  /// Source: YAML 1.2, 7.3.1.
  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
