/// What is refused before it reaches cmark-gfm, by shape and never by size.
///
/// In the version that Debian 12 carries, some inputs take quadratic time: many `<?` or `<!` in one paragraph, and
/// tables with very many columns, or with many columns over many lines. Measured there: a page that stays within
/// the defaults parses at the speed of any other.
public struct MarkdownLimits: Hashable, Sendable {
  /// How many `<?` and `<!` one paragraph may hold.
  public var openingsPerParagraph: Int
  /// How many columns a GFM table may have.
  public var tableColumns: Int
  /// How large columns × lines of a GFM table may be.
  public var tableCells: Int

  public init(openingsPerParagraph: Int = 500, tableColumns: Int = 1_000, tableCells: Int = 500_000) {
    self.openingsPerParagraph = openingsPerParagraph
    self.tableColumns = tableColumns
    self.tableCells = tableCells
  }
}
