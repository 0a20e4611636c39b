import Bytes

/// Finds commands that have to fail, by the exit status that their sample shows or by the sentence above them.
struct ExpectedFailureReader {
  let vocabulary: Vocabulary

  /// - Parameters:
  ///   - action: with what the page promises that it prints.
  ///   - leadIn: what is said above the command.
  ///   - between: what is said between it and its sample.
  ///   - below: what is said right below it, where it has no sample.
  ///   - test: what the block itself shows of its exit status.
  func failure(
    of action: Action, above leadIn: [Outline.Part], between: [Outline.Part], below: Outline.Part?, test: TestSample?
  ) -> ExpectedFailure? {
    let line = action.expectation?.textLine ?? action.textLine
    switch test?.status {
    case .failure(let status): return ExpectedFailure(status: status, line: line)
    case .success: return nil
    case nil: break
    }
    if let sample = action.promised, showsStatus(sample.text) {
      return ExpectedFailure(status: nil, line: sample.line)
    }
    let above = leadIn.last { $0.prose?.isLabel == false }
    if let announced = announced(above, isAbove: true) ?? announced(between.last, isAbove: false) { return announced }
    if let below, let first = below.prose?.words.sentences.first, saysItFails(first) {
      return ExpectedFailure(status: nil, line: below.line)
    }
    guard let above, let prose = above.prose else { return nil }
    // "And this should fail:"
    if prose.isAnnouncing,
      saysItFails(DemandReader(vocabulary: vocabulary).withoutOpenings(prose.words.lastSentence))
    {
      return ExpectedFailure(status: nil, line: above.line)
    }
    if prose.isAnnouncing, announcesFailure(prose.words.lastSentence) {
      return ExpectedFailure(status: nil, line: above.line)
    }
    return prose.words.sentences.contains(where: triesInVain) ? ExpectedFailure(status: nil, line: above.line) : nil
  }

  /// "You get an error message that says that it is not allowed."; not "You get an error if the file is missing."
  private func saysItFails(_ sentence: ArraySlice<UInt8>) -> Bool {
    vocabulary.failingAbove.beginsWord(sentence) && !vocabulary.conditions.isAnyWord(in: sentence)
  }

  /// "Now run the tests. They will fail:"; not "If you skip this, it will fail:".
  private func announcesFailure(_ sentence: ArraySlice<UInt8>) -> Bool {
    ProjectVocabulary.failing.isAnyWord(in: sentence) && !vocabulary.conditions.isAnyWord(in: sentence)
      && !vocabulary.negations.isAnyWord(in: sentence)
  }

  /// "The command fails with exit status 2:"; above a command, "The pod ends with exit code 137." is about the pod.
  private func announced(_ part: Outline.Part?, isAbove: Bool) -> ExpectedFailure? {
    for sentence in part?.prose?.words.sentences ?? [] {
      if isAbove, !vocabulary.commandWords.isAnyWord(in: sentence) { continue }
      if let part, let status = status(in: sentence) { return ExpectedFailure(status: status, line: part.line) }
    }
    return nil
  }

  /// "exits with status 2"; not "exits with status 1 if the file is missing".
  private func status(in sentence: ArraySlice<UInt8>) -> Int32? {
    guard let start = vocabulary.exitStatuses.firstWordOffset(in: sentence),
      !vocabulary.conditions.isAnyWord(in: sentence)
    else { return nil }
    let digits = sentence[start...].drop { !$0.isDigit }.prefix { $0.isDigit }
    // The number is right after the words.
    guard !digits.isEmpty, digits.count <= 3, digits.startIndex - start <= Self.nearBytes,
      let status = Int32(String(decoding: digits, as: UTF8.self)), (1...255).contains(status)
    else { return nil }
    return status
  }

  /// As long as "with the exit status code" is.
  private static let nearBytes = 40

  /// "You can try to pull it to confirm that it can't be decrypted."
  private func triesInVain(_ sentence: ArraySlice<UInt8>) -> Bool {
    guard let start = vocabulary.trying.firstWordOffset(in: sentence) else { return false }
    let rest = sentence[start...]
    return vocabulary.inVain.isAnyWord(in: rest) && !vocabulary.conditions.isAnyWord(in: sentence)
  }

  /// "ERRO exit status 125" in one of the last two lines.
  private func showsStatus(_ sample: String) -> Bool {
    let lines = sample.parts(separatedBy: "\n").filter { $0.contains { !$0.isSpace } }
    return lines.suffix(2).contains { line in
      let words = line.lowercased().split { !$0.isAlphabetic && !$0.isNumeric }
      return words.indices.contains { index in
        guard words[index] == "exit" || words[index] == "exited", index + 2 < words.count else { return false }
        let rest = words[(index + 1)...].drop { ["with", "status", "code"].contains($0) }
        return rest.startIndex > index + 1 && rest.first.flatMap { Int32($0) }.map { $0 != 0 } ?? false
      }
    }
  }
}
