import Testing

/// Tokens that the page does not name, printed by its steps, and every place where a run could show or keep them.
@Suite(.serialized) struct TokenPlacesTests {
  private static let tokens = [
    "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJwYXNzby10ZXN0In0.c2lnbmF0dXJlLW9mLXBhc3Nv", "ghp_Zk9x7Qw2Lp4Rt8Vb1Nm6Aa",
    "Qw8-rt5_Zx1Cv7Bn3Mq9", "MIIEvQIBADANBgkqhkiG9w0BAQEFAASC", "hunter2-Correct9", "tq7Rk2Vd9Xs4Jm1Hb6",
  ]

  private static let tools = """
    say() {
      printf 'Name:  default-token-x7k2p\\nType:  kubernetes.io/service-account-token\\n\\ntoken:      %s\\n' '\(tokens[0])'
      printf 'again \(tokens[0])\\n'
      printf 'pushed with \(tokens[1])\\n'
      printf '{"access_token": "%s", "token_type": "Bearer", "expires_in": 3600}\\n' '\(tokens[2])'
      printf -- '-----BEGIN PRIVATE KEY-----\\n%s\\n-----END PRIVATE KEY-----\\n' '\(tokens[3])'
      printf 'clone https://me:%s@example.com/r.git\\n' '\(tokens[4])' >&2
      printf 'Your new API key:\\n\\n  %s\\n' '\(tokens[5])'
    }

    """

  /// What a step printed is read from a file, so that the page itself has none of it.
  private static let page = """
    # Tokens
    {: #tokens}

    1.  Make it ready.

        ```
        . ./tools.sh
        ```
        {: pre}

    2.  Ask for them.

        ```
        say
        ```
        {: pre}

    3.  Keep one, as shells do.

        ```
        KEPT=$(say | grep -o 'ghp_.*'); export KEPT; echo "$KEPT" > kept.txt; mkdir -p "$KEPT" && cd "$KEPT"
        ```
        {: pre}

    4.  Look at it again.

        ```
        cat ../kept.txt
        ```
        {: pre}

        ```
        token of mine is here
        ```
        {: screen}

    5.  Say goodbye.

        ```
        test -e open && echo done
        ```
        {: pre}

    """

  private func prepared() throws -> Passo {
    try Passo().file("page.md", Self.page).file("tools.sh", Self.tools)
  }

  private func expectNothing(in places: [(name: String, text: String)]) {
    for (name, text) in places {
      let searched = SearchedText(text)
      let shown = Self.tokens.filter { searched.holds($0) }
      #expect(shown.isEmpty, "in \(name)")
    }
  }

  /// Files that Passo itself wrote or keeps.
  private func kept(of passo: Passo) throws -> [(name: String, text: String)] {
    let names = try passo.bash("find . -type f ! -name kept.txt ! -name tools.sh ! -name page.md").output
    return try names.split(separator: "\n").map { name in
      (String(name), try passo.bash("cat '\(name)'").output)
    }
  }

  private static let reports = ["r.html", "r.md", "r.xml", "r.json", "r.cast"]

  @Test func noPlaceHasATokenOfAnUnattendedRun() throws {
    var places: [(name: String, text: String)] = []
    for format in ["text", "jsonl"] {
      let passo = try prepared()
      let reports = Self.reports.flatMap { ["--report", "\(format)-\($0)"] }
      let outcome = try passo.run(["run", "page.md", "--yes", "--format", format] + reports)
      #expect(outcome.status == 1, "\(outcome)")
      #expect(outcome.output.contains("••••"))
      places += [("output as \(format)", outcome.output), ("errors as \(format)", outcome.errors)]
      for kind in ["html", "markdown", "junit", "json", "cast"] {
        places.append(("report as \(kind)", try passo.run("report", "--format", kind).output))
      }
      places.append(("runs", try passo.run("runs").output))
      places += try kept(of: passo).map { ("\($0.name), \(format)", $0.text) }
      let resumed = try passo.file("open", "").run("run", "--resume", "--yes", "--format", format)
      places += [("resumed, \(format)", resumed.output + resumed.errors)] + (try kept(of: passo))
    }
    #expect(places.count >= 30, "\(places.map(\.name))")
    expectNothing(in: places)
  }

  @Test func noPlaceHasATokenOfARunWithAPerson() throws {
    let passo = try prepared()
    let run = try TerminalRun(
      passo, "run page.md --report r.html --report r.cast",
      dialogue: [
        ("▸", "c"), ("▸", "\r"), ("▸", "\r"), ("▸", "\r"), ("▸", "\r"), ("▸", "v"), ("Esc leave", "\u{1B}"), ("▸", "s"),
        ("reason", "\r"), ("▸", "p"),
      ])
    #expect(run.screen.contains("••••"), "\(run.screen)")
    expectNothing(in: [("screen", run.screen)] + (try kept(of: passo)))
  }

  /// The working directory's name has one: it is not kept, and the step that went there is run again.
  @Test func aDirectoryNamedAfterATokenIsNotKept() throws {
    let passo = try prepared()
    _ = try passo.run("run", "page.md", "--yes")
    let unattended = try passo.run("run", "--resume", "--non-interactive")
    #expect(unattended.status == 1, "\(unattended)")
    #expect(unattended.output.contains("step 3 gave PWD, a secret that is kept nowhere"), "\(unattended)")
    expectNothing(in: [("output", unattended.output), ("errors", unattended.errors)])
  }

  /// On purpose, and on a screen that leaves nothing in the scrollback.
  @Test func aSecretIsLookedAtOnPurpose() throws {
    let passo = try Passo().file("page.md", Pages.secret)
    let run = try TerminalRun(
      passo, "run page.md",
      dialogue: [
        ("value:", "hunter22\r"), ("▸", "v"), ("Esc leave", "password\r"), ("look at it", "l"),
        ("hides it again", "x"), ("look at it", "n"), ("Esc leave", "\u{1B}"), ("quit", "q"),
      ])
    let parts = run.screen.split(separator: "\u{1B}[?1049", omittingEmptySubsequences: false)
    let isShown = parts.map { $0.contains("hunter22") }
    #expect(isShown == [false, true, false], "\(run.screen)")
  }
}
