import Diagnostics
package import RunbookModel

/// All that a run would ask, for a person at a terminal: each with what the page says about it, and with what answers it
/// beforehand.
package struct QuestionsText: Sendable {
  private let language: Language
  private let style: TextStyle

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    self.language = language
    self.style = style
  }

  package func text(of plan: Plan) -> String {
    let questions = plan.allQuestions
    let document = plan.runbook.document
    let only = plan.procedures.count == 1 ? plan.procedures[0].title : nil
    let title = TerminalSafe.line(document.title ?? only ?? document.path)
    guard !questions.isEmpty else { return title + "\n\n  " + say("A run asks nothing.") + "\n" }
    let labels = StepLabels(plan)
    let count = say(Message("\(count: questions.count, "question", "questions"), in the order in which they come up"))
    var lines = [style.paint(title, .strong), style.paint(count, .dim)]
    let width = String(questions.count).count
    for (index, question) in questions.enumerated() {
      let number = String(index + 1)
      let lead = "  " + String(repeating: " ", count: width - number.count) + number + "  "
      lines += [""] + entry(question, lead: lead, labels: labels)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func say(_ message: Message) -> String { language.say(message) }

  private func entry(_ question: PlanQuestion, lead: String, labels: StepLabels) -> [String] {
    let blank = String(repeating: " ", count: lead.count)
    let room = style.width - lead.count
    func wrapped(_ text: String) -> [String] { TextWrapping.lines(of: text, width: room) }
    let head = wrapped(head(of: question, labels: labels)).map { style.paint($0, .strong) }
    let body = about(question).flatMap { TextWrapping.lines(of: $0, width: room - 2) }.map { "│ " + $0 }
    let rest = (facts(of: question) + [QuestionSources(question).words(in: language)]).filter { !$0.isEmpty }
      .flatMap(wrapped).map { style.paint($0, .dim) }
    return (head + body + rest).enumerated().map { ($0 == 0 ? lead : blank) + $1 }
  }

  private func head(of question: PlanQuestion, labels: StepLabels) -> String {
    let place = say("line \(question.line)")
    func line(_ step: Step, _ words: Message...) -> String {
      let number = say("step \(StepLabels.number(of: step))")
      return (words.map(say) + [number, place]).joined(separator: " · ")
    }
    switch question {
    case .value(let placeholder, let uses):
      var parts = [TerminalSafe.line(PlaceholderName.bare(placeholder.name))]
      if placeholder.kind == .flag { parts.append(say("yes or no")) }
      if let isRequired = placeholder.isRequired { parts.append(isRequired ? say("required") : say("optional")) }
      if placeholder.isSecret { parts.append(say("secret")) }
      return (parts + [say(.steps(labels.steps(ofActions: uses.map(\.action)))), place]).joined(separator: " · ")
    case .choice(let choice): return line(choice.step, "one of several alternatives")
    case .optional(let step): return line(step, "optional step")
    case .condition(let use, _): return line(use.step, "only where its condition holds")
    case .manual(let step, _, _): return line(step, "by hand")
    case .blocked(let use): return line(use.step, "not to be run as it stands: to be edited or skipped")
    case .program(let use): return line(use.step, "a program that asks for itself")
    }
  }

  private func about(_ question: PlanQuestion) -> [String] {
    switch question {
    case .value(let placeholder, _):
      guard let description = placeholder.description else { return [say(placeholder.undescribed)] }
      let place = placeholder.describedAt.first.map { "  (" + say("line \($0.line)") + ")" } ?? ""
      return [TerminalSafe.line(description) + place]
    case .choice(let choice):
      return choice.options.enumerated().map { index, option in
        "\(index + 1)  \(TerminalSafe.line(option.label).clipped(to: 60))  (" + say("line \(option.line)") + ")"
      }
    case .optional(let step): return [TerminalSafe.line(step.instruction)]
    // Of several commands in one step each is asked about.
    case .manual(let step, _, let command): return [TerminalSafe.line(command ?? step.instruction)]
    case .condition(_, let condition): return [TerminalSafe.line(condition.text)]
    case .blocked(let use), .program(let use): return [TerminalSafe.line(use.step.instruction)]
    }
  }

  private func facts(of question: PlanQuestion) -> [String] {
    guard case .value(let placeholder, _) = question else { return [] }
    var facts: [String] = []
    if let value = placeholder.defaultValue, !placeholder.isSecret {
      facts.append(say("default: \(TerminalSafe.line(value))"))
    }
    if let example = placeholder.example, !placeholder.isSecret {
      facts.append(say("for example \(TerminalSafe.line(example))"))
    }
    if !placeholder.choices.isEmpty {
      facts.append(say("one of: \(TerminalSafe.line(placeholder.choices.joined(separator: " | ")))"))
    }
    if let numbers = placeholder.numbers {
      facts.append(say("from \(String(numbers.lowerBound)) to \(String(numbers.upperBound))"))
    }
    if let command = placeholder.suggestCommand { facts.append(say("list: \(TerminalSafe.line(command))")) }
    return facts
  }
}
