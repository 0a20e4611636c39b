import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Reads every code block of one section in order, each in the light of what is around it.
struct BlockSurvey {
  /// One code block, where it is, and how it was read.
  struct Entry {
    var item: Int
    var part: Int
    var code: CodeBlock
    var range: SourceRange
    var reading: BlockClassifier.Reading
    var label: BlockLabel
    /// Index of the entry whose sample output this is.
    var outputOf: Int?
    /// Index of the template of which this is a filled-in example.
    var exampleOf: Int?
    /// Line of the template or the syntax in another section of which this is a filled-in example.
    var templateLine: Int?
    /// Line of the usage in whose place this filled-in example of it is run.
    var usageLine: Int?
    var fileName: String?
    /// It shows what goes wrong.
    var isFailure = false
    /// Line of a sentence above that names the command whose sample output this is.
    var outputOfLine: Int?
    var isForWindows = false
    /// It is marked as a language of programs.
    var isProgramSource = false
    /// Ways that its comments tell apart, of which one is followed.
    var ways: [CommentAlternatives.Run] = []
    /// What its comment says of whom it is for.
    var condition: String?
    /// The text before it asks to run it.
    var isAskedFor = false

    var isExample: Bool { exampleOf != nil || templateLine != nil }

    var isRunnable: Bool {
      !isExample && (reading.kind == .command || reading.kind == .http)
    }
  }

  private let section: Outline.Section
  private let reader: ProseReader
  private let files: FileNaming
  private let others: OtherAnswers
  private let classifier: BlockClassifier
  private let title: Prose
  private(set) var entries: [Entry] = []
  /// Names of the files of which the entries are the content.
  private var given: Set<String> = []
  /// The texts of the commands among the entries.
  private var calls: Set<String> = []
  /// Of the entries, by their lines.
  private var indices: [Int: Int] = [:]
  /// Of the page so far.
  private(set) var templates: ExampleTemplates
  private var lastCommand: Int?
  /// The last command, or the last filled-in example of one, whichever is nearer.
  private var lastCall: Int?
  /// What is said before the block that is read.
  private var leadIn = LeadIn()
  /// What is below that, or below the block that was read last.
  private var paragraphs: [Prose] = []
  /// A table is after them.
  private var isAfterTable = false
  /// The entry of a command reference that the section is, or is part of.
  private(set) var reference: ReferenceEntry?
  /// The entry of a chapter of such that the section is, or lies in: all that is called there is shown, not run.
  private let chapterEntry: ReferenceChapters.Entry?
  /// The heading is about examples.
  private let isAboutExamples: Bool
  /// Nothing but tables and labels are since the last command.
  private var onlyTablesSinceCommand = false

  /// - Parameters:
  ///   - reference: the entry of a command reference that a section before this one was.
  ///   - chapterEntry: the entry of a whole chapter of them that this section lies in.
  ///   - templates: of the sections before this one.
  ///   - above: what the section above this one says of the files in those below it.
  init(
    _ section: Outline.Section, reader: ProseReader, classifier: BlockClassifier, reference: ReferenceEntry?,
    chapterEntry: ReferenceChapters.Entry?, templates: ExampleTemplates,
    above: @escaping @autoclosure () -> FileAnnouncement?
  ) {
    self.section = section
    self.classifier = classifier
    self.reader = reader
    let hasCode = section.items.contains { $0.parts.contains { $0.code != nil } }
    title = reader.prose(hasCode ? section.title : [], line: section.line)
    self.reference = reference
    self.chapterEntry = chapterEntry
    self.templates = templates
    self.templates.beginSection()
    files = FileNaming(section: section, title: title, above: above(), reader: reader)
    others = OtherAnswers(section: section, reader: reader)
    isAboutExamples =
      reader.vocabulary.exampleLabels.contains(title.words)
      || reader.vocabulary.exampleMentions.isAnyWord(in: title.words.bytes[...])
    guard hasCode else { return }
    for item in section.items.indices {
      leadIn = LeadIn()
      paragraphs = []
      isAfterTable = false
      // Below a heading about an error, a block without a sentence of its own is that error.
      leadIn.set(
        .announcesError,
        !section.items[item].isNumbered && title.words.contains(anyOf: reader.vocabulary.errors))
      onlyTablesSinceCommand = false
      self.templates.beginItem()
      for part in section.items[item].parts.indices { visit(item: item, part: part) }
    }
    linkToNearest()
    for link in NamedOutputs.links(entries) { entries[link.output].outputOf = link.call }
  }

