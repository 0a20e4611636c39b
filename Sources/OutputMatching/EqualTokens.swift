import Bytes
import Diagnostics

/// Hashes that a sample shows more than once: what proves that two things are the same is no example of its form.
///
/// `sha256sum one.iso copy.iso`, `git rev-parse HEAD origin/main`: in each run other values, but equal ones.
struct EqualTokens {
  /// A hash, and its line from 0.
  private struct Token {
    var text: TextSlice
    var line: Int
  }

  private let sample: [Token]
  private let output: [Token]

  init(sample: [TextSlice], output: [TextSlice]) {
    self.sample = Self.tokens(in: sample)
    self.output = self.sample.isEmpty ? [] : Self.tokens(in: output)
  }

  /// The first value that differs from one to which the sample's is equal. Of an output with more or fewer of them it is
  /// not known which is which.
  var difference: Difference? {
    guard sample.count > 1, sample.count == output.count else { return nil }
    for index in sample.indices.dropFirst() {
      guard let first = sample[..<index].firstIndex(where: { $0.text.elementsEqual(sample[index].text) }),
        !output[first].text.elementsEqual(output[index].text)
      else { continue }
      return Difference(
        sampleLine: sample[index].line, outputLine: output[index].line, expected: output[first].text.excerpt,
        actual: output[index].text.excerpt,
        message: "line \(output[index].line + 1): another value than before, where the sample shows the same one")
    }
    return nil
  }

  /// More than that are a listing, and no one compares them by pairs.
  private static let mostTokens = 64
  /// The length of MD5. Ids of other lengths are often made up by writers, who use one for several things.
  private static let shortest = 32

  private static func tokens(in lines: [TextSlice]) -> [Token] {
    var found: [Token] = []
    for (index, line) in lines.enumerated() {
      for word in line.split(whereSeparator: { !$0.isAlphanumeric }) where isHash(word) {
        found.append(Token(text: word, line: index))
        if found.count > mostTokens { return [] }
      }
    }
    return found
  }

  private static func isHash(_ word: TextSlice) -> Bool { word.count >= shortest && word.allSatisfy(\.isHexDigit) }
}
