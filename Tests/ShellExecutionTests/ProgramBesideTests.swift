import Testing

@testable import ShellExecution

/// What runs beside the steps of a session.
@Suite struct ProgramBesideTests {
  private func start(_ text: String, in session: ShellSession) throws -> ProgramBeside {
    guard case .started(let program) = try session.start(text, line: 1) else { throw SessionError.supervisorEnded }
    return program
  }

  private func output(of program: ProgramBeside, until isThere: (String) -> Bool) -> String {
    var text = ""
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end, !isThere(text) {
      var nothing: [Watched] = []
      wait(for: &nothing, atMost: .milliseconds(10))
      text += String(decoding: program.takeOutput(), as: UTF8.self)
    }
    return text
  }

  @Test func itHasWhatTheShellHasAndATerminalOfItsOwn() throws {
    try inSession { session throws in
      try session.step("x=unexported; f() { echo \"f $x $1\"; }; cd /usr")
      let program = try start("f a; pwd; test -t 1 && echo terminal; x=other; exec sleep 1000", in: session)
      #expect(output(of: program) { $0.contains("terminal") } == "f unexported a\n/usr\nterminal\n")
      #expect(try session.step("echo $x").output == "unexported\n")
      #expect(program.isRunning && program.status == nil)
      program.end(within: .seconds(2))
      #expect(!program.isRunning && session.backgroundProcesses.isEmpty)
    }
  }

  @Test func itsOutputIsNotThatOfLaterStepsAndNeverBlocksIt() throws {
    try inSession { session throws in
      let program = try start("seq 1 200000; echo end; sleep 1000", in: session)
      #expect(try session.step("sleep 0.2; echo mine").output == "mine\n")
      #expect(output(of: program) { $0.contains("end\n") }.hasSuffix("200000\nend\n"))
      program.end(within: .seconds(2))
    }
  }

  @Test func noJobOfTheShellAndOutOfReachOfCtrlC() throws {
    try inSession { session throws in
      let program = try start("sleep 1000", in: session)
      #expect(try session.step("wait; jobs; echo \"[$!]\"", timeLimit: .seconds(5)).output == "[]\n")
      #expect(try session.step("kill -INT 0; sleep 0.1; echo on").ending != .timedOut)
      #expect(program.isRunning)
      program.end(within: .seconds(2))
    }
  }

  @Test(arguments: [("exit 3", 3), ("false", 1), ("kill -TERM $BASHPID", 143), ("set -e; false; echo no", 1)])
  func itsStatusIsKnown(text: String, status: Int32) throws {
    try inSession { session throws in
      let program = try start("echo before\n\(text)", in: session)
      #expect(output(of: program) { $0.contains("before") && program.status != nil }.hasPrefix("before\n"))
      #expect(program.status == status)
    }
  }

  @Test(arguments: [
    "sleep 1000", "trap '' INT; sleep 1000", "trap '' INT TERM; while :; do sleep 0.1; done", "sleep 1000 & sleep 1000",
    "sleep 1000 | cat",
  ])
  func allOfItIsEnded(text: String) throws {
    try inSession { session throws in
      let program = try start(text, in: session)
      try session.step("sleep 0.1")
      program.end(within: .milliseconds(400))
      try session.step("sleep 0.1")
      #expect(session.backgroundProcesses.map(\.commandLine) == [])
      #expect(!program.isRunning)
    }
  }

  @Test func whatIsNoCommandIsRefused() throws {
    try inSession { session throws in
      guard case .refused(let result) = try session.start("echo 'open", line: 7) else {
        Issue.record("it was started")
        return
      }
      #expect(result.ending != .exited(0))
      #expect(try session.step("echo on").output == "on\n")
    }
  }

  @Test func nothingOutlivesTheSession() throws {
    let mark = "passo-test-\(UInt32.random(in: 0...UInt32.max))"
    try inSession(environment: ["PASSO_TEST_MARK": mark]) { session throws in
      _ = try start("setsid sh -c \"trap '' HUP TERM INT; sleep 1000 & sleep 1000\"; sleep 1000", in: session)
      try session.step("sleep 0.1")
    }
    let search = "grep -lsz PASSO_TEST_MARK=\(mark) /proc/[0-9]*/environ | wc -l"
    let found = try runProgram(["sh", "-c", search], environment: ["PATH": "/usr/bin:/bin"], workingDirectory: "/")
    #expect(String(decoding: found.standardOutput.bytes, as: UTF8.self) == "0\n")
  }
}
