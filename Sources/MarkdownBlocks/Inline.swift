package import Diagnostics

/// A piece of running text.
package struct Inline: Hashable, Sendable {
  package indirect enum Kind: Hashable, Sendable {
    /// Entities are decoded; `{{site.data.keyword.x}}` references are kept as written.
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case link(destination: String, content: [Inline])
    case image(source: String, alternative: [Inline])
    /// A raw HTML tag, as written: `<br>`, but also a placeholder such as `<name>` that CommonMark takes for one.
    case html(String)
    case softBreak
    case lineBreak
    /// A span attribute list: `[text](url){: external}`, or `{: #anchor}` at the start of an item's text.
    case attributes(AttributeList)
  }

  package var kind: Kind
  /// In the original; inside HTML only the line is exact.
  package var range: SourceRange

  package init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
