import Diagnostics
import OutputMatching
import Testing

@Suite struct SampleComparisonTests {
  @Test(arguments: SamplePair.matching)
  func whatThePageIllustratesMatches(_ pair: SamplePair) {
    let comparison = Sample(pair.sample).compare(with: pair.output, bindings: pair.bindings)
    #expect(comparison.result == .matched, "\(comparison.differences.map(\.message.description))")
    #expect(comparison.differences.isEmpty)
  }

  @Test(arguments: SamplePair.differing)
  func whatWentWrongNeverMatches(_ pair: SamplePair) {
    let comparison = Sample(pair.sample).compare(with: pair.output, bindings: pair.bindings)
    #expect(comparison.result == .different, "\(comparison.tolerated.map(\.message.description))")
    #expect(!comparison.differences.isEmpty)
  }

  @Test(arguments: SamplePair.undecided)
  func whatNothingExplainsIsNoProof(_ pair: SamplePair) {
    let comparison = Sample(pair.sample).compare(with: pair.output, bindings: pair.bindings)
    #expect(comparison.result == .undecided, "\(comparison.differences.map(\.message.description))")
    #expect(!comparison.differences.isEmpty)
    let strict = Sample(pair.sample).compare(with: pair.output, bindings: pair.bindings, strictness: .strict)
    #expect(strict.result == .different)
  }

  @Test(arguments: SamplePair.matching + SamplePair.differing + SamplePair.undecided)
  func aSampleMatchesItselfUnlessItShowsAnError(_ pair: SamplePair) {
    // A sample is cut off or holds placeholders where it is JSON: then its own text is no valid output.
    let sample = Sample(pair.sample)
    guard sample.form != .json, sample.names.isEmpty else { return }
    let comparison = sample.compare(with: pair.sample, strictness: .strict)
    #expect(comparison.result == .matched, "\(comparison.differences.map(\.message.description))")
  }
}
