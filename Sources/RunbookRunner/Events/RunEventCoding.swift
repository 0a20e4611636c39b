import Diagnostics
import RunbookModel

/// The flat objects of the contract `passo.run/1`: every event's fields stand side by side.
extension RunEvent: Decodable {
  /// An event that this version does not know; readers skip it.
  struct UnknownEvent: Error {}

  enum Key: String, CodingKey {
    case format, seq, event, time, run
    case document, actions, step, number, line, instruction, position, count
    case action, kind, role, attempt, text, interactive, edited, base64, stream, drawn
    case prompt, key, value, origin, secret, path, reason
    case exitStatus, signal, seconds, verdict, checks, summary, settings, withheld, change, confirms
  }

  /// As an object of the contract.
  var json: JSONLine {
    var fields = JSONLine()
    fields.set("format", RunEvent.format)
    fields.set("seq", sequence)
    fields.set("event", body.name)
    fields.set("time", time.description)
    fields.set("run", run.description)
    body.encode(to: &fields)
    return fields
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
