import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// Variables of the shell that a command reads though nothing has set them, such as the step of the page that does, which
/// has not run: with nothing in their place, `cd "$X"` leads home, and `rm -r "$X"/*` elsewhere.
struct UnsetVariables {
  let services: RunServices
  let state: RunState

  /// Why `text`, which is to be run for `action`, may not run now; nil where it may.
  ///
  /// - Parameter known: names that have a value by then, where the steps before have not run yet; nil where they have.
  func reason(_ text: String, for action: Action, known: Set<String>? = nil) -> Message? {
    guard !services.options.isRehearsal, text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    // What is asked for is in their place.
    let asked = Set(action.placeholders.map { $0.filter { !"${}".containsBytes(of: $0) } })
    let script = ShellScript.known(text)
    for name in script.unsetNames
    where known?.contains(name) != true && !asked.contains(name) && services.session.variable(name) == nil {
      let setters = setters(of: name, before: action)
      guard let last = setters.last else {
        // What an earlier step such as `source ./settings` sets is known only then.
        if known == nil, isSetNowhere(name), script.neededNames.contains(name) {
          return "\(name) is not set: nothing on the page sets it; set it in the environment"
        }
        continue
      }
      let ran = setters.filter { state.ledger.hasRun($0.action.id) }
      if ran.isEmpty { return "\(name) is not set: step \(step: last.step.label) sets it, and has not run" }
      // What was seen to run and set nothing had its reasons, or its check has failed.
      guard let lost = ran.last, ran.allSatisfy({ state.ledger.unseen.contains($0.action.id) }) else { continue }
      return """
        \(name) is not set: step \(step: lost.step.label) sets it, and what it set is lost, because Passo ended before it did; set \
        \(name) in the environment, or go back to that step
        """
    }
    return nil
  }

  private func isSetNowhere(_ name: String) -> Bool {
    !UsualVariables.contain(name) && !services.session.holdsArray(name)
  }

  private func setters(of name: String, before action: Action) -> [(step: Step, action: Action)] {
    services.plan.runbook.procedures.flatMap(\.steps).flatMap { step in
      step.actions.filter { $0.sets.contains(name) && $0.range.start < action.range.start }.map { (step, $0) }
    }
  }
}
