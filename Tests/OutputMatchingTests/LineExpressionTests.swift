import OutputMatching
import Testing

@Suite struct LineExpressionTests {
  @Test(arguments: [
    ("v[0-9]+\\.[0-9]+", "v1.20", true), ("v[0-9]+\\.[0-9]+", "v1.x", false), ("v[0-9]+", "v1 and more", false),
    ("Usage: a(?:\\.exe)? .*", "Usage: a.exe run", true), ("Usage: a(?:\\.exe)? .*", "usage: a run", false),
    ("^a|b$", "b", true), ("", "", true), ("é+", "éé", true), ("[(+]", "(", true),
  ])
  func aLineMatchesAsAWhole(expression: String, line: String, matches: Bool) throws {
    let lines = ["other", line].map { Substring($0) }
    #expect(try #require(LineExpression(expression)).matches(anyOf: lines) == matches)
  }

  @Test(arguments: [
    "(a+)+", "(a*)*b", "(a|b)*", "(?:a{2,})+", "((a+)b)*", "(a)\\1", "(?=a)", "(?<n>a)", "(", "a)", "[a", "*a", "a\\",
    String(repeating: "a", count: 2_000),
  ])
  func whatMayTakeLongOrIsNoneIsRefused(expression: String) {
    #expect(LineExpression(expression) == nil)
  }

  @Test func aHugeLineIsNotMatched() {
    #expect(LineExpression(".*")?.matches(anyOf: [Substring(String(repeating: "a", count: 100_000))]) == false)
  }
}
