import RunbookModel
import Testing

/// What the page says to replace is asked with the sample prefilled.
@Suite struct SampleReadingTests {
  private func samples(_ sentence: String, _ command: String, locale: String? = nil) -> [String] {
    let page = "# T\n\n1. \(sentence)\n\n   ```sh\n   \(command)\n   ```\n   {: pre}\n"
    return read(page, locale: locale).placeholders.filter(\.isSample).map(\.name)
  }

  @Test(
    arguments: [
      ("Replace `/srv/own/tool` with the path of your tool.", "tool add --exec /srv/own/tool", "/srv/own/tool", "en"),
      ("Replace `web01`, `db.example.org` with your hosts.", "tool ping db.example.org", "db.example.org", "en"),
      ("For a cup named `blue-cup`, run it like this:", "tool fill blue-cup", "blue-cup", "en"),
      ("Use your own password in place of `myWord`.", "tool set myWord", "myWord", "en"),
      ("Set it, where `web01` is your host.", "tool set --host=web01", "web01", "en"),
      (
        "Set it on your system, where `@token_file` is the path of a file.", "tool set @token_file", "@token_file", "en"
      ),
      ("Le nom `tasse1` est un exemple.", "tool fill tasse1", "tasse1", "fr"),
      ("Remplacez `tasse-a` par le nom de votre tasse.", "tool fill tasse-a", "tasse-a", "fr"),
      ("Use sua senha em vez de `segredo1`.", "tool set segredo1", "segredo1", "pt-BR"),
    ])
  func whatTheTextSaysIsAsked(sentence: String, command: String, sample: String, locale: String) {
    #expect(samples(sentence, command, locale: locale) == [sample])
  }

  @Test(
    arguments: [
      ("Use `podman` instead of `docker2`.", "docker2 run web"), ("Replace `web01` with `web02`.", "tool edit web01"),
      ("Create a cup named `blue-cup`.", "tool add blue-cup"), ("The name is `blue-cup`.", "tool fill blue-cup"),
      ("Replace `web-a` with your name.", "tool fill web-a2 x.web-a web-a=1 --web-a"),
      ("Set a greeting.", "export MY_VAR=\"Hello\""), ("Replace the `web01` pod.", "tool stop web01"),
    ])
  func othersAreNot(sentence: String, command: String) {
    #expect(samples(sentence, command) == [])
    #expect(read("# T\n\n\(sentence)\n\n```sh\n\(command)\n```\n").actions.flatMap(\.samplePaths) == [])
  }

  @Test(
    arguments: [
      ("tool add --domain web.example  # replace with your domain", "web.example"),
      ("# Replace web.example with your domain\n   tool add web.example", "web.example"),
      ("ssh root@xxx.xxx.xxx.xxx", "xxx.xxx.xxx.xxx"), ("tool add xxxxxxxx-xxxx", "xxxxxxxx-xxxx"),
    ])
  func theCommandMaySayItItself(command: String, sample: String) {
    #expect(samples("Run it.", command) == [sample])
  }

  @Test func aValueArrivesQuotedForItsPlace() throws {
    let runbook = read(
      "# T\n\n1. Replace `own.example` with your host.\n\n   ```sh\n   curl -d 'host=own.example' https://own.example/a\n   ```\n"
    )
    let action = try #require(runbook.actions.first)
    let bindings = Bindings([Binding(key: "own_example", value: "a.b", origin: .flag, isSecret: false)])
    guard case .ready(.command(let command)) = Planner(runbook).resolve(action, with: bindings) else {
      Issue.record("not ready")
      return
    }
    #expect(command.text == "curl -d 'host=a.b' https://a.b/a")
    guard case .unfilled = Planner(runbook).resolve(action, with: Bindings()) else {
      Issue.record("a sample is run as it stands")
      return
    }
  }

  @Test func aFileAsksForItsBlanks() throws {
    let runbook = read(
      """
      # T

      1. Save as `own.json`:

         ```json
         {"key": "INSERT YOUR KEY HERE",
          "id": "xxxxxxxx-xxxx",
          "text": "Insert a coin here",
          "kind": "web"}
         ```

      2. Create the file `a.env`:

         ```ini
         TOKEN=<<token>>   # from your page
         HOST=server_ip    # the address, e.g. 10.0.0.7
         PORT=7070
         ```
      """)
    #expect(
      runbook.placeholders.filter(\.isSample).map(\.name)
        == ["INSERT YOUR KEY HERE", "xxxxxxxx-xxxx", "server_ip"])
    #expect(runbook.placeholders.map(\.name).contains("<<token>>"))
  }

  @Test func aTableMaySayIt() {
    let runbook = read(
      """
      # T

      | Part | Value | Notes |
      |------|-------|-------|
      | Address | `203.0.113.9` | Replace with your own address |
      | Port | `8080` | Used by the server |

      ## Go

      1. Connect.

         ```sh
         ssh root@203.0.113.9 -p 8080
         ```
      """)
    #expect(runbook.placeholders.map(\.name) == ["203.0.113.9"])
  }

  @Test(arguments: [
    ("git config user.name \"Your Name\"", "Your Name"),
    ("git config user.email \"youremail@one.example\"", "youremail@one.example"),
    ("git config user.name 'Votre nom'", "Votre nom"), ("git config user.name \"Seu Nome\"", "Seu Nome"),
  ])
  func whatBelongsToTheReaderIsAsked(command: String, sample: String) {
    #expect(samples("Say who you are.", command) == [sample])
  }

  @Test(arguments: ["git commit -m \"Your name is in it\"", "echo \"Your Name\"", "mail ana@one.example"])
  func whatOnlySpeaksOfTheReaderIsNot(command: String) { #expect(samples("Do it.", command).isEmpty) }

  /// An output shows what a service made up for the writer.
  @Test func aGeneratedAddressIsAsked() {
    func asked(_ host: String, _ name: String) -> [String] {
      let output = "```\nName:  web\n\(name):  https://\(host)\n```\n{: screen}\n\n"
      return read("# T\n\nLook:\n\n```sh\nrivet show\n```\n\n\(output)Call it:\n\n```sh\ncurl https://\(host)\n```\n")
        .placeholders.filter(\.isSample).map(\.name)
    }
    #expect(asked("web.4fx7c2m1k9.one.example", "URL") == ["https://web.4fx7c2m1k9.one.example"])
    #expect(asked("web.region.one.example", "URL").isEmpty)
  }
}
