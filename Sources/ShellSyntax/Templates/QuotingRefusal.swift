public import Diagnostics

/// A value cannot be written where it is wanted.
public struct QuotingRefusal: Error, Hashable, Sendable {
  public var reason: Message

  public init(_ reason: Message) {
    self.reason = reason
  }
}
