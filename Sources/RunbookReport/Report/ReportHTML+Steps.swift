import Diagnostics
import RunbookModel
import RunbookRunner

extension ReportHTML {
  func step(_ step: ReportStep, number: Int) -> String {
    let name = Markup.element("span", ["class": "number"], Markup.line(say("\(step: step.name)")))
    let instruction = Markup.element(
      "span", ["lang": pageLanguage, "dir": "auto"], Markup.line(step.start.instruction))
    let heading = Markup.element("h3", ["id": "step-\(number)-title"], name + " " + instruction)
    var facts = [say("line \(step.start.line)")]
    if let attempt = onlyAttempt(of: step) {
      facts.append(Markup.line(words.ending(of: attempt)))
    } else if step.seconds > 0 {
      facts.append(Markup.line(words.language.duration(seconds: step.seconds)))
    }
    if let confirmation = words.confirmation(by: step.confirmations) { facts.insert(Markup.line(confirmation), at: 0) }
    facts.removeAll(where: \.isEmpty)
    let side = Markup.element(
      "p", ["class": "side"], badge(report.verdict(of: step)) + " " + facts.joined(separator: " · "))
    let actions = step.actions.map { action($0, in: step) }.joined(separator: "\n")
    return Markup.element(
      "article",
      [
        "id": "step-\(number)", "class": "step \(ReportHTML.tone(of: report.verdict(of: step)))",
        "aria-labelledby": "step-\(number)-title",
      ], "\n" + heading + side + "\n" + actions)
  }

  /// Its verdict and its ending are at the step already.
  private func onlyAttempt(of step: ReportStep) -> ReportAttempt? {
    step.actions.count == 1 && step.actions[0].attempts.count == 1 ? step.actions[0].attempts[0] : nil
  }

  private func action(_ action: ReportAction, in step: ReportStep) -> String {
    var all = action.attempts.enumerated().map { index, attempt in
      typed(before: index, of: action)
        + [self.attempt(attempt, isLast: index == action.attempts.count - 1, of: action, in: step)]
    }
    let last = all.popLast() ?? []
    var parts: [String] = []
    if !all.isEmpty {
      let title = say("\(count: all.count, "earlier attempt", "earlier attempts")")
      parts.append(
        "<details class=\"short\">" + Markup.element("summary", [:], title)
          + all.joined().joined(separator: "\n") + "</details>")
    }
    parts += last
    parts += typed(before: action.attempts.count, of: action)
    if step.actions.count > 1, action.verdict == .unverified,
      let confirmation = words.confirmation(by: [action.confirmation].compactMap { $0 })
    {
      parts.append(Markup.element("p", ["class": "note"], Markup.line(confirmation)))
    }
    parts += action.remarks.map { Markup.element("p", ["class": "remark"], "! " + say($0)) }
    parts += action.captured.map { note in
      let name = Markup.element("code", [:], Markup.line(note.key))
      return Markup.element("p", ["class": "captured"], "→ \(name) = \(value(note))")
    }
    return Markup.element("div", ["class": "action"], parts.joined(separator: "\n"))
  }

  private func typed(before attempt: Int, of action: ReportAction) -> [String] {
    let label = words.say("typed by the user")
    return action.typed(before: attempt).map { text in
      Markup.element("p", ["class": "label"], Markup.line(label)) + command(text, of: .command, label: label)
    }
  }

