import Testing

@testable import RunbookLint

@Suite struct BlankInOptionTests {
  @Test(arguments: [
    "ibmcloud login ⟦-- sso⟧",
    "bx login -a https://example.com ⟦-- sso⟧ -c 1",
    "helm install ⟦-- name⟧ web",
    "bx alias NAME [ ⟦-- id⟧ ]",
    "bx delete NAME [ -f, ⟦-- force⟧ ] [ ⟦-- all⟧ ]",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: BlankInOption.self) == page)
  }

  /// What runs another program hands on what follows `--`, though the page has `--help` elsewhere.
  @Test(arguments: ["nix run one -- help", "uv run -- help", "npm run build -- help", "kubectl exec pod -- help"])
  func argumentsOfAProgramThatIsRun(command: String) {
    let page = "# T\n\n```sh\none --help\n\(command)\n```\n"
    #expect(MarkedPage(page).findings(of: BlankInOption.self).isEmpty)
  }

  @Test(arguments: [
    "ibmcloud login --sso",
    "kubectl exec web -- ls",
    "git checkout -- file.txt",
    "npm run build -- --watch",
    "cat - file",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: BlankInOption.self).isEmpty)
  }

  @Test(arguments: [
    ("ibmcloud login -- sso", "ibmcloud login --sso")
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: BlankInOption.self) == MarkedPage.step(expected))
  }

  @Test func aWordThatIsAnOptionElsewhere() {
    let page = MarkedPage.step("mytool put --force x\nmytool get ⟦-- force⟧ x")
    #expect(MarkedPage(page).found(by: BlankInOption.self) == page)
  }
}
