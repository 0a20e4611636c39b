import Diagnostics
package import RunbookModel
package import RunbookRunner

/// What a run will need and where it will stop, shown before its first step.
package struct PreflightText: Sendable {
  private let language: Language
  private let style: TextStyle

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    self.language = language
    self.style = style
  }

  /// Empty where a run needs nothing and stops nowhere.
  ///
  /// - Parameters:
  ///   - preflight: what was looked at here.
  ///   - plan: of the run.
  ///   - times: how long its actions took before.
  ///   - showsPrograms: false where they are not looked for, because the steps run elsewhere or not at all.
  package func lines(for preflight: Preflight, of plan: Plan, times: EarlierTimes = EarlierTimes(), showsPrograms: Bool)
    -> [String]
  {
    var lines: [String] = []
    let missing = Set(preflight.missing.map(\.name))
    let programs = plan.programs.map { "\(TerminalSafe.line($0.name)) \(missing.contains($0.name) ? "✘" : "✓")" }
    if showsPrograms, !programs.isEmpty {
      lines.append(language.say("Needs: \(programs.joined(separator: " · "))"))
    }
    if let time = time(of: plan, times) { lines.append(time) }
    let facts = facts(preflight, of: plan)
    if !facts.isEmpty { lines.append(facts.joined(separator: " · ")) }
    let leftOut = plan.leftOut.map { "#" + TerminalSafe.line($0.id) }
    if !leftOut.isEmpty {
      lines.append(language.say("Left out, because it takes back what others made: \(leftOut.joined(separator: ", "))"))
    }
    if !plan.unclearLines.isEmpty { lines.append(language.say(.unclear(plan.unclearLines))) }
    return lines.flatMap { TextWrapping.lines(of: $0, width: style.width) }.map { style.paint($0, .dim) }
  }

  /// `Takes about 4 min 0 s; 3 min 40 s last time`, of what the programs do; nothing where it is over at once.
  private func time(of plan: Plan, _ times: EarlierTimes) -> String? {
    guard let total = times.total(of: plan.actions.map(\.action.id)), total.usual >= 1 else { return nil }
    let usual = language.roundDuration(seconds: total.usual)
    guard let last = total.last else { return language.say("Takes about \(usual), without questions and pauses") }
    let before = language.roundDuration(seconds: last)
    return language.say("Takes about \(usual), \(before) last time; without questions and pauses")
  }

  private func facts(_ preflight: Preflight, of plan: Plan) -> [String] {
    func steps(_ actions: [ActionID]) -> Int {
      Set(plan.actions.filter { actions.contains($0.action.id) }.map(\.step.id)).count
    }
    let facts: [(Int, Message)] = [
      (preflight.secrets.count, "\(count: preflight.secrets.count, "secret", "secrets")"),
      (
        preflight.interactive.count,
        "\(count: steps(preflight.interactive), "interactive step", "interactive steps")"
      ),
      (
        preflight.destructive.count,
        "\(count: steps(preflight.destructive), "destructive step", "destructive steps")"
      ),
      (preflight.manual.count, "\(count: steps(preflight.manual), "step by hand", "steps by hand")"),
      (preflight.optional.count, "\(count: steps(preflight.optional), "optional step", "optional steps")"),
      (
        preflight.conditional.count,
        "\(count: steps(preflight.conditional), "step with a condition", "steps with a condition")"
      ),
      (preflight.alternatives.count, "\(count: preflight.alternatives.count, "choice", "choices")"),
      (
        preflight.blocked.count,
        "\(count: steps(preflight.blocked), "step that cannot be run as it stands", "steps that cannot be run as they stand")"
      ),
    ]
    return facts.filter { $0.0 > 0 }.map { language.say($0.1) }
  }
}