  private func attempt(
    _ attempt: ReportAttempt, isLast: Bool, of action: ReportAction, in step: ReportStep
  ) -> String {
    var parts: [String] = []
    if let start = attempt.start {
      parts.append(label(of: start, isEdited: attempt.isEdited))
      // A sentence that is the whole step is in its heading.
      if start.kind != .manual || TerminalSafe.line(start.text) != TerminalSafe.line(step.start.instruction) {
        parts.append(command(start.text, of: start.kind, label: words.kind(start.kind)))
      }
    }
    parts += attempt.files.map { path in
      Markup.element("p", ["class": "note"], say("written: \(TerminalSafe.line(path))"))
    }
    parts.append(
      output(of: attempt, isOpen: isLast && [.failed, .aborted, .unknown].contains(attempt.verdict), action))
    parts.append(ending(of: attempt, isAlone: onlyAttempt(of: step) != nil))
    parts.append(checks(attempt.end?.checks ?? []))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func label(of start: RunEvent.ActionStart, isEdited: Bool) -> String {
    var facts = [Markup.line(words.kind(start.kind))]
    if start.role == .verify { facts.append(say("verification")) }
    if start.isInteractive { facts.append(say("interactive")) }
    if isEdited { facts.append(say("edited by the user")) }
    if start.attempt > 1 { facts.append(say("attempt \(start.attempt)")) }
    facts.append(say("line \(start.line)"))
    return Markup.element("p", ["class": "label"], facts.joined(separator: " · "))
  }

  private func command(_ text: String, of kind: Action.Kind, label: String) -> String {
    if kind == .manual {
      return Markup.element("p", ["class": "by-hand", "lang": pageLanguage, "dir": "auto"], Markup.line(text))
    }
    let code = Markup.element("code", ["dir": "auto"], Markup.text(text))
    return Markup.element("pre", ["class": "text \(kind.rawValue)", "aria-label": label], code)
  }

  private func output(of attempt: ReportAttempt, isOpen: Bool, _ action: ReportAction) -> String {
    let sample = sample(of: action.id)
    guard !attempt.output.isEmpty else { return "" }
    let lines = attempt.output.lines(gap: words.gap)
    var content = block(lines.joined(separator: "\n"), say("output"))
    if let sample {
      content = Markup.element(
        "div", ["class": "beside"],
        figure(say("the page's sample, line \(sample.line)"), sample.text)
          + figure(say("output"), lines.joined(separator: "\n")))
    }
    let title = say("output: \(count: lines.count, "line", "lines")")
    let summary = Markup.element("summary", [:], title)
    // Paper has room for what is short.
    let size = lines.count > 60 ? "long" : "short"
    return "<details class=\"\(size)\"\(isOpen ? " open" : "")>\(summary)\(content)</details>"
  }

  /// A text that can be scrolled sideways with the keys.
  private func block(_ text: String, _ label: String) -> String {
    Markup.element(
      "pre", ["class": "shown", "tabindex": "0", "role": "region", "aria-label": label],
      Markup.element("code", ["dir": "auto"], Markup.text(text)))
  }

  private func figure(_ title: String, _ text: String, _ name: String? = nil) -> String {
    Markup.element("div", ["class": name], Markup.element("p", ["class": "label"], title) + block(text, title))
  }

  private func ending(of attempt: ReportAttempt, isAlone: Bool) -> String {
    var parts = isAlone ? [] : [badge(attempt.verdict), Markup.line(words.ending(of: attempt))].filter { !$0.isEmpty }
    if let reason = attempt.reason { parts.append(say(reason)) }
    if attempt.end == nil { parts.append(say("Passo ended before it did")) }
    return parts.isEmpty ? "" : Markup.element("p", ["class": "ending"], parts.joined(separator: " · "))
  }

  private func checks(_ checks: [Check]) -> String {
    let list = ShownCheck.all(of: checks).map(check)
    return list.isEmpty ? "" : Markup.element("ul", ["class": "checks"], list.joined(separator: "\n"))
  }

  /// What was expected is beside what came.
  private func check(_ shown: ShownCheck) -> String {
    let check = shown.check
    let verdict: Verdict? =
      switch check.result {
      case .passed: .passed
      case .failed: shown.isConsequence ? nil : .failed
      case .unverified: .unverified
      }
    var text = Markup.element("span", ["class": "mark", "aria-hidden": "true"], shown.mark)
    if let verdict { text += Markup.element("span", ["class": "unseen"], Markup.line(words.verdict(verdict)) + ", ") }
    text += say(check.message)
    if let expected = shown.expectedStatus { text += " · " + say("expected") + " " + Markup.line(expected) }
    if let place = check.place { text += Markup.element("span", ["class": "note"], " " + say(place)) }
    var parts = [text]
    let sides = [("wanted", say("expected"), shown.sides.expected), ("came", say("got"), shown.sides.actual)]
      .compactMap { name, title, side in side.map { figure(title, ReportHTML.clipped($0), name) } }
    if !sides.isEmpty { parts.append(Markup.element("div", ["class": "beside"], sides.joined())) }
    if !check.tolerated.isEmpty {
      let list = words.list(check.tolerated).map { Markup.element("li", [:], Markup.line($0)) }.joined()
      parts.append(Markup.element("p", ["class": "note"], say("tolerated")) + Markup.element("ul", [:], list))
    }
    return Markup.element("li", ["class": ReportHTML.tone(of: verdict)], parts.joined())
  }

  static func clipped(_ text: String) -> String { text.utf8.count > 4000 ? text.prefix(4000) + "…" : text }
}
