/// A section with others below it, by which all that they do can be named.
package struct EnclosingSection: Hashable, Sendable {
  /// Made as the id of a procedure is.
  package var id: String
  /// As the page gives it.
  package var anchor: String?
  package var title: String
}
