import Bytes
import MarkdownBlocks

/// Finds sentences that ask for something only where something holds: "If you use a proxy, run the following command."
struct ConditionReader {
  let vocabulary: Vocabulary

  /// What the action below some paragraphs depends on; further blocks below the same sentence share it.
  ///
  /// - Parameters:
  ///   - leadIn: what is above the action.
  ///   - before: the action above that, in the same step.
  func condition(of leadIn: [Outline.Part], after before: Action?) -> Condition? {
    let said = leadIn.filter { $0.prose?.isLabel == false }
    guard let last = said.last, let prose = last.prose else { return leadIn.isEmpty ? before?.condition : nil }
    let isAlone = said.count == 1 || before != nil || last.bullet != nil
    if let condition = condition(in: last, isAlone: isAlone) { return condition }
    // "If it is in a registry, you can use it. For example, run the following command:"
    guard said.count > 1, vocabulary.exampleLabels.contains(where: prose.words.hasPrefix) else { return nil }
    return condition(in: said[said.count - 2], isAlone: said.count == 2)
  }

  /// "By the way: you can make a new key with:" below what a step asks for.
  func offer(in part: Outline.Part) -> Condition? {
    guard let prose = part.prose, Requirement.isOffered(prose, vocabulary), let last = prose.sentences.last
    else { return nil }
    return Condition(text: last, line: part.line)
  }

  /// "If you use a proxy:" above bullets.
  func announced(by part: Outline.Part) -> Condition? {
    part.prose.map { Self.announces($0.text) } == true ? condition(in: part, isAlone: true) : nil
  }

  /// "If you did not install it, create a secret. These commands store your certificate." above a list: what is after
  /// the sentence with "if" is said of what this asks for.
  func condition(ofListBelow part: Outline.Part) -> Condition? {
    // A note says something besides.
    guard let prose = part.prose, part.admonition == nil, part.block.classes.isEmpty else { return nil }
    let sentences = prose.sentences
    guard let index = sentences.lastIndex(where: { isCondition(Words($0).bytes[...]) }), index == 0,
      // "If you do not know the plan, run `x`." is done by itself.
      sentences.count > 1 || !prose.inlines.contains(where: \.asksForItself),
      sentences.dropFirst().allSatisfy({ vocabulary.scopes.resuming.beginsWord(Words($0).bytes[...]) })
    else { return nil }
    return Condition(text: sentences[index], line: part.line)
  }

  /// "If you want to create a token, do the following:"
  func isWish(_ condition: Condition) -> Bool {
    vocabulary.scopes.wishes.beginsWord(Words(condition.text).bytes[...])
  }

  /// "If you use a firewall"
  func condition(ofHeading title: String, line: Int) -> Condition? {
    // "1. If the group is missing, create it"
    let words = StepHeadings.withoutNumber(Words(title), vocabulary.stepWords).bytes[...]
    return vocabulary.conditions.beginsWord(words) && Self.platforms(in: words).isEmpty
      ? Condition(text: title, line: line) : nil
  }

  /// "If you have a federated ID, use `x`."
  func condition(ofSentence sentence: String, line: Int) -> Condition? {
    isCondition(withoutOpening(Words(sentence).bytes[...])) ? Condition(text: sentence, line: line) : nil
  }

  /// "If you have no account, make one:" above steps of its own, and nothing that is done there.
  func condition(ofStepsBelow item: Outline.Item) -> Condition? {
    guard !item.parts.contains(where: { $0.code != nil }), let said = item.parts.first else { return nil }
    return condition(in: said, isAlone: true)
  }

  /// "If you are running the current release, the following output is displayed:"; where it is about success, that
  /// is what is hoped for.
  func condition(ofSampleBelow part: Outline.Part) -> Condition? {
    guard let prose = part.prose, Self.announces(prose.text), let last = prose.sentences.last else {
      return nil
    }
    let words = Words(last).bytes[...]
    guard isCondition(withoutOpening(words)), !vocabulary.successes.isAny(in: words) else { return nil }
    return Condition(text: last, line: part.line)
  }

  /// The id of the command right above, where the condition asks for this one in its place.
  func replaced(by action: Action, above: Action?) -> ActionID? {
    guard let condition = action.condition, action.kind == .command, let above, above.kind == .command,
      above.condition == nil, vocabulary.instead.isAny(in: Words(condition.text).bytes[...])
    else { return nil }
    return above.id
  }

