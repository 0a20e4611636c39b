/// Where something is done that is not done in the operator's shell, in its current directory.
public struct ActionPlace: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// Below another directory of this machine.
    case directory
    /// In another terminal of this machine, beside something that goes on.
    case terminal
    /// On another machine.
    case host
    case container
    /// At the prompt of a program.
    case program
  }

  public var kind: Kind
  /// As the page has it, such as a container's name.
  public var name: String?
  /// Of the words or of the command that say so.
  public var line: Int

  /// The directory in which the shell is, to which it comes back.
  package static let here = "."

  public init(kind: Kind, name: String? = nil, line: Int) {
    self.kind = kind
    self.name = name
    self.line = line
  }
}
