package import Diagnostics

/// What encloses blocks beyond CommonMark: a set of tabs, one tab, an admonition, a part that unfolds.
///
/// The lines that mark it, such as `=== "macOS"`, `{{< note >}}` or `</TabItem>`, are no blocks.
package struct Container: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Tabs of which a reader opens one. Sets with the same `group` on one page switch together.
    case tabSet(group: String?)
    /// One tab; its parent is always a ``tabSet(group:)``, made up where the syntax writes none.
    ///
    /// - Parameters:
    ///   - label: what the reader sees, without icons; empty when the page gives none.
    ///   - id: the name by which tabs of several sets are the same, when the syntax has one.
    case tab(label: String, id: String?)
    case admonition(Admonition, title: String?)
    /// What is hidden until the reader unfolds it.
    case details(summary: String?)
  }

  /// The group of sets whose tabs are parts of the whole page: where the chosen one has no part, a reader sees nothing.
  package static let pivots = "zone pivot"

  package var kind: Kind
  /// Index of the container around it, in ``Document/containers``.
  package var parent: Int?
  /// From the first byte of the opening marker to the end of the closing one, or of the content when nothing closes it.
  package var range: SourceRange

  package init(kind: Kind, parent: Int? = nil, range: SourceRange) {
    self.kind = kind
    self.parent = parent
    self.range = range
  }
}

/// What an admonition is for, no matter what its syntax calls it.
package enum Admonition: String, Hashable, Sendable {
  case note, tip, info, warning, danger, example
  /// What a command prints: "Expected output".
  case output
  /// A kind that Passo gives no meaning to.
  case other
}
