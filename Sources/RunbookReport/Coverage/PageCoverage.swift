package import MarkdownBlocks
package import RunbookModel
package import RunbookRunner

/// What a run can prove of one page.
package struct PageCoverage: Sendable {
  package var path: String
  package var coverage: ProofCoverage
  /// What can be written into the page, by action.
  package var additions: [ActionID: [CoverageAddition]]

  package init(path: String, coverage: ProofCoverage, additions: [ActionID: [CoverageAddition]] = [:]) {
    (self.path, self.coverage, self.additions) = (path, coverage, additions)
  }

  /// Nothing is run for it.
  ///
  /// - Parameter lines: additions are made for commands that begin in them; nil: for all.
  package init(path: String, of document: Document, _ runbook: Runbook, lines: ClosedRange<Int>? = nil) {
    let coverage = ProofCoverage(runbook)
    let rows = coverage.rows.filter { lines?.contains($0.line) ?? true }
    self.init(
      path: path, coverage: coverage, additions: CoverageAddition.all(for: rows, of: document, runbook))
  }
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
