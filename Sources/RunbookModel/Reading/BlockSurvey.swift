import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Reads every code block of one section in order, each in the light of what stands around it.
struct BlockSurvey {
  /// One code block, where it stands, and how it was read.
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
    var fileName: String?

    var isRunnable: Bool {
      exampleOf == nil && (reading.kind == .command || reading.kind == .http)
    }
  }

  private let section: Outline.Section
  private let reader: ProseReader
  private let files: FileNames
  private let readers: FileReaders
  private let classifier = BlockClassifier()
  private(set) var entries: [Entry] = []
  /// Of the current item.
  private var templates = ExampleTemplates()
  private var lastCommand: Int?
  private var label = BlockLabel.none
  private var asksToRun = false
  private var announcesError = false
  /// Nothing but tables and labels stand since the last command.
  private var onlyTablesSinceCommand = false

  static func entries(of section: Outline.Section, reader: ProseReader) -> [Entry] {
    guard section.items.contains(where: { $0.parts.contains { $0.code != nil } }) else { return [] }
    var survey = BlockSurvey(section: section, reader: reader, files: FileNames(plain: reader.plain))
    for item in section.items.indices {
      survey.label = .none
      survey.asksToRun = false
      survey.announcesError = false
      survey.onlyTablesSinceCommand = false
      survey.templates = ExampleTemplates()
      for part in section.items[item].parts.indices { survey.visit(item: item, part: part) }
    }
    return survey.entries
  }

  private init(section: Outline.Section, reader: ProseReader, files: FileNames) {
    self.section = section
    self.reader = reader
    self.files = files
    readers = FileReaders(section)
  }

  private mutating func visit(item: Int, part index: Int) {
    let part = section.items[item].parts[index]
    if let prose = part.prose {
      label = prose.label
      announcesError = prose.words.contains(anyOf: reader.vocabulary.errors)
      // "Example:" stands between the sentence that asks and the block.
      asksToRun = prose.asksToRun(reader.vocabulary) || asksToRun && label.kind == .example
      if label.kind == .none { onlyTablesSinceCommand = false }
    } else if let code = part.code {
      add(code, part, item: item, index: index)
      label = .none
      asksToRun = false
    } else if part.table != nil {
      label = .none
    }
  }

  private mutating func add(_ code: CodeBlock, _ part: Outline.Part, item: Int, index: Int) {
    let command = lastCommand
    let sameItem = command.map { entries[$0].item == item } ?? false
    let evidence = Evidence(code: code, classes: part.block.classes)
    let file = evidence.mightBeFile ? fileName(shape: evidence.shape, item: item, part: index) : nil
    let context = BlockClassifier.Context(
      label: label.kind == .none ? titleLabel(item: item) : label, isInProcedure: section.items[item].isNumbered,
      hasCommandBefore: sameItem, directlyFollowsCommand: sameItem && onlyTablesSinceCommand, asksToRun: asksToRun,
      announcesError: announcesError,
      isReferenceEntry: isReferenceEntry(code, part, item: item), fileName: file)
    let reading = classifier.classify(evidence, context: context)
    var entry = Entry(
      item: item, part: index, code: code, range: part.block.range, reading: reading, label: label,
      fileName: reading.kind == .file ? file?.name : nil)
    if reading.kind == .output {
      // An error message is shown for what goes wrong, not as what a command answers.
      let isElsewhere = announcesError && label.kind == .none && !sameItem
      entry.outputOf = isElsewhere || evidence.isSymptom ? nil : command
    } else {
      entry.exampleOf = templates.template(of: reading)
      if entry.exampleOf == nil { templates.add(reading, language: entry.language, index: entries.count) }
    }
    if entry.isRunnable { lastCommand = entries.count }
    entries.append(entry)
    onlyTablesSinceCommand = entry.isRunnable
  }

  /// Under a heading such as `Output`, a block needs no label of its own.
  private func titleLabel(item: Int) -> BlockLabel {
    let title = reader.prose(section.title, line: section.line).label
    return !section.items[item].isNumbered && title.kind == .output && !asksToRun ? title : .none
  }

  /// `cf help <name>` under a heading `help` or `cf help`: how the command may be called, not a step.
  private func isReferenceEntry(_ code: CodeBlock, _ part: Outline.Part, item: Int) -> Bool {
    guard !section.items[item].isNumbered, !asksToRun, label.kind == .none, !part.block.classes.contains("pre"),
      !code.text.contains("\n") || code.text.contains("["),
      isFirstOrSynopsis(code, item: item)
    else { return false }
    let title = reader.plain.text(section.title).normalisedWords.filter { $0 != "`" }.split(separator: " ")
    let words = code.text.normalisedWords.split(separator: " ").prefix {
      !$0.hasPrefix("<") && !$0.hasPrefix("[") && !$0.hasPrefix("-")
    }
    guard !title.isEmpty, words.count > 1 else { return false }
    return words.starts(with: title) || words.dropFirst().starts(with: title)
      || title.count > words.count && title.starts(with: words)
  }

  /// Behind the first block of the entry only further syntax lines count.
  private func isFirstOrSynopsis(_ code: CodeBlock, item: Int) -> Bool {
    guard let last = entries.last, last.item == item else { return true }
    return last.reading.kind == .synopsis && code.text.contains("<")
  }

  // MARK: Files

  private func fileName(shape: TextShape, item: Int, part: Int) -> BlockClassifier.FileName? {
    let reader = readers.next(behind: item, part: part)
    if let (name, line, isMade, isChanged) = namedBefore(item: item, part: part), Self.agrees(name, shape) {
      if let reader, reader.names.contains(name), !isChanged {
        return .init(name: name, reason: "\(name) named in line \(line) and read by line \(reader.line)")
      }
      // A sentence about a file that exists already shows a part of it; a Dockerfile with its first instruction is whole.
      guard isMade || shape == .dockerfile else { return nil }
      return .init(name: name, reason: "\(name) named in line \(line)")
    }
    guard shape != .unknown, let reader, let name = reader.names.first(where: { Self.agrees($0, shape) }) else {
      return nil
    }
    return .init(name: name, reason: "\(name) read by line \(reader.line)")
  }

  /// The nearest name before the block: in its own item, else in the item before it in the same list.
  private func namedBefore(item: Int, part: Int) -> (name: String, line: Int, isMade: Bool, isChanged: Bool)? {
    for earlier in section.items[item].parts[..<part].reversed() {
      if earlier.code != nil { break }
      if let found = naming(earlier) { return found }
    }
    guard item > 0, section.items[item].isNumbered,
      section.items[item - 1].path.count >= section.items[item].path.count
    else { return nil }
    let before = section.items[item - 1]
    guard !before.parts.contains(where: { $0.code != nil }) else { return nil }
    for earlier in before.parts.reversed() {
      if let found = naming(earlier) { return found }
    }
    return nil
  }

  private func naming(_ part: Outline.Part) -> (name: String, line: Int, isMade: Bool, isChanged: Bool)? {
    guard let prose = part.prose, let name = files.names(in: prose).last else { return nil }
    return (
      name, part.line, prose.createsFile(reader.vocabulary), prose.changesFile(reader.vocabulary)
    )
  }

  private static func agrees(_ name: String, _ shape: TextShape) -> Bool {
    let name = name.lowercased()
    switch shape {
    case .json: return name.hasSuffix(".json") || !name.hasSuffix(".yaml") && !name.hasSuffix(".yml")
    case .yaml: return !name.hasSuffix(".json") && !name.hasSuffix(".xml")
    case .xml: return !name.hasSuffix(".json") && !name.hasSuffix(".yaml") && !name.hasSuffix(".yml")
    case .dockerfile: return name.hasSuffix("dockerfile")
    default: return true
    }
  }
}

extension BlockSurvey.Entry {
  var language: Template.Language {
    switch reading.kind {
    case .http: .url
    case .file: Planner.language(ofFile: fileName ?? "", content: reading.text)
    default: .shell
    }
  }
}
