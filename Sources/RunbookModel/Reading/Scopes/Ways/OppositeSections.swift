import Bytes

/// Groups sections side by side of which one undoes what the other does: "Enabling X", "Disabling X".
///
/// A page explains both; who follows it wants one of them. With other sections between them the page may well mean one
/// after the other: switch it on, work, switch it off again.
struct OppositeSections {
  private let outline: Outline
  private let vocabulary: Vocabulary
  private let verify: VerifyWords
  private let texts: [String]
  private let titles: [Words]

  init(_ outline: Outline, reader: ProseReader) {
    self.outline = outline
    vocabulary = reader.vocabulary
    verify = VerifyWords(vocabulary: vocabulary)
    texts = outline.sections.map { reader.plain.text($0.title) }
    titles = texts.map { Words($0) }
  }

  /// The actions of a section, of those below it, and of those beside it that do the same in another way or check it,
  /// are one alternative.
  ///
  /// - Parameter procedures: of the page; actions that are alternatives already leave their sections as they are.
  func group(_ procedures: inout [Procedure]) {
    let byLine = Dictionary(procedures.indices.map { (procedures[$0].line, $0) }) { first, _ in first }
    var first = 0
    while first < titles.count {
      guard let (second, end) = undoing(first) else {
        first += 1
        continue
      }
      let sides = [first..<second, second..<end].map { sections in
        sections.compactMap { byLine[outline.sections[$0].line] }
      }
      first = group(sides, titled: [first, second], in: &procedures) ? end : second
    }
  }

  /// So many sections make an alternative at most, and a page of nothing but headings is still read in linear time.
  private static let reach = 32

  /// The section that undoes what `first` does, and the first one after it that is not about that.
  private func undoing(_ first: Int) -> (section: Int, end: Int)? {
    // Hardly any heading is about one.
    guard vocabulary.oppositeWords.isAny(in: titles[first].bytes[...]) else { return nil }
    for pair in vocabulary.opposites {
      for (word, opposite) in [(pair.word, pair.opposite), (pair.opposite, pair.word)]
      where holds(first, word, without: opposite) {
        let second = end(of: first, word, opposite)
        guard second < titles.count, holds(second, opposite, without: word),
          isAlike(first, second, without: [word, opposite])
        else { continue }
        return (second, end(of: second, opposite, word))
      }
    }
    return nil
  }

  /// Whether the title holds the word; "비활성화" holds "활성화", so the longer one decides.
  private func holds(_ section: Int, _ word: Words, without opposite: Words) -> Bool {
    let title = titles[section]
    return title.containsWord(word) && (!title.containsWord(opposite) || word.contains(opposite))
  }

  /// The next section that is neither below it, nor the same in another way ("with the API"), nor a check of it.
  private func end(of section: Int, _ word: Words, _ opposite: Words) -> Int {
    var next = section + 1
    while next < min(titles.count, section + Self.reach) {
      let isSame = holds(next, word, without: opposite) && isAlike(section, next, without: [word, opposite])
      let isBelow = outline.sections[next].level > outline.sections[section].level
      let isAside = Requirement.isOptionalHeading(titles[next], vocabulary) || verify.asksByHand(titles[next])
      guard isSame || isAside || isBelow && !holds(next, opposite, without: word) else { break }
      next += 1
    }
    return next
  }

  private func group(_ sides: [[Int]], titled sections: [Int], in procedures: inout [Procedure]) -> Bool {
    let actions = sides.map { side in side.flatMap { procedures[$0].steps.flatMap(\.actions) } }
    guard let name = sides[0].first.map({ procedures[$0].id }), !actions.contains(where: \.isEmpty),
      !areApart(actions)
    else { return false }
    let depth = enclosing(actions)
    for (side, (section, actions)) in zip(sides, zip(sections, actions)) {
      let branch = Branch(group: name, id: actions[0].id, label: label(of: section), hasSeveral: actions.count > 1)
      for procedure in side {
        for step in procedures[procedure].steps.indices {
          for action in procedures[procedure].steps[step].actions.indices {
            procedures[procedure].steps[step].actions[action].branches.insert(branch, at: depth)
          }
        }
      }
    }
    return true
  }

  /// Whether both are branches of one choice already; they may be in the same branch of another one: "in the console".
  private func areApart(_ sides: [[Action]]) -> Bool {
    let branches = sides.map { side in Set(side.flatMap(\.branches).map { [$0.group, $0.id.text] }) }
    return branches[0].contains { mine in branches[1].contains { $0[0] == mine[0] && $0 != mine } }
  }

  /// How many choices enclose all of both sides.
  private func enclosing(_ sides: [[Action]]) -> Int {
    let all = sides.flatMap { $0.map { $0.branches.map(\.id) } }
    guard let first = all.first else { return 0 }
    return all.dropFirst().map { zip(first, $0).prefix { $0 == $1 }.count }.min() ?? 0
  }

  private func label(of section: Int) -> String { String(texts[section].prefix(60)).foldingBlanks }

  /// Apart from those words, both titles say about the same.
  private func isAlike(_ one: Int, _ other: Int, without words: [Words]) -> Bool {
    let ignored = words.reduce(into: Set<Substring>()) { $0.formUnion(Self.parts(of: $1)) }
    let about = Self.parts(of: titles[one]).subtracting(ignored)
    let others = Self.parts(of: titles[other]).subtracting(ignored)
    return 2 * about.intersection(others).count >= about.union(others).count
  }

  /// Words, without the little ones that change with what is before them; of East Asian text its characters.
  private static func parts(of words: Words) -> Set<Substring> {
    var parts: Set<Substring> = []
    for word in words.text.split(whereSeparator: { !$0.isAlphabetic && !$0.isNumeric }) {
      if word.unicodeScalars.contains(where: { $0.value > 0x2E80 }) {
        for index in word.indices { parts.insert(word[index...index]) }
      } else if word.count > 2 {
        parts.insert(word)
      }
    }
    return parts
  }
}
