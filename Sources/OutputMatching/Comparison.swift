package import Diagnostics

/// How much may differ between a sample and reality.
package enum Strictness: String, Sendable, CaseIterable {
  /// Samples are illustrations: other names, more lines, columns, rows and keys are tolerated, and listed.
  case sample
  /// Nothing beyond typed wildcards, placeholders, and what the sample itself elides.
  case strict
}

/// How an output compares with the sample of the page. Lines count from 0 within the sample and within the output.
package struct Comparison: Hashable, Sendable {
  package enum Result: String, Sendable {
    case matched, different
    /// Something differs that nothing explains, and that does not contradict the sample either: never a success.
    case undecided
    /// The sample shows nothing that could be compared, or comparing would take too long: never a success.
    case notUnderstood
  }

  package var result: Result
  /// What was accepted though it is not what the sample shows, and why.
  package var tolerated: [Tolerance]
  /// Of an undecided comparison, what a person has to look at.
  package var differences: [Difference]

  package init(result: Result, tolerated: [Tolerance] = [], differences: [Difference] = []) {
    self.result = result
    self.tolerated = tolerated
    self.differences = differences
  }
}

/// Something accepted though the sample shows it otherwise.
package struct Tolerance: Hashable, Sendable {
  /// From 0.
  package var sampleLine: Int?
  /// From 0.
  package var outputLine: Int?
  /// Such as `$.token: another JWT`.
  package var message: Message
  /// Another value of the same type, which even `Strictness.strict` accepts.
  package var isTypedWildcard: Bool

  package init(sampleLine: Int?, outputLine: Int?, message: Message, isTypedWildcard: Bool) {
    self.sampleLine = sampleLine
    self.outputLine = outputLine
    self.message = message
    self.isTypedWildcard = isTypedWildcard
  }
}

/// Something that is not as the sample shows it.
package struct Difference: Hashable, Sendable {
  /// From 0.
  package var sampleLine: Int?
  /// From 0.
  package var outputLine: Int?
  package var expected: String?
  package var actual: String?
  package var message: Message

  package init(
    sampleLine: Int? = nil, outputLine: Int? = nil, expected: String? = nil, actual: String? = nil, message: Message
  ) {
    self.sampleLine = sampleLine
    self.outputLine = outputLine
    self.expected = expected
    self.actual = actual
    self.message = message
  }
}
