import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A page that goes from host to host, with a shell for each.
@Suite(.serialized) struct OpenedPlaceTests {
  private static let cluster = """
    # The cluster
    {: #cluster}

    1.  Say who you are.

        ```
        NAME=desk; echo "at the $NAME"
        ```
        {: pre}

    2.  On the first server, begin.

        ```
        cd PLACE/first; NAME=first; API_TOKEN=abc$((1+1))secret; echo "ticket: T$((40+2))"
        ```
        {: pre}

        Example output:

        ```
        ticket: <ticket>
        ```
        {: screen}

    3.  On each worker node, join:

        ```
        cd PLACE/second; NAME=second; echo "<ticket>" > joined
        ```
        {: pre}

    4.  On the first server, go on:

        ```
        echo "$NAME in $PWD" > name
        ```
        {: pre}

    5.  On each worker node, say the token that the server has:

        ```
        echo "$NAME of $PWD" > name; cat PLACE/first/token
        ```
        {: pre}

    6.  Back on your workstation, say it.

        ```
        echo "back at the $NAME"
        ```
        {: pre}

    """

  private func cluster(_ page: String = Self.cluster) throws -> Passo {
    let passo = try Passo().file("first/token", "none\n").file("second/empty", "")
    return try passo.file("page.md", page.replacing("PLACE", with: passo.folder.path))
  }

  private static let places = ["--place", "first server=sh", "--place", "worker=bash"]

