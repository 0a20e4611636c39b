import Bytes
import MarkdownBlocks

/// What the text right before a block announces.
struct LeadIn {
  /// What a sentence says of the block below it.
  struct Cues: OptionSet, Hashable {
    let rawValue: UInt32

    /// It asks to run the command that follows.
    static let asksToRun = Cues(rawValue: 1 << 0)
    /// It is about an error or a message.
    static let announcesError = Cues(rawValue: 1 << 1)
    /// It says that something is given back.
    static let announcesAnswer = Cues(rawValue: 1 << 2)
    /// It tells of an error that there may be.
    static let announcesFailure = Cues(rawValue: 1 << 3)
    /// It asks to make something.
    static let asksToCreate = Cues(rawValue: 1 << 4)
    /// It asks to set variables.
    static let asksToExport = Cues(rawValue: 1 << 5)
    /// It asks to change a file.
    static let asksToChange = Cues(rawValue: 1 << 6)
    /// It asks to put lines, or another part, somewhere.
    static let asksToAddPart = Cues(rawValue: 1 << 7)
    /// What they are put into is a file.
    static let speaksOfFile = Cues(rawValue: 1 << 8)
    /// It shows an example of a file that it names.
    static let showsNamedFile = Cues(rawValue: 1 << 9)
    /// It asks to change a file that it names.
    static let changesNamedFile = Cues(rawValue: 1 << 10)
    /// Its last sentence is about a command.
    static let announcesCommand = Cues(rawValue: 1 << 11)
    /// It begins as an example does.
    static let announcesExample = Cues(rawValue: 1 << 12)
    /// Its last sentence begins as an example does, and goes on.
    static let saysWhatIsShown = Cues(rawValue: 1 << 13)
    /// Its last sentence is about an example.
    static let mentionsExample = Cues(rawValue: 1 << 14)
    /// It is about a command that was run before, or is met elsewhere.
    static let recalls = Cues(rawValue: 1 << 15)
    /// Its last sentence is about an example of a file, which no program printed.
    static let showsFileExample = Cues(rawValue: 1 << 16)
    /// Its last sentence is about examples of how a program is called.
    static let showsCalls = Cues(rawValue: 1 << 17)
    /// It says that these are examples, even where words in it ask for a command.
    static let areExamples = Cues(rawValue: 1 << 18)
    /// It says that root runs what is below it.
    static let asRoot = Cues(rawValue: 1 << 19)
    /// A sentence is about an error, and the last one, which leads to the block, is not.
    static let leavesError = Cues(rawValue: 1 << 20)
    /// Its last word before the colon is "run".
    static let endsWithRun = Cues(rawValue: 1 << 21)
    /// Its last sentence asks to do what a call does: "Then start the server:".
    static let asksToOperate = Cues(rawValue: 1 << 22)
    /// Its last sentence asks to do something, or says what for: "Add another user:", "To see all of them:".
    static let demands = Cues(rawValue: 1 << 23)
    /// Its last sentence asks to set something in a file that it names: "Set `ONE` in the `/etc/one.env` file:".
    static let setsInFile = Cues(rawValue: 1 << 24)
  }

  var label = BlockLabel.none
  var cues: Cues = []

  init() {}

  /// What paragraphs say that are below each other, the last one next to the block.
  ///
  /// - Parameter heading: what is known before the first of them.
  init(_ paragraphs: [Prose], below heading: LeadIn, vocabulary: Vocabulary) {
    // After a label the sentence above it counts as well; any other paragraph stands for itself.
    let first = paragraphs.lastIndex { $0.label.kind != .example } ?? 0
    self = paragraphs[first...].reduce(heading) { LeadIn($1, after: $0, vocabulary: vocabulary) }
  }

