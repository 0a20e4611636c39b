import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Finds what the page says about the file whose content a block may be.
struct FileNaming {
  private let section: Outline.Section
  private let reader: ProseReader
  private let files: FileNames
  private let readers: FileReaders

  /// What one paragraph says.
  private struct Mention {
    var name: String
    var line: Int
    /// The file is made here.
    var isMade: Bool
    /// A verb says so, not only "named".
    var hasVerb: Bool
    /// Something is put into a file that exists.
    var isChanged: Bool
  }

  init(section: Outline.Section, reader: ProseReader) {
    self.section = section
    self.reader = reader
    files = FileNames(plain: reader.plain)
    readers = FileReaders(section, scripts: reader.scripts)
  }

  /// The file that the block at `part` holds: named before it, or read by a later command, or made without a name.
  func file(of evidence: Evidence, item: Int, part: Int) -> BlockClassifier.FileName? {
    let shape = evidence.shape
    let reader = readers.next(behind: item, part: part)
    if let mention = named(item: item, before: part), Self.agrees(mention.name, shape) {
      let (name, line) = (mention.name, mention.line)
      if let reader, reader.names.contains(name), !mention.isChanged {
        return .init(
          name: name, isMade: mention.isMade && mention.hasVerb,
          reason: "\(name) named in line \(line) and read by line \(reader.line)")
      }
      // A sentence about a file that exists already shows a part of it; a Dockerfile with its first instruction is whole.
      guard mention.isMade || shape == .dockerfile else { return nil }
      return .init(name: name, isMade: mention.isMade && mention.hasVerb, reason: "\(name) named in line \(line)")
    }
    let own = paragraphs(item: item, before: part)
    // "Add the following section": a part of a file, whatever a later command reads.
    let isPart = own.first { $0.prose?.isLabel == false }?.prose.map(changesFile) ?? false
    if shape != .unknown, !isPart, evidence.isData || !evidence.startsWithProgram, let reader,
      let name = reader.names.first(where: { Self.agrees($0, shape) })
    {
      return .init(name: name, reason: "\(name) read by line \(reader.line)")
    }
    if evidence.isData, let saved = savedBehind(item: item, part: part), Self.agrees(saved.name, shape) {
      return .init(name: saved.name, isMade: true, reason: "\(saved.name) named in line \(saved.line)")
    }
    let isWhole = evidence.isData || evidence.isScript
    guard let line = own.first(where: { makesUnnamedFile($0.prose, isWhole: isWhole) })?.line else { return nil }
    return .init(name: nil, isMade: true, reason: "the content of a file that line \(line) does not name")
  }

  // MARK: Sentences

  /// The nearest name before the block: in its own item, else in the item before it in the same list.
  private func named(item: Int, before part: Int) -> Mention? {
    for earlier in paragraphs(item: item, before: part) {
      if let found = mention(in: earlier) { return found }
    }
    guard item > 0, section.items[item].isNumbered,
      section.items[item - 1].path.count >= section.items[item].path.count
    else { return nil }
    let before = section.items[item - 1]
    guard !before.parts.contains(where: { $0.code != nil }) else { return nil }
    return before.parts.reversed().lazy.compactMap { mention(in: $0) }.first
  }

  /// "Save the file as `x.yaml`." right behind the block, or in the next item of the list.
  private func savedBehind(item: Int, part: Int) -> (name: String, line: Int)? {
    let own = section.items[item].parts[(part + 1)...]
    let next =
      own.isEmpty && item + 1 < section.items.count && section.items[item + 1].isNumbered
      ? section.items[item + 1].parts[...] : []
    guard let said = (own + next).first(where: { $0.table == nil }), let prose = said.prose else { return nil }
    let saves = prose.words.sentences.contains { sentence in
      Self.first(of: reader.vocabulary.savingFile, in: sentence) != nil
    }
    return saves ? files.names(in: prose).first.map { ($0, said.line) } : nil
  }

  /// The parts between the block and the code before it, nearest first.
  private func paragraphs(item: Int, before part: Int) -> [Outline.Part] {
    Array(section.items[item].parts[..<part].reversed().prefix { $0.code == nil })
  }

  /// What the last sentence with a name says; the verb beside a name tells what is done with that file.
  private func mention(in part: Outline.Part) -> Mention? {
    guard let prose = part.prose else { return nil }
    let names = files.names(in: prose)
    guard !names.isEmpty else { return nil }
    for sentence in prose.words.sentences.reversed() {
      let places = names.compactMap { name in
        ByteSearch.offset(of: Words(name).bytes, in: sentence).map { (name: name, offset: $0) }
      }.sorted { $0.offset < $1.offset }
      guard let last = places.last else { continue }
      if let made = places.first(where: { isMade(at: $0.offset, in: sentence) }) {
        return Mention(
          name: made.name, line: part.line, isMade: true, hasVerb: hasMaking(prose), isChanged: false)
      }
      let hasVerb = changes(sentence) || Self.first(of: reader.vocabulary.creatingFile, in: sentence) != nil
      return Mention(
        name: last.name, line: part.line, isMade: !hasVerb && makesFile(prose), hasVerb: hasMaking(prose),
        isChanged: changesFile(prose))
    }
    return Mention(
      name: names[names.count - 1], line: part.line, isMade: makesFile(prose), hasVerb: hasMaking(prose),
      isChanged: changesFile(prose))
  }

  /// The nearest verb before the name makes the file, or behind it where verbs stand last; "named" tells where no
  /// other verb does.
  private func isMade(at name: Int, in sentence: ArraySlice<UInt8>) -> Bool {
    let side = reader.vocabulary.isVerbLast ? sentence[name...] : sentence[..<name]
    func nearest(_ words: WordList) -> Int? {
      guard words.isAny(in: side) else { return nil }
      return words.flatMap { word in ByteSearch.wordOffsets(of: word, in: side) }.map { abs($0 - name) }.min()
    }
    let making = nearest(reader.vocabulary.creatingFile)
    let changing = nearest(reader.vocabulary.changingFile)
    guard let making else {
      return !changes(sentence) && Self.first(of: reader.vocabulary.namingFile, in: sentence) != nil
    }
    return changing.map { making < $0 } ?? true
  }

  private func changes(_ sentence: ArraySlice<UInt8>) -> Bool {
    Self.first(of: reader.vocabulary.changingFile, in: sentence) != nil
  }

  private func changesFile(_ prose: Prose) -> Bool { changes(prose.words.bytes[...]) }

  private func makesFile(_ prose: Prose) -> Bool { hasMaking(prose) && !changesFile(prose) }

  private func hasMaking(_ prose: Prose) -> Bool {
    Self.first(of: reader.vocabulary.creatingFile, in: prose.words.bytes[...]) != nil
  }

  /// "Create a `.yaml` file", "Copy this JSON to a file": no name, and none may be guessed.
  ///
  /// - Parameter isWhole: the block is data or a script by its own looks; without that the page has to say that the
  ///   content goes into a file.
  private func makesUnnamedFile(_ prose: Prose?, isWhole: Bool) -> Bool {
    guard let prose else { return false }
    return prose.words.sentences.contains { sentence in
      if reader.vocabulary.fillingFile.isAny(in: sentence) { return true }
      guard isWhole, let making = Self.first(of: reader.vocabulary.creatingFile, in: sentence),
        let file = Self.first(of: reader.vocabulary.fileWords, in: sentence)
      else { return false }
      return abs(file - making) <= 120 && isMade(at: file, in: sentence)
    }
  }

  private static func first(of words: WordList, in sentence: ArraySlice<UInt8>) -> Int? {
    words.firstWordOffset(in: sentence)
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
