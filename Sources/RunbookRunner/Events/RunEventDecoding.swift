import Diagnostics
import JSON
import RunbookModel

extension RunEvent.Body {
  init(from fields: JSONFields) throws(JSONFields.Unread) {
    switch try fields.text("event") {
    case "run.started": self = .runStarted(try RunEvent.Body.start(fields))
    case "run.resumed": self = .runResumed(try RunEvent.Body.start(fields))
    case "step.started": self = .stepStarted(try RunEvent.Body.step(fields))
    case "action.started": self = .actionStarted(try RunEvent.Body.action(fields))
    case "output": self = .output(try RunEvent.Body.output(fields))
    case "question":
      self = .question(
        RunEvent.AskedQuestion(
          action: try fields.optionalID("action"), key: try fields.optionalText("key"),
          prompt: Message(verbatim: try fields.text("prompt")), isSecret: try fields.flag("secret"))
      )
    case "answer":
      self = .answer(
        RunEvent.GivenAnswer(
          action: try fields.optionalID("action"), key: try fields.optionalText("key"),
          value: try fields.optionalText("value"),
          reason: try fields.optionalText("reason")))
    case "value.set": self = .valueSet(try RunEvent.Body.note(fields))
    case "value.captured": self = .valueCaptured(try RunEvent.Body.note(fields))
    case "command.edited":
      self = .commandEdited(action: try fields.optionalID("action"), text: try fields.text("text"))
    case "command.typed":
      self = .commandTyped(action: try fields.id("action"), text: try fields.text("text"))
    case "file.written":
      self = .fileWritten(action: try fields.id("action"), path: try fields.text("path"))
    case "shell.ended":
      self = .shellEnded(
        RunEvent.ShellEnd(
          action: try fields.id("action"), exitStatus: try fields.status("exitStatus"),
          signal: try fields.status("signal"), reason: Message(verbatim: try fields.text("reason")))
      )
    case "diagnostic":
      self = .diagnostic(
        action: try fields.optionalID("action"),
        reason: Message(verbatim: try fields.text("reason")))
    case "action.finished": self = .actionFinished(try RunEvent.Body.end(fields))
    case "run.finished":
      let verdict = try RunEvent.Body.verdict(fields)
      self = .runFinished(try SummaryFields(fields.fields("summary")).summary(verdict: verdict))
    default: throw JSONFields.Unread()
    }
  }

  private static func verdict(_ fields: JSONFields) throws(JSONFields.Unread) -> Verdict {
    guard let verdict = Verdict(rawValue: try fields.text("verdict")) else {
      throw JSONFields.Unread()
    }
    return verdict
  }

  private static func start(_ fields: JSONFields) throws(JSONFields.Unread) -> RunEvent.RunStart {
    let document = try DocumentFields(fields.fields("document"))
    return RunEvent.RunStart(
      document: document.identity, procedure: document.procedure,
      actionCount: try fields.optionalInteger("actions") ?? 0,
      settings: try fields.optionalFields("settings").map(RunSettings.init),
      change: try fields.optionalFields("change").map(RunEvent.PageChangeNote.init))
  }

  private static func step(_ fields: JSONFields) throws(JSONFields.Unread) -> RunEvent.StepStart {
    var start = RunEvent.StepStart(
      step: try fields.id("step"), number: try fields.optionalText("number"),
      line: try fields.integer("line"),
      instruction: try fields.text("instruction"), position: try fields.integer("position"),
      count: try fields.integer("count"))
    start.section = try fields.optionalText("section")
    return start
  }

  private static func action(_ fields: JSONFields) throws(JSONFields.Unread) -> RunEvent.ActionStart {
    RunEvent.ActionStart(
      step: try fields.id("step"), action: try fields.id("action"),
      kind: Action.Kind(rawValue: try fields.text("kind")) ?? .command,
      role: Action.Role(rawValue: try fields.text("role")) ?? .do, line: try fields.integer("line"),
      attempt: try fields.integer("attempt"), text: try fields.text("text"),
      isInteractive: try fields.flag("interactive"), isEdited: try fields.flag("edited"))
  }

  private static func output(_ fields: JSONFields) throws(JSONFields.Unread) -> RunEvent.OutputChunk {
    let bytes: [UInt8]
    if let text: String = try fields.optionalText("text") {
      bytes = Array(text.utf8)
    } else {
      bytes = Base64.decoded(try fields.text("base64")) ?? []
    }
    return RunEvent.OutputChunk(
      action: try fields.optionalID("action"),
      stream: RunEvent.OutputChunk.Stream(rawValue: try fields.text("stream")) ?? .terminal,
      bytes: bytes,
      isDrawn: try fields.flag("drawn"))
  }

  private static func note(_ fields: JSONFields) throws(JSONFields.Unread) -> RunEvent.ValueNote {
    RunEvent.ValueNote(
      action: try fields.optionalID("action"), key: try fields.text("key"),
      value: try fields.optionalText("value"),
      origin: Binding.Origin(rawValue: try fields.text("origin")) ?? .asked,
      isSecret: try fields.flag("secret"))
  }

  private static func end(_ fields: JSONFields) throws(JSONFields.Unread) -> RunEvent.ActionEnd {
    let reason: String? = try fields.optionalText("reason")
    var end = RunEvent.ActionEnd(
      action: try fields.id("action"), attempt: try fields.integer("attempt"),
      exitStatus: try fields.status("exitStatus"), signal: try fields.status("signal"),
      seconds: try fields.optionalNumber("seconds") ?? 0,
      verdict: try verdict(fields),
      checks: try fields.list("checks").map(CheckFields.init).compactMap(\.check),
      reason: reason.map { Message(verbatim: $0) },
      withheld: try fields.texts("withheld") ?? [],
      confirms: (try fields.texts("confirms") ?? []).map { ActionID($0) })
    end.isRetried = try fields.flag("retried")
    return end
  }
}
