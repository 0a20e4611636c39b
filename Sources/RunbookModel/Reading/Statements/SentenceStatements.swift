import Bytes
import OutputMatching

/// What one sentence says of an output: which words it shows, and which it does not show.
struct SentenceStatements {
  let sentence: MarkedSentence
  let vocabulary: Vocabulary
  let objects: ObjectNames

  private(set) var statements: [ExpectedWords] = []
  /// Nothing else is said of the output, as far as can be told.
  private(set) var isWhole = true
  /// It says so under a condition, or with a limit: nothing of it was read.
  private(set) var isLimited = false

  private enum Role: Equatable {
    case stated(isNegated: Bool)
    /// What the next words are said of; or the last ones.
    case subject(isOfNext: Bool)
    /// A state that is over.
    case former
    case unknown
  }

  init(_ sentence: MarkedSentence, vocabulary: Vocabulary, objects: ObjectNames) {
    self.sentence = sentence
    self.vocabulary = vocabulary
    self.objects = objects
    guard !vocabulary.limits.isAnyWord(in: sentence.text.bytes[...]), !hasCondition, !compares,
      !sentence.lacksAlternative
    else {
      (isWhole, isLimited) = (false, true)
      return
    }
    readGroups()
    readClauses()
    if counts { isWhole = false }
  }

  /// "**Running** is displayed if you started it"; "check if **Running** is displayed" has none.
  private var hasCondition: Bool {
    let words = sentence.text.text.parts(separatedBy: " ").map(String.init)
    return zip(words, words.dropFirst()).contains { word, next in
      vocabulary.statementConditionals.contains(next) && !vocabulary.askingWords.contains(word)
    }
  }

  /// "below **10**", "the version is above **1.2**"; an example below is none.
  private var compares: Bool {
    sentence.groups.indices.contains { index in
      sentence.groups[index].words[0].first?.isNumeric ?? false
        && sentence.clauses(ofGap: index).last.map { ends($0.text, with: vocabulary.comparisons) } ?? false
    }
  }

  /// "3 pods", "both": how many there are is not counted.
  private var counts: Bool {
    sentence.gaps.contains { gap in
      vocabulary.numbers.isAnyWord(in: Words(gap).bytes[...])
        || gap.parts(separatedBy: " ").contains { $0.allSatisfy { $0.isASCII && $0.isNumeric } }
    }
  }

  /// "**3** replicas": the noun right after a marked number; a verb there is none.
  private func counted(byGroup index: Int) -> String? {
    guard let number = sentence.groups[index].words.last, sentence.groups[index].words.count == 1,
      number.allSatisfy({ $0.isASCII && $0.isNumeric }), sentence.gaps[index + 1].first == " "
    else { return nil }
    let next = first(ofGap: index + 1).text.parts(separatedBy: " ").first ?? ""
    let noun = next.prefix { $0.isAlphabetic }
    guard noun.count > 2, next.dropFirst(noun.count).allSatisfy({ ".!?".containsBytes(of: $0) }) else { return nil }
    let word = Words(String(noun))
    let others = [
      vocabulary.appearing, vocabulary.stating, vocabulary.auxiliaries, vocabulary.missing, vocabulary.made,
      vocabulary.removed, vocabulary.states, vocabulary.statedCopulas,
    ]
    let isVerb = others.contains { holdsAny($0, word) } || vocabulary.isAdverb(String(noun))
    return isVerb || vocabulary.conjunctions.contains(String(noun)) ? nil : String(noun)
  }

  /// "the status is **active**": the noun of a state before the words.
  private func property(ofGroup index: Int) -> String? {
    let before = sentence.clauses(ofGap: index).last?.text.text ?? ""
    // `état` of "l'état est"
    let words = before.split { " '’".containsBytes(of: $0) }
    let noun = words.last { word in vocabulary.states.contains { $0.text == word } }
    return noun.map(String.init)
  }

  private var saysOfAll: Bool { sentence.gaps.contains { holdsAny(vocabulary.quantifiers, Words($0)) } }

  // MARK: Marked words

  private mutating func readGroups() {
    var roles: [Role] = []
    var subjects: [String] = []
    for index in sentence.groups.indices {
      let role = role(of: index, after: roles.last)
      roles.append(role)
      let group = sentence.groups[index]
      switch role {
      case .stated(let isNegated):
        var statement = ExpectedWords(
          words: group.words, isNegated: isNegated, isAny: group.isAny && !isNegated, subjects: subjects, line: 0)
        statement.isEvery = saysOfAll
        statement.counted = counted(byGroup: index)
        statement.property = property(ofGroup: index)
        statements.append(statement)
        subjects = []
      case .subject(isOfNext: true):
        // Also of "`x` is displayed as **y**": another row may show y.
        subjects = group.words
      case .subject(isOfNext: false): statements[statements.count - 1].subjects += group.words
      case .former: break
      case .unknown: isWhole = false
      }
    }
    if !subjects.isEmpty { isWhole = false }
  }

