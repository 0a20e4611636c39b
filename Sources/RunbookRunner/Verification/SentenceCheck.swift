import Bytes
import Diagnostics
import OutputMatching
import RunbookModel
import ShellSyntax

/// Compares an output with what a sentence of the page says of it.
struct SentenceCheck {
  let strictness: Strictness

  /// - Parameter bindings: placeholder key → value; a name among the words means the value that was put in.
  func checks(_ expected: RunbookModel.ExpectedWords, output: String, bindings: [String: String]) -> [Check] {
    let wanted = expected.words.map { filled($0, expected.placeholders, bindings) }
    guard !wanted.contains(nil) else { return [notUnderstood(expected)] }
    let words = wanted.compactMap(\.self)
    // Lists cut what is an identifier, not a name.
    if !expected.sources.isEmpty, words.contains(where: Self.isIdentifier) { return [notUnderstood(expected)] }
    let comparison = OutputMatching.ExpectedWords(
      words, isNegated: expected.isNegated, isAny: expected.isAny, subjects: expected.subjects,
      areNames: !expected.sources.isEmpty, isEvery: expected.isEvery, counted: expected.counted,
      property: expected.property
    ).compare(with: output, strictness: strictness)
    let shown = (expected.sources.isEmpty ? expected.words : words).joined(separator: ", ")
    switch comparison.result {
    case .matched:
      let message: Message =
        expected.isNegated ? "the output does not contain \(shown)" : "the output contains \(shown)"
      return [
        Check(
          .sentence, .passed, line: expected.line, message: message,
          tolerated: comparison.tolerated.map { Verifier.explained($0, textLine: expected.line) })
      ]
    case .notUnderstood: return [notUnderstood(expected)]
    case .undecided, .different:
      return comparison.differences.prefix(5).map {
        Check(
          .sentence, comparison.result == .different ? .failed : .unverified, line: expected.line,
          outputLine: $0.outputLine.map { $0 + 1 }, message: $0.message,
          expected: $0.expected, actual: $0.actual)
      }
    }
  }

  private static func isIdentifier(_ word: String) -> Bool {
    word.count > 11 && word.contains(where: \.isNumeric) && word.allSatisfy { $0.isHexDigit || $0 == "-" || $0 == ":" }
  }

  private func notUnderstood(_ expected: RunbookModel.ExpectedWords) -> Check {
    Check(.sentence, .unverified, line: expected.line, message: "the sentence was not understood")
  }

  /// Nil without a value for one of its placeholders: then nothing can be looked for. A sample such as `my_app` ran as
  /// it is where it has no value.
  private func filled(_ word: String, _ placeholders: [String], _ bindings: [String: String]) -> String? {
    var text = SampleFilling(word).filled { bindings[$0] }
    for name in placeholders where text.containsBytes(of: name) {
      guard let value = bindings[PlaceholderKey.key(of: name)] else { continue }
      text = text.split(separator: name, omittingEmptySubsequences: false).joined(separator: value)
    }
    return text.containsBytes(of: "<") && text.containsBytes(of: ">") ? nil : text
  }
}

extension Action {
  /// Without the names that these actions were given: no one knows them.
  func withoutNames(of edited: Set<ActionID>) -> Action {
    var action = self
    for index in action.expectedWords.indices {
      guard !edited.isDisjoint(with: action.expectedWords[index].sources) else { continue }
      action.expectedWords[index].words = []
    }
    return action
  }
}
