/// What the page says of a command that has to fail: "Try to pull it, to confirm that it can't be decrypted."
public struct ExpectedFailure: Hashable, Sendable {
  /// The exit status that the page shows; nil: any but 0.
  public var status: Int32?
  /// Where the page says so.
  public var line: Int

  public init(status: Int32?, line: Int) {
    self.status = status
    self.line = line
  }

  /// Whether a command that ended so failed as the page says.
  public func isMet(by status: Int32) -> Bool { self.status.map { $0 == status } ?? (status != 0) }
}
