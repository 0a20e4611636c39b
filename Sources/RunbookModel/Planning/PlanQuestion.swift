/// One thing that a run would ask a person, or wait for them to do.
public enum PlanQuestion: Hashable, Sendable {
  /// The value of a placeholder; a flag is asked as yes or no.
  case value(Placeholder, usedBy: [Use])
  /// Which of several alternatives to take.
  case choice(Choice)
  /// Whether to do an optional step.
  case optional(Step)
  /// Whether something holds, in the page's words, on which an action depends.
  case condition(Use, Condition)
  /// Something that is done by hand; with the command that a sentence of the step offers for it.
  case manual(Step, line: Int, command: String?)
  /// A command that may not be run as it is: to be edited or skipped.
  case blocked(Use)
  /// A program that asks for itself while it runs.
  case program(Use)

  /// Where a value is needed, or what asks.
  public struct Use: Hashable, Sendable {
    public var step: Step
    /// Id of the action.
    public var action: ActionID
    public var line: Int
  }

  public struct Choice: Hashable, Sendable {
    /// The group's name; for the bodies of a request the action's id.
    public var group: String
    public var step: Step
    public var line: Int
    public var options: [Option]

    public struct Option: Hashable, Sendable {
      /// What `choose:` in a values file can name.
      public var id: String
      /// In the page's words.
      public var label: String
      public var line: Int
    }
  }

  /// Of the page: where the question comes up first.
  public var line: Int {
    switch self {
    case .value(_, let uses): uses.first?.line ?? 1
    case .choice(let choice): choice.line
    case .optional(let step): step.line
    case .manual(_, let line, _): line
    case .condition(let use, _), .blocked(let use), .program(let use): use.line
    }
  }
}

extension Plan {
  /// All that a run of this plan would ask, in the order in which it comes up; values that are given, found in an
  /// output or made from others are not among it.
  public var allQuestions: [PlanQuestion] {
    var questions: [PlanQuestion] = []
    var seen: Set<String> = []
    let branches = Action.branchesByGroup(actions.map(\.action))
    for planned in actions {
      let use = PlanQuestion.Use(step: planned.step, action: planned.action.id, line: planned.action.line)
      if planned.step.isOptional, seen.insert("optional \(planned.step.id)").inserted {
        questions.append(.optional(planned.step))
      }
      // Of several actions below one sentence one answer counts for all.
      for condition in planned.action.conditions where seen.insert("condition \(condition.line)").inserted {
        questions.append(.condition(use, condition))
      }
      for branch in planned.action.branches where seen.insert("choice " + branch.group).inserted {
        let all = branches[branch.group, default: []]
        if all.count > 1 { questions.append(.choice(choice(branch.group, of: planned.step, among: all))) }
      }
      if let bodies = planned.action.request?.bodies, bodies.count > 1 {
        questions.append(.choice(choice(planned, bodies)))
      }
      questions += values(of: planned).filter { seen.insert("value " + $0.key).inserted }.map {
        .value($0, usedBy: uses(of: $0.key))
      }
      if planned.action.kind == .manual {
        questions.append(.manual(planned.step, line: planned.action.line, command: planned.action.text))
      } else if planned.action.blocked != nil {
        questions.append(.blocked(use))
      } else if planned.action.isInteractive {
        questions.append(.program(use))
      }
    }
    return questions
  }

  private func values(of planned: PlannedAction) -> [Placeholder] {
    let asked = Set(questions.map(\.key))
    let keys = planned.sources.flatMap { source in
      source.source == .derived ? PlanMaker.parts(of: source.from ?? "") : [source.key]
    }
    return keys.filter(asked.contains).compactMap { key in questions.first { $0.key == key } }
  }

  private func uses(of key: String) -> [PlanQuestion.Use] {
    actions.filter { planned in
      planned.sources.contains {
        $0.key == key || $0.source == .derived && PlanMaker.parts(of: $0.from ?? "").contains(key)
      }
    }.map { PlanQuestion.Use(step: $0.step, action: $0.action.id, line: $0.action.line) }
  }

  private func choice(
    _ group: String, of step: Step, among all: [(branch: Branch, action: Action)]
  ) -> PlanQuestion.Choice {
    PlanQuestion.Choice(
      group: group, step: step, line: all[0].action.line,
      options: all.map { branch, action in
        .init(id: branch.id.text, label: branch.label ?? action.text ?? action.id.text, line: action.line)
      })
  }

  private func choice(_ planned: PlannedAction, _ bodies: [RequestTemplate.Body]) -> PlanQuestion.Choice {
    PlanQuestion.Choice(
      group: planned.action.id.text, step: planned.step, line: planned.action.line,
      options: bodies.map { .init(id: $0.id, label: $0.label, line: $0.line) })
  }
}
