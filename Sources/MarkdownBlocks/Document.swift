public import Diagnostics

/// A Markdown text as a flat list of blocks in source order, each with its true range in the original file.
///
/// Lists are not a tree here: in real pages the tree that CommonMark sees is often not the author's. An item begins
/// with a `Block.Kind.listItem` block that carries the number as written and its columns; what belongs to it
/// follows as blocks of its own, and the reader decides membership from order, number and column.
public struct Document: Sendable {
  public let source: SourceFile
  package let frontMatter: FrontMatter?
  package let blocks: [Block]
  /// Tabs, admonitions and the like, in the order in which they begin; ``Block/container`` says what is in which.
  package let containers: [Container]
  /// Repairs that were made before parsing, and refusals, in source order.
  public let diagnostics: [Diagnostic]

  package init(
    source: SourceFile, frontMatter: FrontMatter?, blocks: [Block], containers: [Container] = [],
    diagnostics: [Diagnostic]
  ) {
    self.source = source
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.containers = containers
    self.diagnostics = diagnostics
  }
}

/// The YAML between two `---` lines at the very top of a page.
package struct FrontMatter: Hashable, Sendable {
  /// Without the `---` lines.
  package var text: String
  /// The line number (from 1) of the first line of `text`.
  package var firstLine: Int
  /// Both `---` lines included.
  package var range: SourceRange

  package init(text: String, firstLine: Int, range: SourceRange) {
    self.text = text
    self.firstLine = firstLine
    self.range = range
  }
}
