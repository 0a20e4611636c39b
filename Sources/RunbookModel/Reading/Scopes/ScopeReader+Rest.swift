import MarkdownBlocks

/// What the last of several sections goes on with for all of them.
extension ScopeReader {
  /// "Send a message to both:", or all that is below the last way where each of the others is commands alone.
  ///
  /// - Parameter others: the blocks of the ways before it, headings included.
  func withoutRest(_ blocks: Range<Int>, after others: [Range<Int>]) -> Range<Int> {
    let named = blocks.dropFirst().first { position in
      guard let prose = parts[position]?.prose, prose.text.last.map({ ":：".contains($0) }) == true else { return false }
      return reader.vocabulary.scopes.allWays.isAnyWord(in: prose.words.bytes[...])
    }
    return blocks.lowerBound..<(named ?? beyondShape(blocks, of: others) ?? blocks.upperBound)
  }

  /// Below "Linux" and "Windows" there is one command each; a paragraph after the last one, with another command, is
  /// about neither. Ways of several commands differ in length: to install a package takes two, to build it takes five.
  /// What has headings of its own below the last way is about that way.
  private func beyondShape(_ blocks: Range<Int>, of others: [Range<Int>]) -> Int? {
    guard !others.isEmpty, others.allSatisfy({ codeCount($0) == 1 && isCode($0.upperBound - 1) }),
      codeCount(blocks) > 1, !blocks.dropFirst().contains(where: isHeading)
    else { return nil }
    let codes = blocks.filter(isCode)
    let rest = codes[0] + 1
    guard rest < codes[1], let prose = parts[rest]?.prose, !prose.isLabel else { return nil }
    let words = prose.words.bytes[...]
    let isOfItsOwn =
      SystemNames.systems(in: words) != nil || reader.vocabulary.scopes.others.beginsWord(words)
      || reader.vocabulary.scopes.continuing.beginsWord(words) || reader.vocabulary.conditions.beginsWord(words)
    return isOfItsOwn ? nil : rest
  }

  /// "The following examples show how to run the tool": below each heading one call, no two alike, and all are one of
  /// them with more. Calls of a service that list something and delete something are done one by one.
  func areExampleCalls(_ siblings: Siblings) -> Bool {
    guard siblings.kind == .headings, let announcement = siblings.announcement,
      reader.vocabulary.scopes.exampleCalls.isAnyWord(in: announcement.bytes[...])
    else { return false }
    let calls = siblings.members.map { member in
      member.blocks.compactMap { parts[$0]?.code?.text.split(whereSeparator: \.isWhitespace).map(String.init) }
    }
    guard calls.allSatisfy({ $0.count == 1 }), Set(calls).count == calls.count,
      let shortest = calls.map({ $0[0] }).min(by: { $0.count < $1.count }), !shortest.isEmpty
    else { return false }
    return calls.allSatisfy { $0[0].starts(with: shortest) }
  }

  private func codeCount(_ blocks: Range<Int>) -> Int { blocks.count(where: isCode) }

  private func isHeading(_ position: Int) -> Bool {
    if case .heading = document.blocks[position].kind { true } else { false }
  }

  private func isCode(_ position: Int) -> Bool {
    if case .code = document.blocks[position].kind { true } else { false }
  }
}
