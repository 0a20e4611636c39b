package import Diagnostics

/// A value cannot be written where it is wanted.
package struct QuotingRefusal: Error, Hashable, Sendable {
  package var reason: Message

  package init(_ reason: Message) {
    self.reason = reason
  }
}
