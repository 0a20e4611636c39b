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

  /// A known first word does not make a shell of it.
  @Test(arguments: [
    "type Message struct {\n\tName string\n}", "exec { 'reload':\n  path => ['/bin', '/sbin',],\n}",
    "pip\nlatest package\nother (please say which)", "rpm -qpi one.rpm\nName      : one      Vendor: (none)\n...",
    "docker run tool\nKey (2 bytes): 1\n% Reached the end (0)",
  ])
  func otherLanguagesAndOutputs(text: String) {
    #expect(MarkedPage("It looks like this.\n\n```\n\(text)\n```\n").findings(of: ShellSyntaxError.self).isEmpty)
  }

  @Test func indentedTextNeedsMoreThanAWord() {
    let page = MarkedPage("The format is:\n\n    \"md5\" + md5(password + name)\n")
    #expect(page.findings(of: ShellSyntaxError.self).isEmpty)
  }

  @Test(arguments: [
    "./tool -w table status\n+-----+------+\n| ID  | SIZE |\n+-----+------+",
    ">>>>> sudo reboot\n>>>>> echo \"a\" | wc",
    "mytool status\nState (since 2): up",
  ])
  func outputsInBlocksForAShell(text: String) {
    #expect(MarkedPage("Look:\n\n```bash\n\(text)\n```\n").findings(of: ShellSyntaxError.self).isEmpty)
  }

  @Test(arguments: [
    ("```", "pip install one ⟦(⟧or two)"), ("```sh", "git status\ngit log ⟦\"⟧one"), ("```", "$ mytool get ⟦\"⟧one"),
    ("```bash", "ls\n⟦if⟧ true; then\n  ls"),
  ])
  func whereAShellIsShown(fence: String, text: String) {
    let page = "Look:\n\n\(fence)\n\(text)\n```\n"
    #expect(MarkedPage(page).found(by: ShellSyntaxError.self) == page)
  }

  @Test func aRemarkWithinAPlaceholder() {
    let page = MarkedPage("Tag it:\n\n```sh\n$ export TAG=<release version, eg \"v2\">\n```\n")
    #expect(page.findings(of: ShellSyntaxError.self).isEmpty)
    #expect(page.findings(of: BlankInAssignment.self).isEmpty)
  }
}
