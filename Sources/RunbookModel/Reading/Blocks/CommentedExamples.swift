import Bytes
import ShellSyntax

/// The end of a block that shows what is above it once more, filled in: `# For example` above the same call.
struct CommentedExamples {
  /// What is run; nil where the whole block is.
  private let text: String?

  /// A call of which an example is shown below it.
  static func leftOut(
    of reading: BlockClassifier.Reading, scripts: ShellReadings, vocabulary: Vocabulary
  ) -> BlockClassifier.Reading {
    guard reading.kind == .command, !reading.isSession, reading.embeddedOutput == nil,
      let text = CommentedExamples(reading.text, scripts: scripts, vocabulary: vocabulary).text
    else { return reading }
    var reading = reading
    reading.text = text
    return reading
  }

  private init(_ text: String, scripts: ShellReadings, vocabulary: Vocabulary) {
    let stretches = text.containsBytes(of: "#") ? CommentStretches(text, scripts[text]).all : []
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    func script(_ range: Range<Int>) -> ShellScript { scripts[lines[range].joined(separator: "\n")] }
    let first = stretches.indices.dropFirst().first { index in
      let label = stretches[index].label.prefix { $0 != ":" && $0 != "：" }
      guard stretches[index].hasComment, vocabulary.exampleLabels.contains(Words(String(label))) else { return false }
      let shown = script(stretches[index].lines).commands
      guard let call = script(stretches[index - 1].lines).commands.last?.words.prefix(2).map(\.text), call.count == 2
      else { return false }
      return !shown.isEmpty && shown.allSatisfy { $0.words.prefix(2).map(\.text) == call }
    }
    // What is after the example is for all again.
    guard let first, first == stretches.count - 1, stretches[first].breaks.isEmpty else {
      self.text = nil
      return
    }
    let kept = lines[..<stretches[first].lines.lowerBound]
    self.text = kept.joined(separator: "\n").trimmingBlanks
  }
}
