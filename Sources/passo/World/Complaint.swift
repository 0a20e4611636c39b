import Diagnostics

/// Why nothing was done, and what to do about it: one message, and the status to end with.
struct Complaint: Error, Hashable {
  var message: Message
  var help: Message?
  var status: Int32

  init(_ message: Message, help: Message? = nil, status: Int32 = ExitStatus.stopped) {
    self.message = message
    self.help = help
    self.status = status
  }
}
