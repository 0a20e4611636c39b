public import Diagnostics

/// One expectation, and how it came out.
public struct Check: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case exit, sample, sentence, variable, attribute, capture, http, person, timeout
  }

  public enum Result: String, Hashable, Sendable { case passed, failed, unverified }

  public var kind: Kind
  public var result: Result
  /// Where the page states the expectation; nil where only Passo does.
  public var line: Int?
  /// Line of the output where it was found out, from 1; nil where it is no one line.
  public var outputLine: Int?
  public var message: Message
  /// As the page says.
  public var expected: String?
  /// As it came out.
  public var actual: String?
  /// Differences accepted, and why.
  public var tolerated: [Message]
  /// Whether passing it says that the action did what the page promises.
  public var isEvidence: Bool
  /// Where the documentation or source of a program has the message by which it says that it has succeeded; nil for
  /// every check that does not rest on such a message.
  public var source: String?

  /// Where `isEvidence` is nil, every kind but `exit`, `timeout` and `capture` is, and what has a source.
  public init(
    _ kind: Kind, _ result: Result, line: Int? = nil, outputLine: Int? = nil, message: Message, expected: String? = nil,
    actual: String? = nil, tolerated: [Message] = [], isEvidence: Bool? = nil, source: String? = nil
  ) {
    self.kind = kind
    self.result = result
    self.line = line
    self.outputLine = outputLine
    self.message = message
    self.expected = expected
    self.actual = actual
    self.tolerated = tolerated
    self.source = source
    self.isEvidence = isEvidence ?? (source != nil || ![.exit, .timeout, .capture].contains(kind))
  }
}
