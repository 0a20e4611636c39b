import Testing

/// What `export --tasks` and `plan --format shell` write is run by others, with no one who looks.
@Suite struct ExportedTasksTests {
  private static let formats = ["ansible", "github-actions", "gitlab-ci"]

  private static let proxy = """
    # Kite

    1. Begin.

       ```
       echo begin
       ```
       {: pre}

    2. If you use a proxy, run the following command:

       ```
       export HTTPS_PROXY=http://<proxy_host>:3128
       ```
       {: pre}

    """

  /// The script of a workflow or a pipeline as the engine gives it to a shell.
  private static func script(_ yaml: String) -> String {
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(where: { $0.hasSuffix(" |-") }) else { return "" }
    let indent = lines[start + 1].prefix { $0 == " " }
    let body = lines[(start + 1)...].prefix { $0.isEmpty || $0.hasPrefix(indent) }
    return body.map { String($0.dropFirst(indent.count)) }.joined(separator: "\n") + "\n"
  }

  @Test func noLineOfAValueLeavesItsComment() throws {
    let passo = try Passo().file("page.md", Self.proxy).environment("EVIL", "x\ntouch planted #")
      .file("v.yml", "values:\n  proxy_host: {from: {env: EVIL}}\n")
    let value = "proxy_host=x\ntouch planted #\r\ntouch planted"
    for arguments in [["--set", value], ["--values", "v.yml"]] {
      var texts = [try passo.run(["plan", "--format", "shell", "page.md"] + arguments).output]
      texts += try Self.formats.map {
        try passo.run(["export", "--format", $0, "--tasks", "page.md"] + arguments).output
      }
      for text in texts {
        for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) where line.contains("planted") {
          // What an engine offers is a text of YAML on one line.
          let isOffer = line.hasPrefix("default: \"x\\ntouch") || line.hasPrefix("value: \"x\\ntouch")
          #expect(line.hasPrefix("#") || isOffer && line.hasSuffix("planted\""), "\(line)")
        }
      }
      _ = try passo.file("plan.sh", texts[0]).bash("bash plan.sh")
      #expect(passo.folder.text("planted") == nil)
    }
    // Whoever removes the `#` has the value, whole.
    let plan = try passo.run("plan", "--format", "shell", "page.md", "--set", value).output
    let line = try #require(plan.split(separator: "\n").first { $0.hasPrefix("# proxy_host=") })
    let echoed = try passo.file("one.sh", line.dropFirst(2) + "\nprintf '%s' \"$proxy_host\"").bash("bash one.sh")
    #expect(echoed.output == "x\ntouch planted #\r\ntouch planted")
  }

  private static let elsewhere = """
    # Move

    1. Say hello.

       ```
       echo hello
       ```
       {: pre}

    2. On the bastion, run the following command:

       ```
       touch moved
       ```
       {: pre}

    3. Say done.

       ```
       touch done
       ```
       {: pre}

    """

  @Test func whatNoScriptDoesIsNoSuccess() throws {
    let passo = try Passo().file("page.md", Self.elsewhere)
    for format in Self.formats {
      let text = try passo.run("export", "--format", format, "--tasks", "page.md").output
      #expect(text.contains("The job ends with an error at what no script does"), "\(text)")
      #expect(text.contains("pause '2 not to be run as it stands"), "\(text)")
    }
    let plan = try passo.run("plan", "--format", "shell", "page.md").output
    let outcome = try passo.file("plan.sh", plan).bash("bash plan.sh </dev/null")
    #expect(outcome.status == 1 && outcome.output.contains("hello"), "\(outcome)")
    #expect(passo.folder.text("done") == nil && passo.folder.text("moved") == nil)
  }

  @Test func whatIsLeftOutIsNamed() throws {
    let passo = try Passo().file("page.md", Self.proxy)
    for format in Self.formats {
      let text = try passo.run("export", "--format", format, "--tasks", "page.md").output
      #expect(text.contains("# Left out, as no one says whether it is wanted"), "\(text)")
      #expect(!text.contains("The job ends with an error"), "\(text)")
    }
  }

  private static let systems = """
    # Lamp

    1. Install it.

       On Debian:

       ```
       echo from-linux
       ```
       {: pre}

       On macOS:

       ```
       echo from-macos
       ```
       {: pre}

    2. Use it.

       ```
       echo used
       ```
       {: pre}

    """

  @Test(arguments: ["github-actions", "gitlab-ci", "ansible"]) func eachSystemDoesItsOwnSteps(format: String) throws {
    let passo = try Passo().file("page.md", Self.systems)
    let text = try passo.run("export", "--format", format, "--tasks", "page.md").output
    let script = format == "ansible" ? "" : Self.script(text)
    guard !script.isEmpty else {
      #expect(text.contains("case $(uname -s) in Darwin)") && text.contains("case $(uname -s) in Linux)"), "\(text)")
      return
    }
    for (system, own, other) in [("Linux", "from-linux", "from-macos"), ("Darwin", "from-macos", "from-linux")] {
      let run = try passo.file("t.sh", "uname() { echo \(system); }\n" + script).bash("bash t.sh")
      #expect(run.status == 0 && run.output.contains(own) && !run.output.contains(other), "\(run) \(text)")
    }
  }

  @Test func theSystemThatIsNamedIsThatOfTheMachine() throws {
    let passo = try Passo().file("page.md", Self.systems)
    let text = try passo.run("export", "--format", "github-actions", "--platform", "macos", "page.md").output
    #expect(text.contains("runs-on: macos-latest"), "\(text)")
  }

  private static let login = """
    # Gate

    1. Look.

       ```
       echo look at <region>
       ```
       {: pre}

    2. Log in.

       ```
       printf '%s' "<api_token>" | wc -c
       ```
       {: pre}

    """

  /// What is in `environment` is an argument of a shell on the host, and in the log.
  @Test func secretsOfPlainTasksComeByStandardInput() throws {
    let passo = try Passo().file("page.md", Self.login)
    let text = try passo.run("export", "--format", "ansible", "--tasks", "page.md").output
    let lines = text.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.contains("environment:") })
    let end = try #require(lines.firstIndex { $0.contains("tasks:") })
    #expect(!lines[start..<end].contains { $0.contains("api_token") }, "\(text)")
    #expect(lines.count { $0.contains("passo_api_token | default('') | quote") } == 1, "\(text)")
    #expect(lines.count { $0.contains("no_log: true") } == 1, "\(text)")
    #expect(lines.count { $0.hasSuffix(#"eval "$(cat)""#) } == 1, "\(text)")
  }

  @Test func whatIsGivenToTheEngineGoesBeforeTheValuesFile() throws {
    let passo = try Passo().file("page.md", Self.login).file("v.yml", "values: {region: eu}\n")
    let text = try passo.run("export", "--format", "gitlab-ci", "--tasks", "page.md", "--values", "v.yml").output
    let script = "api_token=x\n" + Self.script(text)
    let file = try passo.file("t.sh", script)
    #expect(try file.bash("bash t.sh").output.contains("look at eu"), "\(text)")
    #expect(try file.bash("region=us bash t.sh").output.contains("look at us"), "\(text)")
  }

  @Test func profilesThatAreNotTakenOverAreNamed() throws {
    let passo = try Passo().file("page.md", Self.login).file("v.yml", "profiles: {eu: {region: a}, us: {region: b}}\n")
    let text = try passo.run("export", "--format", "github-actions", "--tasks", "page.md", "--values", "v.yml").output
    #expect(text.contains("are not taken over, as none was named: eu, us") && !text.contains("matrix"), "\(text)")
  }

  /// The file's programs start where the run is, and only if someone has allowed it.
  @Test func consentGoesWithTheFileOrIsSaidToBeMissing() throws {
    let passo = try Passo().file("page.md", Self.login)
      .file("v.yml", "values: {region: {from: {command: echo eu}}}\n")
    let arguments = ["export", "--format", "github-actions", "page.md", "--values", "v.yml"]
    #expect(try passo.run(arguments).output.contains("The values file names programs"))
    let allowed = try passo.run(arguments + ["--trust-values"]).output
    #expect(allowed.contains("--trust-values") && !allowed.contains("The values file names programs"), "\(allowed)")
    let playbook = try passo.run(
      "export", "--format", "ansible", "page.md", "--values", "v.yml", "--trust-values")
    #expect(playbook.output.contains("        trust_values: true"), "\(playbook)")
  }

  /// No shell and no engine has a variable with an accent.
  @Test func namesWithAccentsHaveVariables() throws {
    let page = Self.login.replacing("api_token", with: "clé_secrète")
    let passo = try Passo().file("page.md", page)
    let workflow = try passo.run("export", "--format", "github-actions", "page.md").output
    #expect(workflow.contains("PASSO_CLE_SECRETE: ${{ secrets.PASSO_CLE_SECRETE }}"), "\(workflow)")
    let run = try passo.environment("PASSO_CLE_SECRETE", "abcdefgh").environment("PASSO_REGION", "eu").run(
      "run", "page.md", "--non-interactive")
    #expect(run.status == 0, "\(run)")
    let playbook = try passo.run("export", "--format", "ansible", "--tasks", "page.md").output
    #expect(playbook.contains("cle_secrete={{ passo_cle_secrete | default('') | quote }}"), "\(playbook)")
  }
}
