import Testing

@testable import ShellExecution

/// A session after a command: little grace, every step bounded.
@discardableResult
func inSession<R>(through command: [String], _ body: (ShellSession) throws -> R) throws -> R {
  let path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
  let configuration = SessionConfiguration(
    transport: .command(command), environment: ["PATH": path, "HOME": "/tmp", "LC_ALL": "C.UTF-8"],
    workingDirectory: "/", graceBeforeKill: .milliseconds(300), graceBeforeEndOfFile: .milliseconds(400))
  return try withShellSession(configuration, body)
}

@Suite struct RemoteShellTests {
  @Test(arguments: [["sh"], ["bash"], ["setsid", "--wait", "bash"], ["env", "-i", "PATH=/usr/bin:/bin", "sh"]])
  func stateSurvivesFromStepToStep(command: [String]) throws {
    try inSession(through: command) { session throws in
      try session.step("plain=1; export exported='a b'; cd /usr; f() { echo in f; }; umask 027")
      #expect(
        try session.step("echo $plain $exported; pwd; f; umask; env | grep -c '^exported='").output
          == "1 a b\n/usr\nin f\n0027\n1\n")
      #expect(session.state.workingDirectory == "/usr")
      #expect(session.state.variables.contains(ShellVariable(name: "plain", value: Array("1".utf8))))
      for status in [0, 1, 42, 255] as [Int32] {
        #expect(try session.step("(exit \(status))").ending == .exited(status))
        #expect(try session.step("echo $?").output == "\(status)\n")
      }
    }
  }

  @Test func aShellThatEndsIsReplaced() throws {
    try inSession(through: ["sh"]) { session throws in
      try session.step("x=1; cd /usr")
      #expect(try session.step("exit 3").ending == .shellExited(3))
      #expect(try session.step("echo $x $PWD").output == "1 /usr\n")
      #expect(try session.step("kill -9 $$").ending == .signalled(9))
      #expect(try session.step("exec sh -c 'exit 4'").ending == .shellExited(4))
      #expect(try session.step("set -e; false").ending == .shellExited(1))
      #expect(try session.step("if true; then").ending != .exited(0))
      #expect(try session.step("echo $x $PWD").output == "1 /usr\n")
    }
  }

  /// What marks the end of a step can be neither printed nor found.
  @Test func oddStepsEndWithTheirOwnStatus() throws {
    let steps: [(text: String, status: Int32)] = [
      ("cat", 0), ("read x", 1), ("printf '\\033]7717;0\\033\\\\'; false", 1), ("printf() { return 9; }; true", 0),
      ("unset -f printf", 0), ("IFS=0123456789:; (exit 42)", 42), ("IFS=' '; true", 0),
      ("exec >/dev/null 2>&1; (exit 7)", 7), ("cat /dev/zero | head -c 300000; echo >&2; (exit 5)", 5),
      ("alias exit=true printf=false set=false; true", 0), ("unalias exit printf set", 0), ("return 6", 6),
      ("cat <<'EOF'\nunclosed", 0), ("cat <&5 <&8 <&9", 1), ("umask 777; (exit 12)", 12), ("umask 022", 0),
      ("PATH=; (exit 13)", 13), ("PATH=/usr/bin:/bin", 0), ("trap 'echo bye' EXIT; (exit 14)", 14), ("", 14),
      ("true", 0),
      ("trap '' INT TERM HUP; (exit 17)", 17), ("trap - INT TERM HUP", 0), ("# only a comment", 0),
      ("rm -rf \"${0%/*}\"; (exit 18)", 18), ("(exit 19)", 19), ("echo '\(String(repeating: "x", count: 200_000))'", 0),
    ]
    try inSession(through: ["sh"]) { session throws in
      for step in steps {
        let ending = try session.step(step.text).ending
        #expect(ending == .exited(step.status), "\(step.text.prefix(100))")
      }
      #expect(try session.step("exec >/dev/stderr; echo still here").ending == .exited(0))
    }
  }

  @Test func everyByteOfTheOutputArrivesBeforeTheEnd() throws {
    try inSession(through: ["sh"]) { session throws in
      let outcome = try session.step("printf 'a\\r\\nb\\000\\377\\n'; seq 100000 | tail -c 100000; echo error >&2")
      #expect(outcome.output.hasSuffix("100000\nerror\n"))
      let result = try session.run("printf 'a\\r\\nb\\000\\377\\n'", line: 1, timeLimit: nil, input: .none) { _ in }
      #expect(result.output.bytes == Array("a\r\nb\0".utf8) + [0xFF, 10])
    }
  }

  @Test func errorsNameTheDocumentsLine() throws {
    try inSession(through: ["sh"]) { session throws in
      #expect(try session.step("true\nno-such-command", line: 41).output.contains("line 42: no-such-command"))
    }
  }

  @Test(arguments: [
    "sleep 1000", "trap '' TERM INT HUP; while :; do sleep 1000; done", "setsid sleep 1000; sleep 1000",
    "(setsid sh -c \"trap '' TERM; while :; do sleep 1000; done\" &); sleep 1000",
  ])
  func theTimeLimitEndsTheStepAndAllThatItStarted(step: String) throws {
    try inSession(through: ["sh"]) { session throws in
      try session.step("x=1; sleep 2000 & sleep 0.05")
      let outcome = try session.step("echo before; \(step)", timeLimit: .milliseconds(300))
      #expect(outcome == StepOutcome(ending: .timedOut, output: "before\n"))
      #expect(try session.step("echo $x").output == "1\n")
      #expect(session.backgroundProcesses.map(\.commandLine) == ["sleep 2000"])
    }
  }

  @Test func anInterruptIsTheSteps() throws {
    try inSession(through: ["sh"]) { session throws in
      var isFirst = true
      let result = try session.run(
        "sh -c 'echo ready; exec sleep 1000'", line: 1, timeLimit: .seconds(20), input: .none
      ) { event in
        guard case .output = event, isFirst else { return }
        isFirst = false
        session.interrupter.interrupt()
      }
      #expect(result.ending == .interrupted)
      let stubborn = "trap '' INT; echo ready; sleep 1000; sleep 1000"
      let ended = try session.run(stubborn, line: 1, timeLimit: .seconds(20), input: .none) { event in
        guard case .output = event else { return }
        session.interrupter.interrupt()
        session.interrupter.interrupt()
      }
      #expect(ended.ending == .interrupted)
      #expect(try session.step("echo alive").output == "alive\n")
    }
  }

  @Test(arguments: [["sh"], ["env", "PATH=/nowhere:/usr/bin:/bin", "bash"]])
  func aShellThatDoesNotAnswerIsReplaced(command: [String]) throws {
    try inSession(through: command) { session throws in
      try session.step("x=1")
      #expect(try session.step("set -n").ending == .signalled(9))
      #expect(try session.step("builtin() { :; }; command() { :; }; printf() { :; }").ending != .timedOut)
      // One that is at work for long is not taken for one that waits.
      #expect(try session.step("sleep 3; echo $x").output == "1\n")
    }
  }

  @Test func aLostConnectionIsSaid() throws {
    #expect(throws: SessionError.self) {
      try inSession(through: ["sh", "-c", "sleep 0.5 & exec timeout -s KILL 2 sh"]) { session throws in
        try session.step("sleep 1000")
      }
    }
    #expect(
      throws: SessionError.connectionEnded(command: "echo no such host >&2; exit 255", words: "no such host")
    ) {
      try inSession(through: ["sh", "-c", "echo no such host >&2; exit 255"]) { _ in }
    }
    #expect(
      throws: SessionError.connectionAsks(command: "bash -c read -p 'Password: ' x </dev/tty", prompt: "Password: ")
    ) {
      try inSession(through: ["bash", "-c", "read -p 'Password: ' x </dev/tty"]) { _ in }
    }
    #expect(throws: SessionError.self) { try inSession(through: ["/no/such/program"]) { _ in } }
  }

  /// What asks later, as the end of a run does, is not left to wait for an answer.
  @Test(.timeLimit(.minutes(2))) func aLostConnectionIsAskedForNothingMore() throws {
    try inSession(through: ["sh", "-c", "trap '' TERM; export CONNECTION=$$; sh; exit"]) { session throws in
      #expect(throws: SessionError.self) { try session.step("kill -9 $CONNECTION; sleep 60") }
      #expect(session.backgroundProcesses.isEmpty)
      #expect(throws: SessionError.self) { try session.step("true") }
    }
  }

  @Test func filesAreWrittenByteForByte() throws {
    try inSession(through: ["sh"]) { session throws in
      let files = try #require(session.remoteFiles)
      try session.step("cd \"$(mktemp -d)\"")
      let path = session.state.workingDirectory + "/a 'b'/c"
      let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 256) } + Array("%s\\n'\"$x`\n\n".utf8)
      #expect(try files.read(path) == nil)
      try files.write(bytes, to: path, isPrivate: true)
      #expect(try files.read(path) == bytes)
      #expect(try session.step("stat -c %a a*/c").output == "600\n")
      try files.write([], to: path, isPrivate: false)
      #expect(try files.read(path) == [])
      #expect(throws: RemoteFiles.Refusal.isNoFile) { try files.read("/dev/null") }
      #expect(throws: RemoteFiles.Refusal.self) { try files.write([1], to: "/proc/no/such", isPrivate: false) }
      try session.step("cd /; rm -r \"$OLDPWD\"")
    }
  }

  @Test func nothingIsLeft() throws {
    let mark = "passo-test-\(UInt32.random(in: 0...UInt32.max))"
    var directory = ""
    try inSession(through: ["env", "TEST_MARK=\(mark)", "sh"]) { session throws in
      directory = try session.step("echo ${0%/*}; nohup sleep 1000 & setsid sleep 1000 &").output
    }
    let search = "grep -lsz TEST_MARK=\(mark) /proc/[0-9]*/environ; ls -d \(directory)"
    let found = try runProgram(["sh", "-c", search], environment: ["PATH": "/usr/bin:/bin"], workingDirectory: "/")
    #expect(found.standardOutput.bytes == [])
    #expect(directory.hasPrefix("/dev/shm/passo-") || directory.hasPrefix("/tmp/passo-"))
  }
}