  /// Text after a list is in an item that began before it: what it shows is of the call right above, by lines.
  private mutating func linkToNearest() {
    var nearest: Int?
    for index in entries.indices.sorted(by: { entries[$0].range.start.line < entries[$1].range.start.line }) {
      let entry = entries[index]
      if let call = entry.outputOf, let nearest, entries[nearest].range.start.line > entries[call].range.start.line,
        entries[call].item != entry.item
      {
        entries[index].outputOf = nearest
      }
      if entry.isRunnable || entry.isExample && entry.reading.kind == .command { nearest = index }
    }
  }

  private mutating func visit(item: Int, part index: Int) {
    let part = section.items[item].parts[index]
    if let prose = part.prose {
      paragraphs.append(prose)
      isAfterTable = false
      if prose.label.kind == .none { onlyTablesSinceCommand = false }
    } else if let code = part.code {
      leadIn = LeadIn(paragraphs, below: leadIn, vocabulary: reader.vocabulary)
      if isAfterTable { leadIn.label = .none }
      add(OrLines.commented(code, reader.vocabulary), part, item: item, index: index)
      let remaining = leadIn.cues.intersection(.announcesError)
      leadIn = LeadIn()
      leadIn.cues = remaining
      paragraphs = []
      isAfterTable = false
    } else if part.table != nil {
      isAfterTable = true
    }
  }

  private mutating func add(_ code: CodeBlock, _ part: Outline.Part, item: Int, index: Int) {
    let command = lastCommand
    let sameItem = command.map { entries[$0].item == item } ?? false
    let facts = BlockFacts(
      code: code, classes: part.block.classes, scripts: reader.scripts, programs: reader.programs,
      called: reader.called, tool: reader.tool)
    if !leadIn.says(.asksToRun), facts.beginsWithFailure(reader.vocabulary.failures) {
      leadIn.set(.announcesError, true)
    }
    let file = facts.mightBeFile ? files.file(of: facts, item: item, part: index, given: given) : nil
    let entryWords = referenceWords(facts, part, item: item)
    let around = surroundings(facts, item: item, part: index, file: file, isReferenceEntry: entryWords != nil)
    let reading = classifier.classify(facts, around)
    var entry = Entry(
      item: item, part: index, code: code, range: part.block.range, reading: reading, label: leadIn.label,
      fileName: reading.kind == .file ? file?.name : nil)
    entry.isProgramSource = facts.isProgramSource
    entry.isAskedFor = leadIn.says(.asksToRun)
    entry.isForWindows = reading.kind == .command && facts.isForWindows
    entry.reading = CommentedExamples.leftOut(of: reading, scripts: reader.scripts, vocabulary: reader.vocabulary)
    entry.reading = ForeignLines.leftOut(of: entry.reading, reader: reader)
    entry.takeApart(block: part.id.position, announcement: paragraphs.last, reader: reader)
    if let filled = filledFile(entry, facts) {
      entry = filled
    } else if reading.kind == .output {
      // An error message is shown for what goes wrong, not as what a command answers.
      let isElsewhere =
        leadIn.says(.announcesFailure) || leadIn.says(.announcesError) && leadIn.label.kind == .none && !sameItem
      let isOthers = lastCall.map { others.isOfAnother(item: item, part: index, than: entries[$0]) } ?? false
      let line = others.lineOfCommand(item: item, part: index, below: lastCall.map { entries[$0] })
      // "Use `tool log` to get the message:" asks for what is shown, though it tells of an error.
      let isAskedFor =
        line != nil && !leadIn.says(.announcesFailure) && paragraphs.last.map(others.asksForSample) == true
      entry.isFailure = isElsewhere && !isAskedFor || facts.isSymptom
      let isLost = !sameItem && isOfLostCommand(item: item, part: index)
      entry.outputOf = entry.isFailure || isOthers || isLost || followsSource(item: item) ? nil : lastCall
      if !entry.isFailure, let line { (entry.outputOf, entry.outputOfLine) = (nil, line) }
    } else if !facts.isTest {
      link(&entry)
    }
    let level = chapterEntry?.level ?? section.level
    if let entryWords, reading.kind == .synopsis, chapterEntry == nil || reference(above: entry) == nil,
      reference?.words != entryWords || reference?.level != level || chapterEntry != nil
    {
      reference = ReferenceEntry(level: level, line: entry.range.start.line, words: entryWords)
    }
    if entry.isRunnable { lastCommand = entries.count }
    if entry.isRunnable || entry.isExample && reading.kind == .command { lastCall = entries.count }
    indices[entry.range.start.line] = entries.count
    if let name = entry.fileName { given.insert(name) }
    if reading.kind == .command { calls.insert(reading.text.foldingBlanks) }
    entries.append(entry)
    onlyTablesSinceCommand = entry.isRunnable
  }

