public import Diagnostics

/// Why a configuration file cannot be used, where in it, and what to do about it.
public struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the person named it.
  public var path: String
  public var position: SourcePosition
  public var message: Message
  /// What to do about it.
  public var help: Message?

  public init(path: String, position: SourcePosition, message: Message, help: Message? = nil) {
    self.path = path
    self.position = position
    self.message = message
    self.help = help
  }

  /// `values.yml:3:5: …`, in English.
  public var description: String {
    "\(path):\(position): \(message)" + (help.map { ". \($0)" } ?? "")
  }
}
