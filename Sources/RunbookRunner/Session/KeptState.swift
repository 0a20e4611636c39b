/// What a session's shell is like after an action, for a run that goes on later: no secret is in it.
public struct KeptState: Hashable, Sendable {
  /// To be written to a file of the owner's alone.
  public var bytes: [UInt8]
  /// ``withheld`` names the working directory so, as the shell does.
  package static let directoryVariable = "PWD"

  /// Variables set since the state before that are left out, because their values are secrets, and the working
  /// directory where its name contains one.
  public var withheld: [String]

  public init(bytes: [UInt8], withheld: [String]) {
    self.bytes = bytes
    self.withheld = withheld
  }
}
