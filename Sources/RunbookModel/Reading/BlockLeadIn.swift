import Diagnostics
import MarkdownBlocks

/// What the text right before a block announces.
struct BlockLeadIn {
  var label = BlockLabel.none
  /// It asks to run the command that follows.
  var asksToRun = false
  /// It speaks of an error or a message.
  var announcesError = false
  /// It says that something is given back.
  var announcesAnswer = false
  /// Its last sentence speaks of a command.
  var announcesCommand = false
  /// It begins as an example does.
  var announcesExample = false
  /// Its last sentence begins as an example does, and goes on.
  var saysWhatIsShown = false
  /// Its last sentence speaks of an example.
  var mentionsExample = false

  init() {}

  /// What paragraphs say that stand below each other, the last one next to the block.
  ///
  /// - Parameter heading: what is known before the first of them.
  init(_ paragraphs: [Prose], below heading: BlockLeadIn, vocabulary: Vocabulary) {
    // Behind a label the sentence above it counts as well; any other paragraph stands for itself.
    let first = paragraphs.lastIndex { $0.label.kind != .example } ?? 0
    self = paragraphs[first...].reduce(heading) { BlockLeadIn($1, behind: $0, vocabulary: vocabulary) }
  }

  /// What `prose` says, with `before` standing above it.
  private init(_ prose: Prose, behind before: BlockLeadIn, vocabulary: Vocabulary) {
    label = prose.label
    let words = prose.words
    let last = words.lastSentence
    let beginsAsExample = vocabulary.exampleLabels.contains { Self.begins(last, with: $0) }
    saysWhatIsShown = beginsAsExample && last.split(separator: UInt8(ascii: " ")).count > 3
    // "For example, the log line:" says what is shown, whatever the sentence before it speaks of.
    announcesError = vocabulary.errors.isAny(in: saysWhatIsShown ? last : words.bytes[...])
    // "Example:" stands between the sentence that asks and the block.
    asksToRun = prose.asksToRun(vocabulary) || before.asksToRun && label.kind == .example
    announcesAnswer = vocabulary.answering.isAny(in: words.bytes[...])
    announcesCommand = vocabulary.commandWords.isAny(in: last)
    mentionsExample = label.kind == .example || vocabulary.exampleMentions.isAnyWord(in: last)
    announcesExample =
      label.kind == .example || vocabulary.exampleLabels.contains { Self.begins(words.bytes[...], with: $0) }
  }

  private static func begins(_ sentence: ArraySlice<UInt8>, with label: Words) -> Bool {
    let end = sentence.startIndex + label.bytes.count
    return sentence.starts(with: label.bytes) && ByteSearch.isWord(sentence.startIndex..<end, in: sentence)
  }
}
