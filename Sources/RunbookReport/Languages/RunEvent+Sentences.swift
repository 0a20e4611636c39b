import RunbookRunner

extension RunEvent.Body {
  /// The event with the sentences that it holds as mere English text, as everything that was read from a journal does,
  /// taken for sentences again, so that they can be said in another language.
  func withSentences(_ reader: SentenceReader) -> RunEvent.Body {
    switch self {
    case .shellEnded(var end):
      end.reason = reader.understood(end.reason)
      return .shellEnded(end)
    case .diagnostic(let action, let reason):
      return .diagnostic(action: action, reason: reader.understood(reason))
    case .actionFinished(var end):
      end.reason = end.reason.map(reader.understood)
      end.checks = end.checks.map { check in
        var check = check
        check.message = reader.understood(check.message)
        check.tolerated = check.tolerated.map(reader.understood)
        return check
      }
      return .actionFinished(end)
    default: return self
    }
  }
}
