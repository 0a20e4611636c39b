public import Diagnostics

/// What is asked for does not exist, or makes no sense: nothing has been run.
public struct RunError: Error, Hashable, Sendable {
  public var message: Message
  /// The remedy: the nearest right name, or what there is.
  public var help: Message?

  public init(_ message: Message, help: Message? = nil) {
    self.message = message
    self.help = help
  }
}
