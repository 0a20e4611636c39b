import Testing

@testable import OutputMatching

@Suite struct EqualTokensTests {
  private static let one = String(repeating: "0a1b2c3d", count: 8)
  private static let two = String(repeating: "9f8e7d6c", count: 8)
  private static let three = String(repeating: "5a5b5c5d", count: 8)

  private func result(_ sample: String, _ output: String) -> Comparison.Result {
    Sample(sample).compare(with: output).result
  }

  @Test func hashesThatTheSampleShowsAsEqualHaveToBeEqual() {
    let sample = "\(Self.one)  a.iso\n\(Self.one)  b.iso"
    #expect(result(sample, "\(Self.two)  a.iso\n\(Self.two)  b.iso") == .matched)
    #expect(result(sample, "\(Self.two)  a.iso\n\(Self.three)  b.iso") == .undecided)
  }

  @Test func hashesThatDifferMayBeAnything() {
    let sample = "\(Self.one)  a.iso\n\(Self.two)  b.iso"
    #expect(result(sample, "\(Self.three)  a.iso\n\(Self.one)  b.iso") == .matched)
  }

  @Test(arguments: [
    "Ready: 0/3", "Exit code: 137", "Status: zombie", "Verdict: infected", "Estado: quebrado", "Success rate: 0.0%",
    "Tests passed: 0", "State: dormant", "--- FAIL: TestOven (0.00s)", "--- SKIP: TestOven (0.00s)",
  ])
  func aLineThatTellsOfAnotherStateLeavesTheSampleNotVerified(line: String) {
    #expect(result("Name: web\nMode: fast", "Name: web\nMode: fast\n\(line)") != .matched)
  }

  @Test(arguments: ["Exit code: 0", "Ready: 3/3", "Status: active", "Started: 2026-05-01 10:00:00", "Failed: 0"])
  func aLineThatTellsOfNoTroubleIsExplained(line: String) {
    #expect(result("Name: web\nMode: fast", "Name: web\nMode: fast\n\(line)") == .matched)
  }

  @Test(arguments: ["\"code\": 500", "\"exit_code\": 1", "\"refunded\": true", "\"ready\": \"1/3\""])
  func aMemberThatTellsOfTroubleLeavesTheSampleNotVerified(member: String) {
    #expect(result("{\"name\": \"web\"}", "{\"name\": \"web\", \(member)}") != .matched)
  }

  @Test(arguments: ["\"code\": 200", "\"exit_code\": 0", "\"refunded\": false", "\"ready\": \"3/3\""])
  func aMemberThatTellsOfNoneIsExplained(member: String) {
    #expect(result("{\"name\": \"web\"}", "{\"name\": \"web\", \(member)}") == .matched)
  }
}
