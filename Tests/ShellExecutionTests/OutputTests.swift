import CTerminal
import ShellExecution
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct OutputTests {
  @Test func bytesComeAsTheyWereWritten() throws {
    try inSession { session throws in
      // Every byte, with carriage returns, escapes and what is not UTF-8, over the size of the terminal's buffers.
      let step =
        "i=0; while [ $i -lt 256 ]; do printf \"\\\\$(printf %03o $i)\"; i=$((i+1)); done > /tmp/passo-bytes.$$; for j in {1..400}; do cat /tmp/passo-bytes.$$; done; rm /tmp/passo-bytes.$$"
      var streamed: [UInt8] = []
      let result = try session.run(step, line: 1, timeLimit: .seconds(30), input: .none) {
        if case .output(let bytes) = $0 { streamed += bytes }
      }
      let expected = (0..<400).flatMap { _ in (0...255).map { UInt8($0) } }
      #expect(result.ending == .exited(0))
      #expect(result.output.bytes == expected)
      #expect(streamed == expected)
    }
  }

  @Test func aLargeOutputKeepsItsHeadAndTail() throws {
    try inSession(limits: OutputLimits(head: 100, tail: 50)) { session throws in
      let result = try session.run("seq 200000", line: 1, timeLimit: .seconds(60), input: .none) { _ in }
      #expect(result.output.totalBytes == 1_288_895)
      #expect(!result.output.isComplete)
      #expect(String(decoding: result.output.head, as: UTF8.self).hasPrefix("1\n2\n3\n"))
      #expect(result.output.head.count == 100)
      #expect(String(decoding: result.output.tail, as: UTF8.self).hasSuffix("\n199999\n200000\n"))
      #expect(result.output.tail.count == 50)
    }
  }

  @Test func outputOfTheBackgroundIsNotTheNextStepsOutput() throws {
    let file = "/tmp/passo-between-\(UInt32.random(in: 0...UInt32.max))"
    try inSession { session throws in
      try session.step("{ sleep 0.1; echo between; touch \(file); } &")
      _ = try runProgram(
        ["sh", "-c", "until [ -e \(file) ]; do sleep 0.02; done; rm \(file)"], environment: ["PATH": "/bin"],
        workingDirectory: "/", timeLimit: .seconds(20))
      var streamed: [UInt8] = []
      let result = try session.run("echo mine", line: 1, timeLimit: .seconds(9), input: .none) {
        if case .output(let bytes) = $0 { streamed += bytes }
      }
      #expect(String(decoding: result.output.bytes, as: UTF8.self) == "mine\n")
      #expect(String(decoding: streamed, as: UTF8.self) == "between\nmine\n")
    }
  }

  @Test func aSpammerInTheBackgroundDoesNotHoldUpTheNextSteps() throws {
    try inSession { session throws in
      try session.step("yes & spammer=$!")
      for status in [1, 2, 3] as [Int32] { #expect(try session.step("(exit \(status))").ending == .exited(status)) }
      try session.step("kill $spammer; wait")
      #expect(try session.step("true").ending == .exited(0))
    }
  }

  @Test func outputStoppedByTheKeyGoesOnWithTheNextStep() throws {
    try inSession { session throws in
      let input = StepInput.answers { $0 == Array("go? ".utf8) ? [0x13, UInt8(ascii: "\n")] : nil }
      _ = try session.step("read -p 'go? ' x </dev/tty", timeLimit: .seconds(10), input: input)
      #expect(try session.step("echo next").output == "next\n")
    }
  }

  @Test func theBackgroundIsHeardWhileThePersonThinks() throws {
    try inSession { session throws in
      try session.step("{ sleep 0.1; seq 20000; } &")
      var streamed: [UInt8] = []
      var ends: [Int32] = [-1, -1]
      try #require(child_pipe(&ends) == 0)
      defer { for end in ends { close(end) } }
      let isReadable = session.waitForInput(on: ends[0], atMost: .seconds(20)) { event in
        guard case .output(let bytes) = event else { return }
        streamed += bytes
        if streamed.count == 108_894 { _ = child_write(ends[1], "x", 1) }
      }
      #expect(isReadable)
      #expect(streamed.count == 108_894)
      #expect(!session.waitForInput(on: -1, atMost: .milliseconds(10)) { _ in })
    }
  }
}
