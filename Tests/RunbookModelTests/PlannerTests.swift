import RunbookModel
import Testing

@Suite struct PlannerTests {
  private let runbook = read(
    """
    # T
    {: #t}

    1. Ask.

       ```
       curl -u <user>:<password> https://registry.<domain>/v1
       ```
       {: pre}

    2. Log in to the registry.

       ```
       docker login <registry_url> [--debug]
       ```
       {: pre}

       <table><tr><td><code>&lt;registry_url&gt;</code></td><td>The address: registry.&lt;domain&gt;</td></tr></table>
    """)

  private func bindings(_ values: [String: String], secret: Set<String> = []) -> Bindings {
    Bindings(values.map { Binding(key: $0, value: $1, origin: .flag, isSecret: secret.contains($0)) })
  }

  private func resolve(_ index: Int, _ bindings: Bindings) -> Resolution {
    Planner(runbook).resolve(runbook.actions[index], with: bindings)
  }

  @Test func nothingUnfilledIsEverReady() {
    guard case .unfilled(let missing) = resolve(0, bindings(["user": "ada"])) else {
      Issue.record("an unfilled command was not refused")
      return
    }
    #expect(missing.map(\.key) == ["password", "domain"])
  }

  @Test func valuesAreQuotedAndSecretsMasked() {
    let values = bindings(["user": "ada l", "password": "it's $HOME", "domain": "example.com"], secret: ["password"])
    guard case .ready(.command(let command)) = resolve(0, values) else {
      Issue.record("a filled command is not ready")
      return
    }
    #expect(command.text == "curl -u 'ada l':'it'\\''s $HOME' https://registry.example.com/v1")
    #expect(command.shown == "curl -u 'ada l':•••• https://registry.example.com/v1")
    #expect(command.line == 7)
  }

  @Test func aDerivedValueIsComputed() {
    let values = bindings(["domain": "example.com", "debug": "false"])
    guard case .ready(let ready) = resolve(1, values) else {
      Issue.record("a derived value was not computed")
      return
    }
    #expect(ready.shown == "docker login registry.example.com")
  }

  @Test func aFlagIsKeptOrLeftOut() {
    let values = bindings(["registry_url": "r.example.com", "debug": "true"])
    guard case .ready(let ready) = resolve(1, values) else {
      Issue.record("a flag was not filled")
      return
    }
    #expect(ready.shown == "docker login r.example.com --debug")
  }

  @Test func anEditedCommandIsHeldToTheSameRule() {
    let planner = Planner(runbook)
    guard case .unfilled = planner.resolve(command: "rm <file>", line: 1, with: Bindings()) else {
      Issue.record("an edited command with a placeholder was accepted")
      return
    }
  }

  @Test(arguments: [
    "$env:REGION = \"<user>\"", "Invoke-WebRequest <user>", "set REGION=<user>", "type C:\\keys <user>",
    "echo %PATH% <user>",
  ])
  func nothingIsFilledIntoACommandForWindows(text: String) {
    guard case .blocked = Planner(runbook).resolve(command: text, line: 1, with: bindings(["user": "ada"])) else {
      Issue.record("filled: \(text)")
      return
    }
  }

  @Test func formatsOfDatesAreNoVariablesOfWindows() {
    let text = "date +%Y-%m-%dT%H%M%S <user>"
    guard case .ready = Planner(runbook).resolve(command: text, line: 1, with: bindings(["user": "ada"])) else {
      Issue.record("blocked: \(text)")
      return
    }
  }

  @Test func aDamagedCommandIsBlocked() {
    let damaged = read("# T\n\n1. Push.\n\n   ```\n   docker push < Region> .icr.io/x\n   ```\n   {: pre}\n")
    guard case .blocked = Planner(damaged).resolve(damaged.actions[0], with: Bindings()) else {
      Issue.record("a damaged command was not blocked")
      return
    }
  }

  /// A body that is in the block itself is filled as what reads it in the end.
  @Test(arguments: [
    ("", "{\"name\": \"<user>\", \"port\": <port>}", #"{"name": "a\"b c&d", "port": 80}"#),
    ("Content-Type: application/json\n", "[\"<user>\"]", #"["a\"b c&d"]"#),
    ("Content-Type: application/x-www-form-urlencoded\n", "name=<user>&port=<port>", "name=a%22b%20c%26d&port=80"),
    ("Content-Type: text/plain\n", "name <user>", "name a\"b c&d"),
  ])
  func aBodyIsFilledAsWhatItIs(header: String, body: String, sent: String) {
    let lines = "POST https://host/v1\nX-A: b\n\(header)\n\(body)".split(
      separator: "\n", omittingEmptySubsequences: false)
    let block = lines.map { $0.isEmpty ? "" : "   \($0)" }.joined(separator: "\n")
    let page = read("# T\n\n1. Send it.\n\n   ```\n\(block)\n   ```\n   {: codeblock}\n")
    let values = bindings(["user": #"a"b c&d"#, "port": "80"])
    guard case .ready(.request(let request)) = Planner(page).resolve(page.actions[0], with: values) else {
      Issue.record("a filled request is not ready")
      return
    }
    #expect(request.body == sent)
  }

  @Test func breaksDivideTheHeadersOfATable() {
    let table = "   | Part | Value |\n   |---|---|\n   | Header | `X-A: b`<br>`X-C: <d>` |\n"
    let page = read("# T\n\n1. Send it.\n\n   ```\n   GET https://host/v1\n   ```\n   {: codeblock}\n\n\(table)")
    #expect(page.actions[0].request?.headers.map { "\($0.name)=\($0.value)" } == ["X-A=b", "X-C=<d>"])
  }

  @Test func thePlanSaysWhereEachValueComesFrom() {
    let plan = PlanMaker(runbook, selection: Selection()).plan(with: bindings(["user": "ada"]))
    #expect(plan.actions[0].sources.map(\.source) == [.given, .ask, .ask])
    #expect(plan.actions[1].sources.first?.source == .derived)
    #expect(plan.questions.map(\.key) == ["password", "domain", "debug"])
    #expect(plan.programs.map(\.name) == ["curl", "docker"])
  }

  @Test func whatIsBlockedNeedsNeitherValuesNorPrograms() {
    let page = read(
      """
      # T

      1. Copy the settings.

         ```
         copy %USERPROFILE%\\<settings> <target_folder>
         ```
         {: pre}
      2. Greet.

         ```
         curl https://<host>/
         ```
         {: pre}
      """)
    #expect(page.actions.map { $0.blocked != nil } == [true, false])
    let plan = PlanMaker(page, selection: Selection()).plan(with: Bindings())
    #expect(plan.questions.map(\.key) == ["host"])
    #expect(plan.programs.map(\.name) == ["curl"])
  }
}
