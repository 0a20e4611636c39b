import Bytes
import Testing

@testable import ShellExecution

@Suite struct SupervisorTests {
  /// What the death of the runner looks like from there: its end of the socket closes, and nothing else is said.
  @Test func nothingOutlivesTheRunner() throws {
    let mark = "passo-test-\(UInt32.random(in: 0...UInt32.max))"
    let terminal = try Pseudoterminal()
    let directory = try PrivateDirectory(in: "/tmp")
    let script = """
      trap '' HUP TERM; nohup sleep 1000 >/dev/null 2>&1 & setsid sleep 1000 &
      (setsid sh -c "trap '' HUP TERM INT; echo ready; while :; do sleep 1000; done" &)
      while :; do sleep 1000; done
      """
    var supervisor: Supervisor? = try Supervisor(
      terminal: terminal.path, program: "/bin/sh", arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin", "PASSO_TEST_MARK": mark], workingDirectory: "/",
      privateDirectory: directory)
    let process = try #require(supervisor?.process)
    try supervisor?.startShell()
    var output: [UInt8] = []
    while !output.containsBytes(of: "ready") {
      var watched = [Watched(descriptor: terminal.master)]
      wait(for: &watched, atMost: .seconds(10))
      output += try #require(readAvailable(terminal.master, upTo: 1000))
    }
    #expect(processTree(below: process).count >= 4)
    supervisor = nil
    let search = """
      while [ -d \(directory.path) ] || [ "$(grep -lsz PASSO_TEST_MARK=\(mark) /proc/[0-9]*/environ | wc -l)" != 0 ]; do sleep 0.02; done
      """
    let found = try runProgram(
      ["sh", "-c", search], environment: ["PATH": "/usr/bin:/bin"], workingDirectory: "/", timeLimit: .seconds(20))
    #expect(found.ending == .exited(0))
  }

  @Test func aShellThatCannotBeStartedIsReported() throws {
    let configuration = SessionConfiguration(environment: ["PATH": "/bin"], workingDirectory: "/no/such/directory")
    #expect(throws: SessionError.programNotStarted(program: "/bin/bash", errorNumber: 2)) {
      try withShellSession(configuration) { _ in }
    }
    let elsewhere = SessionConfiguration(environment: ["PATH": "/no/such"], workingDirectory: "/")
    #expect(throws: SessionError.shellNotFound(names: ["bash"], path: "/no/such")) {
      try withShellSession(elsewhere) { _ in }
    }
    var unwritable = SessionConfiguration(environment: ["PATH": "/bin"], workingDirectory: "/")
    unwritable.temporaryDirectory = "/no/such/directory"
    #expect(throws: SessionError.system(call: "mkdtemp", errorNumber: 2)) {
      try withShellSession(unwritable) { _ in }
    }
  }

  @Test func withoutASupervisorTheSessionIsOver() throws {
    try inSession { session throws in
      #expect(throws: SessionError.supervisorEnded) { try session.step("kill -9 $PPID; sleep 1000") }
      #expect(throws: SessionError.supervisorEnded) { try session.step("true") }
    }
  }

  @Test func aShellThatEndsBetweenStepsIsReplacedBeforeTheNext() throws {
    try inSession { session throws in
      try session.step("x=1; { sleep 0.1; kill -9 $$; } &")
      _ = try runProgram(
        ["sh", "-c", "sleep 0.4"], environment: ["PATH": "/bin"], workingDirectory: "/", timeLimit: .seconds(20))
      #expect(try session.step("echo $x").output == "1\n")
    }
  }
}
