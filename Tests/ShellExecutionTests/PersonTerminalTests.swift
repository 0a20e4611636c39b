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

/// Steps that have the person's terminal, here one of our own.
@Suite struct PersonTerminalTests {
  /// A terminal whose far end is a test.
  private final class Screen {
    var keyboard: Int32 = -1
    var terminal: Int32 = -1

    init() throws {
      var name = [CChar](repeating: 0, count: 128)
      try #require(terminal_open(&keyboard, &terminal, &name, name.count) == 0)
      _ = terminal_set_size(keyboard, 101, 33)
    }

    deinit {
      close(keyboard)
      close(terminal)
    }

    func type(_ text: String) { _ = write(keyboard, text, text.utf8.count) }

    var modes: TerminalMode? { TerminalMode(of: terminal) }
  }

  /// Types each text once the output ends with its prompt.
  private func run(
    _ session: ShellSession, _ step: String, _ screen: Screen, typing: [(prompt: String, text: String)] = []
  ) throws -> (ending: Ending, output: String, streamed: String) {
    var typing = typing[...]
    var streamed = ""
    let result = try session.run(
      step, line: 1, timeLimit: .seconds(20), input: .terminal(descriptor: screen.terminal)
    ) { event in
      if case .output(let bytes) = event { streamed += String(decoding: bytes, as: UTF8.self) }
      if let next = typing.first, streamed.hasSuffix(next.prompt) {
        screen.type(next.text)
        typing.removeFirst()
      }
    }
    return (result.ending, String(decoding: result.output.bytes, as: UTF8.self), streamed)
  }

  @Test func keysGoToTheStepAndModesComeBack() throws {
    let screen = try Screen()
    let before = try #require(screen.modes)
    try inSession { session throws in
      let done = try run(
        session, "read -p 'name? ' name; echo \"hello $name\"; stty size; printf 'a\\r\\nb\\n'", screen,
        typing: [("name? ", "Ada\r")])
      #expect(done.ending == .exited(0))
      #expect(done.streamed == "name? Ada\r\nhello Ada\r\n33 101\r\na\r\r\nb\r\n")
      #expect(done.output == "name? Ada\nhello Ada\n33 101\na\r\nb\n")
    }
    let after = try #require(screen.modes)
    #expect(after.echoes == before.echoes && after.readsLines == before.readsLines)
    #expect(after.echoes && after.readsLines)
  }

  @Test func aStepDoesNotWaitForAKey() throws {
    let screen = try Screen()
    // As a person's terminal is: reading from it waits until something is typed.
    _ = fcntl(screen.terminal, F_SETFL, fcntl(screen.terminal, F_GETFL) & ~O_NONBLOCK)
    try inSession { session throws in
      let done = try run(session, "echo done", screen)
      #expect(done.output == "done\n")
    }
  }

  @Test func anInterruptKeyOfTheStepBeforeIsNotTyped() throws {
    let screen = try Screen()
    try inSession { session throws in
      // As a step leaves the terminal: what is typed now stays in it as bytes.
      screen.modes?.raw(translatingNewlines: true).apply(to: screen.terminal)
      screen.type("lost\u{3}Ada\r")
      let done = try run(session, "read name; echo \"hello $name\"", screen)
      #expect(done.ending == .exited(0))
      #expect(done.output.hasSuffix("hello Ada\n"))
    }
  }

  @Test func whatIsTypedAheadIsShownWhereItIsRead() throws {
    let screen = try Screen()
    try inSession { session throws in
      let work = "printf 'busy '; for i in 1 2 3 4 5; do sleep 0.05; done; echo done"
      let read = try run(session, "\(work); read x; echo \"[$x]\"", screen, typing: [("busy ", "Ada\r")])
      #expect(read.output == "busy done\nAda\n[Ada]\n")
      let unread = try run(session, work, screen, typing: [("busy ", "\r\ry\r")])
      #expect(unread.output == "busy done\n")
    }
  }

  @Test func ctrlCEndsTheStepAndNotTheRunner() throws {
    let screen = try Screen()
    try inSession { session throws in
      try session.step("kept=1")
      let done = try run(
        session, "sh -c 'echo started; exec sleep 1000'; echo not reached", screen, typing: [("started\r\n", "\u{3}")])
      #expect(done.ending == .interrupted)
      #expect(done.output == "started\n^C")
      // Short sleeps: a shell that is interrupted just before it starts a program waits for that one before its trap.
      let own = try run(
        session, "trap 'echo caught; exit 5' INT; echo started; while :; do sleep 0.05; done", screen,
        typing: [("started\r\n", "\u{3}")])
      #expect(own.ending == .shellExited(5))
      #expect(own.output.hasSuffix("caught\n"))
      #expect(try session.step("echo $kept").output == "1\n")
    }
  }

  @Test func ctrlZDoesNothingToAStep() throws {
    let screen = try Screen()
    try inSession { session throws in
      let done = try run(
        session, "printf 'go? '; read x; echo \"[$x]\" | cat -v", screen, typing: [("go? ", "\u{1A}on\r")])
      #expect(done.output.hasSuffix("[^Zon]\n"))
    }
  }

  @Test func theWindowsSizeFollows() throws {
    let screen = try Screen()
    try inSession { session throws in
      var streamed = ""
      let step = "trap 'stty size; exit 9' WINCH; echo ready; while :; do sleep 0.05; done"
      let result = try session.run(
        step, line: 1, timeLimit: .seconds(20), input: .terminal(descriptor: screen.terminal)
      ) { event in
        guard case .output(let bytes) = event else { return }
        streamed += String(decoding: bytes, as: UTF8.self)
        if streamed.hasSuffix("ready\r\n") { _ = terminal_set_size(screen.keyboard, 44, 22) }
      }
      #expect(result.ending == .shellExited(9))
      #expect(streamed == "ready\r\n22 44\r\n")
    }
  }

  @Test func endOfFileEndsAReader() throws {
    let screen = try Screen()
    try inSession { session throws in
      let done = try run(session, "printf '> '; cat", screen, typing: [("> ", "line\r\u{4}")])
      #expect(done.ending == .exited(0))
      #expect(done.output == "> line\nline\n")
    }
  }
}
