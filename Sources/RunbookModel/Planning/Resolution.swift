public import Diagnostics

/// What came of filling an action in.
public enum Resolution: Sendable {
  case ready(ResolvedAction)
  /// These placeholders have no value yet.
  case unfilled([Placeholder])
  /// Values that cannot be represented where they would be.
  case refused([Refusal])
  /// The action may not be run as it is.
  case blocked(Message)
  /// There is nothing to fill in: a person does it, or the command is not known before an output shows it.
  case notRunnable

  public struct Refusal: Hashable, Sendable {
    /// The placeholder as written.
    public var name: String
    public var reason: Message

    public init(name: String, reason: Message) {
      self.name = name
      self.reason = reason
    }
  }
}
