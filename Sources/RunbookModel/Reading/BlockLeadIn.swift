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

  init() {}

  /// What `prose` says, with `before` standing above it.
  init(_ prose: Prose, behind before: BlockLeadIn, vocabulary: Vocabulary) {
    label = prose.label
    let words = prose.words
    announcesError = words.contains(anyOf: vocabulary.errors)
    // "Example:" stands between the sentence that asks and the block.
    asksToRun = prose.asksToRun(vocabulary) || before.asksToRun && label.kind == .example
    let last = words.lastSentence
    announcesAnswer = vocabulary.answering.isAny(in: words.bytes[...])
    announcesCommand = vocabulary.commandWords.isAny(in: last)
    announcesExample =
      label.kind == .example || vocabulary.exampleLabels.contains { Self.begins(words, with: $0) }
  }

  private static func begins(_ words: Words, with label: Words) -> Bool {
    words.hasPrefix(label) && ByteSearch.isWord(0..<label.bytes.count, in: words.bytes[...])
  }
}
