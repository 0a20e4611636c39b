import Foundation
import Testing

@testable import ShellExecution

/// Programs that wait for somebody to type.
@Suite struct PromptTests {
  private final class Prompts {
    var seen: [String] = []
  }

  @Test func answersAreTypedWhenTheProgramWaits() throws {
    let prompts = Prompts()
    let input = StepInput.answers { tail in
      prompts.seen.append(String(decoding: tail, as: UTF8.self))
      switch prompts.seen.count {
      case 1: return Array("me@example.com\n".utf8)
      case 2: return Array("s3cret\n".utf8)
      default: return Array("2\n".utf8)
      }
    }
    var echoes: [Bool] = []
    try inSession { session throws in
      let step = """
        read -p 'Email> ' mail; read -s -p 'Password> ' word; echo; printf '1. A\\n2. B\\n'; read -p 'Number> ' number
        echo "$mail $word $number"
        """
      let result = try session.run(step, line: 1, timeLimit: .seconds(20), input: input) {
        if case .waitingForInput(_, let echo) = $0 { echoes.append(echo) }
      }
      #expect(result.ending == .exited(0))
      #expect(
        String(decoding: result.output.bytes, as: UTF8.self) == """
          Email> me@example.com
          Password> \n1. A
          2. B
          Number> 2
          me@example.com s3cret 2\n
          """)
      #expect(result.unanswered == nil)
    }
    #expect(prompts.seen == ["Email> ", "Password> ", "Number> "])
    #expect(echoes == [true, false, true])
  }

  @Test func aReadWithoutAPromptIsNoticedToo() throws {
    try inSession { session throws in
      let input = StepInput.answers { _ in Array("typed\n".utf8) }
      #expect(try session.step("read x; echo got $x", input: input).output == "typed\ngot typed\n")
    }
  }

  /// `docker run -it` and other programs in Go read the terminal beside their main thread.
  @Test(
    .enabled(
      if: ProgramSearch.locate("python3", path: ProcessInfo.processInfo.environment["PATH"] ?? "") != nil,
      "needs python3"))
  func aThreadThatReadsIsNoticedToo() throws {
    try inSession { session throws in
      let step = """
        python3 -c 'import threading
        def ask(): print("got", input())
        thread = threading.Thread(target=ask); thread.start(); thread.join()'
        """
      let input = StepInput.answers { _ in Array("typed\n".utf8) }
      #expect(try session.step(step, input: input).output == "typed\ngot typed\n")
      // No one is there: end-of-file is given, and the step ends.
      let result = try session.run(step, line: 1, timeLimit: .seconds(30), input: .none) { _ in }
      #expect(result.ending == .exited(0))
      #expect(result.duration < .seconds(20))
    }
  }

  @Test func aPasswordThatNoOneKnowsEndsTheWait() throws {
    try inSession { session throws in
      var waiting: [SessionEvent] = []
      let step = "stty -echo </dev/tty; printf 'Password: ' >/dev/tty; head -n 1 </dev/tty | wc -c"
      let result = try session.run(step, line: 1, timeLimit: .seconds(20), input: .none) {
        if case .waitingForInput = $0 { waiting.append($0) }
      }
      #expect(result.unanswered == UnansweredPrompt(text: Array("Password: ".utf8), hidesAnswer: true))
      #expect(waiting.contains(.waitingForInput(tail: Array("Password: ".utf8), echo: false)))
      #expect(result.ending == .exited(0))
      #expect(result.duration < .seconds(15))
    }
  }

  @Test func aProgramThatTakesNoEndForAnAnswerIsEnded() throws {
    try inSession { session throws in
      let step = "trap '' INT; while :; do cat </dev/tty; done"
      #expect(try session.step(step, timeLimit: .seconds(60)).ending == .interrupted)
      #expect(try session.step("echo alive").output == "alive\n")
    }
  }

  @Test func workWithAnUnfinishedLineIsLeftAlone() throws {
    try inSession { session throws in
      #expect(try session.step("printf 'Working... '; sleep 1.5; echo done").output == "Working... done\n")
    }
  }

  @Test func takingTheTerminalOverIsSaid() throws {
    try inSession { session throws in
      var modes: [Bool] = []
      _ = try session.run(
        "stty raw </dev/tty; sleep 0.4; stty -raw </dev/tty; sleep 0.4", line: 1, timeLimit: .seconds(20), input: .none
      ) {
        if case .rawMode(let isOn) = $0 { modes.append(isOn) }
      }
      #expect(modes == [true, false])
      _ = try session.step("stty raw -echo </dev/tty")
      #expect(try session.step("stty -a </dev/tty").output.contains(" icanon"))
    }
  }

  @Test func aProgramThatFillsTheScreenDoesNotWaitForAnAbsentPerson() throws {
    try inSession { session throws in
      let editor = "stty raw -echo </dev/tty; printf '\\033[?1049h~\\r\\n~' >/dev/tty; sleep 60"
      let result = try session.run(editor, line: 1, timeLimit: .seconds(30), input: .none) { _ in }
      #expect(result.wantedScreen && result.ending == .interrupted)
      #expect(result.duration < .seconds(20))
      // What has left the screen again is at work.
      let worker =
        "stty raw </dev/tty; printf '\\033[?1049h\\033[?1049l' >/dev/tty; sleep 3; stty sane </dev/tty; echo done"
      let next = try session.run(worker, line: 1, timeLimit: .seconds(30), input: .none) { _ in }
      #expect(!next.wantedScreen && next.ending == .exited(0))
    }
  }

  @Test func aSwitchOfTheScreenIsSeenHoweverItIsCut() {
    let sequence = Array("a\u{1B}[?1049hb".utf8)
    for cut in 0...sequence.count {
      var screen = AlternateScreen()
      screen.take(Array(sequence[..<cut]))
      screen.take(Array(sequence[cut...]))
      #expect(screen.isOn, "cut at \(cut)")
      screen.take(Array("\u{1B}[?1049l".utf8))
      #expect(!screen.isOn)
    }
    var screen = AlternateScreen()
    screen.take(Array("\u{1B}[?25h\u{1B}[1049h\u{1B}".utf8))
    #expect(!screen.isOn)
  }
}