  private func surroundings(
    _ facts: BlockFacts, item: Int, part: Int, file: Surroundings.File?, isReferenceEntry: Bool
  ) -> Surroundings {
    let command = lastCommand.map { entries[$0] }
    let isInItem = command?.item == item
    var around = Surroundings(leadIn: leadIn, isReferenceEntry: isReferenceEntry, file: file)
    around.isUsageSection = reader.vocabulary.usageTitles.contains(title.words)
    around.isBelowEditor = files.isEditing(above: part, in: item)
    let enclosing = section.items[item].parts[part].outputLabel
    around.label = leadIn.label.kind == .none ? enclosing ?? titleLabel(item: item, facts) : leadIn.label
    around.isInStep = section.items[item].isNumbered
    around.command =
      isInItem ? onlyTablesSinceCommand ? .directlyAbove : .inItem : command == nil ? .none : .inSection
    if let last = entries.last, last.item == item {
      let isOutput = last.reading.kind == .output && last.part + 1 == part
      around.above = isOutput ? .output : last.reading.kind == .code ? .code : .other
    }
    if let command {
      if repeats(command.reading.text, facts) { around.echo.insert(.command) }
      if reader.scripts[command.reading.text].commands.first?.program == facts.firstWord {
        around.echo.insert(.program)
      }
      if isInItem,
        onlyTablesSinceCommand && beginsWithCalls(facts.code.text, item: item)
          // What has shown its own output is called again.
          || command.reading.embeddedOutput == nil && isAnswered(command.reading.text, by: facts)
      {
        around.echo.insert(.calls)
      }
    }
    if let first = facts.script.commands.first, !calls.contains(first.text.foldingBlanks) {
      around.echo.insert(.nothing)
    }
    return around
  }

  /// "Example:" after the template of a file, no matter what class the page gives what it is filled in as.
  private mutating func filledFile(_ entry: Entry, _ facts: BlockFacts) -> Entry? {
    guard [.output, .code].contains(entry.reading.kind), facts.isData, leadIn.label.kind == .example else {
      return nil
    }
    var filled = entry
    filled.reading = facts.reading(.file, "a file above, filled in")
    filled.reading.rule = "files.filled-in"
    guard let line = templates.template(of: filled, announced: announcement(of: filled)) else { return nil }
    filled.exampleOf = indices[line]
    filled.templateLine = filled.exampleOf == nil ? line : nil
    return filled
  }

