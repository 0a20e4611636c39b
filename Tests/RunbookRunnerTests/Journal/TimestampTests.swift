import Testing

@testable import RunbookRunner

@Suite struct TimestampTests {
  @Test(
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1_795_326_000_123, "2026-11-22T05:40:00.123Z"),
      (951_782_399_999, "2000-02-28T23:59:59.999Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
      (4_107_542_400_000, "2100-03-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
    ] as [(Int64, String)])
  func isWrittenAndRead(milliseconds: Int64, text: String) {
    #expect(Timestamp(milliseconds: milliseconds).description == text)
    #expect(Timestamp(text)?.milliseconds == milliseconds)
  }

  @Test(arguments: [
    "2026-02-30T00:00:00.000Z", "2026-11-22T05:40:00Z", "2026-11-22 05:40:00.000Z", "2026-13-01T00:00:00.000Z",
    "2026-11-22T25:00:00.000Z", "", "2026-11-22T05:40:0x.000Z",
  ])
  func otherTextsAreNoTimes(text: String) {
    #expect(Timestamp(text) == nil)
  }
}
