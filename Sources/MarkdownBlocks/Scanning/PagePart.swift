/// A stretch of the page, separated from the rest before cmark reads the text in it.
enum PagePart {
  enum Role { case paragraph, term, definition }

  /// Complete as it is.
  case block(Block)
  /// Lines of the repaired text.
  case text(Range<Int>, role: Role, quoteDepth: Int)
  /// For the block above, or for the one below.
  case attributes(AttributeList, forNext: Bool)
}