  /// "List the pods", and nothing but the list: a step that lost its command, or never had one. A step that is about an
  /// output goes on with the one before.
  private func isOfLostCommand(item: Int, part: Int) -> Bool {
    guard section.items[item].isNumbered, let call = lastCall.map({ entries[$0] }), section.items[call.item].isNumbered,
      !section.items[item].parts[..<part].contains(where: { $0.code != nil }), leadIn.label.kind == .none,
      let first = section.items[item].parts.first?.prose?.words.sentences.first
    else { return false }
    return reader.vocabulary.looking.beginsWord(first) && !leadIn.says(.announcesAnswer)
  }

  /// The calls that are right above, and more: what they answer.
  private func beginsWithCalls(_ text: String, item: Int) -> Bool {
    let lines = text.parts(separatedBy: "\n").map { $0.foldingBlanks }
    guard lines.count > 2 else { return false }
    let above = entries.suffix(4).reversed().prefix { $0.item == item && $0.reading.kind == .command }
      .map { $0.reading.text.foldingBlanks }
    let repeated = lines.prefix { line in above.contains { $0 == line } }.count
    return repeated > 0 && repeated < lines.count && above.first == lines[repeated - 1]
  }

  /// The call above after a prompt, with `sudo` or without, its blanks filled, and what it printed.
  private func isAnswered(_ command: String, by facts: BlockFacts) -> Bool {
    guard let entry = facts.prompted?.entries.first, !entry.output.isEmpty else { return false }
    func words(_ text: String) -> [Substring] {
      Array(text.split(whereSeparator: \.isSpace).trimmingPrefix(["sudo"]))
    }
    let (shown, call) = (words(entry.command), words(command))
    let fixed = call.prefix { !$0.containsBytes(of: "<") }
    return shown == call || fixed.count > 1 && fixed.count < call.count && shown.starts(with: fixed)
  }

  /// What a program prints whose source is right above is no answer of a command further up.
  private func followsSource(item: Int) -> Bool {
    guard let last = entries.last, last.item == item, last.reading.kind == .code, let lastCall else { return false }
    return last.isProgramSource && lastCall < entries.count - 1
  }

  /// A session that begins with the call above it shows what that one answers.
  private func repeats(_ command: String, _ facts: BlockFacts) -> Bool {
    guard let first = facts.prompted?.entries.first?.command else { return true }
    let words = ExampleTemplates.callWords(command)
    return first.split(whereSeparator: \.isSpace).starts(with: words)
  }

  /// Finds of what the block is an example, or remembers it as a template of later ones.
  private mutating func link(_ entry: inout Entry) {
    var line = templates.template(of: entry, announced: announcement(of: entry))
    if line == nil, let reference = reference(above: entry), entry.reading.kind == .command,
      !section.items[entry.item].isNumbered,
      chapterEntry != nil || !leadIn.says(.asksToRun) && reference.describes(entry.reading.text)
    {
      line = reference.line
    }
    entry.exampleOf = line.flatMap { indices[$0] }
    entry.templateLine = entry.exampleOf == nil ? line : nil
    if let usage = entry.exampleOf, stands(entry, for: entries[usage]) {
      entries[usage].reading.kind = .synopsis
      (entry.exampleOf, entry.usageLine) = (nil, line)
    }
    if !entry.isExample { templates.add(entry, scripts: reader.scripts) }
  }

  /// Outside a step a usage says how a command may be called, and its first filled-in example is what is done. In a step
  /// the usage is run with the reader's own values; the syntax of a command reference is run by no one.
  private func stands(_ entry: Entry, for usage: Entry) -> Bool {
    guard entry.reading.kind == .command, !section.items[usage.item].isNumbered, !usage.isAskedFor,
      reference?.line != usage.range.start.line, reader.scripts[entry.reading.text].sites.isEmpty
    else { return false }
    let isUsage =
      usage.reading.kind == .synopsis
      || reader.scripts[usage.reading.text].sites.contains { $0.form == .optional }
    return isUsage && !entries.contains { $0.usageLine == usage.range.start.line }
  }

