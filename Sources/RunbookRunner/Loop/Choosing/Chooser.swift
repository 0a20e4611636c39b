import Diagnostics
import RunbookModel

/// Decides between alternatives: as was said beforehand, else as the machine has it, else as the person says.
struct Chooser {
  let services: RunServices
  let state: RunState

  /// The id of the option that was named beforehand by id, label or position from 1.
  func preset(_ question: ChoiceQuestion) -> String? {
    for group in [question.group, "*"] {
      guard let wanted = services.options.choices[group] else { continue }
      let byName = question.options.first { $0.id == wanted || $0.label == wanted }
      if let option = byName ?? (group == "*" ? nil : position(wanted, in: question)) { return option.id }
    }
    return question.options.count == 1 ? question.options[0].id : nil
  }

  /// The branch for this machine, where nothing was said.
  func fitting(_ question: ChoiceQuestion) -> SystemChoice.Found? {
    guard let system = services.options.system, preset(question) == nil else { return nil }
    return SystemChoice(system: system, actions: state.route.actions).branch(of: question.group)
  }

  private func position(_ text: String, in question: ChoiceQuestion) -> ChoiceQuestion.Option? {
    guard let position = Int(text), question.options.indices.contains(position - 1) else { return nil }
    return question.options[position - 1]
  }

  /// nil: none of them; `action` has been reported as skipped then.
  func choose(_ question: ChoiceQuestion, for action: Action) throws -> Answer<String?> {
    if let preset = preset(question) { return .given(preset) }
    if let found = fitting(question) {
      try services.log.tell(
        .answer(RunEvent.GivenAnswer(action: action.id, key: question.group, value: found.branch, reason: nil)))
      try services.log.say(found.reason, action: action.id)
      return .given(found.branch)
    }
    switch try services.prompter.choice(of: question) {
    case .given(.option(let id)) where question.options.contains { $0.id == id }:
      try services.log.tell(
        .answer(RunEvent.GivenAnswer(action: action.id, key: question.group, value: id, reason: nil)))
      return .given(id)
    case .given(.option(let id)):
      try state.ledger.finish(action, .skipped, reason: "`\(id)` is not one of the alternatives")
      return .given(nil)
    case .given(.skip(let reason)):
      try services.log.tell(
        .answer(RunEvent.GivenAnswer(action: action.id, key: question.group, value: nil, reason: reason)))
      try state.ledger.finish(action, .skipped, reason: reason.map { Message(verbatim: $0) })
      return .given(nil)
    case .leave(let move): return .leave(move)
    }
  }
}
