package import Diagnostics

/// What became of one line of a block that is run.
package struct BlockLine: Hashable, Sendable {
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case command, continuation, output
    /// Typed into the program that a command starts.
    case input
    case comment
    case leftOut = "left-out"
  }

  /// Of the document, from 1.
  package var line: Int
  package var role: Role
  /// Why a line is left out.
  package var reason: Message?

  package init(line: Int, role: Role, reason: Message? = nil) {
    self.line = line
    self.role = role
    self.reason = reason
  }
}
