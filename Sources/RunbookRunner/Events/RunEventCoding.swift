import Diagnostics
import RunbookModel

/// The flat objects of the contract `passo.run/1`: every event's fields stand side by side.
extension RunEvent: Codable {
  /// An event that this version does not know; readers skip it.
  struct UnknownEvent: Error {}

  enum Key: String, CodingKey {
    case format, seq, event, time, run
    case document, actions, step, number, line, instruction, position, count
    case action, kind, role, attempt, text, interactive, edited, base64, stream, drawn
    case prompt, key, value, origin, secret, path, reason
    case exitStatus, signal, seconds, verdict, checks, summary, settings, withheld
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(RunEvent.format, forKey: .format)
    try fields.encode(sequence, forKey: .seq)
    try fields.encode(body.name, forKey: .event)
    try fields.encode(time.description, forKey: .time)
    try fields.encode(run.description, forKey: .run)
    try body.encode(to: &fields)
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    guard let time = Timestamp(try fields.decode(String.self, forKey: .time)) else {
      throw DecodingError.dataCorruptedError(forKey: .time, in: fields, debugDescription: "not a time")
    }
    guard let run = RunID(try fields.decode(String.self, forKey: .run)) else {
      throw DecodingError.dataCorruptedError(forKey: .run, in: fields, debugDescription: "not a run's name")
    }
    self.init(
      sequence: try fields.decode(Int.self, forKey: .seq), time: time, run: run, body: try Body(from: fields))
  }
}

extension RunEvent.Body {
  /// As the contract names it.
  public var name: String {
    switch self {
    case .runStarted: "run.started"
    case .runResumed: "run.resumed"
    case .stepStarted: "step.started"
    case .actionStarted: "action.started"
    case .output: "output"
    case .question: "question"
    case .answer: "answer"
    case .valueSet: "value.set"
    case .valueCaptured: "value.captured"
    case .commandEdited: "command.edited"
    case .commandTyped: "command.typed"
    case .fileWritten: "file.written"
    case .shellEnded: "shell.ended"
    case .diagnostic: "diagnostic"
    case .actionFinished: "action.finished"
    case .runFinished: "run.finished"
    }
  }
}

/// To the millisecond; JSON has no word for what is not finite.
func milliseconds(_ seconds: Double) -> Double {
  seconds.isFinite ? (seconds * 1000).rounded() / 1000 : 0
}
