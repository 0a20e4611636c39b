import Bytes
import Diagnostics
import OutputMatching
import RunbookModel

/// An output that the page shows and does not promise. That it comes is never a success.
struct UnpromisedSample {
  let expectation: Expectation

  init(_ expectation: Expectation) { self.expectation = expectation }

  /// None where the output has nothing of it: then all else that the page says decides.
  func checks(of output: String) -> [Check] {
    let comparison = Sample(expectation.text).compare(with: output)
    let isUnwanted = expectation.standing == .unwanted
    switch comparison.result {
    case .matched:
      return [
        Check(
          .sample, isUnwanted ? .failed : .unverified, line: expectation.line,
          message: isUnwanted
            ? "the output is what the page shows as what should not be printed"
            : "the output is what the page shows for another situation")
      ]
    case .different where !hasLine(output): return []
    case .undecided, .notUnderstood, .different:
      return [
        Check(
          .sample, .unverified, line: expectation.line,
          message: "the output may be what the page shows as what should not be printed")
      ]
    }
  }

  /// Whether a line of the sample is in the output.
  private func hasLine(_ output: String) -> Bool {
    let lines = Set(Self.lines(of: output))
    return Self.lines(of: expectation.text).contains(where: lines.contains)
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isNewline).filter { line in line.contains { $0.isAlphabetic || $0.isNumeric } }
  }
}
