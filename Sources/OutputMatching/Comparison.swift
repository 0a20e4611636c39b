public import Diagnostics

/// How much may differ between a sample and reality.
public enum Strictness: String, Sendable, CaseIterable {
  /// Samples are illustrations: other names, more lines, columns, rows and keys are tolerated, and listed.
  case sample
  /// Nothing beyond typed wildcards, placeholders, and what the sample itself elides.
  case strict
}

/// How an output compares with the sample of the page. Lines count from 0 within the sample and within the output.
public struct Comparison: Hashable, Sendable {
  public enum Result: String, Sendable {
    case matched, different
    /// Something differs that nothing explains, and that does not contradict the sample either: never a success.
    case undecided
    /// The sample shows nothing that could be compared, or comparing would take too long: never a success.
    case notUnderstood
  }

  public var result: Result
  /// What was accepted though it is not what the sample shows, and why.
  public var tolerated: [Tolerance]
  /// Of an undecided comparison, what a person has to look at.
  public var differences: [Difference]

  public init(result: Result, tolerated: [Tolerance] = [], differences: [Difference] = []) {
    self.result = result
    self.tolerated = tolerated
    self.differences = differences
  }
}

/// Something accepted though the sample shows it otherwise.
public struct Tolerance: Hashable, Sendable {
  /// From 0.
  public var sampleLine: Int?
  /// From 0.
  public var outputLine: Int?
  /// Such as `$.token: another JWT`.
  public var message: Message
  /// Another value of the same type, which even `Strictness.strict` accepts.
  public var isTypedWildcard: Bool

  public init(sampleLine: Int?, outputLine: Int?, message: Message, isTypedWildcard: Bool) {
    self.sampleLine = sampleLine
    self.outputLine = outputLine
    self.message = message
    self.isTypedWildcard = isTypedWildcard
  }
}

/// Something that is not as the sample shows it.
public struct Difference: Hashable, Sendable {
  /// From 0.
  public var sampleLine: Int?
  /// From 0.
  public var outputLine: Int?
  public var expected: String?
  public var actual: String?
  public var message: Message

  public init(
    sampleLine: Int? = nil, outputLine: Int? = nil, expected: String? = nil, actual: String? = nil, message: Message
  ) {
    self.sampleLine = sampleLine
    self.outputLine = outputLine
    self.expected = expected
    self.actual = actual
    self.message = message
  }
}