  private func role(of index: Int, after former: Role?) -> Role {
    let clauses = sentence.clauses(ofGap: index)
    let before = clauses[clauses.count - 1]
    let next = sentence.clauses(ofGap: index + 1)
    let isNextShared = next.count == 1 && index + 1 < sentence.groups.count
    let last = isNextShared && isContrast(index + 1) ? Words("") : next[0].text
    if case .stated(let isNegated)? = former, let role = joined(index, isNegated, before, after: last) { return role }
    if isNextShared, !isContrast(index + 1), isStated(last) || hasNaming(last) { return .subject(isOfNext: true) }
    if isFormer(before.text) { return .former }
    // "from **Pending** to **Ready**": the second one is what becomes of the first.
    let isNext = former == .former && before.text.text.parts(separatedBy: " ").count < 4
    // "none of the **pods** is **Pending**": what denies is before what it is said of.
    let denials = former == .subject(isOfNext: true) ? sentence.clauses(ofGap: index - 1).last?.text : nil
    guard let isNegated = isNegated([denials ?? Words(""), before.text, last]) else { return .unknown }
    return stated(sentence.groups[index], before.text, last, isNegated: isNegated, isNext: isNext, former)
  }

  private func stated(
    _ group: MarkedSentence.Group, _ before: Words, _ after: Words, isNegated: Bool, isNext: Bool, _ former: Role?
  ) -> Role {
    let isMissing = holdsAny(vocabulary.missing, after)
    if isMissing || ends(before, with: vocabulary.lacking) {
      return isNegated && isMissing ? .unknown : .stated(isNegated: true)
    }
    // "have the status **Healthy**"
    let isOfState = isState(group.words[0]) && ends(before, with: vocabulary.states)
    if isNext || isOfState || isStated(before) || hasNaming(before) || isShown(after, word: group.words[0]) {
      return .stated(isNegated: isNegated)
    }
    if objects.isListing {
      if holdsAny(vocabulary.removed, after) || holdsAny(vocabulary.uninstalled, after) {
        return isNegated ? .unknown : .stated(isNegated: true)
      }
      if holdsAny(vocabulary.made, after) || holdsAny(vocabulary.installed, after) {
        return .stated(isNegated: isNegated)
      }
    }
    if case .stated? = former, ends(before, with: vocabulary.ofs) { return .subject(isOfNext: false) }
    return .unknown
  }

  /// Nil where two negations may cancel each other: "nothing is not **ready**".
  private func isNegated(_ texts: [Words]) -> Bool? {
    let isNone = texts.contains { holdsAny(vocabulary.nones, $0) }
    let denied = texts.count { holdsAny(vocabulary.negations, $0) }
    if isNone, denied > 0 { return nil }
    return isNone || denied > 0
  }

  /// What goes on with the words before: "and not **b**", "but **b**", "and a **b**".
  private func joined(
    _ index: Int, _ isNegated: Bool, _ before: MarkedSentence.Clause, after: Words
  ) -> Role? {
    // "no **a** and no **b**"; "not **a** instead of **b**" is not understood.
    if isContrast(index) { return isNegated && !before.isJoined ? .unknown : .stated(isNegated: true) }
    let bare = MarkedSentence.bare(sentence.gaps[index])
    if isNegated, vocabulary.corrections.contains(bare) { return .stated(isNegated: false) }
    guard before.isJoined, before.text.text.parts(separatedBy: " ").count <= 2, !isStated(before.text),
      !isShown(after, word: ""), !holdsAny(vocabulary.missing, after)
    else { return nil }
    if holdsAny(vocabulary.negations, before.text) || holdsAny(vocabulary.nones, before.text) {
      return .stated(isNegated: true)
    }
    // "not as **a** but as **b**"
    let isCorrection = before.conjunction.map(vocabulary.corrections.contains) ?? false
    return isCorrection ? isNegated ? .stated(isNegated: false) : .unknown : .stated(isNegated: isNegated)
  }

  /// Whether what is before the group says that it is not shown, in contrast to the one before.
  private func isContrast(_ index: Int) -> Bool {
    let last = sentence.clauses(ofGap: index).last?.text.text ?? ""
    return [MarkedSentence.bare(sentence.gaps[index]), last].contains { text in
      let words = text.parts(separatedBy: " ")
      // With an article: "instead of the **old** one".
      return vocabulary.contrasts.contains(words.joined(separator: " "))
        || vocabulary.contrasts.contains(words.dropLast().joined(separator: " "))
    }
  }

