import Bytes
import Diagnostics
package import RunbookModel
package import RunbookRunner

/// A run as it goes by on a terminal or in a log: each step, the exact command, what it printed, how it came out, and a
/// summary. Nothing is redrawn: what happened can be scrolled back to and pasted into a ticket.
package struct RunText: Sendable {
  private let language: Language
  private let style: TextStyle
  private let isQuiet: Bool
  private var verdicts: VerdictText
  private let sentences: SentenceReader
  private var output: OutputIndenter
  /// What programs that draw have done to the terminal and not undone.
  private var modes = TerminalModes()
  private var step: RunEvent.StepStart?
  private var isOwnedByProgram = false
  private var endedWithoutLineEnd = false
  /// Captured values are shown after the verdict, though they are known before it.
  private var captured: [String] = []
  /// What a person has just seen and agreed to: not shown twice.
  private var alreadyShown: (action: ActionID, text: String)?
  /// The action whose notes have been shown.
  private var noted: ActionID?
  private let isLive: Bool
  private var outcomes = RunOutcomes()
  /// The run goes on after these; what the sittings before this one took is counted in the end.
  package mutating func goesOn(after events: [RunEvent]) {
    outcomes.earlierSeconds = RunSittings(of: events)?.seconds
  }

  /// What is below the title; see ``PreflightText``.
  package var preflight: [String] = []
  /// An action is being done, and how many lines it has printed.
  private var isUnderWay = false
  private var lineCount = 0
  /// What the action runs, and what the attempt before it ran, which failed and is tried again.
  private var text = ""
  private var retried: String?
  /// What was tolerated in the last action.
  package private(set) var tolerated: [String] = []
  /// Steps run without being asked about: nothing that a key would show is promised.
  package mutating func asksNothing() { verdicts.offersKeys = false }

  /// How long actions took before.
  package var times = EarlierTimes()
  private var action: ActionID?
  /// The screen is as a program has drawn it.
  private var hasDrawn = false

  /// - Parameters:
  ///   - language: that of the person.
  ///   - style: colours and width.
  ///   - isLive: a person watches; unfinished lines are shown at once.
  ///   - redraws: false where lines cannot be written over, or a screen reader would read each of them.
  ///   - columns: of the terminal, between whose edges outputs are broken at blanks; nil: they are left as they are.
  ///   - isQuiet: only what did not pass, and the summary.
  package init(
    language: Language = .english, style: TextStyle = TextStyle(), isLive: Bool = false, redraws: Bool = true,
    columns: Int? = nil, isQuiet: Bool = false
  ) {
    self.language = language
    self.style = style
    self.isQuiet = isQuiet
    self.isLive = isLive
    verdicts = VerdictText(language: language, style: style)
    sentences = SentenceReader(language)
    output = OutputIndenter(
      indent: 4, keepsColour: style.usesColour, isLive: isLive, redraws: redraws, columns: columns)
  }

  /// The bytes to write for this event; often none.
  package mutating func bytes(for event: RunEvent) -> [UInt8] {
    switch event.body {
    case .output(let chunk): return bytes(of: chunk)
    default:
      let lines = lines(for: event.body.withSentences(sentences))
      guard !lines.isEmpty else { return [] }
      return endOfOutput() + lines.joined(separator: "\n").utf8 + [UInt8(ascii: "\n")]
    }
  }

  /// An action that a person is asked about: its text, as it will be shown when it starts.
  package mutating func bytes(for stop: ActionStop) -> [UInt8] {
    var lines: [String] = []
    if noted != stop.action.id {
      noted = stop.action.id
      lines = notes(of: stop).lines(isWhole: false)
    }
    if stop.isDestructive {
      lines.append("  " + style.paint("! " + say("destructive: what it removes does not come back"), .caution))
    }
    if let place = stop.action.place, place.kind == .directory {
      lines.append("  " + style.paint(say(place.directory), .dim))
    }
    if stop.blocked == nil, let beside = stop.action.beside { lines.append("  " + style.paint(say(beside), .dim)) }
    if let shown = stop.shown {
      alreadyShown = (stop.action.id, shown)
      lines += command(shown, of: stop.action.kind, isVerify: stop.action.role == .verify)
    }
    return lines.isEmpty ? [] : endOfOutput() + Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// A person has just typed it as it is: it is not shown a second time.
  package mutating func hasShown(_ text: String, of action: ActionID) { alreadyShown = (action, text) }

  /// Whether the notes of an action are longer than what is shown of them.
  package func isCut(_ stop: ActionStop) -> Bool { notes(of: stop).isCut }

  /// All that the page says of an action, for a person who asks for it.
  package mutating func bytes(forNotesOf stop: ActionStop) -> [UInt8] {
    endOfOutput() + Array((notes(of: stop).lines(isWhole: true).joined(separator: "\n") + "\n").utf8)
  }

  /// What was tolerated in the last action, for a person who asks for it.
  package mutating func bytesForTolerated() -> [UInt8] {
    endOfOutput() + Array((tolerated.joined(separator: "\n") + "\n").utf8)
  }

  private func notes(of stop: ActionStop) -> StepNotesText {
    StepNotesText(stop, language: language, style: style)
  }

  /// A line that says how far the run is, to be wiped again; nil where it would be in the way of an action's own words.
  ///
  /// - Parameter seconds: since the action began.
  package func progress(seconds: Double) -> String? {
    guard isUnderWay, !isOwnedByProgram, !hasDrawn, !isQuiet, output.isAtLineStart, let step else { return nil }
    let label = TerminalSafe.line(step.label)
    let place: Message =
      label == String(step.position)
      ? "step \(step.position) of \(step.count)"
      : "step \(step: label) (\(step.position) of \(step.count))"
    // Tenths of a second would only flicker.
    let elapsed = seconds < 10 ? "\(Int(max(seconds, 0))) s" : language.duration(seconds: seconds)
    var facts = [say(place), elapsed]
    var tone = TextStyle.Tone.dim
    // What is over at once as a rule needs no comparison.
    if let usual = action.flatMap(times.usual), usual >= 1 || seconds >= 5 {
      let duration = language.roundDuration(seconds: usual)
      if EarlierTimes.isUnusual(seconds, usual: usual) {
        facts.append("! " + say("unusually long: \(duration) as a rule"))
        tone = .caution
      } else {
        facts.append(say("\(duration) as a rule"))
      }
    }
    if lineCount > 0 { facts.append(say("\(count: lineCount, "line", "lines")")) }
    let line = "  … " + facts.joined(separator: " · ")
    return style.paint(TextWrapping.lines(of: line, width: style.width - 1)[0], tone)
  }

  /// Ends a line of output that has no end, so that what comes next begins a line of its own.
  package mutating func endOfOutput() -> [UInt8] {
    let rest = modes.undoing() + output.finish()
    defer { endedWithoutLineEnd = false }
    return endedWithoutLineEnd && rest.last != UInt8(ascii: "\n") ? rest + [UInt8(ascii: "\n")] : rest
  }

  private mutating func bytes(of chunk: RunEvent.OutputChunk) -> [UInt8] {
    hasDrawn = chunk.isDrawn
    if isOwnedByProgram || chunk.isDrawn {
      endedWithoutLineEnd = chunk.bytes.last != UInt8(ascii: "\n")
      modes.follow(chunk.bytes)
      return output.handOver() + chunk.bytes
    }
    lineCount += chunk.bytes.count { $0 == UInt8(ascii: "\n") }
    if isQuiet { return [] }
    defer { endedWithoutLineEnd = false }
    let before = modes.undoing() + (endedWithoutLineEnd ? [UInt8(ascii: "\n")] : [])
    return before + output.show(chunk.bytes)
  }

  private mutating func lines(for body: RunEvent.Body) -> [String] {
    switch body {
    case .runStarted(let start), .runResumed(let start):
      outcomes.began(start.actionCount)
      return isQuiet ? [] : title(of: start)
    case .stepStarted(let start):
      let lines = heading(of: start) + header(of: start)
      step = start
      noted = nil
      return isQuiet ? [] : lines
    case .actionStarted(let start): return lines(for: start)
    case .valueSet(let note): return isQuiet ? [] : line(for: note)
    case .valueCaptured(let note):
      let name = TerminalSafe.line(note.key)
      captured.append(
        note.isSecret ? say("→ \(name) kept (secret)") : "→ \(name) = \(TerminalSafe.line(note.value ?? ""))")
      return []
    case .fileWritten(_, let path): return isQuiet ? [] : ["  " + say("written: \(TerminalSafe.line(path))")]
    case .shellEnded(let end): return remark(end.reason)
    case .diagnostic(_, let reason): return remark(reason)
    case .actionFinished(let end): return lines(for: end)
    case .runFinished(let summary): return outcomes.lines(for: summary, verdicts: verdicts)
    // An edited command is shown when a person is asked about it, and when it starts.
    case .answer(let answer): return isQuiet ? [] : line(for: answer)
    case .question, .commandEdited, .commandTyped, .output: return []
    }
  }

  private func say(_ message: Message) -> String { language.say(message) }

  private func title(of start: RunEvent.RunStart) -> [String] {
    let document = start.document
    var facts = [say("\(count: start.actionCount, "action", "actions")"), document.locale]
    if let date = document.lastUpdated { facts.append(TerminalSafe.line(date)) }
    if start.settings?.isRehearsal == true { facts.append(say("rehearsal: nothing is run")) }
    let title = TerminalSafe.line(document.title ?? document.path)
    return TextWrapping.lines(of: title, width: style.width).map { style.paint($0, .strong) }
      + [style.paint(facts.joined(separator: " · "), .dim)] + preflight
  }

  /// The section, where another one begins.
  private func heading(of start: RunEvent.StepStart) -> [String] {
    guard let section = start.section, step?.section != section || step?.step.procedure != start.step.procedure else {
      return []
    }
    let lines = TextWrapping.lines(of: TerminalSafe.line(section), width: style.width - 3)
    return [""] + lines.enumerated().map { style.paint(($0 == 0 ? "## " : "   ") + $1, .strong) }
  }

  private func header(of start: RunEvent.StepStart) -> [String] {
    // The page's own number is what `--only` and `--from` take; how far the run is has words of its own.
    let label = TerminalSafe.line(start.label)
    let place: Message =
      label == String(start.position)
      ? "Step \(label) of \(start.count)" : "Step \(step: label) (\(start.position) of \(start.count))"
    let lead = "── \(say(place)) ─ "
    let text = TerminalSafe.line(start.instruction)
    let first = TextWrapping.lines(of: text, width: style.width - DisplayWidth.of(lead))[0]
    let rest = text.dropFirst(first.count).drop { $0 == " " }
    let lines = rest.isEmpty ? [] : TextWrapping.lines(of: String(rest), width: style.width - 3)
    return ["", style.paint(lead, .dim) + style.paint(first, .strong)]
      + lines.map { "   " + style.paint($0, .strong) }
  }

  private mutating func lines(for start: RunEvent.ActionStart) -> [String] {
    isOwnedByProgram = start.isInteractive
    isUnderWay = true
    hasDrawn = false
    lineCount = 0
    outcomes.began(start, in: step)
    (text, action) = (start.text, start.action)
    defer { alreadyShown = nil }
    if isQuiet { return [] }
    defer { retried = nil }
    // The same command once more, without a person: it is above.
    if retried == start.text { return [] }
    let attempt = start.attempt > 1 ? ["  " + style.paint(say("attempt \(start.attempt)"), .dim)] : []
    if let shown = alreadyShown, shown == (start.action, start.text) { return attempt }
    return attempt + command(start.text, of: start.kind, isVerify: start.role == .verify)
  }

  /// What runs, exactly; a hand-made step's sentence is in its header already.
  private func command(_ text: String, of kind: Action.Kind, isVerify: Bool) -> [String] {
    if kind == .command { return shellCommand(TerminalSafe.text(text), lead: isVerify ? "  ✓ " : "  ") }
    if kind == .manual, TerminalSafe.line(text) == TerminalSafe.line(step?.instruction ?? "") { return [] }
    let lines = TerminalSafe.text(text).parts(separatedBy: "\n", omittingEmptySubsequences: false)
    let lead = isVerify ? "  ✓ " : "  "
    return lines.enumerated().flatMap { index, line in
      kind == .file
        ? ["  │ " + style.paint(String(line), .dim)]
        : hanging(String(line), lead: index == 0 ? lead : "    ", rest: "      ")
    }
  }

  /// On a terminal a long line is broken where the shell lets it be, so that what is copied is the command; elsewhere
  /// it stays whole.
  private func shellCommand(_ text: String, lead: String) -> [String] {
    let blank = String(repeating: " ", count: lead.count + 2)
    let room = isLive ? style.width - blank.count : .max
    let lines = CommandWrapping.lines(of: text, first: room, rest: room - 2)
    return lines.enumerated().flatMap { index, parts in
      parts.enumerated().map { part, line in
        (part > 0 ? blank + "  " : index == 0 ? lead + "$ " : blank) + style.paint(line, .accent)
      }
    }
  }

  /// On a terminal a long line is broken between words; elsewhere it stays whole.
  private func hanging(_ line: String, lead: String, rest: String) -> [String] {
    guard isLive else { return [lead + style.paint(line, .accent)] }
    return TextWrapping.lines(of: line, width: style.width - rest.count).enumerated().map { index, part in
      (index == 0 ? lead : rest) + style.paint(part, .accent)
    }
  }

  /// A value that no one was asked for.
  private func line(for note: RunEvent.ValueNote) -> [String] {
    guard let origin = origin(note.origin) else { return [] }
    let value = note.isSecret ? "••••" : TerminalSafe.line(note.value ?? "")
    return ["  " + style.paint("\(TerminalSafe.line(note.key)) = \(value) (\(origin))", .dim)]
  }

  /// What was done is left as it is by whoever skips it; what was not done ends as skipped, and says so itself.
  private func line(for answer: RunEvent.GivenAnswer) -> [String] {
    guard let action = answer.action, answer.key == nil, answer.value == "skip", let verdict = outcomes.done[action]
    else { return [] }
    let words =
      say("left as it is: \(verdicts.word(for: verdict))") + (answer.reason.map { " · " + TerminalSafe.line($0) } ?? "")
    return TextWrapping.lines(of: words, width: style.width - 4).enumerated().map { index, line in
      (index == 0 ? "  – " : "    ") + style.paint(line, .dim)
    }
  }

  private func origin(_ origin: Binding.Origin) -> String? {
    switch origin {
    case .flag: "--set"
    case .profile: say(Message("profile"))
    case .file: say(Message("values file"))
    case .environment: say(Message("environment"))
    case .remembered: say(Message("remembered"))
    case .default: say(Message("the page's default"))
    case .derived: say(Message("derived"))
    case .standIn: say(Message("stand-in of the rehearsal"))
    case .captured: say(Message("from an output"))
    case .asked, .suggested: nil
    }
  }

  private func remark(_ reason: Message) -> [String] {
    TextWrapping.lines(ofMessage: TerminalSafe.line(say(reason)), width: style.width - 4).enumerated().map {
      index, line in
      style.paint(index == 0 ? "  ! " : "    ", .caution) + line
    }
  }

  private func confirmations(by end: RunEvent.ActionEnd) -> [String] {
    let steps = outcomes.steps(of: end.confirms)
    return steps.isEmpty ? [] : ["    ✓ " + say("confirms step \(steps: steps)")]
  }

  private mutating func lines(for end: RunEvent.ActionEnd) -> [String] {
    isOwnedByProgram = false
    isUnderWay = false
    outcomes.ended(end, in: step)
    defer { captured = [] }
    tolerated = isLive ? verdicts.tolerated(in: end) : []
    if end.isRetried {
      retried = text
      return isQuiet ? [] : verdicts.lines(forRetried: end)
    }
    if isQuiet, end.verdict == .passed || end.verdict == .skipped { return [] }
    let header = isQuiet ? step.map(header(of:)) ?? [] : []
    return header + verdicts.lines(for: end, foldsTolerated: isLive) + confirmations(by: end)
      + captured.map { "  " + $0 }
  }
}
