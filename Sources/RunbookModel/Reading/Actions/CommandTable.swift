import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// A table whose cells hold one call each, for different places or variants: "Commands by location".
///
/// One of them is run: rows and columns say which.
struct CommandTable {
  struct Cell {
    var command: String
    /// What its row and its column are about.
    var label: String
    var range: SourceRange
  }

  let cells: [Cell]

  /// Nil for a table of something else.
  ///
  /// - Parameter isOneOfSeveral: the heads of its columns tell it from the tables next to it.
  init?(_ table: Table, reader: ProseReader, programs: Set<String>, isOneOfSeveral: Bool = false) {
    var cells: [Cell] = []
    var calls: Set<[String]> = []
    let header = table.header.last?.cells.map { reader.plain.text($0.content).foldingBlanks } ?? []
    for row in table.rows {
      let commands = row.cells.map { Self.call(in: $0.content, reader, programs) }
      let columns = commands.indices.filter { commands[$0] != nil }
      // What is called is not what it is called for.
      guard !columns.isEmpty, columns.count < row.cells.count, columns.first != 0 else { continue }
      let name = reader.plain.text(row.cells[0].content).foldingBlanks
      for column in columns {
        guard let command = commands[column] else { continue }
        let heading =
          (columns.count > 1 || isOneOfSeveral) && header.indices.contains(column) ? " · " + header[column] : ""
        cells.append(Cell(command: command, label: name + heading, range: row.cells[column].range))
        calls.insert(ExampleTemplates.callWords(command).map(String.init))
      }
    }
    guard cells.count > 1, calls.count == 1, calls.first?.isEmpty == false,
      Set(cells.map(\.command)).count == cells.count
    else { return nil }
    self.cells = cells
  }

  /// The command that is all that the cell holds.
  private static func call(in content: [Inline], _ reader: ProseReader, _ programs: Set<String>) -> String? {
    var found: String?
    for inline in content {
      switch inline.kind {
      case .code(let code) where found == nil: found = reader.plain.keywordsResolved(code).foldingBlanks
      case .text(let text) where text.allSatisfy(\.isSpace): continue
      case .softBreak, .lineBreak, .attributes: continue
      default: return nil
      }
    }
    guard let found, let command = reader.scripts[found].commands.first, command.words.count > 2,
      let program = command.program, KnownPrograms.contains(program) || programs.contains(program)
    else { return nil }
    return found
  }
}
