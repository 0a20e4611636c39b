import Diagnostics
import RunbookModel
import ShellSyntax

/// Variables of the shell that a command reads and an earlier step of the page sets, though that step has not run: with
/// nothing in their place, `cd "$X"` leads home, and `rm -r "$X"/*` elsewhere.
struct UnsetVariables {
  let services: RunServices
  let state: RunState

  /// Why `text`, which is to be run for `action`, may not run now; nil where it may.
  ///
  /// - Parameter known: names that have a value by then.
  func reason(_ text: String, for action: Action, known: Set<String> = []) -> Message? {
    guard !services.options.isRehearsal, text.utf8.contains(UInt8(ascii: "$")) else { return nil }
    for name in UnsetVariables.names(in: text) where !known.contains(name) && services.session.variable(name) == nil {
      let setters = setters(of: name, before: action)
      guard let last = setters.last else { continue }
      let ran = setters.filter { state.ledger.hasRun($0.action.id) }
      if ran.isEmpty { return "\(name) is not set: step \(last.step.label) sets it, and has not run" }
      // What was seen to run and set nothing had its reasons, or its check has failed.
      guard let lost = ran.last, ran.allSatisfy({ state.ledger.unseen.contains($0.action.id) }) else { continue }
      return """
        \(name) is not set: step \(lost.step.label) sets it, and what it set is lost, because Passo ended before it did; set \
        \(name) in the environment, or go back to that step
        """
    }
    return nil
  }

  private func setters(of name: String, before action: Action) -> [(step: Step, action: Action)] {
    services.plan.runbook.procedures.flatMap(\.steps).flatMap { step in
      step.actions.filter { $0.sets.contains(name) && $0.range.start < action.range.start }.map { (step, $0) }
    }
  }

  /// What a script reads before it sets it itself; not what it says how to do without, as in `${X:-nothing}`.
  static func names(in text: String) -> [String] {
    var set: Set<String> = []
    var names: [String] = []
    for command in ShellScript(text).commands {
      // Loops, functions and conditions set variables for their own commands.
      names += command.reads.filter { name in
        !set.contains(name) && !names.contains(name) && !command.assigns.contains(name)
          && !command.text.contains("\(name)=") && !command.text.utf8.isLoop(over: name)
          && !["-", ":-", "=", ":=", "+", ":+", "?", ":?"].contains { command.text.contains("${\(name)\($0)") }
      }
      set.formUnion(command.assigns)
    }
    return names
  }
}

extension String.UTF8View {
  /// Whether `for NAME` stands in it.
  fileprivate func isLoop(over name: String) -> Bool {
    let words = split { "\t\n ;(".utf8.contains($0) }
    return zip(words, words.dropFirst()).contains { $0.elementsEqual("for".utf8) && $1.elementsEqual(name.utf8) }
  }
}
