import Diagnostics
import RunbookRunner

/// How one action came out: `✔ passed · code 0 · 4.2 s · as the sample in line 58`, and why where it did not pass.
struct VerdictText {
  let language: Language
  let style: TextStyle
  /// A person is asked after it, and can have shown what is folded.
  var offersKeys = true

  /// - Parameter foldsTolerated: what was tolerated is counted where a line does not hold it.
  func lines(for end: RunEvent.ActionEnd, foldsTolerated: Bool = false) -> [String] {
    let attempt = end.attempt > 1 && end.verdict.isDone ? say(Self.attempt(end.attempt)) : nil
    var parts = [[word(for: end.verdict), attempt].compactMap(\.self).joined(separator: " ")]
    if let status = end.exitStatus { parts.append(say("code \(Int(status))")) }
    if let signal = end.signal { parts.append(say("signal \(Int(signal))")) }
    if end.exitStatus != nil || end.signal != nil { parts.append(language.duration(seconds: end.seconds)) }
    let head = "\(VerdictText.mark(for: end.verdict)) \(parts.joined(separator: " · "))"
    var lines = ["  " + style.paint(head, VerdictText.tone(of: end.verdict))]
    if let reason = end.reason { lines += wrapped(TerminalSafe.line(say(reason)), indent: 6) }
    return lines + ShownCheck.all(of: end.checks).flatMap { details(of: $0, foldsTolerated: foldsTolerated) }
  }

  /// An attempt that failed and is followed by another one: a line.
  func lines(forRetried end: RunEvent.ActionEnd) -> [String] {
    var parts = [say("attempt \(end.attempt)"), word(for: end.verdict)]
    if let status = end.exitStatus { parts.append(say("code \(Int(status))")) }
    if let signal = end.signal { parts.append(say("signal \(Int(signal))")) }
    parts.append(language.duration(seconds: end.seconds))
    return ["  " + style.paint("· " + parts.joined(separator: " · "), .dim)]
  }

  static func attempt(_ number: Int) -> Message {
    switch number {
    case 2: "at the second attempt"
    case 3: "at the third attempt"
    default: "at attempt \(number)"
    }
  }

  /// What was tolerated in an action, a line each; for a person who asks for it.
  func tolerated(in end: RunEvent.ActionEnd) -> [String] {
    end.checks.flatMap(\.tolerated).flatMap { wrapped("· " + TerminalSafe.line(say($0)), indent: 6) }
  }

  /// What failed or could not be verified is explained; of what passed only where the page says so, and what was
  /// tolerated.
  private func details(of shown: ShownCheck, foldsTolerated: Bool) -> [String] {
    let check = shown.check
    var text = "\(shown.mark) \(TerminalSafe.line(say(check.message)))"
    if let expected = shown.expectedStatus { text += " · \(say("expected")) \(TerminalSafe.line(expected))" }
    if let place = check.place { text += " (" + say(place) + ")" }
    var lines = wrapped(text, indent: 4)
    if let expected = shown.sides.expected { lines += quoted(say("expected"), expected, .good) }
    if let actual = shown.sides.actual { lines += quoted(say("got"), actual, .bad) }
    if !check.tolerated.isEmpty {
      let list = check.tolerated.map { TerminalSafe.line(say($0)) }.joined(separator: "; ")
      let all = wrapped(say("tolerated: \(list)"), indent: 6)
      lines += all.count > 1 && foldsTolerated ? ["      " + folded(check.tolerated.count)] : all
    }
    return lines
  }

  private func folded(_ count: Int) -> String {
    say("tolerated: \(Message("\(count: count, "difference", "differences")"))")
      + (offersKeys ? " · " + say("d shows them") : "")
  }

  private func quoted(_ label: String, _ text: String, _ tone: TextStyle.Tone) -> [String] {
    let width = max(DisplayWidth.of(say("expected")), DisplayWidth.of(say("got")))
    let room = style.width - 10 - width
    let all = TextWrapping.lines(of: TerminalSafe.text(String(text.prefix(4000))), width: room)
    let shown = all.count > 12 ? all.prefix(11) + ["…"] : all.prefix(12)
    return shown.enumerated().map { index, line in
      "      " + (index == 0 ? label : "").padded(to: width) + "   " + style.paint(line, tone)
    }
  }

  private func wrapped(_ text: String, indent: Int) -> [String] {
    let blank = String(repeating: " ", count: indent)
    return TextWrapping.lines(ofMessage: text, width: style.width - indent - 2).enumerated().map { index, line in
      blank + (index == 0 ? "" : "  ") + line
    }
  }

  private func say(_ message: Message) -> String { language.say(message) }

  func word(for verdict: Verdict) -> String {
    switch verdict {
    case .passed: say(Message("passed"))
    case .failed: say(Message("failed"))
    case .unverified: say(Message("not verified"))
    case .takenAsDone: say(Message("taken as done"))
    case .rehearsed: say(Message("rehearsed"))
    case .skipped: say(Message("skipped"))
    case .aborted: say(Message("stopped"))
    case .unknown: say(Message("unknown"))
    }
  }

  /// - Parameter verdict: nil for what the run did not come to.
  static func mark(for verdict: Verdict?) -> String {
    switch verdict {
    case nil: "○"
    case .passed: "✔"
    case .failed: "✘"
    case .unverified, .unknown: "●"
    case .takenAsDone: "◐"
    case .rehearsed: "◌"
    case .skipped: "–"
    case .aborted: "■"
    }
  }

  static func tone(of verdict: Verdict) -> TextStyle.Tone {
    switch verdict {
    case .passed: .good
    case .failed, .aborted: .bad
    case .unverified, .takenAsDone, .unknown, .rehearsed: .caution
    case .skipped: .dim
    }
  }
}
