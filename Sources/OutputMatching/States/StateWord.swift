import Bytes
import Diagnostics

/// A word, or a few, by which a program says how something is: `Running`, `not found`, `en cours d'exécution`.
struct StateWord: Sendable, Hashable {
  let meaning: StateMeaning

  /// - Returns: nil when the text is no state.
  init?(_ text: TextSlice) {
    guard text.count <= Self.longest, text.first.map({ $0 >= 0x80 || $0.isLetter }) ?? false else { return nil }
    let folded = Self.folded(text)
    if let meaning = StateWords.meanings[folded] {
      self.meaning = meaning
    } else if let meaning = Self.negated(folded) ?? Self.byEnding(folded) {
      self.meaning = meaning
    } else {
      return nil
    }
  }

  /// In bytes.
  private static let longest = 48

  /// `CrashLoopBackOff`, `CreateContainerConfigError`: programs compose such names freely.
  private static func byEnding(_ folded: String) -> StateMeaning? {
    guard !folded.containsBytes(of: " ") else { return nil }
    return ["backoff", "error", "failed", "failure", "exception"].contains(where: folded.hasSuffix) ? .failed : nil
  }

  private static func negated(_ folded: String) -> StateMeaning? {
    guard let negation = StateWords.negations.first(where: folded.hasPrefix) else { return nil }
    return StateWords.meanings[String(folded.dropFirst(negation.count))]?.negated
  }

  /// `Not_Ready`, `NOT-READY` and `not ready` are one.
  private static func folded(_ text: TextSlice) -> String {
    let folded = text.string.lowercased()
    return String(folded.map { $0 == "_" || $0 == "-" ? " " : $0 == "’" ? "'" : $0 })
  }

  /// How the state of the output compares with the sample's.
  func likeness(of actual: StateWord) -> Likeness {
    if meaning == actual.meaning { return .tolerable("another word for the same state") }
    if meaning.side == actual.meaning.side { return .unexplained("another state") }
    return .different("another state")
  }
}
