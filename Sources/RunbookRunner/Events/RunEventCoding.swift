import JSON
import RunbookModel

/// The flat objects of the contract `passo.run/1`: every event's fields are side by side.
extension RunEvent {
  /// As an object of the contract.
  var json: JSONObject {
    var fields = JSONObject()
    fields.set("format", RunEvent.format)
    fields.set("seq", sequence)
    fields.set("event", body.name)
    fields.set("time", time.description)
    fields.set("run", run.description)
    body.encode(to: &fields)
    return fields
  }

  /// - Throws: ``JSONFields/Unread`` for an event that this version does not know.
  init(_ object: JSONObject) throws(JSONFields.Unread) {
    let fields = JSONFields(object)
    guard let time = Timestamp(try fields.text("time")), let run = RunID(try fields.text("run"))
    else {
      throw JSONFields.Unread()
    }
    self.init(
      sequence: try fields.integer("seq"), time: time, run: run, body: try Body(from: fields))
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
