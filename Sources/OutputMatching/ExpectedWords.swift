import Diagnostics

/// What a sentence such as "Verify that **Ready** is displayed" expects: that the output holds these words, or that
/// it holds none of them.
public struct ExpectedWords: Hashable, Sendable {
  /// Quoted, bold or code words of the sentence; each may be several words.
  public var words: [String]
  /// The sentence is negated: none of the words may be there.
  public var isNegated: Bool

  public init(_ words: [String], isNegated: Bool = false) {
    self.words = words
    self.isNegated = isNegated
  }

  /// Words count only as a whole: `Token` is not in `Tokens`, `container-service` not in `container-service-old`.
  /// Other capitals are tolerated, except by `Strictness.strict`.
  public func compare(with output: String, strictness: Strictness = .sample) -> Comparison {
    let wanted = words.map { Bytes($0).trimmed }.filter { !$0.isEmpty }
    guard !wanted.isEmpty else {
      return Comparison(
        result: .notUnderstood, differences: [Difference(message: "the sentence names no words to look for")])
    }
    let output = OutputText(output)
    var comparison = Comparison(result: .matched)
    for word in wanted { look(for: word, in: output, strictness, &comparison) }
    for line in output.lines.indices
    where ErrorBanner.isBanner(output.lines[line])
      && !wanted.contains(where: { WordSearch.line(of: $0, in: [output.lines[line]]) != nil })
    {
      comparison.differences.append(
        Difference(outputLine: line, actual: output.lines[line].excerpt, message: "the output reports an error"))
    }
    if !comparison.differences.isEmpty { comparison.result = .different }
    return comparison
  }

  private func look(
    for word: Bytes, in output: OutputText, _ strictness: Strictness, _ comparison: inout Comparison
  ) {
    let exact = WordSearch.line(of: word, in: output.lines)
    let found = exact ?? WordSearch.line(of: word, in: output.lines, ignoringCase: true)
    switch (found, isNegated) {
    case (let line?, true):
      comparison.differences.append(
        Difference(
          outputLine: line, actual: output.lines[line].excerpt,
          message: "\(word.string) is in the output, and should not be"))
    case (nil, false):
      comparison.differences.append(Difference(expected: word.string, message: "\(word.string) is not in the output"))
    case (let line?, false) where exact == nil:
      guard strictness == .sample else {
        comparison.differences.append(
          Difference(
            outputLine: line, expected: word.string, actual: output.lines[line].excerpt,
            message: "\(word.string) is in the output with other capitals only"))
        return
      }
      comparison.tolerated.append(
        Tolerance(
          sampleLine: nil, outputLine: line, message: "\(word.string): other capitals", isTypedWildcard: false))
    default: break
    }
  }
}

/// Looks for a word that is not part of a longer one.
enum WordSearch {
  /// The first line (from 0) that holds it.
  static func line(of word: Bytes, in lines: [Bytes], ignoringCase: Bool = false) -> Int? {
    let word = ignoringCase ? Bytes(word.lowercased) : word
    return lines.firstIndex { line in holds(ignoringCase ? Bytes(line.lowercased) : line, word) }
  }

  private static func holds(_ line: Bytes, _ word: Bytes) -> Bool {
    var start = line.startIndex
    while let range = line.firstRange(of: word, from: start) {
      let before = range.lowerBound > line.startIndex ? line[range.lowerBound - 1] : nil
      let after = range.upperBound < line.endIndex ? line[range.upperBound] : nil
      if isBoundary(before, word.first), isBoundary(after, word.last), !isDenied(word, after: line[..<range.lowerBound])
      {
        return true
      }
      start = range.lowerBound + 1
    }
    return false
  }

  /// A state with "not" before it is another state: `not ready` does not hold `ready`.
  private static func isDenied(_ word: Bytes, after text: Bytes) -> Bool {
    guard text.last == 0x20, StateWord(word) != nil else { return false }
    let before = String(decoding: text.suffix(16), as: UTF8.self).lowercased()
    return StateWords.negations.contains { before.hasSuffix(" " + $0) || before == $0 }
  }

  /// Between two letters, digits, hyphens or underscores there is none. Bytes beyond ASCII are letters, except that
  /// East Asian text has no blanks around words: there any place will do.
  private static func isBoundary(_ outside: UInt8?, _ inside: UInt8?) -> Bool {
    guard let outside, let inside else { return true }
    let isWordOutside = outside.isAlphanumeric || outside == "-" || outside == "_" || outside >= 0xC3 && outside <= 0xD4
    let isWordInside = inside.isAlphanumeric || inside == "-" || inside == "_" || inside == "/" || inside >= 0x80
    return !(isWordInside && isWordOutside) && !(inside == "/" && outside == "/")
  }
}
