import Diagnostics
import JSON
import OutputMatching
import RunbookModel

/// An action as `passo.plan/1` writes it.
struct ActionJSON {
  private let action: Action
  /// Nil when the selection leaves the action out: nothing is resolved then.
  private let planned: PlannedAction?

  init(_ action: Action, planned: PlannedAction?) {
    self.action = action
    self.planned = planned
  }

  var value: JSONValue {
    .object(text.merging(values).merging(circumstances))
  }

  private var text: JSONObject {
    [
      "id": .string(action.id.text), "kind": .string(action.kind.rawValue), "role": .string(action.role.rawValue),
      "line": .integer(action.line), "endLine": .integer(action.endLine), "text": JSONValue(action.text),
      "commands": JSONValue(action.commands), "resolved": JSONValue(planned?.resolved),
      "file": JSONValue(action.file), "request": action.request.map(request) ?? .null,
    ]
  }

  private var values: JSONObject {
    [
      "placeholders": JSONValue(action.placeholders),
      "expectation": action.expectation.map {
        .object([
          "line": .integer($0.line), "form": .string($0.form.rawValue), "condition": JSONValue($0.condition?.text),
        ])
      } ?? .null,
      "expectedFailure": action.expectedFailure.map {
        .object(["status": $0.status.map { .integer(Int($0)) } ?? .null, "line": .integer($0.line)])
      } ?? .null,
      "captures": .array(action.captures.map(capture)), "sets": JSONValue(action.sets),
      "bindings": .array((planned?.sources ?? []).map(binding)), "samplePaths": JSONValue(action.samplePaths),
    ]
  }

  private var circumstances: JSONObject {
    [
      "alternatives": JSONValue(action.branches.last?.group),
      "alternative": JSONValue(action.branches.last { $0.hasSeveral }?.id.text),
      "label": JSONValue(action.branches.last?.label),
      "choices": .array(
        action.branches.map { .object(["group": .string($0.group), "branch": .string($0.id.text)]) }),
      "conditions": .array(
        action.conditions.map { .object(["text": .string($0.text), "line": .integer($0.line)]) }),
      "place": action.place.map(place) ?? .null,
      "distributions": JSONValue(action.distributions),
      "background": action.staysInForeground ? .object(["ready": JSONValue(action.readySign?.description)]) : .null,
      "platforms": JSONValue(action.platforms.map(\.rawValue)), "interface": JSONValue(action.interface),
      "interactive": .boolean(action.isInteractive), "destructive": .boolean(action.isDestructive),
      "blocked": JSONValue((planned?.action ?? action).blocked?.description),
      "excludedBy": JSONValue(action.excludedBy), "name": JSONValue(action.name), "tags": JSONValue(action.tags),
      "fromOutput": JSONValue(action.fromOutput?.text),
      "inline": .boolean(action.isInline), "condition": JSONValue(action.condition?.text),
      "replaces": JSONValue(action.replaces?.text),
    ]
  }

  private func place(_ place: ActionPlace) -> JSONValue {
    .object([
      "kind": .string(place.kind.rawValue), "name": JSONValue(place.name), "line": .integer(place.line),
    ])
  }

  private func capture(_ capture: Capture) -> JSONValue {
    .object([
      "key": .string(capture.key), "from": .string(capture.selector.description),
      "secret": .boolean(capture.isSecret), "line": JSONValue(capture.line),
    ])
  }

  private func binding(_ source: BindingSource) -> JSONValue {
    .object([
      "key": .string(source.key), "source": .string(source.source.rawValue), "from": JSONValue(source.from),
    ])
  }

  private func request(_ request: RequestTemplate) -> JSONValue {
    .object([
      "method": .string(request.method), "url": .string(request.url),
      "headers": .array(
        request.headers.map {
          .object(["name": .string($0.name), "value": .string($0.value), "line": .integer($0.line)])
        }),
      "bodies": .array(request.bodies.map(body)),
    ])
  }

  private func body(_ body: RequestTemplate.Body) -> JSONValue {
    .object([
      "id": .string(body.id), "label": .string(body.label), "line": .integer(body.line),
      "encoding": .string(body.encoding.rawValue),
      "fields": .array(body.fields.map { .object(["name": .string($0.name), "value": .string($0.value)]) }),
    ])
  }
}
