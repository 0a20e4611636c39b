import Diagnostics
import RunbookModel

extension RunEvent.Body {
  typealias Fields = KeyedEncodingContainer<RunEvent.Key>

  func encode(to fields: inout Fields) throws {
    switch self {
    case .runStarted(let start), .runResumed(let start):
      try RunEvent.Body.encode(start, to: &fields)
    case .stepStarted(let start):
      try RunEvent.Body.encode(start, to: &fields)
    case .actionStarted(let start):
      try RunEvent.Body.encode(start, to: &fields)
    case .output(let chunk):
      try RunEvent.Body.encode(chunk, to: &fields)
    case .question(let question):
      try fields.encodeIfPresent(question.action, forKey: .action)
      try fields.encodeIfPresent(question.key, forKey: .key)
      try fields.encode(question.prompt.description, forKey: .prompt)
      try fields.encode(question.isSecret, forKey: .secret)
    case .answer(let answer):
      try fields.encodeIfPresent(answer.action, forKey: .action)
      try fields.encodeIfPresent(answer.key, forKey: .key)
      try fields.encodeIfPresent(answer.value, forKey: .value)
      try fields.encodeIfPresent(answer.reason, forKey: .reason)
    case .valueSet(let note), .valueCaptured(let note):
      try RunEvent.Body.encode(note, to: &fields)
    case .commandEdited(let action, let text):
      try fields.encodeIfPresent(action, forKey: .action)
      try fields.encode(text, forKey: .text)
    case .commandTyped(let action, let text):
      try fields.encode(action, forKey: .action)
      try fields.encode(text, forKey: .text)
    case .fileWritten(let action, let path):
      try fields.encode(action, forKey: .action)
      try fields.encode(path, forKey: .path)
    case .shellEnded(let end):
      try fields.encode(end.action, forKey: .action)
      try fields.encode(end.exitStatus, forKey: .exitStatus)
      try fields.encode(end.signal, forKey: .signal)
      try fields.encode(end.reason.description, forKey: .reason)
    case .diagnostic(let action, let reason):
      try fields.encodeIfPresent(action, forKey: .action)
      try fields.encode(reason.description, forKey: .reason)
    case .actionFinished(let end):
      try RunEvent.Body.encode(end, to: &fields)
    case .runFinished(let summary):
      try fields.encode(summary.verdict, forKey: .verdict)
      try fields.encode(SummaryFields(summary), forKey: .summary)
    }
  }

  private static func encode(_ start: RunEvent.RunStart, to fields: inout Fields) throws {
    try fields.encode(DocumentFields(start), forKey: .document)
    try fields.encode(start.actionCount, forKey: .actions)
    try fields.encodeIfPresent(start.settings, forKey: .settings)
  }

  private static func encode(_ start: RunEvent.StepStart, to fields: inout Fields) throws {
    try fields.encode(start.step, forKey: .step)
    try fields.encodeIfPresent(start.number, forKey: .number)
    try fields.encode(start.line, forKey: .line)
    try fields.encode(start.instruction, forKey: .instruction)
    try fields.encode(start.position, forKey: .position)
    try fields.encode(start.count, forKey: .count)
  }

  private static func encode(_ start: RunEvent.ActionStart, to fields: inout Fields) throws {
    try fields.encode(start.step, forKey: .step)
    try fields.encode(start.action, forKey: .action)
    try fields.encode(start.kind.rawValue, forKey: .kind)
    try fields.encode(start.role.rawValue, forKey: .role)
    try fields.encode(start.line, forKey: .line)
    try fields.encode(start.attempt, forKey: .attempt)
    try fields.encode(start.text, forKey: .text)
    try fields.encode(start.isInteractive, forKey: .interactive)
    if start.isEdited { try fields.encode(true, forKey: .edited) }
  }

  private static func encode(_ chunk: RunEvent.OutputChunk, to fields: inout Fields) throws {
    try fields.encodeIfPresent(chunk.action, forKey: .action)
    try fields.encode(chunk.stream.rawValue, forKey: .stream)
    if let text = String(validating: chunk.bytes, as: UTF8.self) {
      try fields.encode(text, forKey: .text)
    } else {
      try fields.encode(Base64.encoded(chunk.bytes), forKey: .base64)
    }
    if chunk.isDrawn { try fields.encode(true, forKey: .drawn) }
  }

  private static func encode(_ note: RunEvent.ValueNote, to fields: inout Fields) throws {
    try fields.encodeIfPresent(note.action, forKey: .action)
    try fields.encode(note.key, forKey: .key)
    try fields.encodeIfPresent(note.isSecret ? nil : note.value, forKey: .value)
    try fields.encode(note.origin.rawValue, forKey: .origin)
    try fields.encode(note.isSecret, forKey: .secret)
  }

  private static func encode(_ end: RunEvent.ActionEnd, to fields: inout Fields) throws {
    try fields.encode(end.action, forKey: .action)
    try fields.encode(end.attempt, forKey: .attempt)
    try fields.encode(end.exitStatus, forKey: .exitStatus)
    try fields.encode(end.signal, forKey: .signal)
    try fields.encode(milliseconds(end.seconds), forKey: .seconds)
    try fields.encode(end.verdict, forKey: .verdict)
    try fields.encode(end.checks.map(CheckFields.init), forKey: .checks)
    try fields.encodeIfPresent(end.reason?.description, forKey: .reason)
    if !end.withheld.isEmpty { try fields.encode(end.withheld, forKey: .withheld) }
  }
}
