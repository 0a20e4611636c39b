import Bytes
import MarkdownBlocks
import ShellSyntax

/// Tells a sample that a command which only a sentence names, or another page, gives from the answer of the block above.
struct OtherAnswers {
  let section: Outline.Section
  let reader: ProseReader

  /// - Parameters:
  ///   - part: where the sample is in `item`.
  ///   - call: the nearest command above it.
  func isOfAnother(item: Int, part: Int, than call: BlockSurvey.Entry) -> Bool {
    let isInItem = call.item == item
    let start = isInItem ? call.part + 1 : 0
    guard start < part else { return false }
    let said = section.items[item].parts[start..<part].compactMap(\.prose).filter { !$0.isLabel }
    // "Push the image, as shown there. The output is:" is a step of its own, though it has no command.
    if !isInItem, section.items[item].isNumbered, said.contains(where: { Self.hasLink($0.inlines) }) { return true }
    return said.contains { asksForAnother($0, than: call.reading.text) }
  }

  /// The line of the sentence right above the sample that gives the command which prints it: "Run `tool list`; it
  /// prints:". Nil where the sentence gives none, or the one of the block above.
  ///
  /// - Parameter call: the nearest command above the sample.
  func lineOfCommand(item: Int, part: Int, below call: BlockSurvey.Entry?) -> Int? {
    let start = call.map { $0.item == item ? $0.part + 1 : 0 } ?? 0
    guard start < part else { return nil }
    let above = section.items[item].parts[start..<part].reversed().prefix { $0.code == nil }.filter { $0.prose != nil }
    let own = call.map { Words($0.reading.text) }
    // What lies between is about the output.
    for said in above.prefix(2) {
      guard let prose = said.prose else { continue }
      let spans = reader.plain.codeSpans(prose.inlines).prefix(8).filter(isCall)
      guard let span = spans.last else { continue }
      if let own, own.contains(Words(span)) { return nil }
      return asks(prose, for: Words(span)) ? said.line : nil
    }
    return nil
  }

  /// "Use `tool log` to get the message:"; "You see this when you enter `tool log`:" asks for nothing.
  func asksForSample(_ prose: Prose) -> Bool {
    let vocabulary = reader.vocabulary
    return prose.isAnnouncing
      && prose.words.sentences.contains { vocabulary.run.beginsWord($0) || vocabulary.looking.beginsWord($0) }
  }

  /// Several words, the first one a program's name.
  private func isCall(_ span: String) -> Bool {
    guard let end = span.firstIndex(of: " "), span.utf8.first.map({ (0x61...0x7A).contains($0) }) == true else {
      return false
    }
    let name = span[..<end]
    return name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "-_./".utf8.contains($0) }
      && reader.scripts[span].issues.isEmpty
  }

  /// The sentence asks to run or to look, and names the command as how.
  private func asks(_ prose: Prose, for span: Words) -> Bool {
    let words = reader.vocabulary
    return prose.words.sentences.contains { sentence in
      guard let place = ByteSearch.wordOffset(of: span, in: sentence) else { return false }
      let before = sentence[..<place]
      let after = sentence[(place + span.bytes.count)...]
      return words.run.isAnyWord(in: words.isVerbLast ? after.prefix(60) : before.suffix(60))
        || words.looking.isAnyWord(in: words.isVerbLast ? after : before)
        || words.commandWords.isAnyWord(in: after.prefix(20)) && words.looking.isAnyWord(in: before)
    }
  }

  private static func hasLink(_ inlines: [Inline]) -> Bool {
    inlines.contains { inline in
      switch inline.kind {
      case .link: true
      case .strong(let content), .emphasis(let content): hasLink(content)
      default: false
      }
    }
  }

  /// "Run the `fn get` command to find the address."
  private func asksForAnother(_ prose: Prose, than command: String) -> Bool {
    let spans = reader.plain.codeSpans(prose.inlines).prefix(8).map { Words($0) }
    guard !spans.isEmpty else { return false }
    let own = Words(command)
    return prose.words.sentences.contains { sentence in
      spans.contains { span in
        guard !own.contains(span), let place = ByteSearch.wordOffset(of: span, in: sentence) else { return false }
        let end = place + span.bytes.count
        return isNamedAsCommand(sentence[..<place], sentence[end...]) && asksToRun(sentence[..<place], sentence[end...])
      }
    }
  }

  /// "the `x` command", « la commande `x` »
  private func isNamedAsCommand(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
    reader.vocabulary.commandWords.isAnyWord(in: before.suffix(16))
      || reader.vocabulary.commandWords.isAnyWord(in: after.prefix(20))
  }

  private func asksToRun(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>) -> Bool {
    let side = reader.vocabulary.isVerbLast ? after.prefix(60) : before.suffix(60)
    return reader.vocabulary.run.isAnyWord(in: side)
  }
}
