import Bytes
import MarkdownBlocks

/// Sentences that leave what they ask for to some readers without beginning with a word for "if": "Restart it if it is
/// running:", "For a compile host:", "Users of fish should run:", "You may need to log in again:".
extension ConditionReader {
  /// What the action below some paragraphs depends on by the last of them.
  ///
  /// - Parameters:
  ///   - title: of the section: what it is about is no condition within it.
  ///   - isFirst: no action of the same step is above it.
  func proviso(of leadIn: [Outline.Part], below title: Words, isFirst: Bool) -> Condition? {
    let said = leadIn.filter { $0.prose?.isLabel == false }
    guard let last = said.last, let prose = last.prose, last.admonition == nil else { return nil }
    let sentences = prose.sentences
    guard let asking = sentences.last else { return nil }
    if prose.isAnnouncing || sentences.count == 1 && (said.count == 1 || !isFirst) {
      let words = Words(asking).bytes[...]
      if isProviso(words, below: title) || isLater(words, below: title) {
        return Condition(text: asking, line: last.line)
      }
    }
    // "Only needed on old kernels. Load the module:"
    guard prose.isAnnouncing, sentences.count == 2, let opening = sentences.first,
      vocabulary.scopes.conditions.restricting.beginsWord(Words(opening).bytes[...])
    else { return nil }
    return Condition(text: opening, line: last.line)
  }

  /// Whether not every reader is meant to do what the sentence asks for.
  func isProviso(_ sentence: ArraySlice<UInt8>, below title: Words) -> Bool {
    let words = vocabulary.scopes.conditions
    let text = afterRemark(sentence)
    if words.forbidding.beginsWord(text) { return true }
    if words.leaving.isAnyWord(in: text) { return !isAbout(title, text) }
    guard systems(in: text) == nil else { return false }
    if words.provisos.beginsWord(text) { return !isAbout(title, clause(of: text)) }
    return isForAudience(text, below: title) || hasClauseAfter(text)
  }

  /// "For large installations, raise the limit:", "Without a GPU:"; "For this installation, create a folder:" is for all.
  private func isForAudience(_ text: ArraySlice<UInt8>, below title: Words) -> Bool {
    let words = vocabulary.scopes.conditions
    guard let end = words.audienceOpenings.beginning(text) else { return false }
    let clause = clause(of: text)
    let rest = clause.dropFirst(end).drop { $0 == UInt8(ascii: " ") }
    let tokens = rest.split { $0 == UInt8(ascii: " ") }
    guard let first = tokens.first, tokens.count <= Self.longestAudience, !words.sparingDeterminers.contains(first),
      let last = tokens.last,
      words.audiences.isAnyWord(in: last) || tokens.count == 2 && words.audiences.contains(first)
    else { return false }
    return !isAbout(title, rest)
  }

  /// In words.
  private static let longestAudience = 5

  /// "To uninstall it:", "To remove it again, run:", "To stop everything:" say how what was done is taken back, and "You can
  /// reset it with:" how it is changed.
  private func isLater(_ sentence: ArraySlice<UInt8>, below title: Words) -> Bool {
    let words = vocabulary.scopes.conditions
    let text = afterRemark(sentence)
    // "You can change the password by running this command:"
    if let offer = vocabulary.scopes.offering.beginning(text), !vocabulary.scopes.choosing.isAnyWord(in: text) {
      let offered = clause(of: text).dropFirst(offer).drop { $0 == UInt8(ascii: " ") }
      let verb = offered.prefix { $0 != UInt8(ascii: " ") }
      return
        (OccasionVocabulary.alterations.beginsWord(offered) || words.reverting.beginsWord(offered)
        || words.removing.beginsWord(offered)) && !isAbout(title, verb)
    }
    guard let end = vocabulary.purposes.beginning(text) else { return false }
    let wanted = clause(of: text).dropFirst(end).drop { $0 == UInt8(ascii: " ") }
    if words.reverting.beginsWord(wanted) { return !isAbout(title, wanted) }
    guard let verb = words.removing.beginning(wanted) else { return false }
    // "To remove the taint:" is a step, "To remove all data:" and "To delete a user:" are for those who want that.
    let object = wanted.dropFirst(verb).drop { $0 == UInt8(ascii: " ") }
    return (words.pronouns.isAnyWord(in: object) || AsideVocabulary.indefinites.beginsWord(object))
      && !isAbout(title, wanted)
  }

  /// "Restart the service if it is running:"; "Check if it is running:" asks to find out, and in "Run this, with another
  /// name if you like:" the name is what depends on it.
  private func hasClauseAfter(_ text: ArraySlice<UInt8>) -> Bool {
    let words = vocabulary.scopes.conditions
    guard vocabulary.steps.doing.beginsWord(text) || vocabulary.run.beginsWord(text),
      !vocabulary.looking.beginsWord(text)
    else { return false }
    var found = false
    words.after.forEachPlace(in: text) { range in
      guard ByteSearch.isWord(range, in: text), !isBracketed(range.lowerBound, in: text) else { return false }
      let before = text[..<range.lowerBound].split { $0 == UInt8(ascii: " ") }
      guard let last = before.last, before.count > 1 else { return false }
      let comma = UInt8(ascii: ",")
      let bare = last.last == comma ? last.dropLast() : last
      // "Install it if you do not have it, then run:" asks for both.
      let isPart = before.dropLast().contains { $0.last == comma } || text[range.upperBound...].contains(comma)
      found = !words.findingOut.contains(bare) && !isPart
      return true
    }
    return found
  }

  private func isBracketed(_ index: Int, in text: ArraySlice<UInt8>) -> Bool {
    let before = text[..<index]
    return before.count { $0 == UInt8(ascii: "(") } > before.count { $0 == UInt8(ascii: ")") }
  }

  /// Up to the first comma, or the colon at the end.
  private func clause(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ".") }
  }

  /// "Note: …", "Or, …", "Then …"
  private func afterRemark(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let opened = vocabulary.scopes.ways.joining.beginning(sentence) ?? vocabulary.scopes.remarks.beginning(sentence)
    let isNote = sentence.prefix(Self.longestRemark).firstIndex(of: UInt8(ascii: ":"))
    guard let end = opened.map({ sentence.startIndex + $0 }) ?? isNote, end + 1 < sentence.endIndex else {
      return sentence
    }
    return sentence[end...].drop { !ByteSearch.isLetter($0) && $0 < 0x80 }
  }

  /// In bytes.
  private static let longestRemark = 12

  /// Whether the section is about it: "For production, raise the limit:" below "Production".
  private func isAbout(_ title: Words, _ clause: ArraySlice<UInt8>) -> Bool {
    // "To purge a key:" below "Purging keys".
    !Self.stems(clause, letters: 4).isDisjoint(with: Self.stems(title.bytes[...], letters: 4))
  }

  private func systems(in text: ArraySlice<UInt8>) -> [Platform]? {
    let found = PlatformWords.platforms(in: String(decoding: clause(of: text), as: UTF8.self), others: 8)
    return found.isEmpty ? nil : found
  }
}