  @Test func eachPlaceHasItsOwnShell() throws {
    let passo = try cluster()
    let run = try passo.run(["run", "page.md", "--non-interactive"] + Self.places)
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("at the desk") && run.output.contains("back at the desk"), "\(run)")
    #expect(passo.folder.text("second/joined") == "T42\n")
    #expect(passo.folder.text("first/name") == "first in \(passo.folder.path)/first\n")
    #expect(passo.folder.text("second/name") == "second of \(passo.folder.path)/second\n")
    #expect(run.output.contains("done in the shell of `first server`"), "\(run)")
  }

  /// A value that one shell prints and the page calls a secret is hidden in what every other one prints.
  @Test func aSecretIsHiddenInAllOfThem() throws {
    let page = Self.cluster.replacing("<ticket>", with: "<join_token>")
    let passo = try cluster(page + "\n| Value | Description |\n|---|---|\n| `<join_token>` | The secret token |\n")
      .file("first/token", "T42\n")
    let run = try passo.run(["run", "page.md", "--non-interactive", "--report", "r.json"] + Self.places)
    #expect(run.status == 0, "\(run)")
    #expect(passo.folder.text("second/joined") == "T42\n")
    let kept = try passo.bash("grep -rl T42 .local r.json; true").output
    #expect(!run.output.contains("T42") && kept.isEmpty, "\(run)\n\(kept)")
  }

  @Test func aPlaceThatNoOptionMapsIsRefusedAsEver() throws {
    let passo = try cluster()
    let run = try passo.run("run", "page.md", "--non-interactive", "--place", "first server=sh")
    #expect(run.status == 2, "\(run)")
    let said = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("step 3 is left to you") && said.contains("`--place \"worker node=COMMAND\"`"), "\(run)")
    #expect(!said.contains("step 2 is left to you") && passo.folder.text("first/name") == nil, "\(run)")
  }

  @Test(arguments: [
    (["--place", "gateway=sh"], "the page has no place `gateway`"),
    (["--place", "gateway"], "--place needs name=command"),
    (["--place", "first=sh", "--place", "First-Server=sh"], "says twice where `first server` is"),
  ])
  func mistakesInTheOption(options: [String], words: String) throws {
    let passo = try cluster()
    let run = try passo.run(["run", "page.md", "--non-interactive"] + options)
    #expect(run.status == 64 && run.errors.contains(words), "\(run)")
    guard words.contains("no place") else { return }
    #expect(run.errors.contains("its places: first server (line 11), worker node (line 25)"), "\(run)")
  }

  @Test func aShellThatDoesNotOpenIsNamedBeforeTheFirstStep() throws {
    let passo = try cluster()
    let run = try passo.run(
      "run", "page.md", "--non-interactive", "--place", "first server=sh", "--place", "worker=exit 7")
    #expect(run.status == 2 && run.errors.contains("the shell of `worker node` cannot be opened"), "\(run)")
    #expect(!run.output.contains("at the desk"), "\(run)")
  }

  @Test func aPasswordInTheCommandOfAPlaceIsKeptNowhere() throws {
    let page = Self.cluster.replacing("NAME=second;", with: "cat PLACE/go && NAME=second;")
    let passo = try cluster(page)
    let secret = "--place=worker=env SSH_PASSWORD=hunter2zebra sh"
    let run = try passo.run("run", "page.md", "--non-interactive", "--place", "first server=sh", secret)
    #expect(run.status == 1, "\(run)")
    let journals = try passo.bash("cat .local/state/passo/runs/*").output
    #expect(journals.contains("SSH_PASSWORD=") && !journals.contains("hunter2zebra"))
    let again = try passo.file("go", "").run("run", "--resume", "--non-interactive")
    #expect(again.status == 64 && again.errors.contains("--place worker node=COMMAND"), "\(again)")
    #expect(try passo.run("run", "--resume", "--non-interactive", secret).status == 0)
    let refused = try passo.run(
      "run", "page.md", "--non-interactive", "--place", "worker=echo SSH_PASSWORD=hunter2zebra >&2; exit 3")
    #expect(refused.status == 2 && !refused.errors.contains("hunter2zebra"), "\(refused)")
  }

  @Test func eachShellGoesOnWhereItWas() throws {
    let command = "echo \"$NAME in $PWD\" > name"
    let page = Self.cluster.replacing(command, with: "cat PLACE/go && " + command)
    let passo = try cluster(page)
    let first = try passo.run(["run", "page.md", "--non-interactive"] + Self.places)
    #expect(first.status == 1, "\(first)")
    let second = try passo.file("go", "").run("run", "--resume", "--non-interactive")
    #expect(second.status == 0, "\(second)")
    #expect(passo.folder.text("first/name") == "first in \(passo.folder.path)/first\n", "\(second)")
    #expect(passo.folder.text("second/name") == "second of \(passo.folder.path)/second\n", "\(second)")
    #expect(second.output.contains("back at the desk"), "\(second)")
  }

  @Test func theWayThereIsLeftOut() throws {
    let page = """
      # The server

      1.  Log in to your server.

          ```
          ssh root@<address>
          ```
          {: pre}

      2.  Make the note.

          ```
          pwd > note
          ```
          {: pre}

      3.  Leave it.

          ```
          exit
          ```
          {: pre}

      4.  Look.

          ```
          echo looked
          ```
          {: pre}

      """
    let passo = try Passo().file("page.md", page).file("far/empty", "")
    let run = try passo.run("run", "page.md", "--non-interactive", "--place", "server=cd far; exec sh")
    #expect(run.status == 0 && run.output.contains("looked"), "\(run)")
    #expect(passo.folder.text("far/note") == "\(passo.folder.path)/far\n", "\(run)")
    #expect(run.errors.contains("step 1 is left out: the run has a shell of `server`"), "\(run)")
  }

  @Test func onlyWhatIsDoneAtOnePlace() throws {
    let passo = try cluster()
    let run = try passo.run("run", "page.md", "--non-interactive", "--at", "worker", "--set", "ticket=T9")
    #expect(run.status == 0 && run.output.contains("none") && !run.output.contains("desk"), "\(run)")
    let here = try passo.run("run", "page.md", "--non-interactive", "--at", "here")
    #expect(here.status == 0 && here.output.contains("back at the desk"), "\(here)")
    #expect(!here.output.contains("ticket"), "\(here)")
  }

  @Test(
    .enabled(
      if: ["sshd", "ssh", "ssh-keygen"].allSatisfy { name in
        Passo.hasProgram(name) || access("/usr/sbin/\(name)", X_OK) == 0
      }, "needs OpenSSH's server"))
  func overSSH() throws {
    let port = Int.random(in: 20_000..<60_000)
    let passo = try cluster()
    let run = try passo.bash(
      """
      PATH=$PATH:/usr/sbin; ssh-keygen -q -t ed25519 -N '' -f host; ssh-keygen -q -t ed25519 -N '' -f user
      cp user.pub allowed; chmod 600 allowed; mkdir -p /run/sshd 2>/dev/null
      printf '%s\\n' 'Port \(port)' 'ListenAddress 127.0.0.1' "HostKey $PWD/host" "AuthorizedKeysFile $PWD/allowed" \
        "PidFile $PWD/pid" 'StrictModes no' 'UsePAM no' 'PasswordAuthentication no' 'PermitRootLogin yes' > config
      "$(command -v sshd)" -f "$PWD/config" -E log
      for i in $(seq 200); do [ -s pid ] && break; sleep 0.05; done
      ssh="ssh -p \(port) -i $PWD/user -F none -o IdentitiesOnly=yes -o UserKnownHostsFile=$PWD/known \
        -o StrictHostKeyChecking=no 127.0.0.1"
      \(Passo.path) run page.md --non-interactive --place "first server=$ssh" --place "worker=$ssh"; echo "ended $?"
      kill "$(cat pid)"
      """)
    #expect(run.output.contains("ended 0\n"), "\(run)")
    #expect(passo.folder.text("second/name") == "second of \(passo.folder.path)/second\n", "\(run)")
    #expect(passo.folder.text("first/name") == "first in \(passo.folder.path)/first\n", "\(run)")
  }
}
