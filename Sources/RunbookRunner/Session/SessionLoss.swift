public import Diagnostics

/// The session is gone and cannot be brought back: the run ends here, and nobody knows what became of the action that
/// was under way.
public struct SessionLoss: Error, Hashable, Sendable {
  public var message: Message

  public init(_ message: Message) {
    self.message = message
  }
}
