import Bytes

/// Tells sentences that ask the reader to do something from those that say how things are.
struct DemandReader {
  let vocabulary: Vocabulary

  /// "In values.yaml, set the name:", "Then add a rule.", "You must turn it on."
  func asks(_ sentence: ArraySlice<UInt8>) -> Bool {
    vocabulary.steps.obliging.isAnyWord(in: sentence) || Self.clauses(of: sentence).contains(where: begins)
  }

  /// Whether any of the sentences does.
  func asks(_ text: Words) -> Bool { text.sentences.contains(where: asks) }

  /// How often the text asks for something.
  func demands(in text: Words) -> Int {
    text.sentences.reduce(0) { $0 + Self.clauses(of: $1).count(where: begins) }
  }

  /// "The pod is created.", "`x` is set to 3.", "GitLab Runner converts it.", "Analysis: Scans the code.", "Which one?"
  func states(_ text: String) -> Bool {
    guard let sentence = Sentences.split(text).first else { return false }
    if sentence.hasSuffix("?") || sentence.hasSuffix("？") { return true }
    let colon = sentence.firstIndex(of: ":").flatMap {
      sentence.distance(from: sentence.startIndex, to: $0) < 60 ? $0 : nil
    }
    let clause = colon.map { sentence[sentence.index(after: $0)...] } ?? sentence[...]
    let tokens = clause.prefix { $0 != "," }.parts(separatedBy: " ").prefix(Self.reach)
    guard let verb = tokens.firstIndex(where: { vocabulary.steps.describing.contains(Words($0)) }) else { return false }
    guard verb > tokens.startIndex else { return colon != nil }
    return vocabulary.steps.determiners.contains(Words(tokens[0].prefix { $0 != "'" }))
      || tokens[..<verb].allSatisfy(Self.isName)
  }

  /// Within so many words a statement has its verb.
  private static let reach = 12

  /// `GitLab`, `expireAfter`, `spec.taints`: no word of a sentence is written so.
  private static func isName(_ token: Substring) -> Bool {
    token.contains { $0.isUppercase || $0.isNumeric || "._/-=".containsBytes(of: $0) }
  }

  /// "Then add a rule"
  func begins(_ clause: ArraySlice<UInt8>) -> Bool { vocabulary.steps.doing.beginsWord(withoutOpenings(clause)) }

  /// "Then, add a rule" without what opens it.
  func withoutOpenings(_ clause: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = clause
    while let length = vocabulary.steps.openings.beginning(rest) {
      rest = rest.dropFirst(length).drop { $0 == UInt8(ascii: " ") }
    }
    return rest
  }

  private static let clauseEnds: ByteSet = ",;:()"

  /// What is between the commas, colons and brackets of a sentence.
  static func clauses(of sentence: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    sentence.split { clauseEnds.contains($0) }.map { $0.drop { $0 == UInt8(ascii: " ") } }
  }
}
