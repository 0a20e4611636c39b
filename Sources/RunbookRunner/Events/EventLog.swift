import Bytes
package import Diagnostics
import RunbookModel

/// Gives each event its number and its time, hides secrets in it, and passes it on.
final class EventLog {
  let run: RunID
  private let clock: RunClock
  private let emit: (RunEvent) throws -> Void
  private var sequence: Int
  private(set) var mask = SecretMask()
  private var room: OutputRoom
  /// A sentence has named the command with which the run goes on.
  private(set) var hasAdvised = false

  /// - Parameters:
  ///   - last: number of the last event of a run that goes on.
  ///   - recorded: how much output its journal holds, in bytes.
  init(
    run: RunID, after last: Int = 0, recorded: Int = 0, clock: RunClock, emit: @escaping (RunEvent) throws -> Void
  ) {
    self.run = run
    room = OutputRoom(recorded: recorded)
    sequence = last
    self.clock = clock
    self.emit = emit
  }

  /// From now on nothing shows these.
  func hide(_ secrets: some Sequence<String>) { mask.add(secrets) }

  /// So many tokens are known again wherever they are shown. Of more, an output that never ends would make a mask that
  /// takes ever longer; they are hidden where their form or their name tells of them.
  private static let mostFound = 64
  private var found: Set<String> = []

  /// From now on nothing shows these tokens, which an output has shown.
  func hide(found tokens: some Sequence<String>) {
    let room = EventLog.mostFound - found.count
    guard room > 0 else { return }
    let new = Set(tokens).subtracting(found).sorted().prefix(room)
    found.formUnion(new)
    hide(new)
  }

  /// What a person types may hold a password that only its name tells of, `--password=…`; what the page shows as well is
  /// none.
  func hide(typed text: String, besides page: String = "") {
    hide(found: Set(TokenScanner.tokens(in: text)).subtracting(TokenScanner.tokens(in: page)))
  }

  func tell(_ body: RunEvent.Body) throws {
    if case .actionStarted = body { room.beginAction() }
    if case .output(let chunk) = body, !room.take(chunk.bytes) { return try show(chunk) }
    sequence += 1
    try emit(
      RunEvent(sequence: sequence, time: clock.now(), run: run, body: mask.isEmpty ? body : body.masked(by: mask)))
  }

  /// Output for which there is no room any more: it takes no number.
  private func show(_ chunk: RunEvent.OutputChunk) throws {
    if room.mustTell() {
      let limit = (room.isRunFull ? OutputRoom.ofRun : OutputRoom.ofAction) >> 20
      try say(
        room.isRunFull
          ? "the commands of this run have printed more than \(limit) MiB: what follows is shown and checked, but not recorded"
          : "this command has printed more than \(limit) MiB: what follows is shown and checked, but not recorded",
        action: chunk.action)
    }
    var chunk = chunk
    chunk.isRecorded = false
    try emit(RunEvent(sequence: sequence, time: clock.now(), run: run, body: .output(chunk)))
  }

  func say(_ reason: Message, action: ActionID? = nil) throws {
    if reason.description.containsBytes(of: "--resume") { hasAdvised = true }
    try tell(.diagnostic(action: action, reason: reason))
  }
}

extension SecretMask {
  /// What the sentence names is masked. Its own words are Passo's, and a count is no secret: a short secret would make
  /// them unreadable.
  package func masked(_ message: Message) -> Message {
    let arguments = message.arguments.map { argument -> Message.Argument in
      switch argument {
      case .text(let text): .text(masked(text))
      case .message(let part): .message(masked(part))
      case .number: argument
      }
    }
    return arguments == message.arguments ? message : Message(pattern: message.pattern, arguments: arguments)
  }

  func masked(_ text: String?) -> String? { text.map { masked($0) } }

  func masked(_ check: Check) -> Check {
    var check = check
    check.message = masked(check.message)
    check.expected = masked(check.expected)
    check.actual = masked(check.actual)
    check.tolerated = check.tolerated.map { masked($0) }
    return check
  }
}

extension RunEvent.Body {
  /// Ids, names of the page and its own words stay; all that a person, a program or a value brought is masked. The
  /// bytes of an output have been masked as a stream.
  fileprivate func masked(by mask: SecretMask) -> RunEvent.Body {
    switch self {
    case .runStarted, .runResumed, .stepStarted, .output, .runFinished:
      return self
    case .actionStarted(var start):
      start.text = mask.masked(start.text)
      return .actionStarted(start)
    case .question(var question):
      question.prompt = mask.masked(question.prompt)
      return .question(question)
    case .answer(var answer):
      answer.value = mask.masked(answer.value)
      answer.reason = mask.masked(answer.reason)
      return .answer(answer)
    case .valueSet(var note):
      note.value = mask.masked(note.value)
      return .valueSet(note)
    case .valueCaptured(var note):
      note.value = mask.masked(note.value)
      return .valueCaptured(note)
    case .commandEdited(let action, let text):
      return .commandEdited(action: action, text: mask.masked(text))
    case .commandTyped(let action, let text):
      return .commandTyped(action: action, text: mask.masked(text))
    case .fileWritten(let action, let path):
      return .fileWritten(action: action, path: mask.masked(path))
    case .shellEnded(var end):
      end.reason = mask.masked(end.reason)
      return .shellEnded(end)
    case .diagnostic(let action, let reason):
      return .diagnostic(action: action, reason: mask.masked(reason))
    case .actionFinished(var end):
      end.checks = end.checks.map { mask.masked($0) }
      end.reason = end.reason.map { mask.masked($0) }
      return .actionFinished(end)
    }
  }
}
