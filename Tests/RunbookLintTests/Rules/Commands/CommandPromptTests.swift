import Testing

@testable import RunbookLint

@Suite struct CommandPromptTests {
  @Test(arguments: [
    "⟦$ ⟧kubectl get pods",
    #"""
    ⟦$ ⟧ls
    ⟦$ ⟧pwd
    """#,
    "⟦# ⟧apt-get update",
    "⟦root@web:~# ⟧ls",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: CommandPrompt.self) == page)
  }

  @Test(arguments: [
    "kubectl get pods",
    #"""
    # list the pods
    kubectl get pods
    """#,
    "echo $ HOME",
    #"""
    $ ls
    a b
    """#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: CommandPrompt.self).isEmpty)
  }

  @Test(arguments: [
    (
      #"""
      $ ls
      $ pwd
      """#,
      #"""
      ls
      pwd
      """#
    )
  ])
  func mended(command: String, expected: String) {
    #expect(MarkedPage.command(command).fixed(by: CommandPrompt.self) == MarkedPage.step(expected))
  }

  @Test func aSessionOnAScreenMayShowPrompts() {
    #expect(MarkedPage.command("$ ls", class: "screen").findings(of: CommandPrompt.self).isEmpty)
  }
}
