import Diagnostics
package import RunbookModel
package import RunbookRunner

/// The steps of a run as a list to pick from: number, what each has come to, and what it is about.
package struct StepListing: Sendable {
  private let stop: ActionStop
  private let verdicts: VerdictText
  /// Steps of several procedures may have the same number.
  private let hasSeveral: Bool
  private let nameWidth: Int
  private let stateWidth: Int

  package init(_ stop: ActionStop, language: Language) {
    self.stop = stop
    let verdicts = VerdictText(language: language, style: TextStyle())
    self.verdicts = verdicts
    let hasSeveral = Set(stop.steps.map(\.label)).count < stop.steps.count
    self.hasSeveral = hasSeveral
    let names = stop.steps.map { StepListing.name(of: $0, hasSeveral: hasSeveral, language) }
    nameWidth = names.map(DisplayWidth.of).max() ?? 0
    let states = [language.say("here")] + stop.verdicts.values.map { StepListing.state($0, verdicts) }
    stateWidth = states.map(DisplayWidth.of).max() ?? 0
  }

  /// What the step is called in the list.
  package func name(of step: Step) -> String {
    StepListing.name(of: step, hasSeveral: hasSeveral, verdicts.language)
  }

  /// `2  ✔ passed  Say two.`
  package func line(for step: Step) -> String {
    let state =
      step.id == stop.step.id
      ? verdicts.language.say("here") : stop.verdicts[step.id].map { StepListing.state($0, verdicts) } ?? ""
    return [name(of: step).padded(to: nameWidth), state.padded(to: stateWidth), TerminalSafe.line(step.instruction)]
      .joined(separator: "  ")
  }

  private static func name(of step: Step, hasSeveral: Bool, _ language: Language) -> String {
    TerminalSafe.line(language.say("\(step: hasSeveral ? step.id.text : step.label)"))
  }

  private static func state(_ verdict: Verdict, _ verdicts: VerdictText) -> String {
    VerdictText.mark(for: verdict) + " " + verdicts.word(for: verdict)
  }
}
