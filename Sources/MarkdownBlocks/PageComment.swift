package import Diagnostics

/// An HTML comment on a line of its own.
package struct PageComment: Hashable, Sendable {
  /// Without `<!--` and `-->`, trimmed.
  package var text: String
  /// With both.
  package var range: SourceRange
}
