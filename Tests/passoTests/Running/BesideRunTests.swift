import Foundation
import Testing

/// Commands that stay in the foreground, through the real program.
@Suite(.serialized) struct BesideRunTests {
  /// A server of one file: it says that it listens, answers whoever puts a line into `ask`, and marks its end.
  private static let server = """
    #!/bin/sh
    trap 'echo ended >> log.txt; exit 0' INT TERM
    rm -f ask answer; mkfifo ask answer
    echo "key=$1"
    echo "Listening on port 77"
    while :; do read line <ask && echo "you said $line" >answer; done
    """

  private static func page(_ command: String, sample: String? = nil, after: String = "echo later") -> String {
    func block(_ text: String, _ mark: String = "{: pre}") -> String {
      let lines = ["```"] + text.split(separator: "\n").map(String.init) + ["```", mark]
      return lines.map { "    " + $0 }.joined(separator: "\n") + "\n\n"
    }
    let output = sample.map { "    The output is similar to:\n\n" + block($0, "") } ?? ""
    return "# Serving\n\n1.  Start it.\n\n" + block(command) + output + "2.  In another terminal, ask it.\n\n"
      + block(after)
  }

  private func passo(_ page: String, server: String = BesideRunTests.server) throws -> Passo {
    let passo = try Passo().file("page.md", page).file("serve.sh", server).environment("NO_COLOR", "1")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: passo.folder.path + "/serve.sh")
    return passo
  }

  private static let ask = "echo hello > ask; cat answer"
  private static let listening = page(
    "chmod +x serve.sh\n./serve.sh s3cret", sample: "Listening on port 77", after: ask)

  @Test func theStepsAfterAServerRunHere() throws {
    let passo = try passo(Self.listening)
    let run = try passo.run("run", "page.md", "--non-interactive")
    #expect(run.status == 0, "\(run)")
    #expect(run.output.contains("it has printed the line of the sample that says that it is ready"), "\(run)")
    #expect(run.output.contains("    you said hello"), "\(run)")
    #expect(run.output.contains("! step 1: `./serve.sh s3cret` ran beside the others until the end"), "\(run)")
    #expect(passo.folder.text("log.txt") == "ended\n")
    let report = try passo.run("report", "--format", "json")
    #expect(report.output.contains("ran beside the others until the end"), "\(report)")
  }

  @Test func thePlanSaysWhatIsWaitedFor() throws {
    let plan = try passo(Self.listening).run("plan", "page.md")
    #expect(plan.output.contains("runs beside the following steps, which wait for: Listening on port 77"), "\(plan)")
    let json = try passo(Self.listening).run("plan", "page.md", "--format", "json")
    #expect(json.output.contains("\"ready\" : \"Listening on port 77\""), "\(json)")
  }

  @Test func itsSecretsAreMasked() throws {
    let page = Self.listening.replacingAll("s3cret", with: "<api_key>")
    let passo = try passo(page).environment("PASSO_API_KEY", "hunter22hunter")
    let run = try passo.run("run", "page.md", "--non-interactive")
    #expect(run.status == 0 && run.output.contains("key="), "\(run)")
    #expect(!run.output.contains("hunter22"), "\(run)")
  }

  @Test func anEscapeOfItsOutputReachesNoTerminal() throws {
    let server = Self.server.replacingAll("echo \"key=$1\"", with: "printf '\\033]0;title\\007\\033[2Jkey\\n'")
    let run = try TerminalRun(
      passo(Self.listening, server: server), "run page.md", dialogue: [("▸", "\r"), ("▸", "\r"), ("▸", "\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(!run.screen.contains("\u{1B}]0;title") && !run.screen.contains("\u{1B}[2J"), "\(run.screen)")
  }

  @Test func whatEndsBeforeItIsReadyHasFailed() throws {
    let server = "#!/bin/sh\necho 'the port is taken'\nexit 3\n"
    let run = try passo(Self.listening, server: server).run("run", "page.md", "--non-interactive")
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("    the port is taken"), "\(run)")
    #expect(run.output.contains("it has ended before it was ready: exit status 3"), "\(run)")
    #expect(!run.output.contains("you said"))
  }

  @Test func whatIsNotReadyInTimeIsEnded() throws {
    let server = Self.server.replacingAll("Listening on port", with: "Trying port")
    let passo = try passo(Self.listening, server: server)
    let run = try passo.run("run", "page.md", "--non-interactive", "--timeout", "1s")
    #expect(run.status == 1, "\(run)")
    #expect(run.output.contains("not ready within its time limit") && run.output.contains("`Listening on port 77`"))
    #expect(passo.folder.text("log.txt") == "ended\n")
  }

  @Test func thatOneEndsLaterIsSaid() throws {
    let server = "#!/bin/sh\necho 'Listening on port 77'\nsleep 1\necho 'out of memory'\nexit 4\n"
    let page = Self.page("chmod +x serve.sh\n./serve.sh", sample: "Listening on port 77", after: "sleep 1.5")
    let run = try passo(page, server: server).run("run", "page.md", "--non-interactive")
    let screen = run.output.replacingAll("\n    ", with: " ")
    #expect(screen.contains("has ended by itself (exit status 4); it last printed: out of memory"), "\(run)")
  }

  @Test func withoutASignItHasToGoOn() throws {
    let run = try passo(Self.page("tail -f page.md", after: "echo later")).run("run", "page.md", "--non-interactive")
    #expect(run.status == 0 && run.output.contains("    later"), "\(run)")
    #expect(run.output.contains("it still runs, and goes on beside the following steps"), "\(run)")
    #expect(run.output.contains("2 not verified (1, 2)"), "\(run)")
  }

  @Test(.enabled(if: Passo.hasProgram("python3"), "python3 is not installed"))
  func anOpenPortIsNamedAndProvesNothing() throws {
    let port = Int.random(in: 20000...29999)
    let page = Self.page("python3 -m http.server \(port) --bind 127.0.0.1", after: "echo later")
    let run = try passo(page).run("run", "page.md", "--non-interactive")
    #expect(run.status == 0 && run.output.contains("port \(port) accepts connections"), "\(run)")
    #expect(run.output.contains("2 not verified (1, 2)"), "\(run)")
    let after = try passo(page).run("run", "page.md", "--non-interactive")
    #expect(after.output.contains("port \(port) accepts connections"), "the first server is gone: \(after)")
  }

  @Test func aPersonMayRunItInATerminalOfTheirOwn() throws {
    let passo = try passo(Self.page("./serve.sh", sample: "Listening on port 77"))
    let run = try TerminalRun(passo, "run page.md", dialogue: [("▸", "w"), ("▸", "\r")])
    #expect(run.status == 0 && run.screen.contains("w another terminal"), "\(run.screen)")
    #expect(run.screen.contains("taken as done") && run.screen.contains("later"), "\(run.screen)")
    #expect(!run.screen.contains("ran beside the others"))
  }

  @Test func whoGoesBackStartsItAgain() throws {
    let passo = try passo(Self.page("chmod +x serve.sh\n./serve.sh", sample: "Listening on port 77"))
    let run = try TerminalRun(
      passo, "run page.md", dialogue: [("▸", "\r"), ("▸", "\r"), ("▸", "b"), ("▸", "\r"), ("▸", "\r"), ("▸", "\r")])
    #expect(run.status == 0, "\(run.screen)")
    #expect(passo.folder.text("log.txt") == "ended\nended\n", "\(run.screen)")
  }

  @Test func aResumedRunSaysThatItHasEnded() throws {
    let passo = try passo(
      Self.page("chmod +x serve.sh\n./serve.sh", sample: "Listening on port 77", after: "test -e there && cat there"))
    let first = try passo.run("run", "page.md", "--non-interactive")
    #expect(first.status != 0, "\(first)")
    let second = try passo.file("there", "x\n").run("run", "--resume", "--non-interactive")
    let screen = second.output.replacingAll("\n    ", with: " ")
    #expect(screen.contains("step 1 left something running in the background, which has ended"), "\(second)")
    #expect(passo.folder.text("log.txt") == "ended\n")
  }

  @Test(arguments: ["TERM", "HUP", "INT"]) func aSignalEndsItInOrder(signal: String) throws {
    let passo = try passo(
      Self.page("chmod +x serve.sh\n./serve.sh", sample: "Listening on port 77", after: "touch here; sleep 20"))
    let script = """
      \(Passo.path) run page.md --non-interactive >out.txt & passo=$!
      while ! test -e here; do sleep 0.05; done
      kill -\(signal) $passo; wait $passo; echo "status $?"
      """
    // Job control, or a shell's background ignores SIGINT.
    let run = try TerminalRun(command: "set -m\n\(script)\nset +m", passo, dialogue: [])
    #expect(run.screen.contains("status 130"), "\(run.screen)")
    #expect(passo.folder.text("log.txt") == "ended\n", "\(passo.folder.text("out.txt") ?? "")")
    #expect(passo.folder.text("out.txt")?.contains("ran beside the others") ?? false)
  }

  @Test func whereAShellIsElsewhereItIsLeftToThePerson() throws {
    let run = try passo(Self.listening).run("run", "page.md", "--non-interactive", "--shell", "bash")
    #expect(run.status == 2, "\(run)")
    #expect(run.output.replacingAll("\n    ", with: " ").contains("`--shell` leads to where none can be"), "\(run)")
  }

  @Test func aRehearsalStartsNothing() throws {
    let passo = try passo(Self.listening)
    let run = try passo.run("run", "page.md", "--non-interactive", "--rehearse")
    #expect(run.status == 0 && run.output.contains("rehearsed"), "\(run)")
    #expect(passo.folder.text("log.txt") == nil && passo.folder.text("ask") == nil)
  }
}

extension String {
  fileprivate func replacingAll(_ text: String, with other: String) -> String { replacing(text, with: other) }
}
