package import RunbookLint

/// All that `passo check` found, for the formats that are written at its end.
package struct CheckResult: Sendable {
  /// Every page that was checked, sound ones too, in the order in which they were named.
  package var paths: [String]
  /// What each of `paths` is written in.
  package var dialects: [Dialect] = []
  /// In the order of `paths`, and of the text within a page.
  package var findings: [Finding]
  /// How many code blocks were looked at.
  package var blocks: Int
  /// How long it took.
  package var seconds: Double

  package init(paths: [String], findings: [Finding], blocks: Int, seconds: Double) {
    self.paths = paths
    self.findings = findings
    self.blocks = blocks
    self.seconds = seconds
  }

  /// How many pages are written in what, most pages first.
  static func counts(of dialects: [Dialect]) -> [(dialect: Dialect, pages: Int)] {
    Dialect.allCases.map { dialect in (dialect, dialects.count { $0 == dialect }) }
      .filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }
}
