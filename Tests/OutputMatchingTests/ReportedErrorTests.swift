import OutputMatching
import Testing

@Suite struct ReportedErrorTests {
  @Test(arguments: [
    ("FAILED\nNot logged in. Use 'tool login'.\n", "FAILED"),
    ("Deploying…\nerror: timed out\n", "error: timed out"),
    ("\u{1B}[31mFAILED\u{1B}[0m\n", "FAILED"),
    (#"{"errors": [{"code": 1}]}"#, #"{"errors": [{"code": 1}]}"#),
    (#"{"code": "X0401", "message": "Unauthorized"}"#, #"{"code": "X0401", "message": "Unauthorized"}"#),
    (#"{"status": 503, "instance": "a"}"#, #"{"status": 503, "instance": "a"}"#),
    ("bash: tool: command not found\n", "bash: tool: command not found"),
  ])
  func errorsAreDistinguished(output: String, excerpt: String) {
    #expect(ReportedError.excerpt(of: output) == excerpt)
  }

  @Test(arguments: [
    "", "OK\n", "Errors: 0\n", "first\nerror: of yesterday\nlast\n", "<!doctype html><title>A page</title>",
    #"{"errors": [], "items": []}"#, #"{"error": null}"#, #"{"status": 200}"#, #"{"status": "failed"}"#,
    #"{"code": "A", "message": "m", "id": 7}"#, "{\"error\": 1}\nall is well\n",
  ])
  func whatIsWellIsLeftAlone(output: String) {
    #expect(ReportedError.excerpt(of: output) == nil)
  }

  @Test(arguments: [
    "secret/x created\nRolled back\n", "DRY RUN\nsecret/x created\n", "secret/x créé\n(essai à blanc)\n",
    "secret/x criado\nNada foi alterado.\n",
  ])
  func whatIsUndoneIsNoSuccess(output: String) {
    #expect(ReportedError.isAnywhere(in: output))
  }

  @Test(arguments: ["secret/x created\n", "0 reverted, 3 created\n", "done without errors\n"])
  func whatIsNotUndoneIsLeftAlone(output: String) {
    #expect(!ReportedError.isAnywhere(in: output))
  }
}
