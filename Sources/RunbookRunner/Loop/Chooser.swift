import Diagnostics
import RunbookModel

/// Decides between alternatives: as was said beforehand, else as the person says.
struct Chooser {
  let run: RunContext

  /// The id of the option that was named beforehand by id, label or position from 1.
  func preset(_ question: ChoiceQuestion) -> String? {
    for group in [question.group, "*"] {
      guard let wanted = run.options.choices[group] else { continue }
      let byName = question.options.first { $0.id == wanted || $0.label == wanted }
      if let option = byName ?? (group == "*" ? nil : position(wanted, in: question)) { return option.id }
    }
    return question.options.count == 1 ? question.options[0].id : nil
  }

  private func position(_ text: String, in question: ChoiceQuestion) -> ChoiceQuestion.Option? {
    guard let position = Int(text), question.options.indices.contains(position - 1) else { return nil }
    return question.options[position - 1]
  }

  /// nil: none of them; `action` has been told as skipped then.
  func choose(_ question: ChoiceQuestion, for action: Action) throws -> String? {
    if let preset = preset(question) { return preset }
    switch try run.prompter.choice(of: question) {
    case .option(let id) where question.options.contains { $0.id == id }:
      try run.log.tell(
        .answer(RunEvent.GivenAnswer(action: action.id, key: question.group, value: id, reason: nil)))
      return id
    case .option(let id):
      try run.finish(action, .skipped, reason: "`\(id)` is not one of the alternatives")
      return nil
    case .skip(let reason):
      try run.log.tell(
        .answer(RunEvent.GivenAnswer(action: action.id, key: question.group, value: nil, reason: reason)))
      try run.finish(action, .skipped, reason: reason.map { Message(verbatim: $0) })
      return nil
    case .back: throw Departure(move: .back)
    case .pause: throw Pause()
    case .quit:
      throw Stop.byThePerson
    }
  }
}
