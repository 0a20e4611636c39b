import ShellExecution
import Testing

@Suite struct InterrupterTests {
  /// Interrupts as soon as the output shows that the step is under way.
  private func interrupting(_ session: ShellSession, _ step: String, times: Int) throws -> Ending {
    var count = 0
    let interrupter = session.interrupter
    return try session.run(step, line: 1, timeLimit: .seconds(30), input: .none) { event in
      guard case .output = event, count < times else { return }
      count += 1
      interrupter.interrupt()
    }.ending
  }

  @Test(arguments: SessionConfiguration.Shell.allCases)
  func theFirstIsLikeCtrlC(shell: SessionConfiguration.Shell) throws {
    try inSession(shell) { session throws in
      try session.step("kept=1")
      #expect(try interrupting(session, "sh -c 'echo started; exec sleep 1000'", times: 1) == .interrupted)
      #expect(try session.step("echo $kept").output == "1\n")
      #expect(session.backgroundProcesses.isEmpty)
    }
  }

  @Test func theSecondEndsWhatGoesOn() throws {
    try inSession { session throws in
      let step = "trap 'echo no' INT; echo started; while :; do sleep 0.05; done"
      #expect(try interrupting(session, step, times: 2) == .interrupted)
      #expect(try session.step("echo alive").output == "alive\n")
    }
  }

  @Test func oneThatComesTooLateDoesNotHitTheNextStep() throws {
    try inSession { session throws in
      session.interrupter.interrupt()
      #expect(try session.step("sleep 0.1; echo done").output == "done\n")
    }
  }

  @Test func twoThatComeTooLateDoNotHitTheNextStepEither() throws {
    try inSession { session throws in
      session.interrupter.interrupt()
      session.interrupter.interrupt()
      #expect(try session.step("sleep 0.1; echo done").output == "done\n")
    }
  }

  @Test func anEndThatComesBetweenStepsEndsTheNextOne() throws {
    try inSession { session throws in
      session.interrupter.end()
      let result = try session.run("sleep 1000", line: 1, timeLimit: .seconds(30), input: .none) { _ in }
      #expect(result.ending == .interrupted)
    }
  }
}
