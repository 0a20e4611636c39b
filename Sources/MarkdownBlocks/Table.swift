package import Diagnostics

/// A table, written in HTML or in GFM.
package struct Table: Hashable, Sendable {
  package enum Style: String, Hashable, Sendable { case html, gfm }

  package var style: Style
  /// From `<caption>`, or from the `caption` attribute.
  package var caption: [Inline]
  package var header: [TableRow]
  package var rows: [TableRow]

  package init(style: Style, caption: [Inline] = [], header: [TableRow] = [], rows: [TableRow] = []) {
    self.style = style
    self.caption = caption
    self.header = header
    self.rows = rows
  }
}

package struct TableRow: Hashable, Sendable {
  package var cells: [TableCell]
  package var range: SourceRange

  package init(cells: [TableCell], range: SourceRange) {
    self.cells = cells
    self.range = range
  }
}

package struct TableCell: Hashable, Sendable {
  /// What is outside of list items.
  package var content: [Inline]
  /// The items of all lists in the cell, in order, nested ones flattened.
  package var items: [Item]
  package var range: SourceRange

  package struct Item: Hashable, Sendable {
    package var content: [Inline]
    package var range: SourceRange

    package init(content: [Inline], range: SourceRange) {
      self.content = content
      self.range = range
    }
  }

  package init(content: [Inline], items: [Item] = [], range: SourceRange) {
    self.content = content
    self.items = items
    self.range = range
  }
}