  // MARK: Words around them

  private func first(ofGap index: Int) -> Words { sentence.clauses(ofGap: index)[0].text }

  private func holdsAny(_ words: WordList, _ text: Words) -> Bool { words.isAnyWord(in: text.bytes[...]) }

  private func ends(_ text: Words, with words: WordList) -> Bool {
    words.contains { text == $0 || text.hasSuffix(Words(notAtStart: " " + $0.text)) }
  }

  private func isStated(_ before: Words) -> Bool {
    if holdsAny(vocabulary.stating, before) { return true }
    // "is not now"
    var words = before.text.parts(separatedBy: " ")
    while let last = words.last, !ends(Words(words.joined(separator: " ")), with: vocabulary.statedCopulas) {
      guard vocabulary.isAdverb(String(last)) else { return false }
      words.removeLast()
    }
    return !words.isEmpty
  }

  /// "is displayed as"
  private func hasNaming(_ before: Words) -> Bool {
    ends(before, with: vocabulary.naming)
      && (holdsAny(vocabulary.appearing, before) || holdsAny(vocabulary.stating, before))
  }

  private func isState(_ word: String) -> Bool {
    word.first?.isUppercase ?? false || OutputMatching.ExpectedWords.isState(word)
  }

  /// A state before its word, such as `**Running** status`; `app status` is about an app.
  private func isShown(_ after: Words, word: String) -> Bool {
    if holdsAny(vocabulary.appearing, after) { return true }
    return isState(word)
      && vocabulary.states.contains { state in
        after.hasPrefix(state) || after.text.parts(separatedBy: " ").prefix(2).contains { $0 == state.text }
      }
  }

  /// "changes from **Pending** to **Ready**": the first one is over.
  private func isFormer(_ before: Words) -> Bool {
    guard let last = before.text.parts(separatedBy: " ").last else { return false }
    return vocabulary.formers.contains(String(last))
  }

  // MARK: Clauses without marked words

  private mutating func readClauses() {
    for gap in sentence.gaps.indices {
      var clauses = sentence.clauses(ofGap: gap)[...]
      if gap < sentence.groups.count { clauses = clauses.dropLast() }
      if gap > 0 { clauses = clauses.dropFirst() }
      for clause in clauses where !clause.text.isEmpty && !clause.isExplained {
        if let statement = objectStatement(clause.text) {
          if !statements.contains(statement) { statements.append(statement) }
        } else if isClaim(clause) {
          isWhole = false
        }
      }
    }
  }

  /// "your namespace was created", "the image does not appear in the list".
  private func objectStatement(_ clause: Words) -> ExpectedWords? {
    let isNegated = holdsAny(vocabulary.negations, clause) || holdsAny(vocabulary.nones, clause)
    let changes: [(words: WordList, change: ChangingCall.Change)] = [
      (vocabulary.made, .making), (vocabulary.installed, .installing), (vocabulary.removed, .removing),
      (vocabulary.uninstalled, .uninstalling),
    ]
    let said = changes.filter { holdsAny($0.words, clause) }
    if let first = said.first { return said.count > 1 || isNegated ? nil : objects.statement(of: first.change) }
    if holdsAny(vocabulary.missing, clause) { return isNegated ? nil : objects.statement(of: .anyRemoval) }
    guard holdsAny(vocabulary.appearing, clause), holdsAny(vocabulary.lists, clause) else { return nil }
    return objects.statement(of: isNegated ? .anyRemoval : .anyMaking)
  }

  /// Whether a clause says something that an output might show or not.
  private func isClaim(_ clause: MarkedSentence.Clause) -> Bool {
    let bytes = clause.text.bytes[...]
    if vocabulary.purposes.beginsWord(bytes) { return false }
    let asks = vocabulary.verifyStarts.beginsWord(bytes) || vocabulary.weakVerifyStarts.beginsWord(bytes)
    if asks, vocabulary.claims.isAnyWord(in: bytes) { return true }
    if vocabulary.negations.isAnyWord(in: bytes) { return true }
    if vocabulary.run.isAnyWord(in: bytes) || vocabulary.followingCommand.isAny(in: bytes)
      || vocabulary.looking.isAnyWord(in: bytes)
    {
      return false
    }
    if clause.isJoined, bytes.split(separator: UInt8(ascii: " ")).count > 1 { return true }
    return vocabulary.auxiliaries.isAnyWord(in: bytes)
  }
}
