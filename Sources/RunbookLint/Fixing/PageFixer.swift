package import Diagnostics

/// Mends a page, and keeps of its fixes only those that do what they say and nothing else.
///
/// A fix that damages a sound page is worse than none. So the page is read and checked again with the fixes in it, and
/// what does more than to remove its finding (see ``FixTrial``) is left out.
package struct PageFixer {
  package struct Outcome {
    package var page: CheckedPage
    /// Findings that were mended.
    package var mended = 0
    /// Findings whose fix was left out.
    package var refused = 0
  }

  /// Fixes may make room for others; so many rounds are enough for any page.
  private static let rounds = 10
  /// How often a page is read again in one round at the most; what was not tried by then is left out.
  private static let trials = 60

  package init() {}

  /// - Parameter check: reads and checks a text as the page was.
  /// - Throws: what `check` throws.
  package func fixed<Failure: Error>(
    _ page: CheckedPage, check: @escaping (SourceFile) throws(Failure) -> CheckedPage
  ) throws(Failure) -> Outcome {
    var outcome = Outcome(page: page)
    for _ in 0..<Self.rounds {
      let fixable = outcome.page.diagnostics.filter { !$0.fixes.isEmpty }
      guard !fixable.isEmpty else { break }
      var round = Round(page: outcome.page, check: check)
      try round.select(fixable[...])
      guard let best = round.best, best.source.bytes != outcome.page.source.bytes else { break }
      outcome.mended += round.keptCount
      outcome.page = best
    }
    outcome.refused = outcome.page.diagnostics.count { !$0.fixes.isEmpty }
    return outcome
  }

  /// The largest set of fixes that are safe together, found by halves: mostly all are, and one trial is enough.
  private struct Round<Failure: Error> {
    let page: CheckedPage
    let check: (SourceFile) throws(Failure) -> CheckedPage
    private var kept: [Diagnostic] = []
    private(set) var keptCount = 0
    private(set) var best: CheckedPage?
    private var trialsLeft = PageFixer.trials

    init(page: CheckedPage, check: @escaping (SourceFile) throws(Failure) -> CheckedPage) {
      self.page = page
      self.check = check
    }

    /// Depth: the logarithm of the count.
    mutating func select(_ candidates: ArraySlice<Diagnostic>) throws(Failure) {
      guard !candidates.isEmpty, trialsLeft > 0 else { return }
      trialsLeft -= 1
      let fixed = FixedText(page.source, diagnostics: kept + candidates)
      let file = SourceFile(path: page.source.path, bytes: fixed.bytes)
      // What overlaps another fix is not in the text, and waits for the next round.
      guard fixed.mended.count > keptCount else { return }
      let after = try check(file)
      if FixTrial(before: page, fixed: fixed, after: after).isSafe {
        kept = fixed.mended
        keptCount = kept.count
        best = after
      } else if candidates.count > 1 {
        let middle = candidates.startIndex + candidates.count / 2
        try select(candidates[..<middle])
        try select(candidates[middle...])
      }
    }
  }
}
