import Testing

@testable import ShellExecution

/// What goes wrong between the runner and the shell rather than in a step's text.
@Suite struct HostileMomentTests {
  @Test func aMarkerInTwoPiecesIsFound() throws {
    let terminal = try Pseudoterminal()
    terminal.reset(like: nil)
    var stream = OutputStream(terminal: terminal, limits: OutputLimits())
    let marker = Array("\u{1B}]7717;NAME\u{1B}\\".utf8)
    stream.expect(marker: marker)
    var seen: [UInt8] = []
    let pieces = [Array("output\u{1B}]77".utf8) + Array(marker[..<4]), Array(marker[4...]) + Array("later".utf8)]
    for piece in pieces {
      #expect(terminal.writeAsProgram(piece))
      while stream.read(translating: false, { seen += $0 }) {}
    }
    stream.finish(translating: false) { seen += $0 }
    #expect(stream.hasSeenMarker)
    #expect(stream.captured.bytes == Array("output\u{1B}]77".utf8))
    #expect(seen == Array("output\u{1B}]77later".utf8))
  }

  /// What is handled slowly is read in small pieces, so that somebody who ends the step is heard in between.
  @Test func whatIsHandledSlowlyIsReadInSmallPieces() throws {
    let terminal = try Pseudoterminal()
    terminal.reset(like: nil)
    var stream = OutputStream(terminal: terminal, limits: OutputLimits())
    func pieces(_ count: Int, handledIn time: Duration) -> [Int] {
      var sizes: [Int] = []
      for _ in 0..<count {
        #expect(terminal.writeAsProgram([UInt8](repeating: 0x79, count: 3000)))
        while stream.read(translating: false, { sizes.append($0.count) }) { stream.noteHandling(time) }
      }
      return sizes
    }
    #expect(pieces(4, handledIn: .zero).last == 3000)
    #expect(pieces(10, handledIn: .seconds(1)).suffix(5) == [512, 512, 512, 512, 440])
  }

  /// Of a step that was ended, what comes too late is only read, up to the marker.
  @Test func whatComesTooLateIsOnlyRead() throws {
    let terminal = try Pseudoterminal()
    terminal.reset(like: nil)
    var stream = OutputStream(terminal: terminal, limits: OutputLimits())
    let marker = Array("\u{1B}]7717;NAME\u{1B}\\".utf8)
    var seen: [UInt8] = []
    #expect(terminal.writeAsProgram(Array("early".utf8)))
    while stream.read(translating: false, { seen += $0 }) {}
    stream.expect(marker: marker)
    #expect(terminal.writeAsProgram(Array("late".utf8) + marker))
    while stream.read(translating: false, drops: true, { seen += $0 }) {}
    #expect(stream.hasSeenMarker)
    #expect(seen == Array("early".utf8) && stream.captured.bytes == seen)
  }

  @Test func aStateLargerThanThePipeArrives() throws {
    try inSession { session throws in
      try session.step("large=$(head -c 300000 /dev/zero | tr '\\0' x); seq 20000")
      #expect(session.state.variables.first { $0.name == "large" }?.value?.count == 300_000)
      #expect(try session.step("exit 7").ending == .shellExited(7))
      #expect(try session.step("echo ${#large}").output == "300000\n")
    }
  }

  @Test func theBackgroundMayWriteBetweenSteps() throws {
    try inSession { session throws in
      try session.step("(while :; do echo noise; sleep 0.002; done) &")
      for number in 0..<50 {
        let outcome = try session.step("echo step\(number); (exit \(number))")
        #expect(outcome.ending == .exited(Int32(number)))
        #expect(outcome.output.contains("step\(number)\n"))
      }
    }
  }

  /// Each process has a successor by the time it is found.
  @Test func aChainOfForksEndsWithItsStep() throws {
    try inSession { session throws in
      let step = "chain() { (sleep 0.01; chain) & }; for i in 1 2 3 4 5; do chain; done; sleep 100"
      #expect(try session.step("bash -c '\(step)'", timeLimit: .milliseconds(300)).ending == .timedOut)
      // What was killed a moment ago may still be listed; a chain that went on would be there for good.
      for _ in 0..<100 where !session.backgroundProcesses.isEmpty { try session.step("sleep 0.05") }
      #expect(session.backgroundProcesses.isEmpty)
    }
  }

  @Test func aTimeLimitWhileTheStateIsReported() throws {
    try inSession { session throws in
      try session.step("trap 'sleep 0.01' DEBUG; x=1")
      for limit in 1...20 {
        let ending = try session.step("true", timeLimit: .milliseconds(limit)).ending
        #expect([.exited(0), .timedOut].contains(ending))
      }
      #expect(try session.step("trap - DEBUG; echo $x").output == "1\n")
    }
  }

  @Test func interruptsAtAnyMomentLeaveNothing() throws {
    try inSession { session throws in
      try session.step(
        "x=1; modes=$(stty -a </dev/tty)")
      for moment in 0..<50 {
        var chunks = 0
        let step = "(trap '' INT; sleep 100 & setsid sleep 100 & wait) & seq 1000000; sleep 100"
        let result = try session.run(step, line: 1, timeLimit: .seconds(30), input: .none) { event in
          guard case .output = event else { return }
          chunks += 1
          if chunks == moment * 2 + 1 { session.interrupter.interrupt() }
          if chunks > moment * 2 + 1 { session.interrupter.interrupt() }
        }
        #expect(result.ending == .interrupted)
        let next = try session.step("[ \"$(stty -a </dev/tty)\" = \"$modes\" ] && echo $x")
        #expect(next.output == "1\n", "\(moment): \(next.ending), \(next.output)")
      }
    }
  }
}
