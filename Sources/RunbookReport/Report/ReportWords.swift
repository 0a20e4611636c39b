import Diagnostics
import RunbookModel
import RunbookRunner

/// How reports name things in the person's language.
struct ReportWords {
  let language: Language
  private let reader: SentenceReader

  init(language: Language) {
    self.language = language
    reader = SentenceReader(language)
  }

  func say(_ message: Message) -> String { language.say(reader.understood(message)) }

  /// - Parameter verdict: nil for what the run did not come to.
  func verdict(_ verdict: Verdict?) -> String {
    guard let verdict else { return say("not reached") }
    return VerdictText(language: language, style: TextStyle()).word(for: verdict)
  }

  /// Where a later check has shown what was not verified: that it has.
  func confirmation(by steps: [String]) -> String? {
    guard !steps.isEmpty else { return nil }
    return say("confirmed by step \(steps.map(TerminalSafe.line).joined(separator: ", "))")
  }

  /// `■ stopped`, or that a person paused it, for the run as a whole.
  func state(of report: RunReport) -> String {
    report.state.word(in: VerdictText(language: language, style: TextStyle()))
  }

  /// `7 passed, 1 not verified`, as on the terminal.
  func counts(of report: RunReport) -> [(verdict: Verdict?, count: Int, text: String)] {
    let counts = report.counts
    var list = Verdict.allCases.compactMap { verdict in
      let count = (counts[verdict] ?? 0) - (verdict == .unverified ? report.confirmed : 0)
      return count > 0 ? (Optional(verdict), count, say(RunOutcomes.counted(count, verdict))) : nil
    }
    if report.confirmed > 0 {
      list.append((.unverified, report.confirmed, say(RunOutcomes.counted(confirmed: report.confirmed))))
    }
    if report.missed > 0 {
      list.append((nil, report.missed, say("\(count: report.missed, "not reached", "not reached")")))
    }
    return list.map { (verdict: $0.0, count: $0.1, text: $0.2) }
  }

  /// Each once, with how often it holds: `AGE: another duration (× 2)`.
  func list(_ messages: [Message]) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for text in messages.map({ TerminalSafe.line(say($0)) }) {
      if counts[text] == nil { order.append(text) }
      counts[text, default: 0] += 1
    }
    return order.map { text in counts[text].map { $0 > 1 ? "\(text) (× \($0))" : text } ?? text }
  }

  func kind(_ kind: Action.Kind) -> String {
    switch kind {
    case .command: say(Message("command"))
    case .file: say(Message("file"))
    case .http: say(Message("HTTP request"))
    case .manual: say(Message("by hand"))
    }
  }

  /// Where a value came from.
  func origin(of note: RunEvent.ValueNote, in report: RunReport) -> String {
    switch note.origin {
    case .flag: "--set"
    case .profile: say(Message("profile"))
    case .file: say(Message("values file"))
    case .environment: say(Message("environment"))
    case .remembered: say(Message("remembered"))
    case .default: say(Message("the page's default"))
    case .derived: say(Message("derived"))
    case .standIn: say(Message("stand-in of the rehearsal"))
    case .asked: say(Message("entered by the user"))
    case .suggested: say(Message("suggested"))
    case .captured:
      note.action.flatMap(report.stepName(ofAction:)).map {
        say("from the output of step \(step: TerminalSafe.line($0))")
      } ?? say(Message("from an output"))
    }
  }

  /// `code 0 · 4.2 s`; empty for what has neither.
  func ending(of attempt: ReportAttempt) -> String {
    guard let end = attempt.end else { return "" }
    var parts: [String] = []
    if end.attempt > 1, end.verdict.isDone { parts.append(say(VerdictText.attempt(end.attempt))) }
    if let status = end.exitStatus { parts.append(say("code \(Int(status))")) }
    if let signal = end.signal { parts.append(say("signal \(Int(signal))")) }
    if !parts.isEmpty || end.seconds > 0 { parts.append(language.duration(seconds: end.seconds)) }
    return parts.joined(separator: " · ")
  }

  func gap(_ bytes: Int) -> String { "… " + say("\(count: bytes, "byte left out", "bytes left out")") + " …" }

  /// `2026-11-22 05:40:00 UTC`: read alike in every language.
  static func moment(_ time: Timestamp) -> String {
    let text = time.description
    return text.prefix(10) + " " + text.dropFirst(11).prefix(8) + " UTC"
  }
}
