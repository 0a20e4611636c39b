package import Diagnostics

/// A kramdown attribute list: `{: pre}`, `{: #anchor .class key="value"}`.
///
/// Source: kramdown syntax, "Attribute List Definitions" and "Block Inline Attribute Lists".
package struct AttributeList: Hashable, Sendable {
  /// `#anchor`, without the sign; the last one wins.
  package var id: String?
  /// `.class` and bare words alike, without the dot, in order: a bare word refers to a declaration that in this
  /// dialect always names the class of the same name.
  package var classes: [String]
  package var pairs: [Pair]
  /// Braces included.
  package var range: SourceRange

  package struct Pair: Hashable, Sendable {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  package init(id: String? = nil, classes: [String] = [], pairs: [Pair] = [], range: SourceRange) {
    self.id = id
    self.classes = classes
    self.pairs = pairs
    self.range = range
  }

  /// The value of a `key="value"` pair; the last one wins.
  package subscript(key: String) -> String? { pairs.last { $0.key == key }?.value }
}