  /// After a sentence that asks for the action, one with "if" is an aside ("If no version is given, the newest one is
  /// used"), unless it announces the command itself.
  ///
  /// - Parameter isAlone: no other paragraph is about the action.
  private func condition(in part: Outline.Part, isAlone: Bool) -> Condition? {
    // Most paragraphs hold none of the words.
    guard let prose = part.prose,
      vocabulary.conditions.isAny(in: prose.words.bytes[...])
        || vocabulary.conditionsAfter.isAny(in: prose.words.bytes[...])
        || vocabulary.scopes.lacking.isAnyWord(in: prose.words.lastSentence)
        || vocabulary.scopes.ways.upkeep.isAnyWord(in: prose.words.lastSentence)
        || vocabulary.scopes.ways.asking.beginsWord(prose.words.bytes[...])
        || vocabulary.scopes.ways.states.isAnyWord(in: prose.words.lastSentence)
    else { return nil }
    let sentences = prose.sentences
    if let last = sentences.last, Self.announces(prose.text),
      asksForLacking(Words(last).bytes[...]) || isOccasion(Words(last).bytes[...])
        || isCircumstance(Words(last).bytes[...])
    {
      return Condition(text: last, line: part.line)
    }
    let found = sentences.indices.last { index in
      let words = Words(sentences[index])
      if index + 1 < sentences.count, spares(words.bytes[...], before: Words(sentences[index + 1]).bytes[...]) {
        return false
      }
      let announces = vocabulary.followingCommand.isAny(in: words.bytes[...])
      return isCondition(withoutOpening(words.bytes[...]))
        && (index == 0
          && (isAlone || sentences.count == 1 && (offersBelow(prose) || asksForBelow(prose)))
          || !vocabulary.isVerbLast && announces
          || index == sentences.count - 1 && Self.announces(prose.text))
        || hasConditionAfter(words) && (sentences.count == 1 && isAlone || announces)
    }
    return found.map { Condition(text: sentences[$0], line: part.line) }
      ?? bracketed(in: prose).map { Condition(text: $0, line: part.line) }
  }

