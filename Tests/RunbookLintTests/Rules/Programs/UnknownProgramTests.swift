import Testing

@testable import RunbookLint

@Suite struct UnknownProgramTests {
  @Test(arguments: [
    "⟦Aiuto⟧ ibmcloud info",
    "⟦Informações⟧ ibmcloud",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: UnknownProgram.self) == page)
  }

  @Test(arguments: [
    "ibmcloud info",
    "./install.sh",
    "$HOME/run",
    "<command> --help",
    "~/bin/tool",
    "/opt/tool/run",
    "Docker push",
    #"""
    hello() { ls; }
    hello
    """#,
    #"""
    alias k=kubectl
    k get pods
    """#,
    "setup.sh",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: UnknownProgram.self).isEmpty)
  }

  @Test func onlyBlocksOfCommandsAreLookedAt() {
    #expect(MarkedPage.command("mytool list", class: "screen").findings(of: UnknownProgram.self).isEmpty)
  }

  @Test func whatThePageInstallsIsKnown() {
    let page = MarkedPage(MarkedPage.step("npm install -g mytool") + "\n" + MarkedPage.step("mytool list"))
    #expect(page.findings(of: UnknownProgram.self).isEmpty)
  }
}
