public import Diagnostics

/// A session could not do what an action asks for: a folder that cannot be written, a program that is missing.
public struct SessionFailure: Error, Hashable, Sendable {
  public var message: Message

  public init(_ message: Message) {
    self.message = message
  }
}
