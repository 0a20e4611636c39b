public import RunbookModel

/// A command that ran beside the others.
public struct EndedBeside: Hashable, Sendable {
  public var action: ActionID
  /// Secrets masked.
  public var shown: String
  /// nil: it is not known.
  public var status: Int32?
  /// The end of what it printed; not masked.
  public var tail: [UInt8]

  public init(action: ActionID, shown: String, status: Int32?, tail: [UInt8]) {
    self.action = action
    self.shown = shown
    self.status = status
    self.tail = tail
  }
}
