package import RunbookRunner

/// What a run can prove of one page.
package struct PageCoverage: Sendable {
  package var path: String
  package var coverage: ProofCoverage

  package init(path: String, coverage: ProofCoverage) { (self.path, self.coverage) = (path, coverage) }
}

/// Provable actions of all.
package struct CoverageShare: Hashable, Sendable {
  package var provable = 0
  package var total = 0

  package init(_ pages: [PageCoverage]) {
    for page in pages {
      provable += page.coverage.provable
      total += page.coverage.rows.count
    }
  }

  /// Whole percents, rounded down: 100 only where nothing is missing. Of nothing, 100.
  package var percent: Int { total == 0 ? 100 : provable * 100 / total }
}
