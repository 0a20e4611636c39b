import Diagnostics

/// Groups sections side by side of which one undoes what the other does: "Enabling X", "Disabling X".
///
/// A page explains both; who follows it wants one of them. With other sections between them the page may well mean one
/// after the other: switch it on, work, switch it off again.
struct OppositeSections {
  private let outline: Outline
  private let vocabulary: Vocabulary
  private let titles: [String]

  init(_ outline: Outline, reader: ProseReader) {
    self.outline = outline
    vocabulary = reader.vocabulary
    titles = outline.sections.map { reader.plain.text($0.title) }
  }

  /// A section's actions, and those of the sections below it, are one alternative.
  ///
  /// - Parameter procedures: of the page; actions that are alternatives already leave their sections as they are.
  func group(_ procedures: inout [Procedure]) {
    let byLine = Dictionary(procedures.indices.map { (procedures[$0].line, $0) }) { first, _ in first }
    let parents = outline.parents
    var first = 0
    while first < titles.count {
      let second = end(of: first)
      let isPair =
        second < titles.count && parents[second] == parents[first] && areOpposite(titles[first], titles[second])
      guard isPair else {
        first += 1
        continue
      }
      let sides = [first..<second, second..<end(of: second)].map { sections in
        sections.compactMap { byLine[outline.sections[$0].line] }
      }
      first = group(sides, titled: [first, second], in: &procedures) ? end(of: second) : first + 1
    }
  }

  /// The next section that is not below it.
  private func end(of section: Int) -> Int {
    let level = outline.sections[section].level
    return outline.sections[(section + 1)...].firstIndex { $0.level <= level } ?? titles.count
  }

  private func group(_ sides: [[Int]], titled sections: [Int], in procedures: inout [Procedure]) -> Bool {
    let actions = sides.map { side in side.flatMap { procedures[$0].steps.flatMap(\.actions) } }
    guard let name = sides[0].first.map({ procedures[$0].id }), !actions.contains(where: \.isEmpty),
      actions.joined().allSatisfy({ $0.alternatives == nil })
    else { return false }
    for (side, (section, actions)) in zip(sides, zip(sections, actions)) {
      for procedure in side {
        for step in procedures[procedure].steps.indices {
          for action in procedures[procedure].steps[step].actions.indices {
            procedures[procedure].steps[step].actions[action].alternatives = name
            procedures[procedure].steps[step].actions[action].alternative = actions.count > 1 ? actions[0].id : nil
            procedures[procedure].steps[step].actions[action].label = label(of: section)
          }
        }
      }
    }
    return true
  }

  private func label(of section: Int) -> String { String(titles[section].prefix(60)).foldingBlanks }

  // MARK: Opposites

  /// One title holds a word, the other its opposite, and what else they say is about the same.
  private func areOpposite(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Words(one), Words(other))
    return vocabulary.opposites.contains { pair in
      Self.undoes(one, other, pair.word, pair.opposite) || Self.undoes(other, one, pair.word, pair.opposite)
    }
  }

  private static func undoes(_ done: Words, _ undone: Words, _ word: Words, _ opposite: Words) -> Bool {
    // "비활성화" holds "활성화".
    guard done.containsWord(word), !done.containsWord(opposite), undone.containsWord(opposite) else { return false }
    let about = parts(of: done).subtracting(parts(of: word))
    let others = parts(of: undone).subtracting(parts(of: opposite))
    return 2 * about.intersection(others).count >= about.union(others).count
  }

  /// Words, without the little ones that change with what stands before them; of East Asian text its characters.
  private static func parts(of words: Words) -> Set<Substring> {
    var parts: Set<Substring> = []
    for word in words.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      if word.unicodeScalars.contains(where: { $0.value > 0x2E80 }) {
        for index in word.indices { parts.insert(word[index...index]) }
      } else if word.count > 2 {
        parts.insert(word)
      }
    }
    return parts
  }
}
