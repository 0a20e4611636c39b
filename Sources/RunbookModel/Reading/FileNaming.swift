import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Finds what the page says about the file whose content a block may be.
final class FileNaming {
  private let section: Outline.Section
  private let title: Prose
  private let reader: ProseReader
  private let files: FileNames
  private let readers: FileReaders

  /// So many steps above a block may speak of its file.
  private static let reach = 3
  /// So many blocks and captions stand below the sentence that asks for them.
  private static let captionReach = 32

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
    /// What is put into it is called a piece of it.
    var isPart = false
  }

  /// - Parameter title: the heading of the section.
  init(section: Outline.Section, title: Prose, reader: ProseReader) {
    self.section = section
    self.title = title
    self.reader = reader
    files = FileNames(plain: reader.plain)
    readers = FileReaders(section, scripts: reader.scripts)
  }

  /// The file that the block at `part` holds: named before it, or read by a later command, or made without a name.
  ///
  /// - Parameter isGiven: whether a block before it is the content of a file of that name.
  func file(
    of evidence: Evidence, item: Int, part: Int, isGiven: (String) -> Bool
  ) -> BlockClassifier.FileName? {
    let shape = evidence.shape
    let reader = readers.next(behind: item, part: part)
    if let mention = named(item: item, before: part), Self.agrees(mention.name, shape) {
      let (name, line) = (mention.name, mention.line)
      if let reader, reader.names.contains(name), !mention.isChanged, !readers.isWritten(name, before: (item, part)) {
        return .init(
          name: name, isMade: mention.isMade && mention.hasVerb,
          reason: "\(name) named in line \(line) and read by line \(reader.line)")
      }
      // A sentence about a file that exists already shows a part of it; a Dockerfile with its first instruction is whole,
      // and so is the first thing that goes into a file that was made empty.
      guard
        mention.isMade || shape == .dockerfile
          || !mention.isPart && !isGiven(name) && isMadeEmpty(name, before: (item, part))
      else { return nil }
      return .init(name: name, isMade: mention.isMade && mention.hasVerb, reason: "\(name) named in line \(line)")
    }
    let own = paragraphs(item: item, before: part)
    // "Add the following section": a part of a file, whatever a later command reads.
    let isPart = own.first { $0.prose?.isLabel == false }?.prose.map(changesFile) ?? false
    if shape != .unknown, !isPart, evidence.isData || !evidence.startsWithProgram, let reader,
      let name = reader.names.first(where: { Self.agrees($0, shape) }), !readers.isWritten(name, before: (item, part))
    {
      return .init(name: name, reason: "\(name) read by line \(reader.line)")
    }
    if evidence.isData, let saved = savedBehind(item: item, part: part), Self.agrees(saved.name, shape) {
      return .init(name: saved.name, isMade: true, reason: "\(saved.name) named in line \(saved.line)")
    }
    let isWhole = evidence.isData || evidence.isScript
    let isManifest = section.items[item].isNumbered && evidence.isManifest
    guard let line = own.first(where: { makesUnnamedFile($0.prose, isWhole: isWhole, isManifest: isManifest) })?.line
    else { return nil }
    return .init(name: nil, isMade: true, reason: "the content of a file that line \(line) does not name")
  }

  // MARK: Sentences

  /// The nearest name before the block: in its own item, else in the item before it in the same list.
  private func named(item: Int, before part: Int) -> Mention? {
    let own = paragraphs(item: item, before: part)
    for earlier in own {
      guard let prose = earlier.prose, let found = mention(in: prose, line: earlier.line) else { continue }
      return isCaption(prose, of: found.name)
        ? captioned(found, by: prose, in: section.items[item].parts[..<part]) : found
    }
    // "## Create `x.yaml`", and nothing but the content below it.
    if own.isEmpty, part == 0, item == 0, let found = mention(in: title, line: section.line), found.isMade {
      return found
    }
    return namedInSteps(before: item)
  }

  /// "1. Create `x.yaml`. 2. Open it. 3. Add this content:": what the steps right above say, as far as none has code.
  private func namedInSteps(before item: Int) -> Mention? {
    guard section.items[item].isNumbered else { return nil }
    let depth = section.items[item].path.count
    for before in section.items[..<item].suffix(Self.reach).reversed() {
      guard before.isNumbered, before.path.count >= depth, !before.parts.contains(where: { $0.code != nil }) else {
        break
      }
      for part in before.parts.reversed() {
        if let prose = part.prose, let found = mention(in: prose, line: part.line) { return found }
      }
    }
    return nil
  }

  /// `x.yaml:` alone, above the content.
  private func isCaption(_ prose: Prose, of name: String) -> Bool {
    let rest = prose.text.utf8.count - name.utf8.count
    return prose.text.hasPrefix(name) && (rest == 0 || rest < 5 && prose.text.utf8.last.map(Self.isColon) == true)
  }

  /// An ASCII colon, or the last byte of a wide one.
  private static func isColon(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte == 0x9A }

  /// "Create the following files:" above captions makes each of them.
  private func captioned(
    _ mention: Mention, by caption: Prose, in above: ArraySlice<Outline.Part>
  ) -> Mention {
    let saying = above.suffix(Self.captionReach).last { part in
      part.prose.map { $0 !== caption && ($0.text.contains(" ") || $0.words.bytes.contains { $0 >= 0xE2 }) } == true
    }
    guard let prose = saying?.prose, makesFile(prose) else { return mention }
    var made = mention
    (made.isMade, made.hasVerb) = (true, true)
    return made
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
        || Self.first(of: reader.vocabulary.namingFile, in: sentence) != nil && !changes(sentence)
    }
    return saves ? files.names(in: prose).first.map { ($0, said.line) } : nil
  }

  /// The parts between the block and the code before it, nearest first.
  private func paragraphs(item: Int, before part: Int) -> [Outline.Part] {
    Array(section.items[item].parts[..<part].reversed().prefix { $0.code == nil })
  }

  /// What the last sentence with a name says; the verb beside a name tells what is done with that file.
  private func mention(in prose: Prose, line: Int) -> Mention? {
    let known = files.names(in: prose)
    let names = known.isEmpty ? namesOfNewFiles(in: prose) : known
    guard !names.isEmpty else { return nil }
    for sentence in prose.words.sentences.reversed() {
      let places = names.compactMap { name in
        ByteSearch.offset(of: Words(name).bytes, in: sentence).map { (name: name, offset: $0) }
      }.sorted { $0.offset < $1.offset }
      guard let last = places.last else { continue }
      if let made = places.last(where: { takesWhole($0, in: sentence) }) {
        return Mention(name: made.name, line: line, isMade: true, hasVerb: true, isChanged: false)
      }
      if let made = places.first(where: { isMade(at: $0.offset, in: sentence) }) {
        return Mention(
          name: made.name, line: line, isMade: true, hasVerb: hasMaking(prose), isChanged: false)
      }
      let hasVerb = changes(sentence) || Self.first(of: reader.vocabulary.creatingFile, in: sentence) != nil
      return Mention(
        name: last.name, line: line, isMade: !hasVerb && makesFile(prose), hasVerb: hasMaking(prose),
        isChanged: changesFile(prose), isPart: speaksOfPart(sentence[..<last.offset]))
    }
    return Mention(
      name: names[names.count - 1], line: line, isMade: makesFile(prose), hasVerb: hasMaking(prose),
      isChanged: changesFile(prose))
  }

  /// "Create a file named `hosts`": a name without an ending, which says so itself.
  private func namesOfNewFiles(in prose: Prose) -> [String] {
    guard reader.vocabulary.newFile.isAny(in: prose.words.bytes[...]) else { return [] }
    return reader.plain.codeSpans(prose.inlines).filter { name in
      guard FileNames.mayNameFile(name),
        let offset = ByteSearch.offset(of: Words(name).bytes, in: prose.words.bytes[...])
      else { return false }
      return isNew((name, offset), in: prose.words.bytes[...])
    }
  }

  /// "Paste the following lines into a new file named X", "Copy the following content into X": whatever the verb does
  /// elsewhere, X is made of what follows.
  private func takesWhole(_ place: (name: String, offset: Int), in sentence: ArraySlice<UInt8>) -> Bool {
    if isNew(place, in: sentence) { return true }
    let (before, behind) = (sentence[..<place.offset], sentence[(place.offset + Words(place.name).bytes.count)...])
    guard !speaksOfPart(before) else { return false }
    // "Sie können eine Datei X erstellen": an infinitive stands behind its object.
    if reader.vocabulary.isInfinitiveLast, reader.vocabulary.creatingFile.isAnyWord(in: behind.prefix(14)) {
      return true
    }
    let phrases = reader.vocabulary.copyingInto
    return reader.vocabulary.isVerbLast
      ? phrases.isAny(in: behind.prefix(36)) : phrases.isAny(endingWithin: 12, of: before)
  }

  private func isNew(_ place: (name: String, offset: Int), in sentence: ArraySlice<UInt8>) -> Bool {
    let behind = sentence[(place.offset + Words(place.name).bytes.count)...]
    let words = reader.vocabulary
    // Between the words and the name stand an article, a quotation mark, "that is named".
    return words.newFile.isAny(in: behind.prefix(words.isVerbLast ? 48 : 24))
      || !words.isVerbLast && words.newFile.isAny(in: sentence[..<place.offset].suffix(40))
  }

  private func speaksOfPart(_ text: ArraySlice<UInt8>) -> Bool { reader.vocabulary.fileParts.isAnyWord(in: text) }

  /// Whether an earlier sentence asks to make the file, or a command makes it, with nothing in it.
  private func isMadeEmpty(_ name: String, before place: FileReaders.Place) -> Bool {
    readers.isTouched(name, before: place) || made[name].map { $0 < place } ?? false
  }

  /// By name the first sentence that asks to make the file. Most sections have no block that asks.
  private lazy var made: [String: FileReaders.Place] = {
    var made: [String: FileReaders.Place] = [:]
    for (itemIndex, item) in section.items.enumerated() {
      for (index, part) in item.parts.enumerated() {
        guard let said = part.prose.flatMap({ mention(in: $0, line: part.line) }), said.isMade, said.hasVerb,
          made[said.name] == nil
        else { continue }
        made[said.name] = (itemIndex, index)
      }
    }
    return made
  }()

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
  /// - Parameters:
  ///   - isWhole: the block is data or a script by its own looks; without that the page has to say that the content
  ///     goes into a file.
  ///   - isManifest: it describes a thing that a later command makes of it.
  private func makesUnnamedFile(_ prose: Prose?, isWhole: Bool, isManifest: Bool) -> Bool {
    guard let prose else { return false }
    return prose.words.sentences.contains { sentence in
      if reader.vocabulary.fillingFile.isAny(in: sentence) { return true }
      guard isWhole, let making = Self.first(of: reader.vocabulary.creatingFile, in: sentence) else { return false }
      if isManifest, !changes(sentence) { return true }
      guard let file = Self.first(of: reader.vocabulary.fileWords, in: sentence)
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
