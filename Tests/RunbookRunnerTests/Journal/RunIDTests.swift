import Testing

@testable import RunbookRunner

@Suite struct RunIDTests {
  @Test func namesSortByAge() {
    var random = SplitMix(state: 1)
    let early = RunID(startedAt: Timestamp(milliseconds: 1_795_326_000_123), using: &random)
    let late = RunID(startedAt: Timestamp(milliseconds: 1_795_326_001_123), using: &random)
    #expect(early.description.hasPrefix("20261122-054000-"))
    #expect(early < late)
    #expect(RunID(early.description) == early)
  }

  @Test(arguments: ["", "20261122-054000-", "20261122-054000-../x", "2026-05-k3f9", "20261122-054000-K3F9"])
  func otherTextsAreNoNames(text: String) {
    #expect(RunID(text) == nil)
  }
}
