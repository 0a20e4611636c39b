import Diagnostics
import RunbookModel

/// A step whose written number does not continue its list.
struct StepNumber: Rule {
  static let id = "step-number"
  static let severity = Severity.warning
  static let summary: Message = "The numbers of the steps skip or repeat"
  static let explanation = RuleExplanation(
    why: """
      People say “I am stuck at step 4”. Numbers that skip or repeat point to a step that was lost, or that was \
      merged into the line before it in a translation. Lists in which every item is written `1.` are not reported.
      """,
    bad: """
      1. Log in.
      2. Choose the region.
      4. Create the cluster.
      """,
    good: """
      1. Log in.
      2. Choose the region.
      3. Create the cluster.
      """,
    remedy: "Number the steps one after the other, and look for a step that is missing.")

  func check(_ page: Page) -> [Diagnostic] {
    page.runbook.procedures.flatMap { procedure -> [Diagnostic] in
      var last: [String: Int] = [:]
      return procedure.steps.compactMap { step in
        guard let number = step.number, let own = Int(number.split(separator: ".").last ?? "") else { return nil }
        let parent = number.split(separator: ".").dropLast().joined(separator: ".")
        let previous = last[parent]
        last[parent] = own
        // The sub-steps of the next step count from the beginning.
        for key in last.keys where key == number || key.hasPrefix(number + ".") { last[key] = nil }
        guard let previous else { return nil }
        return problem(own: own, previous: previous, step: step)
      }
    }
  }

  /// A list may begin anew at 1, and lists whose every item is `1.` are counted by the browser.
  private func problem(own: Int, previous: Int, step: Step) -> Diagnostic? {
    guard own != previous + 1, own != 1 else { return nil }
    let help: Message = "number the steps one after the other, so that a person can refer to them"
    return own == previous
      ? finding("step \(own) appears twice", at: step.range, help: help)
      : finding("step \(own) follows step \(previous)", at: step.range, help: help)
  }
}
