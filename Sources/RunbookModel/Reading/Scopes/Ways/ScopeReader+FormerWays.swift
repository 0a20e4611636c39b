import Bytes
import Diagnostics
import MarkdownBlocks

/// Ways that no reader takes without a reason of their own: those of the past, and what is shown as wrong.
extension ScopeReader {
  /// "Legacy installation", "Old method", "Install with the script (deprecated)": for whom this is left to the reader.
  mutating func readFormerSections() {
    for frame in tree.frames.indices {
      guard case .heading = tree.frames[frame].kind, let section = finder.section(frame),
        isFormer(section.words.bytes[...]), hasOthersBesides(frame), !isMostOfPage(section.blocks),
        !isStepHeading(section.blocks.lowerBound), !isInChoice(section.blocks)
      else { continue }
      add(Condition(text: section.label.foldingBlanks, line: section.line), over: section.blocks)
    }
  }

  /// A page that is all about something of the past is read by whoever needs it.
  private func hasOthersBesides(_ frame: Int) -> Bool {
    guard let parent = tree.frames[frame].parent else { return false }
    return tree.frames[parent].children.count { tree.frames[$0].kind.isHeading } > 1
  }

  private func isMostOfPage(_ blocks: Range<Int>) -> Bool {
    let done = document.blocks.indices.filter { parts[$0]?.code != nil }
    return done.count { blocks.contains($0) } * 2 > done.count
  }

  private func isFormer(_ title: ArraySlice<UInt8>) -> Bool {
    let outdated = reader.vocabulary.scopes.ways.outdated
    // `old_keys` is the name of a setting.
    if let length = outdated.beginning(title), title.dropFirst(length).first.map({ " (:".utf8.contains($0) }) ?? true {
      return true
    }
    guard let remark = Self.bracketed(title) else { return false }
    return outdated.beginsWord(remark.bytes[...])
  }

  /// "Bad:", "Don't do this:" above a block.
  mutating func readWarnings() {
    let labels = reader.vocabulary.scopes.ways.warnedAgainst
    for stretch in stretches.flatMap(\.self) {
      guard let prose = stretch.lead.last.flatMap({ parts[$0]?.prose }), prose.isAnnouncing else { continue }
      // "❌ Wrong:"
      let said = prose.words.lastSentence
      let isWarning = [said, said.drop { $0 >= 0x80 || !ByteSearch.isLetter($0) }].contains { label in
        labels.contains(Words(bytes: Self.withoutMarks(label)))
      }
      guard isWarning else { continue }
      add(Condition(text: prose.text.foldingBlanks, line: prose.line), over: stretch.blocks)
    }
  }

  private static func withoutMarks(_ label: ArraySlice<UInt8>) -> [UInt8] {
    var bare = label
    while let last = bare.last, " :!.".utf8.contains(last) { bare.removeLast() }
    return Array(bare)
  }
}
