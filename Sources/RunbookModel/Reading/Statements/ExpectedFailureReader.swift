import Bytes

/// Finds commands that have to fail, by the exit status that their sample shows or by the sentence above them.
struct ExpectedFailureReader {
  let vocabulary: Vocabulary

  /// - Parameters:
  ///   - leadIn: what is said above the command.
  ///   - sample: what the page promises that it prints.
  ///   - test: what the block's own language says of its exit status.
  func failure(above leadIn: [Outline.Part], sample: Expectation?, test: TestSample?) -> ExpectedFailure? {
    if let status = test?.status, let sample { return ExpectedFailure(status: status, line: sample.textLine) }
    if let sample, sample.standing == .promised, showsStatus(sample.text) {
      return ExpectedFailure(status: nil, line: sample.line)
    }
    guard let part = leadIn.last(where: { $0.prose?.isLabel == false }), let prose = part.prose else { return nil }
    return prose.words.sentences.contains(where: triesInVain) ? ExpectedFailure(status: nil, line: part.line) : nil
  }

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
