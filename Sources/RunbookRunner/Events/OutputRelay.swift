import Diagnostics
import RunbookModel

/// Turns the raw bytes of one command into output events: secrets masked across chunks, characters whole.
final class OutputRelay {
  private let log: EventLog
  private let action: ActionID?
  private let stream: RunEvent.OutputChunk.Stream
  private var masking: MaskedStream
  private var isDrawn = false
  /// The beginning of a character whose rest has not come yet.
  private var unfinished: [UInt8] = []

  init(_ log: EventLog, action: ActionID?, stream: RunEvent.OutputChunk.Stream = .terminal) {
    self.log = log
    self.action = action
    self.stream = stream
    masking = MaskedStream(log.mask, seeksTokens: true)
  }

  func take(_ output: SessionOutput) throws {
    switch output {
    case .bytes(let bytes): try take(bytes)
    case .waitingForInput: try tell(masking.prompt(), isLast: true)
    case .silence: try tell(masking.prompt(), isLast: false)
    case .ownsTerminal(let isOn): isDrawn = isOn
    case .typed(let answer): try tell(answer)
    }
  }

  /// A token is hidden wherever the output shows it again, from the next line on.
  private func take(_ bytes: [UInt8]) throws {
    var whole = masking
    let shown = whole.masked(bytes)
    if whole.tokenValues.count > masking.tokenValues.count { log.hide(found: whole.tokenValues) }
    // Where more is to be hidden, the bytes are read once more, line by line.
    guard log.mask.secrets.count != masking.secretCount else {
      masking = whole
      return try tell(shown, isLast: false)
    }
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      try tell(masking.masked(rest[..<end]), isLast: false)
      rest = rest[end...]
      if log.mask.secrets.count != masking.secretCount, masking.isSettled { masking.learn(log.mask) }
    }
  }

  /// Hides what has become known as a secret since.
  func learnSecrets() throws {
    try tell(masking.finish(), isLast: false)
    masking = MaskedStream(log.mask, seeksTokens: true)
  }

  /// A secret is known to be one as soon as it was typed unseen.
  private func tell(_ answer: TypedAnswer) throws {
    try finish()
    if answer.isSecret { log.hide([answer.value]) }
    masking = MaskedStream(log.mask, seeksTokens: true)
    try log.tell(
      .question(
        RunEvent.AskedQuestion(
          action: action, key: nil, prompt: Message(verbatim: answer.prompt), isSecret: answer.isSecret)))
    try log.tell(
      .answer(
        RunEvent.GivenAnswer(
          action: action, key: OutputRelay.answersKey, value: answer.isSecret ? nil : answer.value, reason: nil)))
  }

  /// Tells an answer to a program from one about a placeholder.
  private static let answersKey = "answers"

  func finish() throws { try tell(masking.finish(), isLast: true) }

  private func tell(_ bytes: [UInt8], isLast: Bool) throws {
    var bytes = unfinished + bytes
    unfinished = []
    if !isLast {
      let count = OutputRelay.unfinishedCount(bytes)
      unfinished = Array(bytes.suffix(count))
      bytes.removeLast(count)
    }
    guard !bytes.isEmpty else { return }
    try log.tell(
      .output(RunEvent.OutputChunk(action: action, stream: stream, bytes: bytes, isDrawn: isDrawn)))
  }

  /// How many bytes at the end may begin a character of UTF-8 that is longer.
  private static func unfinishedCount(_ bytes: [UInt8]) -> Int {
    for (distance, byte) in bytes.reversed().prefix(3).enumerated() {
      if byte & 0b1100_0000 == 0b1000_0000 { continue }
      let length = byte >= 0b1111_0000 ? 4 : byte >= 0b1110_0000 ? 3 : byte >= 0b1100_0000 ? 2 : 1
      return length > distance + 1 ? distance + 1 : 0
    }
    return 0
  }
}
