/// Tells an output that a page promises from one that it only shows: "You should not see the following output",
/// "If it fails, the output looks like this", "Before the migration the output is".
struct SampleStandingReader {
  let vocabulary: Vocabulary

  /// - Parameter paragraphs: what is said between a command and the block of an output, the last one next to it.
  func standing(below paragraphs: [Prose]) -> Expectation.Standing {
    for prose in paragraphs.reversed() {
      let sentences = prose.words.sentences.filter { !isBareLabel($0) }
      guard let last = sentences.last else { continue }
      let denied = sentences.dropLast().contains { announcesUnwanted($0, isLast: false) }
      return denied ? .unwanted : standing(below: last)
    }
    return .promised
  }

  /// "Example:" goes on with what the sentence before it says.
  private func isBareLabel(_ sentence: ArraySlice<UInt8>) -> Bool {
    sentence.split(separator: UInt8(ascii: " ")).count < 3 && !vocabulary.unwantedSamples.isAny(in: sentence)
      && !vocabulary.failing.isAnyWord(in: sentence)
  }

  private func standing(below sentence: ArraySlice<UInt8>) -> Expectation.Standing {
    if announcesUnwanted(sentence, isLast: true) { return .unwanted }
    let clauses = clauses(of: sentence)
    for condition in clauses.compactMap(condition) {
      if saysOfFailure(condition) { return .unwanted }
      if vocabulary.troubles.isAnyWord(in: condition) { return .other }
    }
    if vocabulary.outputWords.isAnyWord(in: sentence), let last = clauses.last, condition(last) == nil,
      saysOfFailure(last)
    {
      return .other
    }
    let asks = vocabulary.verifyStarts.isAnyWord(in: sentence)
    let isOfBefore = vocabulary.beforeChanges.beginsWord(sentence) || vocabulary.pastOutputs.isAnyWord(in: sentence)
    return isOfBefore && !asks ? .other : .promised
  }

  /// What is denied has to be what the block shows: "does not show all columns and looks similar to this" promises it.
  private func announcesUnwanted(_ sentence: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    guard vocabulary.unwantedSamples.isAny(in: sentence) else { return false }
    let clauses = clauses(of: sentence)
    return clauses.enumerated().contains { index, clause in
      vocabulary.unwantedSamples.isAny(in: clause) && condition(clause)?.startIndex != clause.startIndex
        && (isLast && index == clauses.count - 1 || vocabulary.samplesBelow.isAnyWord(in: clause))
    }
  }

  /// "no error occurs" says that all is well.
  private func saysOfFailure(_ clause: ArraySlice<UInt8>) -> Bool {
    vocabulary.failing.isAnyWord(in: clause) && !vocabulary.absences.isAnyWord(in: clause)
      && !vocabulary.negations.isAnyWord(in: clause)
  }

  /// What comes with "if" and the like, from that word on.
  private func condition(_ clause: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    [vocabulary.conditions, vocabulary.conditionals].compactMap { $0.firstWordOffset(in: clause) }.min()
      .map { clause[$0...] }
  }

  private func clauses(of sentence: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var clauses: [ArraySlice<UInt8>] = []
    for part in sentence.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }) {
      var start = part.startIndex
      for word in part.split(separator: UInt8(ascii: " "))
      where vocabulary.conjunctions.contains(String(decoding: word, as: UTF8.self)) {
        clauses.append(part[start..<word.startIndex])
        start = word.endIndex
      }
      clauses.append(part[start...])
    }
    return clauses.map { $0.drop { $0 == UInt8(ascii: " ") } }.filter {
      $0.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ":") }
    }
  }
}