  /// "Load the settings (if they are not in your profile):": what is in brackets at the end, and begins with a condition.
  private func bracketed(in prose: Prose) -> String? {
    var text = prose.text[...]
    while let last = text.last, ".:： ".contains(last) { text.removeLast() }
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return nil }
    let inner = String(text[text.index(after: open)...].dropLast())
    let words = Words(inner).bytes[...]
    return vocabulary.conditions.beginsWord(words) && Self.platforms(in: words).isEmpty ? inner : nil
  }

  /// "If it does not start, you can look at its settings." and the call; "you can install it with `pip install x`" asks
  /// for itself.
  private func offersBelow(_ prose: Prose) -> Bool {
    vocabulary.scopes.offering.isAnyWord(in: prose.words.bytes[...])
      && !prose.inlines.contains { inline in
        if case .code(let code) = inline.kind { code.containsBytes(of: " ") } else { false }
      }
  }

  /// "If you have cloned it already, you need to get its parts" and the call.
  private func asksForBelow(_ prose: Prose) -> Bool {
    let hasCall = prose.inlines.contains { inline in
      if case .code(let code) = inline.kind { code.containsBytes(of: " ") } else { false }
    }
    return !hasCall && request(of: prose.words.bytes[...]) != nil
  }

  /// What is asked for after "If …,": "create a user", "you need to get its parts".
  func request(of sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let comma = sentence.firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let clause = sentence[(comma + 1)...].drop { $0 == UInt8(ascii: " ") }
    let isRequest =
      OccasionVocabulary.requests.beginsWord(clause) || vocabulary.run.beginsWord(clause)
      || vocabulary.steps.doing.beginsWord(clause)
    return isRequest ? clause : nil
  }

  /// "If the group exists, there is no need to edit the file. A new user is added with:" is about something else.
  private func spares(_ sentence: ArraySlice<UInt8>, before next: ArraySlice<UInt8>) -> Bool {
    vocabulary.scopes.ways.sparing.isAnyWord(in: sentence) && !vocabulary.scopes.contrasts.beginsWord(next)
  }

  /// "Install any missing plug-in with:"; "List any missing plug-in:" finds out.
  private func asksForLacking(_ sentence: ArraySlice<UInt8>) -> Bool {
    vocabulary.scopes.lacking.isAnyWord(in: sentence) && vocabulary.steps.doing.beginsWord(sentence)
      && !vocabulary.looking.beginsWord(sentence)
  }

  /// "When you update the tool, run:" is for those who update it, and so is "To update to the latest version:"; "When you
  /// run it, add:", "When it is done, run:" and "To update the list of packages:" are part of what the page asks for.
  private func isOccasion(_ sentence: ArraySlice<UInt8>) -> Bool {
    let ways = vocabulary.scopes.ways
    if let end = vocabulary.purposes.beginning(sentence), ways.newVersions.isAnyWord(in: sentence),
      ways.upkeep.beginsWord(sentence.dropFirst(end).drop { $0 == UInt8(ascii: " ") })
    {
      return true
    }
    // "Ao renovar, execute:" begins with no opening of its own.
    return [sentence, withoutOpening(sentence)].contains { clause in
      guard let end = vocabulary.scopes.ways.occasions.beginning(clause) else { return false }
      return vocabulary.scopes.ways.upkeep.beginsWord(clause.dropFirst(end).drop { $0 == UInt8(ascii: " ") })
    }
  }

  private static func announces(_ text: String) -> Bool { text.hasSuffix(":") || text.hasSuffix("：") }

  /// "Note: If …", "Or, if …", "And if …"
  private func withoutOpening(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if let length = vocabulary.scopes.ways.joining.beginning(sentence) {
      let rest = sentence.dropFirst(length).drop { $0 == UInt8(ascii: " ") }
      if vocabulary.conditions.beginsWord(rest) { return rest }
    }
    guard let end = sentence.prefix(12).firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }),
      !vocabulary.conditions.beginsWord(sentence)
    else { return sentence }
    return sentence[(end + 1)...].drop { $0 == UInt8(ascii: " ") }
  }

  /// "Run the following command if you use a proxy:"; "Check if you use one" asks to find out.
  private func hasConditionAfter(_ sentence: Words) -> Bool {
    vocabulary.conditionsAfter.isAny(in: Self.withoutBrackets(sentence.bytes[...])[...])
      && !VerifyWords(vocabulary: vocabulary).asksFirmly(sentence)
  }

  /// "Start the server (as another user, if you like):": what is in brackets is a remark.
  private static func withoutBrackets(_ sentence: ArraySlice<UInt8>) -> [UInt8] {
    var depth = 0
    return sentence.filter { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      defer { if byte == UInt8(ascii: ")") { depth = max(depth - 1, 0) } }
      return depth == 0
    }
  }

  /// "If you use Linux or macOS, do this:" is for the system to decide.
  func platforms(of leadIn: [Outline.Part]) -> [Platform] {
    guard let said = leadIn.last(where: { $0.prose?.isLabel == false })?.prose,
      let first = said.words.sentences.first, vocabulary.conditions.beginsWord(first)
    else { return [] }
    return Self.platforms(in: first)
  }

  private static func platforms(in sentence: ArraySlice<UInt8>) -> [Platform] {
    let clause = sentence.prefix { $0 != UInt8(ascii: ",") }
    return PlatformWords.platforms(in: String(decoding: clause, as: UTF8.self), others: 8)
  }

  private func isCondition(_ sentence: ArraySlice<UInt8>) -> Bool {
    guard Self.platforms(in: sentence).isEmpty else { return false }
    if vocabulary.conditions.beginsWord(sentence) { return true }
    // "Need metrics?"
    if sentence.last == UInt8(ascii: "?"), vocabulary.scopes.ways.asking.beginsWord(sentence) { return true }
    // Where verbs are last, so do the words for "if"; those of English begin a sentence in any page.
    return vocabulary.isVerbLast
      && vocabulary.conditions.contains { word in
        word.bytes.first.map { $0 >= 0x80 } == true && ByteSearch.offset(of: word.bytes, in: sentence) != nil
      }
  }
}

extension Inline {
  /// A command, or a link to where something else is done.
  fileprivate var asksForItself: Bool {
    switch kind {
    case .code, .link: true
    default: false
    }
  }
}
