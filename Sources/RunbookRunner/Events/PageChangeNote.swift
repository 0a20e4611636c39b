import JSON
public import RunbookModel

extension RunEvent {
  /// What a changed page did to the identifiers of the events before it was accepted.
  public struct PageChangeNote: Hashable, Sendable {
    /// Identifier before → now, where that differs.
    public var identifiers: [String: String]
    /// Actions of which no one could tell whether they had been done.
    public var doubtful: [ActionID]
    /// Actions that were before the one that a person had gone back to: wherever they are now, they are not met again.
    public var kept: [ActionID]

    public init(identifiers: [String: String], doubtful: [ActionID], kept: [ActionID] = []) {
      self.identifiers = identifiers
      self.doubtful = doubtful
      self.kept = kept
    }

    init(_ fields: JSONFields) throws(JSONFields.Unread) {
      guard let identifiers = try fields.dictionary("identifiers"),
        let doubtful = try fields.texts("doubtful"),
        let kept = try fields.texts("kept")
      else { throw JSONFields.Unread() }
      self.init(
        identifiers: identifiers, doubtful: doubtful.map { ActionID($0) },
        kept: kept.map { ActionID($0) })
    }

    var json: JSONObject {
      [
        "identifiers": .object(JSONObject(identifiers.mapValues { .string($0) })),
        "doubtful": JSONValue(doubtful.map(\.text)), "kept": JSONValue(kept.map(\.text)),
      ]
    }
  }

  /// The same event with other identifiers of steps, actions and groups.
  func renamed(by identifiers: [String: String]) -> RunEvent {
    var event = self
    event.body = body.renamed(Renaming(identifiers: identifiers))
    return event
  }
}

extension Sequence<RunEvent> {
  /// The events of a run with all steps and actions named as the page names them that was accepted last.
  package func namedAsNow() -> [RunEvent] {
    // Most pages do not change between the parts of a run.
    guard contains(where: { if case .runResumed(let start) = $0.body { start.change != nil } else { false } }) else {
      return Array(self)
    }
    var events: [RunEvent] = []
    for event in self {
      if case .runResumed(let start) = event.body, let change = start.change,
        !change.identifiers.isEmpty
      {
        events = events.map { $0.renamed(by: change.identifiers) }
      }
      events.append(event)
    }
    return events
  }
}

extension RunEvent.Body {
  fileprivate func renamed(_ name: Renaming) -> RunEvent.Body {
    switch self {
    case .runStarted, .runFinished: return self
    case .runResumed(var start):
      if var change = start.change {
        (change.doubtful, change.kept) = (
          change.doubtful.map { name($0) }, change.kept.map { name($0) }
        )
        start.change = change
      }
      return .runResumed(start)
    case .stepStarted(var start):
      start.step = name(start.step)
      return .stepStarted(start)
    case .actionStarted(var start):
      (start.step, start.action) = (name(start.step), name(start.action))
      return .actionStarted(start)
    case .output(var chunk):
      chunk.action = chunk.action.map { name($0) }
      return .output(chunk)
    case .question(var question):
      (question.action, question.key) = (
        question.action.map { name($0) }, question.key.map { name($0) }
      )
      return .question(question)
    case .answer(var answer):
      // A choice answers with the identifier of what was chosen.
      (answer.action, answer.key) = (answer.action.map { name($0) }, answer.key.map { name($0) })
      answer.value = answer.value.map { name($0) }
      return .answer(answer)
    case .valueSet(var note):
      (note.action, note.key) = (note.action.map { name($0) }, name(note.key))
      return .valueSet(note)
    case .valueCaptured(var note):
      (note.action, note.key) = (note.action.map { name($0) }, name(note.key))
      return .valueCaptured(note)
    case .commandEdited(let action, let text):
      return .commandEdited(action: action.map { name($0) }, text: text)
    case .commandTyped(let action, let text): return .commandTyped(action: name(action), text: text)
    case .fileWritten(let action, let path): return .fileWritten(action: name(action), path: path)
    case .shellEnded(var end):
      end.action = name(end.action)
      return .shellEnded(end)
    case .diagnostic(let action, let reason):
      return .diagnostic(action: action.map { name($0) }, reason: reason)
    case .actionFinished(var end):
      (end.action, end.confirms) = (name(end.action), end.confirms.map { name($0) })
      return .actionFinished(end)
    }
  }
}

/// Gives steps, actions, groups and placeholders the names that they have now.
private struct Renaming {
  let identifiers: [String: String]

  func callAsFunction(_ text: String) -> String { identifiers[text] ?? text }

  func callAsFunction<ID: PageIdentifier>(_ id: ID) -> ID { ID(self(id.text)) }
}
