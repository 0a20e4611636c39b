import Bytes
import MarkdownBlocks
import ShellSyntax

/// The programs that a page shows to be programs, though no list of programs has them: what is typed at a prompt or
/// marked as shell, what a sentence asks to run, and what a sentence calls with its arguments, such as
/// "`frobnicate new` makes an app". A later call of one needs no such sign of its own.
struct CalledPrograms {
  let reader: ProseReader

  func names(in document: Document) -> Set<String> {
    // Of a page whose blocks all begin with what is known, nothing else is asked.
    let open = Set(document.blocks.compactMap(unknownWord))
    guard !open.isEmpty else { return [] }
    var names: Set<String> = []
    for (index, block) in document.blocks.enumerated() {
      if case .code(let code) = block.kind {
        // Most blocks hold none of them.
        guard open.contains(where: code.text.containsBytes(of:)) else { continue }
        names.formUnion(called(at: index, in: document.blocks).intersection(open))
      } else if let inlines = block.runningText, SpannedText.holdsCode(inlines) {
        let spans = reader.plain.codeSpans(inlines).filter { open.contains(Self.firstWord(of: $0)) }
        names.formUnion(spans.compactMap(calledProgram))
      }
    }
    return names
  }

  /// With which a block begins that nothing marks.
  private func unknownWord(_ block: Block) -> String? {
    guard case .code(let code) = block.kind, FenceInfo(code.info).language == nil else { return nil }
    let word = Self.firstWord(of: code.text)
    guard word.utf8.count < 40, word.utf8.first.map({ $0.isLetter }) == true, !BlockFacts.isProgram(word) else {
      return nil
    }
    return word
  }

  private static func firstWord(of text: String) -> String {
    String(text.drop(while: \.isSpace).prefix { !$0.isSpace })
  }

  private func called(at index: Int, in blocks: [Block]) -> Set<String> {
    guard case .code(let code) = blocks[index].kind else { return [] }
    let facts = BlockFacts(code: code, classes: blocks[index].classes, scripts: reader.scripts)
    if let prompted = facts.prompted {
      return Set(prompted.entries.filter { $0.prompt != "#" }.compactMap { calledProgram($0.command) })
    }
    guard facts.isCallByForm, facts.isMarkedUnknownCall || isAskedFor(facts, above: index, in: blocks) else {
      return []
    }
    return Set(facts.script.commands.compactMap(\.program))
  }

  private func isAskedFor(_ facts: BlockFacts, above index: Int, in blocks: [Block]) -> Bool {
    guard facts.infoLanguage == nil, index > 0, let prose = reader.prose(of: blocks[index - 1]) else { return false }
    let lead = LeadIn([prose], below: LeadIn(), vocabulary: reader.vocabulary)
    return lead.label.kind == .none && !lead.says(.announcesAnswer)
      && (lead.says(.asksToRun) || lead.says(.asksToOperate) || lead.says(.endsWithRun))
  }

  /// `frobnicate` of `frobnicate new app`.
  private func calledProgram(_ span: String) -> String? {
    guard span.containsBytes(of: " "), !span.containsBytes(of: "\n") else { return nil }
    let facts = BlockFacts(code: Self.block(span), classes: [], scripts: reader.scripts)
    guard facts.isCallByForm, !facts.beginsAsSource, !facts.isForeignSource else { return nil }
    return facts.script.commands.first?.program
  }

  private static func block(_ text: String) -> CodeBlock {
    CodeBlock(style: .fence, info: "", text: text, lineStarts: [], column: 1, isClosed: true)
  }
}
