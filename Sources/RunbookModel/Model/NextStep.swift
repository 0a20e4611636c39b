/// What a page tells its reader to do once its steps are done.
package struct NextStep: Hashable, Sendable {
  package var text: String
  /// Where its first link leads, as the page writes it.
  package var link: String?
  package var line: Int
}
