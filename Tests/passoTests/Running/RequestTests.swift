import Testing

/// Requests and files of a page, against a server of this machine.
@Suite struct RequestTests {
  private static func page(port: UInt16) -> String {
    """
    # Getting a token
    {: #token}

    1.  Ask for it.

        ```
        POST http://127.0.0.1:\(port)/v1/<org_name>/tokens?scope=<scope>
        ```
        {: codeblock}

        <table>
        <tr><td>Header</td><td><ul><li>Authorization: Basic &lt;basic_secret&gt;</li>
        <li>Content-Type: application/x-www-form-urlencoded</li></ul></td></tr>
        <tr><td>Body for a password</td><td><ul><li>grant_type: password</li>
        <li>password: &lt;password&gt;</li></ul></td></tr>
        <tr><td>Body for an API key</td><td><ul><li>grant_type: key</li><li>apikey: &lt;api_key&gt;</li></ul></td></tr>
        </table>

        Example output:

        ```
        {"access_token": "<iam_token>", "expires_in": 3600}
        ```
        {: screen}

    2.  Write it down.

        ```
        printf %s <iam_token> > token.txt
        ```
        {: pre}

    """
  }

  private static let values = """
    values:
      org_name: "a b/c"
      scope: "x&y=z"
      basic_secret: {from: env, name: BASIC}
      password: {from: env, name: PASSWORD}
    choose:
      "*": password

    """

  private static let password = "p&w=d é\"'%"

  private func passo(_ server: LocalServer) throws -> Passo {
    try Passo().file("page.md", Self.page(port: server.port)).file("v.yml", Self.values)
      .environment("PASSWORD", Self.password).environment("BASIC", "c2VjcmV0LWJhc2lj")
  }

  @Test func theServerReceivesExactlyWhatIsMeant() throws {
    let server = try LocalServer { _ in .init(body: #"{"access_token": "tok-12345678", "expires_in": 3599}"#) }
    let passo = try passo(server)
    let run = try passo.run("run", "page.md", "--values", "v.yml")
    #expect(run.status == 0, "\(run)")
    let request = try #require(server.requests.first)
    #expect(request.method == "POST")
    #expect(request.target == "/v1/a%20b%2Fc/tokens?scope=x%26y%3Dz")
    #expect(request.headers["authorization"] == "Basic c2VjcmV0LWJhc2lj")
    #expect(request.body == "grant_type=password&password=p%26w%3Dd%20%C3%A9%22%27%25")
    #expect(passo.folder.text("token.txt") == "tok-12345678")
    #expect(!run.output.contains("tok-12345678") && !run.output.contains("c2VjcmV0LWJhc2lj"))
  }

  /// The values and the page's own words, each a string of one JSON object.
  @Test func aBodyOfJSONHoldsExactlyTheValues() throws {
    let server = try LocalServer { _ in .init(body: "{}") }
    let page = """
      # Making a thing

      1.  Make it.

          ```
          POST http://127.0.0.1:\(server.port)/things
          ```
          {: codeblock}

          <table>
          <tr><td>Header</td><td><ul><li>Content-Type: application/json</li></ul></td></tr>
          <tr><td>Body</td><td><ul><li>name: &lt;name&gt;</li><li>kind: small</li></ul></td></tr>
          </table>

      """
    let run = try Passo().file("page.md", page).run(
      "run", "page.md", "--non-interactive", "--yes", "--set", #"name=a"b\ é: {x}, 'y'"#)
    #expect(run.status == 0, "\(run)")
    #expect(server.requests.first?.body == #"{"name": "a\"b\\ é: {x}, 'y'", "kind": "small"}"#)
  }

  @Test(arguments: [
    (401, #"{"access_token": null, "error": "Unauthorized"}"#), (500, "<html><body>oops</body></html>"),
    (200, #"{"error": "Unauthorized"}"#),
  ])
  func anAnswerThatIsNoneFails(status: Int, body: String) throws {
    let server = try LocalServer { _ in .init(status: status, body: body) }
    let passo = try passo(server)
    let run = try passo.run("run", "page.md", "--values", "v.yml")
    #expect(run.status == 1, "\(run)")
    #expect(passo.folder.text("token.txt") == nil)
  }

  @Test func withoutAChoiceNothingIsSent() throws {
    let server = try LocalServer { _ in .init() }
    let passo = try passo(server).file("v.yml", Self.values.replacing("\"*\": password", with: "\"*\": nothing"))
    let run = try passo.run("run", "page.md", "--values", "v.yml")
    #expect(run.status == 2, "\(run)")
    #expect(server.requests.isEmpty)
  }

  private static let filePage = """
    # Writing a file
    {: #write}

    1.  Create the file `config.yaml`:

        ```
        kind: Config
        name: <name>
        end: here
        ```
        {: codeblock}

    """

  @Test func aFileThatIsThereIsReplacedOnlyIfSomebodyWantsIt() throws {
    let passo = try Passo().file("page.md", Self.filePage).file("config.yaml", "kind: Config\nname: old\nend: here\n")
    let refused = try passo.bash("\(Passo.path) run page.md --set name='a: b'")
    #expect(refused.status == 2, "\(refused)")
    #expect(passo.folder.text("config.yaml") == "kind: Config\nname: old\nend: here\n")
    let kept = try TerminalRun(passo, "run page.md --yes --set name='a: b'", dialogue: [("▸", "s")])
    #expect(kept.screen.contains("-name: old") && kept.screen.contains("+name: 'a: b'"), "\(kept.screen)")
    #expect(!kept.screen.contains("-end"), "only what changes")
    #expect(passo.folder.text("config.yaml")?.contains("old") == true)
    let taken = try TerminalRun(passo, "run page.md --yes --set name='a: b'", dialogue: [("▸", "x")])
    #expect(taken.status == 0, "\(taken.screen)")
    #expect(passo.folder.text("config.yaml") == "kind: Config\nname: 'a: b'\nend: here\n")
  }
}
