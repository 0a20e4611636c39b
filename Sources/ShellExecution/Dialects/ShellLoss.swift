public import Diagnostics

/// What a shell had that the one in its place has not.
public struct ShellLoss: Hashable, Sendable {
  /// Descriptors that steps had opened, or led elsewhere, before the one that ended the shell.
  public var descriptors: [LostDescriptor]
  /// Processes in the background go on, but are no jobs of the new shell.
  public var hasJobs: Bool
  /// Limits (`ulimit`) could not be set again.
  public var hasLimits: Bool
  /// No one could look: there may have been descriptors and limits.
  public var isUnknown: Bool

  public init(
    descriptors: [LostDescriptor] = [], hasJobs: Bool = false, hasLimits: Bool = false, isUnknown: Bool = false
  ) {
    self.descriptors = descriptors
    self.hasJobs = hasJobs
    self.hasLimits = hasLimits
    self.isUnknown = isUnknown
  }

  /// Nil when nothing is lost.
  var orNothing: ShellLoss? { self == ShellLoss() ? nil : self }

  /// One sentence for each.
  public var messages: [Message] {
    var messages: [Message] = []
    if !descriptors.isEmpty {
      let list = descriptors.map { "\($0.number) (\($0.target))" }.joined(separator: ", ")
      messages.append("descriptors that were open are not open in the new shell: \(list)")
    }
    if hasJobs {
      messages.append(
        "processes in the background continue, but `jobs`, `wait` and `$!` of the new shell do not know them")
    }
    if hasLimits { messages.append("limits (`ulimit`) of the shell before could not be set again") }
    if isUnknown { messages.append("open descriptors and limits (`ulimit`) are those of a new shell") }
    return messages
  }
}
