import Diagnostics
import JSON
import RunbookModel

extension RunEvent.Body {
  /// What this kind of event has besides what all have.
  func encode(to fields: inout JSONObject) {
    switch self {
    case .runStarted(let start), .runResumed(let start):
      RunEvent.Body.encode(start, to: &fields)
    case .stepStarted(let start):
      RunEvent.Body.encode(start, to: &fields)
    case .actionStarted(let start):
      RunEvent.Body.encode(start, to: &fields)
    case .output(let chunk):
      RunEvent.Body.encode(chunk, to: &fields)
    case .question(let question):
      fields.setIfPresent("action", question.action)
      fields.setIfPresent("key", question.key)
      fields.set("prompt", question.prompt.description)
      fields.set("secret", question.isSecret)
    case .answer(let answer):
      fields.setIfPresent("action", answer.action)
      fields.setIfPresent("key", answer.key)
      fields.setIfPresent("value", answer.value)
      fields.setIfPresent("reason", answer.reason)
    case .valueSet(let note), .valueCaptured(let note):
      RunEvent.Body.encode(note, to: &fields)
    case .commandEdited(let action, let text):
      fields.setIfPresent("action", action)
      fields.set("text", text)
    case .commandTyped(let action, let text):
      fields.set("action", action)
      fields.set("text", text)
    case .fileWritten(let action, let path):
      fields.set("action", action)
      fields.set("path", path)
    case .shellEnded(let end):
      fields.set("action", end.action)
      fields.set("exitStatus", end.exitStatus.map(Int.init))
      fields.set("signal", end.signal.map(Int.init))
      fields.set("reason", end.reason.description)
    case .diagnostic(let action, let reason):
      fields.setIfPresent("action", action)
      fields.set("reason", reason.description)
    case .actionFinished(let end):
      RunEvent.Body.encode(end, to: &fields)
    case .runFinished(let summary):
      fields.set("verdict", summary.verdict.rawValue)
      fields["summary"] = .object(SummaryFields(summary).json)
    }
  }

  private static func encode(_ start: RunEvent.RunStart, to fields: inout JSONObject) {
    fields["document"] = .object(DocumentFields(start).json)
    fields.set("actions", start.actionCount)
    if let settings = start.settings { fields["settings"] = .object(settings.json) }
    if let change = start.change { fields["change"] = .object(change.json) }
  }

  private static func encode(_ start: RunEvent.StepStart, to fields: inout JSONObject) {
    fields.set("step", start.step)
    fields.setIfPresent("number", start.number)
    fields.set("line", start.line)
    fields.set("instruction", start.instruction)
    fields.set("position", start.position)
    fields.set("count", start.count)
    fields.setIfPresent("section", start.section)
  }

  private static func encode(_ start: RunEvent.ActionStart, to fields: inout JSONObject) {
    fields.set("step", start.step)
    fields.set("action", start.action)
    fields.set("kind", start.kind.rawValue)
    fields.set("role", start.role.rawValue)
    fields.set("line", start.line)
    fields.set("attempt", start.attempt)
    fields.set("text", start.text)
    fields.set("interactive", start.isInteractive)
    if start.isEdited { fields.set("edited", true) }
  }

  private static func encode(_ chunk: RunEvent.OutputChunk, to fields: inout JSONObject) {
    fields.setIfPresent("action", chunk.action)
    fields.set("stream", chunk.stream.rawValue)
    if let text = String(validating: chunk.bytes, as: UTF8.self) {
      fields.set("text", text)
    } else {
      fields.set("base64", Base64.encoded(chunk.bytes))
    }
    if chunk.isDrawn { fields.set("drawn", true) }
  }

  private static func encode(_ note: RunEvent.ValueNote, to fields: inout JSONObject) {
    fields.setIfPresent("action", note.action)
    fields.set("key", note.key)
    fields.setIfPresent("value", note.isSecret ? nil : note.value)
    fields.set("origin", note.origin.rawValue)
    fields.set("secret", note.isSecret)
  }

  private static func encode(_ end: RunEvent.ActionEnd, to fields: inout JSONObject) {
    fields.set("action", end.action)
    fields.set("attempt", end.attempt)
    fields.set("exitStatus", end.exitStatus.map(Int.init))
    fields.set("signal", end.signal.map(Int.init))
    fields.set("seconds", milliseconds(end.seconds))
    fields.set("verdict", end.verdict.rawValue)
    fields["checks"] = .array(end.checks.map { .object(CheckFields($0).json) })
    fields.setIfPresent("reason", end.reason?.description)
    if end.isRetried { fields.set("retried", true) }
    if !end.withheld.isEmpty { fields.set("withheld", end.withheld) }
    if !end.confirms.isEmpty { fields.set("confirms", end.confirms.map(\.text)) }
  }
}
