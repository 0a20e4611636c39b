package import Diagnostics

/// Lines that can be written into a page about a block of it.
package struct PageAddition: Hashable, Sendable {
  /// Of the block. It is offered there, and from there to ``line``.
  package var firstLine: Int
  /// The lines are written below this one, or in its place.
  package var line: Int
  package var replacesLine: Bool
  package var title: Message
  /// One line or several, each with its end.
  package var text: String

  package init(firstLine: Int, line: Int, replacesLine: Bool, title: Message, text: String) {
    (self.firstLine, self.line, self.replacesLine) = (firstLine, line, replacesLine)
    (self.title, self.text) = (title, text)
  }
}