  private func announcement(of entry: Entry) -> ExampleTemplates.Announcement {
    let isInStep = section.items[entry.item].isNumbered
    return ExampleTemplates.Announcement(
      isExample: leadIn.says(.announcesExample), mentionsExample: leadIn.says(.mentionsExample),
      isShownOnly: !isInStep && !leadIn.says(.asksToRun) && isAboutExamples)
  }

  /// The entry that the section is, or is below.
  private func reference(above entry: Entry) -> ReferenceEntry? {
    guard let reference else { return nil }
    let isOwn = chapterEntry.map { reference.line >= $0.line }
    return isOwn ?? (reference.level < section.level || reference.line >= section.line) ? reference : nil
  }

  /// Under a heading such as `Output`, a block needs no label of its own; in a list only what shows an answer is one.
  private func titleLabel(item: Int, _ facts: BlockFacts) -> BlockLabel {
    let mightBe = !section.items[item].isNumbered || facts.prompted?.entries.contains { !$0.output.isEmpty } == true
    return mightBe && title.label.kind == .output && !leadIn.says(.asksToRun) ? title.label : .none
  }

  /// `cf help <name>` under a heading `help` or `cf help`: how the command may be called, not a step.
  private func referenceWords(_ facts: BlockFacts, _ part: Outline.Part, item: Int) -> [Substring]? {
    let code = facts.code
    if let chapterEntry { return chapterWords(code, in: chapterEntry, item: item) }
    // A statement of a database is no call.
    guard facts.shape != .sql, !section.items[item].isNumbered, !leadIn.says(.asksToRun), leadIn.label.kind == .none,
      !part.block.classes.contains("pre"), !code.text.containsBytes(of: "\n") || code.text.containsBytes(of: "["),
      // "Install Kiln" and `brew install kiln`: the author says that it is typed.
      FenceInfo(code.info).mark != .shell || !part.block.classes.isEmpty
        || code.text.contains(where: { "<[".containsBytes(of: $0) }),
      isFirstOrSynopsis(code, item: item)
    else { return nil }
    return ReferenceEntry.words(of: code.text, title: title.text)
      ?? wordsLikeSibling(code)
  }

  /// The first call of the entry, no matter what its title is, and further syntax right below it.
  private func chapterWords(_ code: CodeBlock, in entry: ReferenceChapters.Entry, item: Int) -> [Substring]? {
    guard !section.items[item].isNumbered, leadIn.label.kind == .none, !leadIn.says(.asksToRun) else { return nil }
    let isFirst = (reference?.line ?? 0) < entry.line
    let isFurther = entries.last?.reading.kind == .synopsis && code.text.contains { "<[".containsBytes(of: $0) }
    guard isFirst || isFurther else { return nil }
    let words = ReferenceEntry.words(of: code.text, title: title.text)
    return words ?? Array(code.text.normalisedWords.parts(separatedBy: " ").prefix(2))
  }

  /// Where the entry before is one, a syntax line of the same program is one too, though its title is translated.
  private func wordsLikeSibling(_ code: CodeBlock) -> [Substring]? {
    guard let reference, reference.level == section.level, entries.isEmpty,
      code.text.contains(where: { "<[".containsBytes(of: $0) })
    else { return nil }
    let words = code.text.normalisedWords.parts(separatedBy: " ").prefix(reference.words.count)
    let isCall = words.count > 1 && words.first == reference.words.first
    return isCall && !words.contains { $0.hasPrefix("<") || $0.hasPrefix("[") } ? Array(words) : nil
  }

  /// After the first block of the entry only further syntax lines count.
  private func isFirstOrSynopsis(_ code: CodeBlock, item: Int) -> Bool {
    guard let last = entries.last, last.item == item else { return true }
    return last.reading.kind == .synopsis && code.text.containsBytes(of: "<")
  }
}
