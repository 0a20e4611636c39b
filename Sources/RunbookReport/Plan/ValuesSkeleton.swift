import Diagnostics
package import RunbookModel
import RunbookRunner
import ShellSyntax

/// A values file to be filled in: YAML that follows the contract `passo.values/1`, with what the page says as comments.
/// Secrets are not in it: it says from which variable of the environment they come.
package struct ValuesSkeleton: Sendable {
  private let language: Language

  package init(language: Language = .english) {
    self.language = language
  }

  package func text(of plan: Plan) -> String {
    let questions = plan.allQuestions
    let document = plan.runbook.document
    var lines = ["# " + say("Values for \(TerminalSafe.line(document.path)): passo run --values THIS-FILE")]
    lines += section("values", of: questions.compactMap(value))
    lines += choices(questions.compactMap(choice))
    if questions.contains(where: { if case .optional = $0 { true } else { false } }) {
      lines += ["", "# " + say("Optional steps where no one is asked: run or skip"), "optional: skip"]
    }
    if questions.contains(where: { if case .manual = $0 { true } else { false } }) {
      lines += ["", "# " + say("Steps that are done by hand where no one is asked: done or stop"), "manual: stop"]
    }
    lines += answers(to: questions)
    return lines.joined(separator: "\n") + "\n"
  }

  private func say(_ message: Message) -> String { language.say(message) }

  private func section(_ key: String, of entries: [[String]]) -> [String] {
    entries.isEmpty ? [] : ["", "\(key):"] + entries.joined().map { "  " + $0 }
  }

  private func value(_ question: PlanQuestion) -> [String]? {
    guard case .value(let placeholder, _) = question else { return nil }
    var remarks = [TerminalSafe.line(placeholder.name)]
    if placeholder.isRequired == false { remarks.append(say("optional")) }
    if !placeholder.choices.isEmpty { remarks.append(say("one of: \(placeholder.choices.joined(separator: " | "))")) }
    if let numbers = placeholder.numbers {
      remarks.append(say("from \(String(numbers.lowerBound)) to \(String(numbers.upperBound))"))
    }
    if let example = placeholder.example { remarks.append(say("for example \(example)")) }
    if let command = placeholder.suggestCommand { remarks.append(say("list: \(command)")) }
    var comments = [remarks.joined(separator: " · ")]
    if let description = placeholder.description { comments.append(description) }
    return comments.flatMap(comment) + ["\(scalar(placeholder.key)): \(preset(of: placeholder))"]
  }

  private func preset(of placeholder: Placeholder) -> String {
    if placeholder.isSecret {
      return "{from: env, name: \(scalar(ValueResolver.environmentName(of: placeholder.key)))}"
    }
    if placeholder.kind == .flag { return "false" }
    return placeholder.defaultValue.map(scalar) ?? "\"\""
  }

  private func choice(_ question: PlanQuestion) -> [String]? {
    if case .condition(let use, let condition) = question {
      let remark = condition.text + " (" + say("line \(use.line)") + ")"
      return comment(remark) + ["\(scalar(use.action.text)): run  # run, skip"]
    }
    guard case .choice(let choice) = question else { return nil }
    let options = choice.options.enumerated().map { index, option in
      "\(index + 1): \(option.label) (" + say("line \(option.line)") + ")"
    }
    return options.flatMap(comment) + ["\(scalar(choice.group)): 1"]
  }

  /// As comments: nothing is chosen for the person. Of what has one name only the last question says what to write.
  private func choices(_ all: [[String]]) -> [String] {
    guard !all.isEmpty else { return [] }
    let entries = all.enumerated().map { index, entry in
      let name = entry.last?.prefix { $0 != " " }
      return all[(index + 1)...].contains { $0.last?.prefix { $0 != " " } == name } ? entry.dropLast() : entry
    }
    let head = say("Alternatives, and what has a condition: remove the # before what is meant, and before choose:")
    return ["", "# " + head, "# choose:"] + entries.joined().map { "#   " + $0 }
  }

  private func answers(to questions: [PlanQuestion]) -> [String] {
    let uses = questions.compactMap { question -> PlanQuestion.Use? in
      if case .program(let use) = question { use } else { nil }
    }
    guard !uses.isEmpty else { return [] }
    let head = say("What to type where programs ask, for each of their questions")
    return ["", "# " + head, "#", "# answers:"]
      + uses.flatMap { use in
        [
          "#   - action: \(scalar(use.action.text))  # " + say("line \(use.line)"), "#     prompt: \"…:\"",
          "#     value: \"\"",
        ]
      }
  }

  private func comment(_ text: String) -> [String] {
    TextWrapping.lines(of: TerminalSafe.line(text), width: 96).map { "# " + $0 }
  }

  /// As YAML reads it back exactly.
  private func scalar(_ text: String) -> String {
    (try? quoted(text, for: .yaml(.plain(inFlow: true), in: .text))) ?? "\"\""
  }
}
