import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

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
      codeCount(blocks) > 1, !blocks.dropFirst().contains(where: isHeadingBlock)
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

  /// "For example:" above blocks right below each other, each with another call of one command: who has scaled to two
  /// does not want five.
  var exampleBlocks: [Siblings] {
    tree.frames.indices.flatMap { frame in
      var rows: [(lead: Prose?, blocks: [Int])] = []
      var lead: Prose?
      for child in tree.content(of: frame) {
        guard case .block(let position) = child, parts[position]?.code != nil else {
          if case .block(let position) = child { lead = finder.prose[position] } else { lead = nil }
          continue
        }
        if let last = rows.last?.blocks.last, last + 1 == position {
          rows[rows.count - 1].blocks.append(position)
        } else {
          rows.append((lead, [position]))
        }
        lead = nil
      }
      return rows.filter { $0.blocks.count > 1 && $0.lead.map(announcesExamples) == true && areCallsOfOne($0.blocks) }
        .map { row in
          let members = row.blocks.map { position in
            let line = parts[position]?.code?.text.parts(separatedBy: "\n", maxSplits: 1).first.map(String.init) ?? ""
            return Siblings.Member(
              blocks: position..<position + 1, label: line, words: Words(line),
              line: document.blocks[position].range.start.line)
          }
          return Siblings(kind: .blocks, members: members, question: row.lead?.text)
        }
    }
  }

  /// "The number can be set. For example:", "Examples:".
  private func announcesExamples(_ prose: Prose) -> Bool {
    guard prose.isAnnouncing else { return false }
    if prose.label.kind == .example { return true }
    let last = prose.words.lastSentence
    return reader.vocabulary.exampleLabels.contains { label in
      last.starts(with: label.bytes) && rules.tokens(last).count <= rules.tokens(label.bytes[...]).count + 1
    }
  }

  /// One command each, with the same program and subcommand, and never the same.
  private func areCallsOfOne(_ blocks: [Int]) -> Bool {
    let calls = blocks.map { position in
      reader.scripts[promptless(parts[position]?.code?.text ?? "")].commands.map { $0.words.map(\.text) }
    }
    guard calls.allSatisfy({ $0.count == 1 && $0[0].count > 2 }), Set(calls).count == calls.count else { return false }
    return calls.allSatisfy { $0[0].prefix(2) == calls[0][0].prefix(2) }
  }

  /// "Debugging an app in Java", "Debugging an app in Go", with the same command below each: no one runs it twice.
  func areOfOtherLanguages(_ siblings: Siblings) -> Bool {
    guard siblings.kind == .headings else { return false }
    var seen: Set<Int> = []
    let rests = siblings.members.compactMap { member -> [ArraySlice<UInt8>]? in
      let title = member.words.bytes[...]
      guard let name = LabelNames.languages.name(in: title), seen.insert(name).inserted else { return nil }
      return LabelNames.languages.rest(of: title, besides: name)
    }
    guard rests.count == siblings.members.count, rests.allSatisfy({ $0 == rests[0] }) else { return false }
    let commands = siblings.members.map { member in member.blocks.lazy.compactMap { parts[$0]?.code?.text }.first }
    return commands.allSatisfy { $0 != nil && $0 == commands[0] }
  }

  /// "Create a key", "Rotate a key", "Delete a key": of several tasks of one thing only the first is done by all who
  /// follow the page.
  func tasks(in siblings: Siblings) -> ArraySlice<Siblings.Member> {
    let scopes = reader.vocabulary.scopes
    guard siblings.kind == .headings, siblings.members.count > 2, let first = siblings.members.first,
      let thing = thing(of: first, after: scopes.creating)
    else { return [] }
    let others = siblings.members.dropFirst()
    return others.allSatisfy { self.thing(of: $0, after: scopes.tending) == thing } ? others : []
  }

  /// The words after the verb, without articles; nil where no such verb begins the title.
  private func thing(of member: Siblings.Member, after verbs: WordList) -> [ArraySlice<UInt8>]? {
    let title = member.words.bytes[...]
    guard let length = verbs.beginning(title) else { return nil }
    let thing = rules.tokens(title.dropFirst(length)).filter { !rules.isArticle($0) && !rules.isDeterminer($0) }
    return thing.isEmpty ? nil : thing
  }

  private func codeCount(_ blocks: Range<Int>) -> Int { blocks.count(where: isCode) }

  func isHeadingBlock(_ position: Int) -> Bool {
    if case .heading = document.blocks[position].kind { true } else { false }
  }

  private func isCode(_ position: Int) -> Bool {
    if case .code = document.blocks[position].kind { true } else { false }
  }
}
