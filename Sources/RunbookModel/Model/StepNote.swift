/// What a step says besides its instruction: a paragraph, a note, a table, or what is to be put somewhere by hand. For
/// people only.
public struct StepNote: Hashable, Sendable {
  public var line: Int
  /// Plain text; of a table a line for each row.
  public var text: String
  public var kind: Kind
  /// The page marks it as something to be careful about.
  public var isWarning: Bool

  public enum Kind: Hashable, Sendable {
    /// What is said besides.
    case remark
    /// A bullet below the instruction: a part of what is done.
    case detail
    /// A block that is put into a file or an object by hand, as the page has it.
    case fragment
    /// A block that is typed into the program, or put into the file, that a command opens.
    case typed
  }

  public init(line: Int, text: String, isWarning: Bool = false, kind: Kind = .remark) {
    self.line = line
    self.text = text
    self.kind = kind
    self.isWarning = isWarning
  }
}
