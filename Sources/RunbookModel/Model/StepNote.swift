/// What a step says besides its instruction: a paragraph, a note or a table. For people only.
public struct StepNote: Hashable, Sendable {
  public var line: Int
  /// Plain text; of a table a line for each row.
  public var text: String
  /// The page marks it as something to be careful about.
  public var isWarning: Bool

  public init(line: Int, text: String, isWarning: Bool = false) {
    self.line = line
    self.text = text
    self.isWarning = isWarning
  }
}
