/// One word of a command: what a shell would hand on as one argument, or expand.
package struct ShellWord: Hashable, Sendable {
  /// UTF-8 byte offsets into the text.
  package var range: Range<Int>
  /// As written, quotes included.
  package var text: String
  /// The value with its quotes removed; nil when the word holds an expansion, a glob or a placeholder, so that its
  /// value is not known before the command runs.
  package var literal: String?

  package init(range: Range<Int>, text: String, literal: String?) {
    self.range = range
    self.text = text
    self.literal = literal
  }
}
