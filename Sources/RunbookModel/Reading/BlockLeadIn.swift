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
  /// It tells of an error that there may be.
  var announcesFailure = false
  /// It asks to make something.
  var asksToCreate = false
  /// It asks to set variables.
  var asksToExport = false
  /// It asks to change a file.
  var asksToChange = false
  /// It asks to put lines, or another part, somewhere.
  var asksToAddPart = false
  /// What they are put into is a file.
  var speaksOfFile = false
  /// It shows an example of a file that it names.
  var showsNamedFile = false
  /// It asks to change a file that it names.
  var changesNamedFile = false
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
    // What is displayed is copied: "Copy and paste the command that is displayed to set the variable."
    asksToExport =
      vocabulary.exporting.isAny(in: words.bytes[...]) && !vocabulary.runDisplayed.isAny(in: words.bytes[...])
      && !vocabulary.commandWords.isAny(in: words.bytes[...]) || before.asksToExport && label.kind == .example
    announcesFailure = announcesError && vocabulary.conditionals.contains { Self.begins(last, with: $0) }
    asksToCreate = vocabulary.creatingFile.isAnyWord(in: words.bytes[...])
    asksToChange = vocabulary.changingFile.isAnyWord(in: words.bytes[...])
    asksToAddPart =
      asksToChange && vocabulary.changingFile.isAnyWord(in: last) && vocabulary.fileParts.isAnyWord(in: last)
    speaksOfFile = asksToAddPart && (vocabulary.fileWords.isAnyWord(in: last) || FileNames.areNamed(in: prose.text))
    changesNamedFile =
      vocabulary.changingFile.isAnyWord(in: words.sentences.first ?? []) && FileNames.areNamed(in: prose.text)
    mentionsExample = label.kind == .example || vocabulary.exampleMentions.isAnyWord(in: last)
    showsNamedFile = mentionsExample && !announcesAnswer && FileNames.areNamed(in: prose.text)
    announcesExample =
      label.kind == .example || vocabulary.exampleLabels.contains { Self.begins(words.bytes[...], with: $0) }
  }

  private static func begins(_ sentence: ArraySlice<UInt8>, with label: Words) -> Bool {
    let end = sentence.startIndex + label.bytes.count
    return sentence.starts(with: label.bytes) && ByteSearch.isWord(sentence.startIndex..<end, in: sentence)
  }
}
