/// An unquoted scalar of a YAML text in which at least one placeholder is not the whole of it.
struct YAMLScalar: Hashable, Sendable {
  /// UTF-8 byte offsets, without blanks around it.
  var range: Range<Int>
  /// Inside `[…]` or `{…}`.
  var isInFlow: Bool
  /// Where the YAML text itself is.
  var outer = Place.text
}
