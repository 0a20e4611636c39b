import ShellExecution
import Testing

/// A session for tests: little grace, every step bounded.
@discardableResult
func inSession<R>(
  _ shell: SessionConfiguration.Shell = .bash, environment: [String: String] = [:],
  grace: Duration = .milliseconds(300),
  limits: OutputLimits = OutputLimits(), _ body: (ShellSession) throws -> R
) throws -> R {
  var all = ["PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": "/tmp", "TERM": "dumb", "LC_ALL": "C.UTF-8"]
  all.merge(environment) { $1 }
  let configuration = SessionConfiguration(
    shell: shell, environment: all, workingDirectory: "/", graceBeforeKill: grace,
    graceBeforeEndOfFile: .milliseconds(400), outputLimits: limits)
  return try withShellSession(configuration, body)
}

/// What a test looks at.
struct StepOutcome: Equatable {
  var ending: Ending
  var output: String
}

extension ShellSession {
  @discardableResult
  func step(
    _ text: String, line: Int = 1, timeLimit: Duration = .seconds(30), input: StepInput = .none
  ) throws -> StepOutcome {
    let result = try run(text, line: line, timeLimit: timeLimit, input: input) { _ in }
    return StepOutcome(ending: result.ending, output: String(decoding: result.output.bytes, as: UTF8.self))
  }
}

@Suite struct ShellSessionTests {
  @Test(arguments: SessionConfiguration.Shell.allCases)
  func stateSurvivesFromStepToStep(shell: SessionConfiguration.Shell) throws {
    try inSession(shell) { session throws in
      try session.step("plain=1; export exported='a b'; cd /usr; f() { echo in f; }; umask 027")
      let result = try session.step("echo $plain $exported; pwd; f; umask; env | grep -c '^exported='")
      #expect(result.ending == .exited(0))
      #expect(
        result.output.split(separator: "\n") == [
          "1 a b", "/usr", "in f", result.output.contains("0027") ? "0027" : "027", "1",
        ])
    }
  }

  @Test(arguments: SessionConfiguration.Shell.allCases)
  func statusesAreTheLastCommands(shell: SessionConfiguration.Shell) throws {
    try inSession(shell) { session throws in
      for status in [0, 1, 42, 255] as [Int32] {
        #expect(try session.step("(exit \(status))").ending == .exited(status))
        #expect(try session.step("echo $?").output == "\(status)\n")
      }
    }
  }

  @Test(arguments: SessionConfiguration.Shell.allCases)
  func aShellThatEndsIsReplaced(shell: SessionConfiguration.Shell) throws {
    try inSession(shell) { session throws in
      #expect(try session.step("exit 3").ending == .shellExited(3))
      #expect(try session.step("echo alive").output == "alive\n")
      #expect(try session.step("kill -9 $$").ending == .signalled(9))
      #expect(try session.step("exec sh -c 'exit 4'").ending == .shellExited(4))
      #expect(try session.step("if true; then").ending != .exited(0))
      #expect(try session.step("echo alive").output == "alive\n")
    }
  }

  @Test(arguments: SessionConfiguration.Shell.allCases)
  func theTimeLimitEndsTheStep(shell: SessionConfiguration.Shell) throws {
    try inSession(shell) { session throws in
      #expect(
        try session.step("echo before; sleep 100", timeLimit: .milliseconds(300))
          == StepOutcome(ending: .timedOut, output: "before\n"))
      #expect(try session.step("echo alive").output == "alive\n")
    }
  }

  @Test(arguments: SessionConfiguration.Shell.allCases)
  func jobsAreKnownToTheNextStep(shell: SessionConfiguration.Shell) throws {
    try inSession(shell) { session throws in
      try session.step("(exit 23) &")
      #expect(try session.step("wait $!; echo $?").output == "23\n")
    }
  }

  @Test func descriptorsAndHistoryAreTheStepsOwn() throws {
    try inSession(environment: ["HISTFILE": "/no/such/file"]) { session throws in
      try session.step("exec 7</etc/passwd")
      #expect(try session.step("read -u 7 line; echo ${line%%:*}").output == "root\n")
      #expect(try session.step("echo $HISTFILE").output == "/no/such/file\n")
    }
  }

  @Test func aHundredSessionsLeaveNothingOpen() throws {
    let count = "ls /proc/self/fd | wc -l"
    for _ in 0..<100 { #expect(try inSession { session throws in try session.step(count).output } == "4\n") }
  }
}
