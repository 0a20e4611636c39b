public import Diagnostics

/// What became of one line of a block that is run.
public struct BlockLine: Hashable, Sendable {
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case command, continuation, output
    /// Typed into the program that a command starts.
    case input
    case comment
    case leftOut = "left-out"
  }

  /// Of the document, from 1.
  public var line: Int
  public var role: Role
  /// Why a line is left out.
  public var reason: Message?

  public init(line: Int, role: Role, reason: Message? = nil) {
    self.line = line
    self.role = role
    self.reason = reason
  }
}
