import Diagnostics
import RunbookModel
import Testing

@testable import RunbookLint

@Suite struct CommandWithOutputTests {
  @Test(arguments: [
    #"""
    $ ibmcloud login
    ⟦OK⟧
    """#,
    #"""
    ibmcloud login
    ⟦OK⟧
    """#,
    #"""
    kubectl get pods -n <x>
    ⟦NAME   READY   STATUS
    web    1/1     Running⟧
    """#,
    #"""
    docker stack ls
    ⟦NAME SERVICES ORCHESTRATOR
    vote 6 Swarm⟧
    """#,
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: CommandWithOutput.self) == page)
  }

  @Test(arguments: [
    "$ ls",
    #"""
    ls
    pwd
    """#,
    "ibmcloud login",
    "$ export A=1\ncurl -X POST https://h.example.com/a",
    "cat <<EOF\nNAME   READY\nweb    1/1\nEOF",
    "psql -c \"\nSELECT   NAME\nFROM   T\"",
    "ls\nLANG=C LC_ALL=C sort a\npwd",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: CommandWithOutput.self).isEmpty)
  }

  @Test func aLineThatMayHaveLostItsPromptIsSaidToBe() throws {
    let finding = try #require(
      MarkedPage.command("$ git status\ngit commit -m x").findings(of: CommandWithOutput.self).first)
    #expect(finding.help?.description.contains("prompt") == true)
    let output = try #require(
      MarkedPage.command("$ git status\nOn branch main").findings(of: CommandWithOutput.self).first)
    #expect(output.help?.description.contains("prompt") == false)
  }

  /// The head of a table is no command, and its columns are no one's to fill in.
  @Test func aTableIsNeitherRunNorAskedFor() {
    let page = MarkedPage.command("kubectl get pods -n <x>\nNAME   READY   STATUS\nweb    1/1     Running").page
    #expect(page.runbook.placeholders.map(\.key) == ["x"])
    #expect(page.runbook.actions.compactMap(\.text) == ["kubectl get pods -n <x>"])
    #expect(PlaceholderUndescribed().check(page).count == 1)
  }

  @Test func aSessionWithoutAClassIsToBeReadNotCopied() {
    #expect(MarkedPage("```\n$ ls\nfile\n```\n").findings(of: CommandWithOutput.self).isEmpty)
  }
}
