import Bytes

/// All at once, or one thing after the other.
extension AlternativeRules {
  /// "Delete either the whole group, or its parts individually:" above three bullets: the second way is all of the
  /// bullets that do a part.
  func joiningParts(of siblings: Siblings) -> Siblings {
    guard siblings.kind == .bullets, siblings.members.count > 2,
      let said = siblings.announcement?.lastSentence, words.choosing.isAnyWord(in: said),
      let place = words.oneByOne.firstWordOffset(in: said)
    else { return siblings }
    // What is said last is done by the bullets that are last.
    let middle = vocabulary.or.flatMap { ByteSearch.wordOffsets(of: Words($0), in: said) }.max() ?? said.startIndex
    var joined = siblings
    let first = place > middle ? 1 : 0
    let last = siblings.members.count - (place > middle ? 0 : 1)
    var parts = siblings.members[first]
    parts.blocks = parts.blocks.lowerBound..<siblings.members[last - 1].blocks.upperBound
    joined.members.replaceSubrange(first..<last, with: [parts])
    return joined
  }
}
