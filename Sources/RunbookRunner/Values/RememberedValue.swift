/// What a person answered in an earlier run.
public struct RememberedValue: Hashable, Sendable {
  public var value: String
  /// When it was answered.
  public var time: Timestamp

  public init(value: String, time: Timestamp) {
    self.value = value
    self.time = time
  }
}
