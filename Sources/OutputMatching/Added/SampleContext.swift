import Bytes

/// What a page says beside a sample, as far as it fixes what the sample shows.
package struct SampleContext: Hashable, Sendable {
  /// As it ran.
  package var command: String
  /// Paragraphs next to the command and its sample.
  package var paragraphs: [String]

  package init(command: String = "", paragraphs: [String] = []) {
    self.command = command
    self.paragraphs = paragraphs
  }

  /// The paragraphs.
  var sentences: [String] {
    paragraphs.flatMap { paragraph in
      var parts = [""]
      for word in paragraph.split(whereSeparator: \.isSpace) {
        parts[parts.count - 1] += word + " "
        if let last = word.last, ".!?。".containsBytes(of: last) { parts.append("") }
      }
      return parts.filter { !$0.isEmpty }
    }
  }

  /// Whether a sentence says something of all: "Check that all nodes are ready".
  var saysOfAll: Bool {
    sentences.contains { SpokenLine(TextSlice($0)).words.contains(where: Self.quantifiers.contains) }
  }

  private static let quantifiers: Set<String> = [
    "all", "every", "each", "tous", "toutes", "chaque", "todos", "todas", "cada", "alle", "jede", "jeder", "jedes",
    "tutti", "tutte", "ogni",
  ]

  /// Whether the page says that there are so many, in a sentence or in a line of the sample that is no row itself.
  ///
  /// - Parameter lines: of the sample.
  func counts(_ rows: Int, besides lines: [TextSlice]) -> Bool {
    (sentences + lines.map(\.string)).contains { CountClaim.numbers(in: $0).contains(rows) }
  }
}
