import ShellExecution
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a step does to the shell that it shares with Passo: it may, and the session goes on.
@Suite struct StepsOwnShellTests {
  @Test func aLineLongerThanATerminalTakesIsWhole() throws {
    try inSession { session throws in
      let long = String(repeating: "é", count: 50_000)
      #expect(try session.step("printf %s '\(long)' | wc -c").output == "100000\n")
      #expect(try session.step("x='\(long)'; echo ${#x}").output == "50000\n")
    }
  }

  @Test(arguments: [
    "unset PATH HOME IFS PWD OLDPWD TERM", "set -o posix -o noclobber", "set -u; unset PWD", "ulimit -S -v 500000",
    "readonly PWD IFS PATH", "export -n PATH; hash -d ls 2>/dev/null; true", "enable -n echo test; true",
    "BASH_XTRACEFD=1; true", "set -f -a -B", "shopt -s failglob nullglob; true", "LANG=xx_YY LC_ALL=xx_YY; true",
  ])
  func theStatusComesDespiteAllThatAStepRemoves(step: String) throws {
    try inSession { session throws in
      try session.step("kept=yes")
      #expect(try session.step(step).ending == .exited(0))
      #expect(try session.step("(exit 7)").ending == .exited(7))
      #expect(try session.step("builtin printf '%s\\n' \"$kept\"").output.hasSuffix("yes\n"))
      #expect(try session.step("exit 8").ending == .shellExited(8))
      #expect(try session.step("builtin printf '%s\\n' \"$kept\"").output.hasSuffix("yes\n"))
    }
  }

  @Test func theSizeOfTheWindowIsGivenBack() throws {
    try inSession { session throws in
      #expect(try session.step("stty cols 40 rows 10 </dev/tty; stty size </dev/tty").output == "10 40\n")
      session.resize(TerminalSize(columns: 81, rows: 25))
      #expect(try session.step("stty size </dev/tty").output == "25 81\n")
    }
  }

  /// A program must have been started when the key is pressed: between the two a shell takes it for handled.
  @Test(arguments: [
    "echo started; while :; do :; done", "trap : USR1; echo started; while :; do :; done",
    "while :; do sh -c 'echo started; exec sleep 1000'; done",
    "for i in 1 2 3; do sh -c 'echo started; exec sleep 1000'; done",
    "f() { echo started; while :; do :; done; }; f",
  ])
  func anInterruptEndsALoopOnce(loop: String) throws {
    try inSession { session throws in
      try session.step("kept=1")
      var isInterrupted = false
      let result = try session.run(loop, line: 1, timeLimit: .seconds(30), input: .none) { event in
        guard case .output = event, !isInterrupted else { return }
        isInterrupted = true
        session.interrupter.interrupt()
      }
      #expect(result.ending == .interrupted)
      #expect(try session.step("echo $kept").output == "1\n")
    }
  }

  /// A step that handles the interrupt decides for itself how it ends.
  @Test func anInterruptTrapIsTheStepsOwn() throws {
    try inSession { session throws in
      var isInterrupted = false
      let step = "trap 'echo caught; stop=1' INT; echo started; until [ \"$stop\" ]; do sleep 0.02; done; (exit 9)"
      let result = try session.run(step, line: 1, timeLimit: .seconds(30), input: .none) { event in
        guard case .output = event, !isInterrupted else { return }
        isInterrupted = true
        session.interrupter.interrupt()
      }
      #expect(result.ending == .exited(9))
      #expect(String(decoding: result.output.bytes, as: UTF8.self).hasSuffix("caught\n"))
    }
  }

  /// Ctrl-\ ends the program, and not the shell.
  @Test func quittingEndsTheProgramAlone() throws {
    try inSession { session throws in
      let input = StepInput.answers { $0 == Array("ready? ".utf8) ? [0x1C] : nil }
      let outcome = try session.step(
        "kept=1; ulimit -c 0; sh -c 'printf \"ready? \"; read x </dev/tty'", timeLimit: .seconds(20), input: input)
      #expect(outcome.ending == .exited(131))
      #expect(try session.step("echo $kept").output == "1\n")
    }
  }

  @Test func nothingOfAHundredSessionsStaysOpenHere() throws {
    for _ in 0..<100 { try inSession { session throws in _ = try session.step("true") } }
    // Other tests have sessions of their own meanwhile; a hundred they have not.
    let own = "/proc/\(getpid())"
    let gone = try runProgram(
      ["sh", "-c", "ls -l \(own)/fd | grep -c 'passo-.*(deleted)'; grep -l '^State:.Z' /proc/[0-9]*/status | wc -l"],
      environment: ["PATH": "/usr/bin:/bin"], workingDirectory: "/", timeLimit: .seconds(20))
    let lines = String(decoding: gone.standardOutput.bytes, as: UTF8.self).split(separator: "\n")
    let counts = lines.compactMap { Int($0) }
    #expect(counts.count == 2 && counts[0] < 50 && counts[1] < 50, "\(counts)")
  }
}
