import Testing

@testable import RunbookLint

@Suite struct CapitalisedProgramTests {
  @Test(arguments: [
    "⟦Ibmcloud⟧ login",
    "⟦Export⟧ TRUST=1",
    "⟦Docker⟧ push <image>",
    "ls && ⟦Kubectl⟧ get pods",
    "⟦Ibmcloud⟧ resource alias NAME [--id]",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: CapitalisedProgram.self) == page)
  }

  @Test(arguments: [
    "ibmcloud login",
    "Open the file",
    "VBoxManage list vms",
    "R --version",
    #""Docker" push"#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: CapitalisedProgram.self).isEmpty)
  }

  @Test(arguments: [
    ("Ibmcloud login", "ibmcloud login")
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: CapitalisedProgram.self) == MarkedPage.step(expected))
  }

  @Test func aBlockThatIsNoCommandOnlyForItsCapital() {
    let page = "```\n⟦Ibmcloud⟧ dev build\n```\n"
    #expect(MarkedPage(page).found(by: CapitalisedProgram.self) == page)
  }

  @Test(arguments: ["Docker version 18.03", "Docker Content Trust", "Docker", "Kubectl: not found"])
  func whatAProgramSays(text: String) {
    #expect(MarkedPage("```\n\(text)\n```\n").findings(of: CapitalisedProgram.self).isEmpty)
  }

  @Test func aLineThatIsAddedToAFile() {
    let page = MarkedPage("Add this to `/etc/sudoers`:\n\n```\nDefaults timestamp_timeout=60\n```\n")
    #expect(page.findings(of: CapitalisedProgram.self).isEmpty)
  }
}
