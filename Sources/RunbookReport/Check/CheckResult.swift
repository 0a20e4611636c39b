public import RunbookLint

/// All that `passo check` found, for the formats that are written at its end.
public struct CheckResult: Sendable {
  /// Every page that was checked, sound ones too, in the order in which they were named.
  public var paths: [String]
  /// In the order of `paths`, and of the text within a page.
  public var findings: [Finding]
  /// How many code blocks were looked at.
  public var blocks: Int
  /// How long it took.
  public var seconds: Double

  public init(paths: [String], findings: [Finding], blocks: Int, seconds: Double) {
    self.paths = paths
    self.findings = findings
    self.blocks = blocks
    self.seconds = seconds
  }
}
