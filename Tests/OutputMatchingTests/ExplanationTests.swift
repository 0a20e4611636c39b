import Diagnostics
import GoldenFiles
import OutputMatching
import Testing

/// What a person reads about every pair of the table, for a person to review.
@Suite struct ExplanationTests {
  @Test func everyToleranceAndDifferenceIsExplained() {
    let pages = (SamplePair.matching + SamplePair.differing + SamplePair.undecided).map { pair in
      let comparison = Sample(pair.sample).compare(with: pair.output, bindings: pair.bindings)
      return "## \(pair.name): \(comparison.result)\n" + tolerated(comparison) + differences(comparison)
    }
    let mismatch = GoldenFile("explanations.md").mismatch(with: pages.joined(separator: "\n"))
    #expect(mismatch == nil)
  }

  private func tolerated(_ comparison: Comparison) -> String {
    comparison.tolerated.map { tolerance in
      let kind = tolerance.isTypedWildcard ? "same type" : "tolerated"
      return "- \(kind) (\(lines(tolerance.sampleLine, tolerance.outputLine))): \(tolerance.message)\n"
    }.joined()
  }

  private func differences(_ comparison: Comparison) -> String {
    comparison.differences.map { difference in
      let texts = [difference.expected.map { "expected `\($0)`" }, difference.actual.map { "actual `\($0)`" }]
      return "- different (\(lines(difference.sampleLine, difference.outputLine))): \(difference.message)"
        + texts.compactMap { $0.map { ", \($0)" } }.joined() + "\n"
    }.joined()
  }

  private func lines(_ sample: Int?, _ output: Int?) -> String {
    "sample \(sample.map { "\($0)" } ?? "–"), output \(output.map { "\($0)" } ?? "–")"
  }
}
