import Bytes

/// A sentence taken apart at its marked words.
struct MarkedSentence {
  /// Marked words that are joined by nothing but commas and "and", "or", "nor": what is said of one is said of all.
  struct Group {
    var words: [String]
    /// One of them is enough.
    var isAny = false
  }

  /// A part of what is between two groups, from one comma or conjunction to the next.
  struct Clause {
    var text: Words
    /// What is before it.
    var conjunction: String?
    /// A colon is after it, and what shows it: "no one gets in: the answer contains **X**".
    var isExplained = false

    var isJoined: Bool { conjunction != nil }
  }

  let text: Words
  private(set) var groups: [Group] = []
  /// What is before each group, and, as the last one, what is after all of them.
  private(set) var gaps: [String] = []

  private let vocabulary: Vocabulary

  /// - Parameters:
  ///   - sentence: with its marks.
  ///   - isWord: whether a marked word may be one that an output shows; any other one counts as plain text.
  init(_ sentence: String, vocabulary: Vocabulary, isWord: (String) -> Bool) {
    self.vocabulary = vocabulary
    text = Words(MarkedText.plain(sentence))
    var gap = ""
    var end = sentence.startIndex
    for span in MarkedText.ranges(in: sentence) {
      let word = MarkedText.plain(sentence[span]).trimmingBlanks
      gap += MarkedText.plain(sentence[end..<span.lowerBound])
      end = span.upperBound
      guard isWord(word) else {
        gap += " … "
        continue
      }
      add(word, after: gap)
      gap = ""
    }
    gaps.append(gap + MarkedText.plain(sentence[end...]))
  }

  /// "**zz** or **yy**", where the command itself names one of them: the other one need not be shown.
  var lacksAlternative: Bool {
    gaps.contains { gap in
      let parts = gap.parts(separatedBy: "…", omittingEmptySubsequences: false)
      return parts.count > 1 && parts.contains { vocabulary.or.contains(Self.bare(String($0))) }
    }
  }

  private mutating func add(_ word: String, after gap: String) {
    let bare = Self.bare(gap)
    guard !groups.isEmpty, vocabulary.listJoints.contains(bare) else {
      groups.append(Group(words: [word]))
      gaps.append(gap)
      return
    }
    groups[groups.count - 1].words.append(word)
    if vocabulary.or.contains(bare) { groups[groups.count - 1].isAny = true }
  }

  /// Without commas and blanks at both ends.
  static func bare(_ text: String) -> String {
    let words = Words(text).text
    let start = words.drop { " ,;:".containsBytes(of: $0) }
    return String(start.reversed().drop { " ,;:".containsBytes(of: $0) }.reversed())
  }

  /// The clauses of what is before a group; never empty.
  func clauses(ofGap index: Int) -> [Clause] {
    var gap = gaps[index][...]
    // "This is displayed: **X**" is one clause; "no one gets in: the answer contains **X**" is two.
    if index < groups.count { while let last = gap.last, " :：".containsBytes(of: last) { gap.removeLast() } }
    let parts = gap.split(omittingEmptySubsequences: false) { ",;:：，。（）()".containsBytes(of: $0) }
    return parts.flatMap { part -> [Clause] in
      let isExplained = gap[part.endIndex...].contains { ":：".containsBytes(of: $0) }
      var clauses = [(words: [Substring](), conjunction: String?.none)]
      for word in Words(part).text.parts(separatedBy: " ") {
        if vocabulary.conjunctions.contains(String(word)) {
          clauses.append(([], String(word)))
        } else {
          clauses[clauses.count - 1].words.append(word)
        }
      }
      return clauses.map {
        Clause(text: Words($0.words.joined(separator: " ")), conjunction: $0.conjunction, isExplained: isExplained)
      }
    }
  }
}
