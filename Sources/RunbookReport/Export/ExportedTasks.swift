import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// The steps of the page as plain shell scripts, for machines that Passo is not installed on.
struct ExportedTasks {
  struct ShellTask {
    var title: String
    /// For bash; it stops at the first command that fails.
    var script: String
    /// Of the values in it.
    var keys: Set<String>
    var usesSecrets: Bool
  }

  private(set) var all: [ShellTask] = []
  /// What no one does who runs these instead of the page, a paragraph each.
  let losses: [String]

  private let plan: Plan
  private let bindings: Bindings
  private let variables: ShellVariables
  private let language: Language
  private let choice: ScriptChoice
  /// How a script gets its secrets where that is not by variables.
  private let secretInput: String?
  /// Keys of secrets that the engine has.
  private let secrets: Set<String>

  /// - Parameters:
  ///   - sharesShell: the engine runs all tasks in one shell.
  ///   - secretInput: a line that reads the secrets of a script, where the engine gives them by no variable.
  init(_ run: ExportedRun, language: Language, sharesShell: Bool, secretInput: String? = nil) {
    (plan, bindings, self.language) = (run.plan, run.bindings, language)
    self.secretInput = secretInput
    variables = ShellVariables(plan)
    choice = ScriptChoice(plan, systems: run.platforms)
    secrets = Set(run.values.filter(\.placeholder.isSecret).map(\.placeholder.key))
    let isOneScript = !sharesShell && plan.actions.contains(where: ExportedTasks.leavesState)
    losses =
      ExportedTasks.losses(plan, isOneScript: isOneScript, language: language)
      + ExportedTasks.gaps(plan, choice: choice, language: language)
    let whole = TerminalSafe.line(plan.runbook.document.title ?? plan.runbook.document.path)
    all =
      isOneScript
      ? [task(of: plan.actions, title: whole)]
      : ExportedTasks.steps(of: plan).map { task(of: $0, title: ExportedTasks.title(of: $0[0].step)) }
  }

  private func task(of actions: [PlannedAction], title: String) -> ShellTask {
    var part = plan
    part.actions = actions
    let keys = Set(actions.flatMap(\.sources).map(\.key) + ExportedTasks.parts(of: actions))
    part.questions = plan.questions.filter { keys.contains($0.key) }
    let values = ScriptValues(part, bindings: bindings, variables: variables, language: language, isOffered: true)
    let script = ScriptActions(part, variables: variables, language: language, choice: choice)
    var lines: [String] = []
    var step: StepID?
    for planned in actions {
      if actions.last?.step.id != actions.first?.step.id, planned.step.id != step {
        lines.append("# " + ExportedTasks.title(of: planned.step))
        step = planned.step.id
      }
      lines += values.questionsFromOutput(before: planned) + script.lines(of: planned)
    }
    let isSecret = keys.contains { plan.runbook.placeholder(key: $0)?.isSecret == true }
    var head = ["set -eu"] + (keys.isDisjoint(with: secrets) ? [] : [secretInput].compactMap(\.self))
    head += values.lines().filter { !$0.isEmpty }
    if lines.contains(where: { $0.hasPrefix("pause ") }) {
      let words = ShellLiteral.singleQuoted(language.say("by hand, then remove this line: "))
      head.append("pause() { printf '%s%s\\n' \(words) \"$1\" >&2; exit 1; }")
    }
    return ShellTask(
      title: title.clipped(to: 120), script: (head + lines).joined(separator: "\n"), keys: keys, usesSecrets: isSecret)
  }

  private static func title(of step: Step) -> String {
    "\(StepLabels.number(of: step)) \(TerminalSafe.line(step.instruction))"
  }

  private static func losses(_ plan: Plan, isOneScript: Bool, language: Language) -> [String] {
    var losses = [
      language.say(
        "Lost without Passo: no output is compared with the page's samples, and nothing is resumed or reported.")
    ]
    let captured = Set(plan.actions.flatMap(\.action.captures).map(\.key)).sorted()
    if !captured.isEmpty {
      let names = captured.joined(separator: ", ")
      losses.append(language.say("Values that a step prints are not taken over; give them as variables: \(names)"))
    }
    if isOneScript {
      losses.append(language.say("The steps are one task, since they share the variables or the folder of one shell."))
    }
    return losses
  }

  /// What the tasks do not do, by its lines.
  private static func gaps(_ plan: Plan, choice: ScriptChoice, language: Language) -> [String] {
    func lines(_ isMeant: (PlannedAction) -> Bool) -> String {
      plan.actions.filter(isMeant).map { String($0.action.line) }.joined(separator: ", ")
    }
    let leftOut = lines { choice.reasonToLeaveOut($0) != nil }
    let stops = lines { planned in
      choice.reasonToLeaveOut(planned) == nil
        && (choice.reasonNotToRun(planned.action) != nil || planned.action.kind == .manual
          || planned.action.text == nil)
    }
    var gaps: [String] = []
    if !leftOut.isEmpty {
      gaps.append(
        language.say("Left out, as no one says whether it is wanted, until the # is removed; lines: \(leftOut)"))
    }
    if !stops.isEmpty {
      gaps.append(
        language.say("The job ends with an error at what no script does, until its line is removed; lines: \(stops)"))
    }
    return gaps
  }

  private static func parts(of actions: [PlannedAction]) -> [String] {
    actions.flatMap(\.sources).filter { $0.source == .derived }.flatMap { source in
      Template(source.from ?? "", language: .plain).sites.map(\.key)
    }
  }

  private static func steps(of plan: Plan) -> [[PlannedAction]] {
    var groups: [[PlannedAction]] = []
    for planned in plan.actions {
      if groups.last?.last?.step.id == planned.step.id {
        groups[groups.count - 1].append(planned)
      } else {
        groups.append([planned])
      }
    }
    return groups
  }

  /// Whether a later command of the same shell finds something of it there: a variable, a function, another folder.
  private static func leavesState(_ planned: PlannedAction) -> Bool {
    guard planned.action.kind == .command, let text = planned.action.text else { return false }
    return ShellScript(text).commands.contains { command in
      !command.assigns.isEmpty || !command.functions.isEmpty
        || command.simpleCommands.contains {
          $0.runsInCurrentShell && isStateful($0)
        }
    }
  }

  /// `command cd` changes the folder as `cd` does; `command -v` looks only.
  private static func isStateful(_ command: SimpleCommand) -> Bool {
    let isPassedOn = ["command", "builtin"].contains(command.program ?? "")
    let program = isPassedOn ? command.words.dropFirst().first?.literal : command.program
    return program.map(stateful.contains) == true
  }

  private static let stateful: Set<String> = [
    "cd", "pushd", "popd", "export", "source", ".", "alias", "umask", "set", "shopt", "ulimit", "eval", "trap",
    "exec", "declare", "typeset", "readonly", "unset", "kill", "wait", "conda", "newgrp",
  ]
}
