import Testing

@testable import RunbookLint

@Suite struct ShellSyntaxErrorTests {
  @Test(arguments: [
    #"echo ⟦"⟧hello"#,
    "ls ⟦|⟧",
    #"""
    cat ⟦<<⟧EOF
    hello
    """#,
    "⟦for⟧ i in 1 2; do echo $i",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: ShellSyntaxError.self) == page)
  }

  @Test(arguments: [
    #"echo "hello""#, #"kubectl apply -f {{ artifact(repo="one", file="two.yaml") }}"#, "{% if x %} ls ( {% endif %}",
    "ls | wc -l",
    #"""
    cat <<EOF
    hello
    EOF
    """#,
    "echo <name>",
    #"ls \"#,
    #"""
    echo "a
    b"
    """#,
    "kubectl get pods -o jsonpath='{.items[*].spec}'",
    "if true; then ls; fi",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: ShellSyntaxError.self).isEmpty)
  }

  @Test func aCommandForWindowsIsNotReadAsOneForAShell() {
    let page = MarkedPage("1. On Windows, set the path.\n\n   ```powershell\n   echo \"C:\\\n   ```\n   {: pre}\n")
    #expect(page.findings(of: ShellSyntaxError.self).isEmpty)
  }

  @Test func whatABlankInAPlaceholderCausesIsSaidWithIt() {
    let command = MarkedPage.command("ibmcloud login -r < région>")
    #expect(command.findings(of: ShellSyntaxError.self).isEmpty)
    #expect(command.findings(of: BlankInPlaceholder.self).count == 1)
    #expect(MarkedPage.command("ibmcloud login -r < région>; echo \"a").findings(of: ShellSyntaxError.self).count == 1)
  }
}
