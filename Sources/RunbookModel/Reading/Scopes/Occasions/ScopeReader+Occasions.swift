import Bytes
import Diagnostics
import MarkdownBlocks

/// Sections that are needed when something happens, and not when the page is followed once: "Service management",
/// "clang not found", "Renewing the certificates", "Restoring the database".
extension ScopeReader {
  /// - Parameter isSaved: the page has said before how to keep what the heading wants back.
  func isForOtherOccasion(_ heading: ArraySlice<UInt8>, of title: Words, afterSaving isSaved: Bool) -> Bool {
    // On a page that is about both every reader has come for one of them.
    if isSaved, OccasionVocabulary.recoveries.beginsWord(heading) { return true }
    guard ConditionReader.stems(heading).isDisjoint(with: ConditionReader.stems(title.bytes[...])) else { return false }
    return namesOperations(heading) || OccasionVocabulary.renewals.beginsWord(heading)
      || namesFault(heading)
  }

  /// "Service management", "Service control / daemon"
  func namesOperations(_ heading: ArraySlice<UInt8>) -> Bool {
    if OccasionVocabulary.operations.contains(heading) { return true }
    return heading.contains(UInt8(ascii: "/"))
      && heading.split(separator: UInt8(ascii: "/")).contains { part in
        var name = part.drop { $0 == UInt8(ascii: " ") }
        while name.last == UInt8(ascii: " ") { name.removeLast() }
        return OccasionVocabulary.operations.contains(name)
      }
  }

  /// "clang 3.9 not found on Linux", "Could NOT find Python error"
  private func namesFault(_ heading: ArraySlice<UInt8>) -> Bool {
    if OccasionVocabulary.faults.isAnyWord(in: heading) { return true }
    let words = rules.tokens(heading)
    return words.count > 1 && words.last.map { OccasionVocabulary.faultEndings.contains($0) } ?? false
  }

  /// What is below "Service management" is done one by one: each of its sections, or else each of its paragraphs with
  /// what it leads to, is asked for by itself.
  ///
  /// - Parameter index: of its frame.
  /// - Returns: false where there is only one thing.
  mutating func leaveEach(in index: Int) -> Bool {
    let sections = tree.frames[index].children.map { tree.frames[$0] }.filter { section in
      section.kind.isHeading && section.blocks.contains { parts[$0]?.code != nil }
    }
    if sections.count > 1 {
      for section in sections where !isInChoice(section.blocks) { addHeading(of: section.blocks) }
      return true
    }
    guard sections.isEmpty else { return false }
    let named = stretches[index].compactMap { stretch in
      stretch.lead.last.flatMap { parts[$0]?.prose }.map { (stretch.blocks, $0) }
    }
    guard named.count == stretches[index].count, named.count > 1,
      // "First stop it:", "Then start it:"
      !named.contains(where: { continues($0.1) })
    else { return false }
    for (blocks, prose) in named where !isInChoice(blocks) {
      add(Condition(text: prose.sentences.last ?? prose.text, line: prose.line), over: blocks)
    }
    return true
  }

  /// "**Scenario**: the region is down", "**Symptoms**: …" at the beginning of sections side by side: each of them is for
  /// when that has happened.
  mutating func readCircumstances() {
    for children in tree.frames.map(\.children) {
      let asked = children.compactMap { child -> (blocks: Range<Int>, said: Condition)? in
        guard tree.frames[child].kind.isHeading, case let blocks = tree.frames[child].blocks,
          !isStepHeading(blocks.lowerBound), !isInChoice(blocks), blocks.contains(where: { parts[$0]?.code != nil })
        else { return nil }
        return circumstance(of: blocks).map { (blocks, $0) }
      }
      guard asked.count > 1 else { continue }
      for (blocks, said) in asked { add(said, over: blocks) }
    }
  }

  private func circumstance(of blocks: Range<Int>) -> Condition? {
    for position in blocks.dropFirst().prefix(Self.openingBlocks) {
      guard let prose = parts[position]?.prose, parts[position]?.isHeading == false else { return nil }
      let words = prose.words.bytes[...]
      guard let length = OccasionVocabulary.circumstances.beginning(words),
        // "Scénario :"
        case let rest = words.dropFirst(length).drop(while: { !ByteSearch.isLetter($0) && $0 != UInt8(ascii: ":") }),
        rest.first == UInt8(ascii: ":"), rest.count > 1
      else { continue }
      return Condition(text: prose.sentences.first ?? prose.text, line: prose.line)
    }
    return nil
  }

  /// So many paragraphs below a heading say what its section is for.
  private static let openingBlocks = 2

  /// "If you are root, create a user." as the first paragraph of a section "Creating a user", with other paragraphs before
  /// the commands: all of it is for whom that concerns.
  func openingCondition(of blocks: Range<Int>, titled title: Words) -> Condition? {
    let opening = blocks.dropFirst().prefix(2).map { parts[$0] }
    guard opening.count == 2, let said = opening[0]?.prose, said.sentences.count == 1, !said.isAnnouncing,
      opening[1]?.prose != nil, opening[1]?.isHeading == false, opening[0]?.isHeading == false,
      let condition = conditions.condition(ofSentence: said.text, line: said.line)
    else { return nil }
    // What is first on a page is what the page is for; "If you prefer a console, …" is for those who have chosen it.
    guard blocks.lowerBound > 0, !conditions.isWish(condition),
      !reader.vocabulary.scopes.others.beginsWord(said.words.bytes[...]),
      let request = conditions.request(of: said.words.bytes[...]),
      !ConditionReader.stems(request).isDisjoint(with: ConditionReader.stems(title.bytes[...]))
    else { return nil }
    return condition
  }
}
