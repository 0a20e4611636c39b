import Diagnostics

/// Where and why a text of data cannot be read.
struct DataFault: Hashable {
  /// UTF-8 offset in the text.
  var offset: Int
  var message: Message
  var help: Message?

  init(_ offset: Int, _ message: Message, help: Message? = nil) {
    (self.offset, self.message, self.help) = (offset, message, help)
  }
}
