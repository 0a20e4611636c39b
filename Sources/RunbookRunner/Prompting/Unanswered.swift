import Diagnostics
import RunbookModel

/// What to say about a question that nobody can answer: each names what answers it beforehand.
enum Unanswered {
  static func value(_ placeholder: Placeholder) -> Message {
    if placeholder.isSecret {
      let variable = ValueResolver.environmentName(of: placeholder.key)
      return
        "\(placeholder.name) has no value: set \(variable) in the environment, or give it in a values file: --values"
    }
    if placeholder.isOptionalPart {
      let key = placeholder.key
      return "\(placeholder.name) has no value: --set \(key)=VALUE, or --set \(key)= to leave it out"
    }
    return placeholder.isSample
      ? "\(placeholder.name) is a sample of the page, and no value of yours: --set \(placeholder.key)=VALUE"
      : "\(placeholder.name) has no value: --set \(placeholder.key)=VALUE"
  }

  static func samples(_ action: Action, step: Step) -> Message {
    let samples = action.fixedSamplePaths.joined(separator: " ")
    return blocked(action, step: step, reason: "it shows a sample in place of your own: \(samples)")
  }

  static func program(_ name: String, steps: [String]) -> Message {
    """
    \(name) is not installed; steps that need it: \(steps.joined(separator: ", ")). Install it, or name a program to \
    use in its place: --alias \(name)=PROGRAM
    """
  }

  static func manual(_ step: Step) -> Message {
    """
    line \(step.line): step \(name(of: step)) is done by hand: `manual: done` in the values file takes it as done
    """
  }

  static func blocked(_ action: Action, step: Step, reason: Message?) -> Message {
    "line \(action.line): step \(name(of: step)) cannot be run as it stands: \(reason ?? "nobody can confirm it")"
  }

  static func choice(_ question: ChoiceQuestion) -> Message {
    let labels = question.options.map(\.label).joined(separator: " | ")
    return """
      step \(name(of: question.step)) has alternatives (\(labels)): `choose:` with `\(question.group): \
      \(question.options.first?.id ?? "1")` in the values file chooses one
      """
  }

  static func doubt(_ step: Step, _ cause: DoubtCause) -> Message {
    if cause == .changedPage { return changed(step) }
    return """
      line \(step.line): step \(name(of: step)) was running when Passo ended: see whether it finished; \
      `--from` with this step runs it again, with the next one takes it as it is
      """
  }

  private static func changed(_ step: Step) -> Message {
    """
    line \(step.line): step \(name(of: step)) is where something else was done before the page was changed: see \
    whether it is still to be done; `--from` with this step runs it, with the next one takes it as it is
    """
  }

  static func repetition(_ step: Step, secrets: [String]) -> Message {
    """
    line \(step.line): step \(name(of: step)) gave \(secrets.joined(separator: ", ")), a secret that is kept nowhere: \
    `--yes` runs the step again
    """
  }

  static func overwrite(path: String) -> Message {
    "\(path) exists with other content: `overwrite: true` in the values file replaces it"
  }

  /// As the page numbers it.
  static func name(of step: Step) -> String { step.label }
}
