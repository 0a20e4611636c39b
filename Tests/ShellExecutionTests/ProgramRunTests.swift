import ShellExecution
import Testing

@Suite struct ProgramRunTests {
  private func run(
    _ script: String, input: [UInt8] = [], timeLimit: Duration? = .seconds(20)
  ) throws -> ProgramResult {
    try runProgram(
      ["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin", "GREETING": "hello"], workingDirectory: "/",
      input: input, timeLimit: timeLimit)
  }

  @Test func outputsAreApartAndTheStatusIsKept() throws {
    let result = try run("echo $GREETING; pwd; echo oops >&2; exit 7")
    #expect(result.ending == .exited(7))
    #expect(result.standardOutput.bytes == Array("hello\n/\n".utf8))
    #expect(result.standardError.bytes == Array("oops\n".utf8))
  }

  @Test func inputLargerThanAPipeComesBackWhole() throws {
    let input = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let result = try run("cat", input: input)
    #expect(result.standardOutput.bytes == input)
  }

  @Test func aProgramThatDoesNotReadItsInputIsNoProblem() throws {
    let result = try run("exec true", input: Array(repeating: 65, count: 1_000_000))
    #expect(result.ending == .exited(0))
  }

  @Test(arguments: ["sleep 100", "trap '' TERM; sleep 100", "exec >&- 2>&-; sleep 100", "sleep 100 & wait"])
  func theTimeLimitEndsIt(script: String) throws {
    let result = try run(script, timeLimit: .milliseconds(200))
    #expect(result.ending == .timedOut)
    #expect(result.duration < .seconds(10))
  }

  @Test func aSignalIsNamed() throws {
    #expect(try run("kill -9 $$").ending == .signalled(9))
  }

  @Test func noDescriptorAndNoSignalSettingIsInherited() throws {
    let result = try run("ls /proc/self/fd | wc -l; grep -c 'SigIgn:.*[08]0000000' /proc/self/status")
    // Its own three, and the directory that ls reads; signal 32, the highest bit, belongs to the C library.
    #expect(result.standardOutput.bytes == Array("4\n1\n".utf8))
  }

  @Test func whatIsNotThereIsSaid() {
    #expect(throws: SessionError.programNotFound("no-such-program")) {
      try runProgram(["no-such-program"], environment: ["PATH": "/bin"], workingDirectory: "/")
    }
    #expect(throws: SessionError.self) {
      try runProgram(["/bin/true"], environment: [:], workingDirectory: "/no/such/directory")
    }
  }
}
