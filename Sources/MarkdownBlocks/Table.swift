public import Diagnostics

/// A table, written in HTML or in GFM.
public struct Table: Hashable, Sendable {
  public enum Style: String, Hashable, Sendable { case html, gfm }

  public var style: Style
  /// From `<caption>`, or from the `caption` attribute.
  public var caption: [Inline]
  public var header: [TableRow]
  public var rows: [TableRow]

  public init(style: Style, caption: [Inline] = [], header: [TableRow] = [], rows: [TableRow] = []) {
    self.style = style
    self.caption = caption
    self.header = header
    self.rows = rows
  }
}

public struct TableRow: Hashable, Sendable {
  public var cells: [TableCell]
  public var range: SourceRange

  public init(cells: [TableCell], range: SourceRange) {
    self.cells = cells
    self.range = range
  }
}

public struct TableCell: Hashable, Sendable {
  /// What is outside of list items.
  public var content: [Inline]
  /// The items of all lists in the cell, in order, nested ones flattened.
  public var items: [Item]
  public var range: SourceRange

  public struct Item: Hashable, Sendable {
    public var content: [Inline]
    public var range: SourceRange

    public init(content: [Inline], range: SourceRange) {
      self.content = content
      self.range = range
    }
  }

  public init(content: [Inline], items: [Item] = [], range: SourceRange) {
    self.content = content
    self.items = items
    self.range = range
  }
}
