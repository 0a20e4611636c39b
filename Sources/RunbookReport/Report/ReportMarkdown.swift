import Diagnostics
import RunbookModel
import RunbookRunner

/// The report as a Markdown page for a ticket or a pull request: how it ended and what did not pass first, then every
/// command.
struct ReportMarkdown {
  private let report: RunReport
  private let words: ReportWords

  /// Lines of an output that is shown; its end says most.
  private static let outputLines = [Verdict.failed: 40, .aborted: 40, .unknown: 40, .unverified: 12, .rehearsed: 12]

  init(_ report: RunReport, language: Language) {
    self.report = report
    words = ReportWords(language: language)
  }

  var text: String {
    let document = report.start.document
    let title = MarkdownSafe.line(document.title ?? document.path)
    var parts = [
      "# " + pair("\(report.state.mark) \(MarkdownSafe.line(words.state(of: report)))", title), facts, overview,
    ]
    parts += report.remarks.map { "> \(say($0))" }
    for step in report.steps { parts += self.parts(of: step) }
    parts.append(values)
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func say(_ message: Message) -> String { MarkdownSafe.line(words.say(message)) }

  /// `name: text`, with the blanks that the language wants; both are Markdown already.
  private func pair(_ name: String, _ text: String) -> String {
    guard text.isEmpty else { return words.language.say("\(name): \(text)") }
    // What a sentence says of an empty text is not what is above a block.
    return String(words.language.say("\(name): \("-")").dropLast(2))
  }

  private func mark(_ verdict: Verdict?) -> String {
    "\(VerdictText.mark(for: verdict)) \(MarkdownSafe.line(words.verdict(verdict)))"
  }

  private var facts: String {
    let document = report.start.document
    let counts = words.counts(of: report).map(\.text).joined(separator: ", ")
    var facts: [(Message, String)] = [
      (Message("Page"), MarkdownSafe.code(document.path + (report.start.procedure.map { "#" + $0 } ?? ""))),
      (Message("Started"), ReportWords.moment(report.started)),
      (Message("Duration"), words.language.duration(seconds: report.seconds)),
      (Message("Actions"), MarkdownSafe.line(counts.isEmpty ? words.say("nothing was run") : counts)),
    ]
    if let summary = report.summary { facts.append((Message("Exit status"), "\(summary.exitStatus)")) }
    facts.append((Message("Run"), MarkdownSafe.code(report.run.description)))
    facts.append((Message("SHA-256 of the page"), MarkdownSafe.code(document.sha256)))
    return facts.map { "- " + pair(say($0), $1) }.joined(separator: "\n")
  }

  private var overview: String {
    guard !report.steps.isEmpty else { return "" }
    let head = [Message("Step"), Message("Instruction"), Message("Verdict"), Message("Duration")].map(say)
    let rows = report.steps.map { step in
      let duration = step.seconds > 0 ? words.language.duration(seconds: step.seconds) : "–"
      let cells = [
        MarkdownSafe.cell(say("\(step: step.name)")), MarkdownSafe.cell(step.start.instruction), verdict(of: step),
        duration,
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return (["| \(head.joined(separator: " | ")) |", "| --- | --- | --- | ---: |"] + rows).joined(separator: "\n")
  }

  private func verdict(of step: ReportStep) -> String {
    let verdict = mark(report.verdict(of: step))
    return words.confirmation(by: step.confirmations).map { "\(verdict), \(MarkdownSafe.cell($0))" } ?? verdict
  }

  private func parts(of step: ReportStep) -> [String] {
    let head = "## \(MarkdownSafe.line(say("\(step: step.name)"))) \(MarkdownSafe.line(step.start.instruction))"
    return [head] + step.actions.flatMap { action in parts(of: action, in: step) }
  }

  private func parts(of action: ReportAction, in step: ReportStep) -> [String] {
    let attempts = action.attempts.enumerated().flatMap {
      typed(before: $0, of: action) + parts(of: $1, action, in: step)
    }
    let confirmations = action.verdict == .unverified ? [action.confirmation].compactMap { $0 } : []
    let confirmed = words.confirmation(by: confirmations).map { ["**\(MarkdownSafe.line($0))**"] } ?? []
    return attempts + confirmed + typed(before: action.attempts.count, of: action)
      + action.remarks.map { "> \(say($0))" }
  }

  private func typed(before attempt: Int, of action: ReportAction) -> [String] {
    action.typed(before: attempt).map { text in
      pair(say("typed by the user"), "") + "\n\n" + MarkdownSafe.fence(text, info: "sh")
    }
  }

  private func parts(of attempt: ReportAttempt, _ action: ReportAction, in step: ReportStep) -> [String] {
    var parts: [String] = []
    let isSaid = attempt.start.map { $0.kind == .manual } ?? true
    if let start = attempt.start, !isSaid {
      parts.append(MarkdownSafe.fence(start.text, info: start.kind == .command ? "sh" : ""))
    }
    var ending = ["**\(mark(attempt.verdict))**"]
    if let start = attempt.start, start.attempt > 1 { ending.append(say("attempt \(start.attempt)")) }
    if attempt.isEdited { ending.append(say("edited by the user")) }
    let facts = words.ending(of: attempt)
    if !facts.isEmpty { ending.append(MarkdownSafe.line(facts)) }
    if let reason = attempt.reason { ending.append(say(reason)) }
    if attempt.end == nil { ending.append(say("Passo ended before it did")) }
    parts.append(ending.joined(separator: " · "))
    parts += attempt.files.map { say("written: \(TerminalSafe.line($0))") }
    parts += checks(of: attempt)
    if let limit = ReportMarkdown.outputLines[attempt.verdict], !attempt.output.isEmpty {
      parts.append(output(of: attempt, limit: limit))
    }
    return parts
  }

  private func checks(of attempt: ReportAttempt) -> [String] {
    ShownCheck.all(of: attempt.end?.checks ?? []).flatMap { shown -> [String] in
      var head = "- \(shown.mark) \(say(shown.check.message))"
      if let expected = shown.expectedStatus { head += " · \(say("expected")) \(MarkdownSafe.line(expected))" }
      if let place = shown.check.place { head += " (" + say(place) + ")" }
      let tolerated = words.list(shown.check.tolerated).map { "  - " + say("tolerated: \($0)") }
      let sides = [(say("expected"), shown.sides.expected), (say("got"), shown.sides.actual)]
      return [([head] + tolerated).joined(separator: "\n")]
        + sides.compactMap { name, side in
          side.map { pair(name, "") + "\n\n" + MarkdownSafe.fence(ReportHTML.clipped($0), info: "text") }
        }
    }
  }

  private func output(of attempt: ReportAttempt, limit: Int) -> String {
    var lines = attempt.output.lines(gap: words.gap)
    let extra = lines.count - limit
    if extra > 0 {
      lines = ["… " + words.say("\(count: extra, "line before", "lines before")")] + lines.dropFirst(extra)
    }
    return pair(say("output"), "") + "\n\n" + MarkdownSafe.fence(lines.joined(separator: "\n"), info: "text")
  }

  private var values: String {
    guard !report.values.isEmpty else { return "" }
    let head = [Message("Placeholder"), Message("Value"), Message("Where it came from")].map(say)
    let rows = report.values.map { note in
      let name = MarkdownSafe.cell(MarkdownSafe.code(note.key), isMarkdown: true)
      let value =
        note.isSecret
        ? "\(Binding.mask) (\(say("secret")))"
        : MarkdownSafe.cell(MarkdownSafe.code(note.value ?? ""), isMarkdown: true)
      return "| \(name) | \(value) | \(MarkdownSafe.cell(words.origin(of: note, in: report))) |"
    }
    return
      (["## " + say("Values"), "", "| \(head.joined(separator: " | ")) |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
