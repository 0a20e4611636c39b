import Diagnostics
import RunbookModel

extension RunEvent.Body {
  typealias Source = KeyedDecodingContainer<RunEvent.Key>

  init(from fields: Source) throws {
    switch try fields.decode(String.self, forKey: .event) {
    case "run.started": self = .runStarted(try RunEvent.Body.start(fields))
    case "run.resumed": self = .runResumed(try RunEvent.Body.start(fields))
    case "step.started": self = .stepStarted(try RunEvent.Body.step(fields))
    case "action.started": self = .actionStarted(try RunEvent.Body.action(fields))
    case "output": self = .output(try RunEvent.Body.output(fields))
    case "question":
      self = .question(
        RunEvent.AskedQuestion(
          action: try fields.optionalID(.action), key: try fields.optional(.key),
          prompt: Message(verbatim: try fields.text(.prompt)), isSecret: try fields.flag(.secret)))
    case "answer":
      self = .answer(
        RunEvent.GivenAnswer(
          action: try fields.optionalID(.action), key: try fields.optional(.key), value: try fields.optional(.value),
          reason: try fields.optional(.reason)))
    case "value.set": self = .valueSet(try RunEvent.Body.note(fields))
    case "value.captured": self = .valueCaptured(try RunEvent.Body.note(fields))
    case "command.edited":
      self = .commandEdited(action: try fields.optionalID(.action), text: try fields.text(.text))
    case "command.typed": self = .commandTyped(action: try fields.id(.action), text: try fields.text(.text))
    case "file.written": self = .fileWritten(action: try fields.id(.action), path: try fields.text(.path))
    case "shell.ended":
      self = .shellEnded(
        RunEvent.ShellEnd(
          action: try fields.id(.action), exitStatus: try fields.number(.exitStatus),
          signal: try fields.number(.signal), reason: Message(verbatim: try fields.text(.reason))))
    case "diagnostic":
      self = .diagnostic(
        action: try fields.optionalID(.action), reason: Message(verbatim: try fields.text(.reason)))
    case "action.finished": self = .actionFinished(try RunEvent.Body.end(fields))
    case "run.finished":
      let verdict = try fields.decode(Verdict.self, forKey: .verdict)
      self = .runFinished(try fields.decode(SummaryFields.self, forKey: .summary).summary(verdict: verdict))
    default: throw RunEvent.UnknownEvent()
    }
  }

  private static func start(_ fields: Source) throws -> RunEvent.RunStart {
    let document = try fields.decode(DocumentFields.self, forKey: .document)
    return RunEvent.RunStart(
      document: document.identity, procedure: document.procedure,
      actionCount: try fields.decodeIfPresent(Int.self, forKey: .actions) ?? 0,
      settings: try fields.decodeIfPresent(RunSettings.self, forKey: .settings),
      change: try fields.decodeIfPresent(RunEvent.PageChangeNote.self, forKey: .change))
  }

  private static func step(_ fields: Source) throws -> RunEvent.StepStart {
    RunEvent.StepStart(
      step: try fields.id(.step), number: try fields.optional(.number),
      line: try fields.decode(Int.self, forKey: .line),
      instruction: try fields.text(.instruction), position: try fields.decode(Int.self, forKey: .position),
      count: try fields.decode(Int.self, forKey: .count))
  }

  private static func action(_ fields: Source) throws -> RunEvent.ActionStart {
    RunEvent.ActionStart(
      step: try fields.id(.step), action: try fields.id(.action),
      kind: Action.Kind(rawValue: try fields.text(.kind)) ?? .command,
      role: Action.Role(rawValue: try fields.text(.role)) ?? .do, line: try fields.decode(Int.self, forKey: .line),
      attempt: try fields.decode(Int.self, forKey: .attempt), text: try fields.text(.text),
      isInteractive: try fields.flag(.interactive), isEdited: try fields.flag(.edited))
  }

  private static func output(_ fields: Source) throws -> RunEvent.OutputChunk {
    let bytes: [UInt8]
    if let text: String = try fields.optional(.text) {
      bytes = Array(text.utf8)
    } else {
      bytes = Base64.decoded(try fields.text(.base64)) ?? []
    }
    return RunEvent.OutputChunk(
      action: try fields.optionalID(.action),
      stream: RunEvent.OutputChunk.Stream(rawValue: try fields.text(.stream)) ?? .terminal, bytes: bytes,
      isDrawn: try fields.flag(.drawn))
  }

  private static func note(_ fields: Source) throws -> RunEvent.ValueNote {
    RunEvent.ValueNote(
      action: try fields.optionalID(.action), key: try fields.text(.key), value: try fields.optional(.value),
      origin: Binding.Origin(rawValue: try fields.text(.origin)) ?? .asked, isSecret: try fields.flag(.secret))
  }

  private static func end(_ fields: Source) throws -> RunEvent.ActionEnd {
    let reason: String? = try fields.optional(.reason)
    return RunEvent.ActionEnd(
      action: try fields.id(.action), attempt: try fields.decode(Int.self, forKey: .attempt),
      exitStatus: try fields.number(.exitStatus), signal: try fields.number(.signal),
      seconds: try fields.decodeIfPresent(Double.self, forKey: .seconds) ?? 0,
      verdict: try fields.decode(Verdict.self, forKey: .verdict),
      checks: try fields.decode([CheckFields].self, forKey: .checks).compactMap(\.check),
      reason: reason.map { Message(verbatim: $0) },
      withheld: try fields.decodeIfPresent([String].self, forKey: .withheld) ?? [],
      confirms: try fields.decodeIfPresent([ActionID].self, forKey: .confirms) ?? [])
  }
}

extension KeyedDecodingContainer<RunEvent.Key> {
  fileprivate func id<ID: PageIdentifier>(_ key: Key) throws -> ID { try decode(ID.self, forKey: key) }
  fileprivate func optionalID<ID: PageIdentifier>(_ key: Key) throws -> ID? {
    try decodeIfPresent(ID.self, forKey: key)
  }
  fileprivate func text(_ key: Key) throws -> String { try decode(String.self, forKey: key) }
  fileprivate func optional(_ key: Key) throws -> String? { try decodeIfPresent(String.self, forKey: key) }
  fileprivate func number(_ key: Key) throws -> Int32? { try decodeIfPresent(Int32.self, forKey: key) }
  fileprivate func flag(_ key: Key) throws -> Bool { try decodeIfPresent(Bool.self, forKey: key) ?? false }
}
