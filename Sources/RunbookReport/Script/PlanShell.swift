import Diagnostics
package import RunbookModel

/// The plan as a bash script that a person could run.
///
/// Placeholders are shell variables, guarded at the top by `: "${name:?description}"`, so one without a value stops the
/// script before its first command, and none can ever be read as a redirection.
package struct PlanShell: Sendable {
  private let language: Language

  package init(language: Language = .english) {
    self.language = language
  }

  /// - Parameters:
  ///   - plan: made with the same values.
  ///   - bindings: values to write at the top; secret ones are never written.
  package func text(of plan: Plan, with bindings: Bindings) -> String {
    let variables = ShellVariables(plan)
    let values = ScriptValues(plan, bindings: bindings, variables: variables, language: language)
    let actions = ScriptActions(plan, variables: variables, language: language)
    var lines: [String] = []
    let byStep = Dictionary(grouping: plan.actions, by: \.step.id)
    for procedure in plan.procedures {
      lines += ["", "# ══ " + comment(procedure.title)]
      for step in procedure.steps {
        guard let planned = byStep[step.id] else { continue }
        let place = language.say("line \(step.line)")
        lines += ["", "# ── \(StepLabels.number(of: step)) ── \(comment(step.instruction)) (\(place))"]
        lines += planned.flatMap { values.questionsFromOutput(before: $0) + actions.lines(of: $0) }
      }
    }
    // What a person has to do is not done where there is none.
    let pause =
      lines.contains { $0.hasPrefix("pause ") }
      ? ["", #"pause() { printf '%s [Enter] ' "$1" >&2; [ -t 0 ] || { echo >&2; exit 1; }; read -r _; }"#] : []
    return (head(of: plan) + values.lines() + pause + lines).joined(separator: "\n") + "\n"
  }

  private func head(of plan: Plan) -> [String] {
    let document = plan.runbook.document
    let origin = Message("Made by passo from \(document.path) (SHA-256 \(document.sha256)).")
    return [
      "#!/usr/bin/env bash", "# " + comment(document.title ?? document.path), "#", "# " + comment(language.say(origin)),
      "# " + language.say("It stops at the first command that fails, and verifies nothing else: `passo run` does."),
      "set -eu",
    ]
  }

  private func comment(_ text: String) -> String { TerminalSafe.line(text) }
}
