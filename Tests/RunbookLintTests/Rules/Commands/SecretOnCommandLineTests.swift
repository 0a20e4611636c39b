import Testing

@testable import RunbookLint

@Suite struct SecretOnCommandLineTests {
  @Test(arguments: [
    "docker login -p ⟦<api_key>⟧ icr.io",
    "mysql --password=⟦<password>⟧",
    "mysql ⟦[--password PASSWORD]⟧",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: SecretOnCommandLine.self) == page)
  }

  @Test(arguments: [
    "docker login -u <user> icr.io",
    "docker login [--secret-file] icr.io",
    "export API_KEY=<api_key>",
    "echo <api_key>",
    #"""
    cat <<EOF > f
    password: <password>
    EOF
    """#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: SecretOnCommandLine.self).isEmpty)
  }
}
