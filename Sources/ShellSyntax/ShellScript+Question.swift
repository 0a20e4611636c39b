import Bytes

/// Commands that ask the world something, and say it only where the answer is "yes".
extension ShellScript {
  /// `tool list | grep OLD && echo "update needed"`: a status of 1 says "no", and is no failure.
  package var asksQuestion: Bool {
    guard let last = commands.last, last.simpleCommands.count > 1, !text.utf8.isEmpty else { return false }
    let calls = last.simpleCommands
    let (question, answer) = (calls[calls.count - 2], calls[calls.count - 1])
    guard answer.range.upperBound == last.range.upperBound,
      ["echo", "printf"].contains(answer.program), question.programEntry.answersByStatus,
      question.range.upperBound <= answer.range.lowerBound
    else { return false }
    return slice(question.range.upperBound..<answer.range.lowerBound).filter { !$0.isSpace } == "&&"
  }
}