  /// What `prose` says below `before`.
  private init(_ prose: Prose, after before: LeadIn, vocabulary: Vocabulary) {
    label = prose.label
    let words = prose.words
    let all = words.bytes[...]
    let last = words.lastSentence
    let beginsAsExample = vocabulary.exampleLabels.contains { Self.begins(last, with: $0) }
    let isExample = label.kind == .example
    set(.saysWhatIsShown, beginsAsExample && last.split(separator: UInt8(ascii: " ")).count > 3)
    // "For example, the log line:" says what is shown, no matter what the sentence before it is about.
    set(.announcesError, vocabulary.errors.isAny(in: says(.saysWhatIsShown) ? last : all))
    // "Example:" is between the sentence that asks and the block.
    set(.asksToRun, prose.asksToRun(vocabulary) || before.says(.asksToRun) && isExample)
    set(.endsWithRun, prose.endsWithRun(vocabulary))
    let leads = prose.text.hasSuffix(":") || prose.text.hasSuffix("：")
    let request = leads ? DemandReader(vocabulary: vocabulary).withoutOpenings(last) : []
    set(.asksToOperate, [vocabulary.steps.operating, vocabulary.steps.executing].contains { $0.beginsWord(request) })
    setDemands(of: prose, leads: leads, vocabulary)
    set(.asRoot, leads && vocabulary.rootPrompts.isAnyWord(in: last) || before.says(.asRoot) && isExample)
    set(.leavesError, leads && says(.announcesError) && !vocabulary.errors.isAny(in: last))
    set(.announcesAnswer, vocabulary.answering.isAny(in: all))
    set(.announcesCommand, vocabulary.commandWords.isAny(in: last))
    // What is displayed is copied: "Copy and paste the command that is displayed to set the variable."
    set(
      .asksToExport,
      vocabulary.exporting.isAny(in: all) && !vocabulary.runDisplayed.isAny(in: all)
        && !vocabulary.commandWords.isAny(in: all) || before.says(.asksToExport) && isExample)
    set(
      .announcesFailure,
      says(.announcesError) && vocabulary.conditionals.contains { Self.begins(last, with: $0) })
    set(.asksToCreate, vocabulary.creatingFile.isAnyWord(in: all))
    set(.asksToChange, vocabulary.changingFile.isAnyWord(in: all))
    set(
      .asksToAddPart,
      says(.asksToChange) && vocabulary.changingFile.isAnyWord(in: last) && vocabulary.fileParts.isAnyWord(in: last))
    set(
      .speaksOfFile,
      says(.asksToAddPart) && (vocabulary.fileWords.isAnyWord(in: last) || FileNames.areNamed(in: prose.text)))
    if !says(.asksToRun), vocabulary.changingFile.isAnyWord(in: last), leads,
      Self.startFiles.isAnyWord(in: last) || Self.endsWithSettings(prose.text)
    {
      // "Add this to your `~/.zshrc`:", "Then add the following to `pg_hba.conf`:"
      cues.formUnion([.asksToAddPart, .speaksOfFile])
    }
    set(
      .changesNamedFile,
      vocabulary.changingFile.isAnyWord(in: words.sentences.first ?? []) && FileNames.areNamed(in: prose.text))
    set(.mentionsExample, isExample || beginsAsExample || vocabulary.exampleMentions.isAnyWord(in: last))
    set(
      .showsNamedFile,
      says(.mentionsExample) && !says(.announcesAnswer) && FileNames.areNamed(in: prose.text))
    set(
      .showsFileExample,
      says(.mentionsExample) && !says(.announcesAnswer) && vocabulary.fileWords.isAnyWord(in: last))
    set(.showsCalls, vocabulary.scopes.exampleCalls.isAnyWord(in: last))
    set(.areExamples, vocabulary.scopes.beingExamples.isAnyWord(in: last))
    set(.recalls, vocabulary.recalling.isAny(in: last))
    set(.announcesExample, isExample || vocabulary.exampleLabels.contains { Self.begins(all, with: $0) })
  }

  /// What its last sentence asks for, apart from a command.
  private mutating func setDemands(of prose: Prose, leads: Bool, _ vocabulary: Vocabulary) {
    let last = prose.words.lastSentence
    set(
      .demands,
      DemandReader(vocabulary: vocabulary).asks(last) || leads && vocabulary.purposes.beginsWord(last))
    set(
      .setsInFile,
      leads && (vocabulary.steps.altering.isAnyWord(in: last) || vocabulary.changingFile.isAnyWord(in: last))
        && FileNames.areNamed(in: prose.sentences.last ?? ""))
  }

  /// The last word of the sentence is a file of settings.
  private static func endsWithSettings(_ text: String) -> Bool {
    let word = text.split(whereSeparator: \.isWhitespace).last.map { $0.filter { !"`*:：\"'".contains($0) } } ?? ""
    return settingsEndings.contains(where: word.hasSuffix) && word.utf8.count > 5
  }

  private static let settingsEndings = [
    ".conf", ".cfg", ".cnf", ".ini", ".yml", ".yaml", ".toml", ".json", ".properties", ".env", ".cf", ".rc",
  ]

  /// Files of which a program reads every line when it starts.
  private static let startFiles: WordList = [
    ".bashrc", ".bash_profile", ".bash_aliases", ".zshrc", ".zprofile", ".zshenv", ".profile", ".kshrc", ".cshrc",
    ".tcshrc", "config.fish", "config.nu", "rc.elv", ".vimrc", ".gitconfig", ".tmux.conf", ".inputrc", ".npmrc",
    ".ssh/config",
  ]

  func says(_ cue: Cues) -> Bool { cues.contains(cue) }

  mutating func set(_ cue: Cues, _ holds: Bool) {
    if holds { cues.insert(cue) } else { cues.remove(cue) }
  }

  private static func begins(_ sentence: ArraySlice<UInt8>, with label: Words) -> Bool {
    let end = sentence.startIndex + label.bytes.count
    return sentence.starts(with: label.bytes) && ByteSearch.isWord(sentence.startIndex..<end, in: sentence)
  }
}
