public import Diagnostics

/// A kramdown attribute list: `{: pre}`, `{: #anchor .class key="value"}`.
///
/// Source: kramdown syntax, "Attribute List Definitions" and "Block Inline Attribute Lists".
public struct AttributeList: Hashable, Sendable {
  /// `#anchor`, without the sign; the last one wins.
  public var id: String?
  /// `.class` and bare words alike, without the dot, in order: a bare word refers to a declaration that in this
  /// dialect always names the class of the same name.
  public var classes: [String]
  public var pairs: [Pair]
  /// Braces included.
  public var range: SourceRange

  public struct Pair: Hashable, Sendable {
    public var key: String
    public var value: String

    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  public init(id: String? = nil, classes: [String] = [], pairs: [Pair] = [], range: SourceRange) {
    self.id = id
    self.classes = classes
    self.pairs = pairs
    self.range = range
  }

  /// The value of a `key="value"` pair; the last one wins.
  public subscript(key: String) -> String? { pairs.last { $0.key == key }?.value }
}
