import Diagnostics
import MarkdownBlocks

/// Tells a sample that a command which only a sentence names, or another page, gives from the answer of the block above.
struct OtherAnswers {
  let section: Outline.Section
  let reader: ProseReader

  /// - Parameters:
  ///   - part: where the sample stands in `item`.
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
  private func isNamedAsCommand(_ before: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>) -> Bool {
    reader.vocabulary.commandWords.isAnyWord(in: before.suffix(16))
      || reader.vocabulary.commandWords.isAnyWord(in: behind.prefix(20))
  }

  private func asksToRun(_ before: ArraySlice<UInt8>, _ behind: ArraySlice<UInt8>) -> Bool {
    let side = reader.vocabulary.isVerbLast ? behind.prefix(60) : before.suffix(60)
    return reader.vocabulary.run.isAnyWord(in: side)
  }
}
