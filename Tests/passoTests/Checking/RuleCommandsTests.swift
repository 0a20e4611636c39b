import Testing

@Suite struct RuleCommandsTests {
  @Test func theRulesAreListed() throws {
    let outcome = try Passo().run("rules")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("blank-in-option"))
    #expect(outcome.output.contains("A code block is never closed (can be fixed)\n"))
  }

  @Test func aRuleIsExplained() throws {
    let outcome = try Passo().run("explain", "blank-in-option")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("# blank-in-option\n"))
    #expect(outcome.output.contains("## How to fix\n"))
  }

  @Test func aNameThatIsNearlyARule() throws {
    #expect(
      try Passo().run("explain", "blank-in-opton")
        == .init(
          status: 64, errors: "passo: there is no rule blank-in-opton\n       did you mean blank-in-option?\n"))
  }

  @Test func aNameThatIsNone() throws {
    #expect(
      try Passo().run("explain", "zzzzzzzz")
        == .init(status: 64, errors: "passo: there is no rule zzzzzzzz\n       see all rules: passo rules\n"))
  }
}
