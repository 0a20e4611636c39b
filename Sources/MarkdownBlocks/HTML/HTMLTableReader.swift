import Diagnostics

/// Turns a `<table>` element into a ``Table``.
struct HTMLTableReader {
  let source: SourceFile
  let inlines: HTMLInlineReader

  struct Result {
    var table: Table
    /// Cells that open a row whose `<tr>` is not written, each with the place of its tag.
    var rowsWithoutTag: [Range<Int>]
  }

  func table(_ node: HTMLNode) -> Result {
    var result = Result(table: Table(style: .html), rowsWithoutTag: [])
    var rows: [(row: TableRow, isHeader: Bool)] = []
    for child in node.children {
      switch child.kind {
      case .element("caption"): result.table.caption += inlines.inlines(of: child.children)
      case .element("thead"): addRows(of: child, isHead: true, to: &rows, &result)
      case .element("tbody"), .element("tfoot"): addRows(of: child, isHead: false, to: &rows, &result)
      case .element("tr"): addRow(child, isHead: false, to: &rows, &result)
      default: break
      }
    }
    let headerCount = rows.prefix { $0.isHeader }.count
    result.table.header = rows[..<headerCount].map(\.row)
    result.table.rows = rows[headerCount...].map(\.row)
    return result
  }

  private func addRows(
    of section: HTMLNode, isHead: Bool, to rows: inout [(row: TableRow, isHeader: Bool)], _ result: inout Result
  ) {
    for child in section.children where child.kind == .element("tr") {
      addRow(child, isHead: isHead, to: &rows, &result)
    }
  }

  private func addRow(
    _ row: HTMLNode, isHead: Bool, to rows: inout [(row: TableRow, isHeader: Bool)], _ result: inout Result
  ) {
    let nodes = row.children.filter { $0.kind == .element("td") || $0.kind == .element("th") }
    guard !nodes.isEmpty else { return }
    let cells = nodes.map { inlines.cell($0, range: source.range($0.range ?? 0..<0)) }
    if !row.hasStartTag, let first = nodes[0].range { result.rowsWithoutTag.append(first) }
    let offsets = row.range ?? 0..<0
    let isHeader = isHead || nodes.allSatisfy { $0.kind == .element("th") }
    rows.append((TableRow(cells: cells, range: source.range(offsets)), isHeader))
  }
}
