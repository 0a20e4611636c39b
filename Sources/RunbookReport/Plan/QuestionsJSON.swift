import JSON
package import RunbookModel

/// All that a run would ask as `passo.questions/1`: English, stable, the same for everybody.
package struct QuestionsJSON: Sendable {
  package init() {}

  package func text(of plan: Plan) -> String {
    let document = plan.runbook.document
    return JSONValue.object([
      "format": .string("passo.questions/1"),
      "document": .object([
        "path": .string(document.path), "sha256": .string(document.sha256), "locale": .string(document.locale),
      ]),
      "questions": .array(plan.allQuestions.map(QuestionsJSON.value)),
    ]).prettyPrinted()
  }

  private static func value(of question: PlanQuestion) -> JSONValue {
    let sources = QuestionSources(question)
    var members: JSONObject = [
      "line": .integer(question.line),
      "answeredBy": .object([
        "option": JSONValue(sources.option), "valuesFile": JSONValue(sources.valuesFile),
        "environment": JSONValue(sources.environment),
      ]),
    ]
    members = details(of: question).merging(members)
    return .object(members)
  }

  private static func details(of question: PlanQuestion) -> JSONObject {
    switch question {
    case .value(let placeholder, let uses): return details(of: placeholder, uses)
    case .choice(let choice):
      return [
        "kind": .string("choice"), "group": .string(choice.group), "step": .string(choice.step.id.text),
        "options": .array(
          choice.options.map {
            .object(["id": .string($0.id), "label": .string($0.label), "line": .integer($0.line)])
          }),
      ]
    case .optional(let step): return ["kind": .string("optional"), "step": .string(step.id.text)]
    case .condition(let use, let condition):
      return [
        "kind": .string("condition"), "step": .string(use.step.id.text), "action": .string(use.action.text),
        "condition": .string(condition.text),
      ]
    case .manual(let step, _, _): return ["kind": .string("manual"), "step": .string(step.id.text)]
    case .blocked(let use):
      return ["kind": .string("blocked"), "step": .string(use.step.id.text), "action": .string(use.action.text)]
    case .program(let use):
      return ["kind": .string("program"), "step": .string(use.step.id.text), "action": .string(use.action.text)]
    }
  }

  private static func details(of placeholder: Placeholder, _ uses: [PlanQuestion.Use]) -> JSONObject {
    [
      "kind": .string("value"), "key": .string(placeholder.key), "name": .string(placeholder.name),
      "type": .string(placeholder.kind.rawValue),
      "required": placeholder.isRequired.map(JSONValue.boolean) ?? .null, "secret": .boolean(placeholder.isSecret),
      "sample": .boolean(placeholder.isSample),
      "description": JSONValue(placeholder.description),
      "describedAt": .array(
        placeholder.describedAt.map { .object(["line": .integer($0.line), "where": .string($0.place.rawValue)]) }),
      "default": JSONValue(placeholder.defaultValue), "example": JSONValue(placeholder.example),
      "choices": JSONValue(placeholder.choices), "suggestCommand": JSONValue(placeholder.suggestCommand),
      "minimum": JSONValue(placeholder.numbers?.lowerBound), "maximum": JSONValue(placeholder.numbers?.upperBound),
      "usedBy": .array(
        uses.map {
          .object(["step": .string($0.step.id.text), "action": .string($0.action.text), "line": .integer($0.line)])
        }),
    ]
  }
}
