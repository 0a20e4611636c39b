import ShellExecution
import Testing

/// What is left of a step when its time is over, or its session.
@Suite struct TimeLimitTests {
  static let stubborn = [
    "sleep 1000", "trap '' TERM; sleep 1000", "sh -c \"trap '' TERM; while :; do sleep 1000; done\"",
    "setsid sleep 1000 & sleep 1000", "nohup sleep 1000 >/dev/null 2>&1 & sleep 1000",
    "(setsid sh -c \"trap '' HUP TERM INT; sleep 1000 & sleep 1000\" &) ; sleep 1000",
    "exec sleep 1000", "while :; do :; done", "sleep 1000 | cat",
  ]

  @Test(arguments: stubborn) func nothingOfItIsLeft(step: String) throws {
    try inSession { session throws in
      #expect(try session.step("x=1; echo before").output == "before\n")
      #expect(try session.step(step, timeLimit: .milliseconds(200)).ending == .timedOut)
      #expect(session.backgroundProcesses.isEmpty)
      #expect(try session.step("echo $x").output == "1\n")
    }
  }

  @Test func whatEarlierStepsStartedIsSpared() throws {
    try inSession { session throws in
      try session.step("sleep 1000 & earlier=$!; sleep 0.05")
      #expect(try session.step("sleep 999", timeLimit: .milliseconds(200)).ending == .timedOut)
      #expect(session.backgroundProcesses.map(\.commandLine) == ["sleep 1000"])
      #expect(try session.step("kill $earlier").ending == .exited(0))
    }
  }

  @Test(arguments: stubborn) func nothingOutlivesTheSession(step: String) throws {
    let mark = "passo-test-\(UInt32.random(in: 0...UInt32.max))"
    try inSession(environment: ["PASSO_TEST_MARK": mark]) { session throws in
      _ = try session.step("{ \(step); } & sleep 0.1")
      #expect(!session.backgroundProcesses.isEmpty)
    }
    // Everything started by the step carries the mark in its environment.
    let search = "grep -lsz PASSO_TEST_MARK=\(mark) /proc/[0-9]*/environ | wc -l"
    let found = try runProgram(["sh", "-c", search], environment: ["PATH": "/usr/bin:/bin"], workingDirectory: "/")
    #expect(String(decoding: found.standardOutput.bytes, as: UTF8.self) == "0\n")
  }

  @Test func aForkingStepIsEndedToo() throws {
    try inSession { session throws in
      let step =
        "f() { sleep 1000 & (( n++ < 60 )) && f; }; for i in 1 2 3; do (while :; do sleep 1 & sleep 0.01; done) & done; f; wait"
      #expect(try session.step(step, timeLimit: .milliseconds(300)).ending == .timedOut)
      #expect(session.backgroundProcesses.isEmpty)
    }
  }

  /// What a shell has just forked has the shell's handlers until it becomes its program, and forgets the request then.
  @Test func whoBecomesAnotherProgramIsAskedAgain() throws {
    let file = "/tmp/passo-asked-\(UInt32.random(in: 0...UInt32.max))"
    let step = "bash -c 'trap : TERM; bash -c \"trap : TERM; sleep 0.5; exec sleep 1000\"; echo $? >\(file)'"
    try inSession(grace: .seconds(20)) { session throws in
      #expect(try session.step(step, timeLimit: .milliseconds(300)).ending == .timedOut)
    }
    let found = try runProgram(
      ["sh", "-c", "cat \(file); rm \(file)"], environment: ["PATH": "/bin"], workingDirectory: "/")
    // 128 and SIGTERM: it was not killed.
    #expect(found.standardOutput.bytes == Array("143\n".utf8))
  }

  @Test func whoTidiesUpIsNotDisturbed() throws {
    let file = "/tmp/passo-tidied-\(UInt32.random(in: 0...UInt32.max))"
    let step = "bash -c 'trap \"sleep 0.3; sh -c \\\"sleep 0.2; echo tidied >\(file)\\\"; exit\" TERM; sleep 1000'"
    try inSession(grace: .seconds(20)) { session throws in
      #expect(try session.step(step, timeLimit: .milliseconds(300)).ending == .timedOut)
    }
    let found = try runProgram(
      ["sh", "-c", "cat \(file); rm \(file)"], environment: ["PATH": "/bin"], workingDirectory: "/")
    #expect(found.standardOutput.bytes == Array("tidied\n".utf8))
  }

  @Test func anExitTrapRunsAtTheEnd() throws {
    let file = "/tmp/passo-exit-trap-\(UInt32.random(in: 0...UInt32.max))"
    try inSession { session throws in
      try session.step("trap 'echo done > \(file)' EXIT")
    }
    let found = try runProgram(
      ["sh", "-c", "cat \(file); rm \(file)"], environment: ["PATH": "/bin"], workingDirectory: "/")
    #expect(found.standardOutput.bytes == Array("done\n".utf8))
  }

  @Test func errorsOfTheBodyEndTheSessionToo() throws {
    struct Stop: Error {}
    var directory = ""
    #expect(throws: Stop.self) {
      try inSession { session throws -> Void in
        directory = try session.step("echo ${0%/*}").output
        throw Stop()
      }
    }
    #expect(directory.hasPrefix("/tmp/passo-"))
    let found = try runProgram(
      ["sh", "-c", "ls -d \(directory)"], environment: ["PATH": "/bin"], workingDirectory: "/")
    #expect(found.ending != .exited(0))
  }
}
