import Diagnostics
import JSON
package import RunbookModel

/// The plan as `passo.plan/1`: English, stable, the same for everybody.
package struct PlanJSON: Sendable {
  package init() {}

  package func text(of plan: Plan) -> String {
    let runbook = plan.runbook
    let planned = Dictionary(plan.actions.map { ($0.action.id, $0) }) { first, _ in first }
    return JSONValue.object([
      "format": .string("passo.plan/1"),
      "document": document(runbook.document),
      "procedures": .array(plan.procedures.map { procedure($0, planned: planned) }),
      "placeholders": .array(runbook.placeholders.map(placeholder)),
      "blocks": .array(runbook.blocks.map(block)),
      "diagnostics": .array(runbook.diagnostics.map { diagnostic($0, path: runbook.document.path) }),
      "choices": .array(runbook.choices.map(choice)),
      "places": .array(
        PlaceNames(runbook).all.map {
          .object(["name": .string($0.name), "kind": .string($0.kind.rawValue), "line": .integer($0.line)])
        }),
    ]).prettyPrinted()
  }

  private func document(_ document: DocumentIdentity) -> JSONValue {
    .object([
      "path": .string(document.path), "title": JSONValue(document.title), "locale": .string(document.locale),
      "lastUpdated": JSONValue(document.lastUpdated), "sha256": .string(document.sha256),
    ])
  }

  private func procedure(_ procedure: Procedure, planned: [ActionID: PlannedAction]) -> JSONValue {
    .object([
      "id": .string(procedure.id), "title": .string(procedure.title), "line": .integer(procedure.line),
      "steps": .array(procedure.steps.map { step($0, planned: planned) }),
      "role": .string(procedure.role.rawValue),
      "choice": procedure.branch.map(branch) ?? .null, "nodes": .array(procedure.nodes.map(node)),
    ])
  }

  private func branch(_ branch: Branch) -> JSONValue {
    .object(["group": .string(branch.group), "branch": .string(branch.id.text)])
  }

  private func node(_ node: Node) -> JSONValue {
    switch node {
    case .action(let id): .object(["action": .string(id.text)])
    case .sequence(let nodes, let step):
      .object(["sequence": .array(nodes.map(self.node)), "step": JSONValue(step?.text)])
    case .choice(let group, let branches):
      .object([
        "choice": .string(group),
        "branches": .array(
          branches.map {
            .object(["branch": .string($0.branch.text), "nodes": .array($0.nodes.map(self.node))])
          }),
      ])
    case .condition(let condition, let nodes):
      .object([
        "condition": .string(condition.text), "line": .integer(condition.line),
        "nodes": .array(nodes.map(self.node)),
      ])
    }
  }

  private func choice(_ choice: Choice) -> JSONValue {
    .object([
      "group": .string(choice.group), "question": JSONValue(choice.question), "by": .string(choice.decider.rawValue),
      "branches": .array(
        choice.options.map {
          .object(["branch": .string($0.branch.text), "label": .string($0.label), "line": .integer($0.line)])
        }),
    ])
  }

  private func step(_ step: Step, planned: [ActionID: PlannedAction]) -> JSONValue {
    .object([
      "id": .string(step.id.text), "number": JSONValue(step.number), "line": .integer(step.line),
      "instruction": .string(step.instruction), "optional": .boolean(step.isOptional),
      "warnings": JSONValue(step.notes.filter(\.isWarning).map(\.text)),
      "demands": JSONValue(step.demands.map(\.text)),
      "goto": JSONValue(step.goto), "platforms": JSONValue(step.platforms.map(\.rawValue)),
      "actions": .array(step.actions.map { ActionJSON($0, planned: planned[$0.id]).value }),
    ])
  }

  private func placeholder(_ placeholder: Placeholder) -> JSONValue {
    .object([
      "key": .string(placeholder.key), "name": .string(placeholder.name),
      "spellings": JSONValue(placeholder.spellings), "kind": .string(placeholder.kind.rawValue),
      "required": placeholder.isRequired.map(JSONValue.boolean) ?? .null,
      "secret": .boolean(placeholder.isSecret), "sample": .boolean(placeholder.isSample),
      "description": JSONValue(placeholder.description),
      "describedAt": .array(
        placeholder.describedAt.map {
          .object(["line": .integer($0.line), "where": .string($0.place.rawValue)])
        }),
      // A default that a page states for a secret is no secret: every reader of the page has it.
      "default": JSONValue(placeholder.defaultValue), "example": JSONValue(placeholder.example),
      "choices": JSONValue(placeholder.choices), "suggestCommand": JSONValue(placeholder.suggestCommand),
      "derivedFrom": JSONValue(placeholder.derivedFrom),
    ])
  }

  private func block(_ block: BlockReading) -> JSONValue {
    let fields: JSONObject = [
      "line": .integer(block.range.start.line), "endLine": .integer(block.range.lastLine),
      "kind": .string(block.kind.rawValue), "reason": .string(block.reason.description), "rule": .string(block.rule),
      "outputOf": JSONValue(block.outputOf), "exampleOf": JSONValue(block.exampleOf),
    ]
    return .object(block.lines.isEmpty ? fields : fields.merging(["lines": .array(block.lines.map(line))]))
  }

  private func line(_ line: BlockLine) -> JSONValue {
    .object([
      "line": .integer(line.line), "as": .string(line.role.rawValue), "reason": JSONValue(line.reason?.description),
    ])
  }

  private func diagnostic(_ diagnostic: Diagnostic, path: String) -> JSONValue {
    .object([
      "rule": .string(diagnostic.rule), "severity": .string(diagnostic.severity.rawValue), "path": .string(path),
      "line": .integer(diagnostic.range.start.line), "column": .integer(diagnostic.range.start.column),
      "endLine": .integer(diagnostic.range.end.line), "endColumn": .integer(diagnostic.range.end.column),
      "message": .string(diagnostic.message.description), "help": JSONValue(diagnostic.help?.description),
    ])
  }
}
