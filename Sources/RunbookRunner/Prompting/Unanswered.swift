import Diagnostics
import RunbookModel

/// What to say about a question that no one can answer: each names what answers it beforehand.
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
    \(name) is not installed; steps that need it: \(steps: steps). Install it, or name a program to \
    use in its place: --alias \(name)=PROGRAM
    """
  }

  static func manual(_ step: Step) -> Message {
    """
    line \(step.line): step \(step: name(of: step)) is done by hand: `manual: done` in the values file takes it as done
    """
  }

  static func blocked(_ action: Action, step: Step, reason: Message?) -> Message {
    if action.leftToPerson == .elsewhere, let reason {
      let place = action.place.map { $0.name ?? $0.kind.rawValue } ?? ""
      return """
        line \(action.line): step \(step: name(of: step)) is left to you: \(reason); `--place "\(place)=COMMAND"` runs it in \
        the shell that the command opens, and `manual: done` in the values file takes it as done
        """
    }
    return """
      line \(action.line): step \(step: name(of: step)) cannot be run as it stands: \(reason ?? "no one can confirm it"); \
      `--skip \(step.actions.count > 1 ? action.id.label : name(of: step))` leaves it out
      """
  }

  static func choice(_ question: ChoiceQuestion) -> Message {
    let labels = question.options.enumerated().map { "\($0 + 1) \($1.label)" }.joined(separator: " | ")
    return """
      step \(step: name(of: question.step)) has alternatives (\(labels)): `--choose \(question.group)=1` chooses the first, as \
      `\(question.group): 1` below `choose:` in the values file does
      """
  }

  /// - Parameter run: to be named; nil: the latest.
  static func doubt(_ action: Action, _ step: Step, _ cause: DoubtCause, run: RunID?) -> Message {
    let resume = ResumeCommand(run: run)
    let remedy: Message = """
      `\(resume.text(.done, about: [action.id]))` takes it as done, `\(resume.text(.again, about: [action.id]))` runs it
      """
    switch cause {
    case .underWay(since: nil):
      return """
        line \(step.line): step \(step: name(of: step)) was running when Passo ended: see whether it finished; \(remedy)
        """
    case .underWay(since: let time?):
      return """
        line \(step.line): step \(step: name(of: step)) was running when Passo ended: see whether it finished (it began at \
        \(time.description)); \(remedy)
        """
    case .ended(let signal, let time):
      return """
        line \(step.line): step \(step: name(of: step)) was running when \(signal.name) ended the run at \
        \(time.description): see whether it finished; \(remedy)
        """
    case .changedPage:
      return """
        line \(step.line): step \(step: name(of: step)) is where something else was done before the page was changed: see \
        whether it is still to be done; \(remedy)
        """
    }
  }

  static func repetition(_ step: Step, secrets: [String]) -> Message {
    "line \(step.line): step \(step: name(of: step)) gave \(secrets.joined(separator: ", ")), a secret that is kept nowhere"
  }

  /// - Parameter steps: of the actions, as the page numbers them.
  static func dependents(_ actions: [Action], _ steps: [String], run: RunID) -> Message {
    let resume = ResumeCommand(run: run)
    let rerun = resume.text(["--rerun-dependents"])
    let keep = resume.text(.done, about: actions.map(\.id))
    return "to run what used the old value again (step \(steps: steps)): `\(rerun)`; to leave it as it is: `\(keep)`"
  }

  static func overwrite(path: String) -> Message {
    "\(path) exists with other content: `overwrite: true` in the values file replaces it"
  }

  /// As the page numbers it.
  static func name(of step: Step) -> String { step.label }
}
