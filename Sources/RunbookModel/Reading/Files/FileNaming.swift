import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Finds what the page says about the file whose content a block may be.
final class FileNaming {
  private let section: Outline.Section
  private let title: Prose
  private let makeAbove: () -> FileAnnouncement?
  private lazy var above = makeAbove()
  private let reader: ProseReader
  private let files: FileNames
  private let says: FileSentences
  /// Of most sections no block may be a file.
  private lazy var readers = FileReaders(section, reader: reader)

  /// So many paragraphs above a block that stands in no step.
  private static let textReach = 3
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
    /// It is gone over as a whole.
    var isRevised = false
  }

  /// - Parameters:
  ///   - title: the heading of the section.
  ///   - above: what the section above this one says of the files in those below it.
  init(
    section: Outline.Section, title: Prose, above: @escaping @autoclosure () -> FileAnnouncement?, reader: ProseReader
  ) {
    self.section = section
    self.title = title
    makeAbove = above
    self.reader = reader
    files = FileNames(plain: reader.plain)
    says = FileSentences(vocabulary: reader.vocabulary, plain: reader.plain)
  }

  /// The file that the block at `part` holds: named before it, or read by a later command, or made without a name.
  ///
  /// - Parameter given: the files of which blocks before it are the content.
  func file(of facts: BlockFacts, item: Int, part: Int, given: Set<String>) -> Surroundings.File? {
    let isGiven: (String) -> Bool = { given.contains($0) }
    let found =
      titled(facts, item: item, part: part, given: given)
      ?? wholeFile(of: facts, item: item, part: part, isGiven: isGiven)
      ?? spokenOf(facts, item: item, part: part, given: given)
    // What every system has is not to be replaced by a line or two, nor a certificate by what speaks of it.
    return found.flatMap { file in
      guard let name = file.name else { return file }
      let isOther = FileNames.holdsNoText(name) && !facts.code.text.contains("-----BEGIN")
      return FileNames.isOfSystem(name) || isOther ? nil : file
    }
  }

  /// The fence or a comment in the first line names it.
  private func titled(_ facts: BlockFacts, item: Int, part: Int, given: Set<String>) -> Surroundings.File? {
    guard let name = facts.givenName, !given.contains(name), Self.agrees(name, facts.shape),
      !facts.startsWithProgram || facts.isScript || BlockFacts.isScriptName(name)
        || facts.isMarked(asLanguageOf: name)
    else { return nil }
    let said = paragraphs(item: item, before: part).first { $0.prose?.isLabel == false }?.prose
    let isAsked = said.map(says.hasMaking) ?? false
    // "Add this to the file": a part of it, as most of what is shown of a file that a tool makes.
    if let said, !isAsked, reader.vocabulary.resembling.isAny(in: said.words.bytes[...]) { return nil }
    if let said, says.changesFirst(said) || says.asksForPart(said) && !isAsked { return nil }
    if FileNames.isMadeByTool(name), !isAsked { return nil }
    return .init(name: name, isMade: true, reason: "\(name) named in line \(facts.code.lineStarts.first?.line ?? 0)")
  }

  /// "The script, `one.sh`, next to it:", "The settings are in a third file, `one.tfvars`.": nothing asks to make the
  /// file, but the sentence right above is about it, and the block is written in its language.
  private func spokenOf(_ facts: BlockFacts, item: Int, part: Int, given: Set<String>) -> Surroundings.File? {
    guard let said = paragraphs(item: item, before: part).first, let prose = said.prose, !prose.isLabel,
      let mention = mention(in: prose, line: said.line), !mention.isChanged, !mention.isPart,
      !given.contains(mention.name), !FileNames.isMadeByTool(mention.name), Self.agrees(mention.name, facts.shape)
    else { return nil }
    let isScript = facts.isScript && BlockFacts.isScriptName(mention.name)
    let words = prose.words.bytes[...]
    // "The file `one.toml` is optional:"
    let isOffered = !given.isEmpty || reader.vocabulary.optional.isAnyWord(in: words)
    let isShown = reader.vocabulary.resembling.isAny(in: words)
    guard isScript || isOffered && !isShown && facts.isMarked(asLanguageOf: mention.name),
      !readers.isWritten(mention.name, before: (item, part))
    else { return nil }
    return .init(
      name: placed(mention.name, item: item, part: part), isMade: true,
      reason: "\(mention.name) named in line \(mention.line)")
  }

  /// The name with its folder, as the next command that reads it has it.
  private func placed(_ name: String, item: Int, part: Int) -> String {
    readers.next(behind: item, part: part)?.names.first { $0.hasSuffix("/" + name) } ?? name
  }

  private func wholeFile(
    of facts: BlockFacts, item: Int, part: Int, isGiven: (String) -> Bool
  ) -> Surroundings.File? {
    let shape = facts.shape
    let reader = readers.next(behind: item, part: part)
    if let mention = named(item: item, before: part), Self.agrees(mention.name, shape) {
      let (name, line) = (mention.name, mention.line)
      if let reader, reader.names.contains(name), !mention.isChanged, !readers.isWritten(name, before: (item, part)) {
        return .init(
          name: name, isMade: mention.isMade && mention.hasVerb,
          reason: "\(name) named in line \(line) and read by line \(reader.line)")
      }
      // A sentence about a file that exists already shows a part of it; a Dockerfile with its first instruction is whole,
      // and so is the first thing that goes into a file that was made empty, or that a command above was given.
      guard
        mention.isMade || shape == .dockerfile || mention.isRevised && facts.isWholeObject && !isGiven(name)
          || !mention.isChanged && !mention.isPart && isExampleOfNew(item: item, part: part, facts)
          || !mention.isPart && !isGiven(name)
            && (isMadeEmpty(name, before: (item, part))
              || facts.isData && !mention.isChanged && readers.isRead(name, before: (item, part)))
      else {
        // "Define it in a JSON file, for example `x.json`."
        let isFilled =
          !mention.isChanged && !mention.isPart && facts.isData
          && paragraphs(item: item, before: part).prefix(1).contains { says.fillsFile($0.prose) }
        return isFilled ? .init(name: name, isMade: true, reason: "\(name) named in line \(line)") : nil
      }
      return .init(name: name, isMade: mention.isMade && mention.hasVerb, reason: "\(name) named in line \(line)")
    }
    let own = paragraphs(item: item, before: part)
    // "Add the following section": a part of a file, whatever a later command reads.
    let isApplied = facts.isManifest && reader?.appliesManifests == true
    let isPart =
      own.first { $0.prose?.isLabel == false }?.prose.map { isApplied ? says.changesFirst($0) : says.changesFile($0) }
      ?? false
    let isWhole = facts.isData || facts.isScript
    let isManifest = section.items[item].isNumbered && facts.isManifest
    let unnamed = own.prefix(reach(of: item)).first {
      says.makesUnnamedFile($0.prose, isWhole: isWhole, isManifest: isManifest, isScript: facts.isScript)
    }
    let isAsked = own.first { $0.prose?.isLabel == false }?.prose.map(says.hasMaking) ?? false
    let isWholeOfReader =
      shape != .yaml || facts.isManifest || unnamed != nil || reader?.appliesManifests == false
    if !isPart, isWholeOfReader,
      facts.isData || facts.isForeignSource || facts.isScript || !facts.startsWithProgram, let reader,
      let name = reader.names.first(where: { mayHold(facts, name: $0, item: item, isMade: isAsked) }),
      !readers.isWritten(name, before: (item, part)), !(facts.shape == .unknown && isGiven(name)),
      !isCaption(of: name, behind: (item, part)),
      reader.names.count > 1 || !readers.isOthers(reader, than: (item, part))
    {
      return .init(name: name, reason: "\(name) read by line \(reader.line)")
    }
    if let saved = savedBehind(item: item, part: part), Self.agrees(saved.name, shape),
      facts.isData || facts.isSource
        || own.contains(where: { $0.prose.map { files.names(in: $0).contains(saved.name) } ?? false })
    {
      return .init(name: saved.name, isMade: true, reason: "\(saved.name) named in line \(saved.line)")
    }
    if let name = openedBefore(item: item), mayFill(facts) || isNew(item: item - 1) && !facts.startsWithProgram,
      own.first?.prose.map(says.asksForPart) == false,
      !readers.isWritten(name, before: (item, part)), !isGiven(name)
    {
      return .init(name: name, isMade: true, reason: "\(name) opened in the step before")
    }
    if let line = unnamed?.line {
      return .init(name: nil, isMade: true, reason: "the content of a file that line \(line) does not name")
    }
    // "Apply each of the following manifests with `kubectl apply -f <file>`", and each below a heading of its own.
    if let line = above?.applying, facts.isManifest, !isPart, isFirst(item: item, part: part) {
      return .init(name: nil, isMade: true, reason: "the content of a file that line \(line) reads")
    }
    // "Copy the following deployment", and then `kubectl apply -f <file>`; "Create a JSON", and then `--config @<file>`.
    let isRead = isManifest && reader?.appliesManifests == true || facts.isWholeObject && isAsked
    guard isRead, !isPart, section.items[item].isNumbered, let reader, reader.readsUnnamed, reader.names.isEmpty else {
      return nil
    }
    return .init(name: nil, reason: "the content of a file that line \(reader.line) reads")
  }

  /// "Create a file for it. Example `x.yaml`:"
  private func isExampleOfNew(item: Int, part: Int, _ facts: BlockFacts) -> Bool {
    let own = paragraphs(item: item, before: part).compactMap(\.prose)
    guard let label = own.first, label.label.kind == .example else { return false }
    return own.dropFirst().contains {
      says.makesUnnamedFile($0, isWhole: facts.isData || facts.isScript, isManifest: false)
    }
  }

  /// The one file that the step right above opens in an editor, and does nothing else with.
  private func openedBefore(item: Int) -> String? {
    guard item > 0, section.items[item].isNumbered, section.items[item - 1].isNumbered else { return nil }
    let opened = section.items[item - 1].parts.filter { $0.code != nil }.flatMap { readers.opened(at: $0.line) }
      .filter { !$0.hasPrefix("-") }
    return opened.count == 1 ? opened[0] : nil
  }

  /// The step asks to make something, so that what it opens is empty.
  private func isNew(item: Int) -> Bool {
    section.items[item].parts.contains { $0.prose.map(says.makesFile) ?? false }
  }

  /// What begins as whole files do; of others a part may be shown.
  private func mayFill(_ facts: BlockFacts) -> Bool {
    switch facts.shape {
    case .settings, .dockerfile: true
    default: facts.isManifest
    }
  }

  // MARK: Sentences

  /// How many paragraphs above a block of the item may be about it.
  private func reach(of item: Int) -> Int { section.items[item].isNumbered ? .max : Self.textReach }

  /// The nearest name before the block: in its own item, else in the item before it in the same list.
  private func named(item: Int, before part: Int) -> Mention? {
    let own = paragraphs(item: item, before: part)
    var spoken: Mention?
    // Text that is no step goes on to other things sooner.
    for earlier in own.prefix(reach(of: item)) {
      guard let prose = earlier.prose, let found = mention(in: prose, line: earlier.line) else { continue }
      if isCaption(prose, of: found.name) {
        return captioned(found, by: prose, in: section.items[item].parts[..<part])
      }
      if found.isMade || found.isChanged || found.isPart { return found.isMade ? found : spoken ?? found }
      // "Create `x`. It reads `y`, which you have.": what is made stands further up.
      spoken = spoken ?? found
    }
    if spoken.map({ !$0.isChanged && !$0.isPart }) ?? true, isFirst(item: item, part: part), above?.making != nil,
      let name = files.names(in: title).first, name == title.text
    {
      return Mention(name: name, line: section.line, isMade: true, hasVerb: true, isChanged: false)
    }
    if let spoken { return spoken }
    // "## Create `x.yaml`", and nothing but the content below it.
    if own.isEmpty, part == 0, item == 0, let found = mention(in: title, line: section.line), found.isMade {
      return found
    }
    return namedInSteps(before: item)
  }

  /// No other block stands above it in its section, and it belongs to no step.
  private func isFirst(item: Int, part: Int) -> Bool {
    item == 0 && !section.items[0].isNumbered && !section.items[0].parts[..<part].contains { $0.code != nil }
  }

  /// "1. Create `x.yaml`. 2. Open it. 3. Add this content:": what the steps right above say, as far as none has code.
  private func namedInSteps(before item: Int) -> Mention? {
    guard section.items[item].isNumbered else { return nil }
    let depth = section.items[item].path.count
    for before in section.items[..<item].suffix(Self.reach).reversed() {
      let opened = before.parts.filter { $0.code != nil }.map { readers.opened(at: $0.line) }
      guard before.isNumbered, before.path.count >= depth, !opened.contains([]) else { break }
      for part in before.parts.reversed() {
        guard let prose = part.prose, let found = mention(in: prose, line: part.line) else { continue }
        // `nano x.conf` opens the file that it is to be, and no other one.
        return opened.allSatisfy { $0.contains(found.name) } ? found : nil
      }
    }
    return nil
  }

  /// `x.yaml:` alone, above the content.
  private func isCaption(_ prose: Prose, of name: String) -> Bool {
    let rest = prose.text.utf8.count - name.utf8.count
    return prose.text.hasPrefix(name) && (rest == 0 || rest < 5 && prose.text.utf8.last.map(Self.isColon) == true)
  }

  /// Whether a later block has the name right above it.
  private func isCaption(of name: String, behind place: FileReaders.Place) -> Bool {
    captions[name]?.contains { $0 > place } ?? false
  }

  /// By name where a paragraph with it stands right above a block.
  private lazy var captions: [String: [FileReaders.Place]] = {
    var captions: [String: [FileReaders.Place]] = [:]
    for (itemIndex, item) in section.items.enumerated() {
      for (index, part) in item.parts.enumerated() where part.code == nil && index + 1 < item.parts.count {
        guard item.parts[index + 1].code != nil, let prose = part.prose, prose.isLabel || prose.text.count < 60 else {
          continue
        }
        for name in files.names(in: prose) { captions[name, default: []].append((itemIndex, index)) }
      }
    }
    return captions
  }()

  /// An ASCII colon, or the last byte of a wide one.
  private static func isColon(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte == 0x9A }

  /// "Create the following files:" above captions makes each of them.
  private func captioned(
    _ mention: Mention, by caption: Prose, in above: ArraySlice<Outline.Part>
  ) -> Mention {
    let saying = above.suffix(Self.captionReach).last { part in
      part.prose.map { $0 !== caption && ($0.text.contains(" ") || $0.words.bytes.contains { $0 >= 0xE2 }) } == true
    }
    guard let prose = saying?.prose, says.makesFile(prose) else { return mention }
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
      FileSentences.first(of: reader.vocabulary.savingFile, in: sentence) != nil
        || FileSentences.first(of: reader.vocabulary.namingFile, in: sentence) != nil && !says.changes(sentence)
    }
    return saves ? files.names(in: prose).first.map { ($0, said.line) } : nil
  }

  /// The parts between the block and the code before it, nearest first. Opening an editor is no end of what is said.
  private func paragraphs(item: Int, before part: Int) -> [Outline.Part] {
    section.items[item].parts[..<part].reversed().prefix { $0.code == nil || !readers.opened(at: $0.line).isEmpty }
      .filter { $0.code == nil }
  }

  /// What the last sentence with a name says; the verb beside a name tells what is done with that file.
  private func mention(in prose: Prose, line: Int) -> Mention? {
    let known = files.names(in: prose)
    let names =
      !known.isEmpty ? known : FileNames.lonePath(in: prose.text).map { [$0] } ?? says.namesOfNewFiles(in: prose)
    guard !names.isEmpty else { return nil }
    let created = says.namesMade(names, in: prose)
    for sentence in prose.words.sentences.reversed() {
      let places = names.compactMap { name in
        ByteSearch.offset(of: Words(name).bytes, in: sentence).map { (name: name, offset: $0) }
      }.sorted { $0.offset < $1.offset }
      guard let last = places.last else { continue }
      if let made = places.last(where: { says.takesWhole($0, in: sentence) }) {
        return Mention(name: made.name, line: line, isMade: true, hasVerb: true, isChanged: false)
      }
      if let made = places.first(where: { says.isMade(at: $0.offset, in: sentence) }) {
        return Mention(
          name: made.name, line: line, isMade: true, hasVerb: says.hasMaking(prose), isChanged: false)
      }
      // "Create a file that is named `x`. In `x`, add the settings that you want."
      if created.contains(last.name), !says.speaksOfPart(sentence) || !says.changes(sentence) {
        return Mention(name: last.name, line: line, isMade: true, hasVerb: true, isChanged: false)
      }
      // "You need a file `x` with the following content", "Edit `x` so that it contains the following text".
      let words = reader.vocabulary
      if !says.speaksOfPart(sentence),
        words.endingAs.isAny(in: sentence) || words.wholeContent.isAny(in: sentence) && !says.changes(sentence)
      {
        return Mention(name: last.name, line: line, isMade: true, hasVerb: true, isChanged: false)
      }
      let hasVerb =
        says.changes(sentence) || FileSentences.first(of: reader.vocabulary.creatingFile, in: sentence) != nil
      return Mention(
        name: last.name, line: line, isMade: !hasVerb && says.makesFile(prose), hasVerb: says.hasMaking(prose),
        isChanged: says.changes(sentence) || says.changesFirst(prose),
        isPart: says.speaksOfPart(sentence[..<last.offset]), isRevised: says.revises(last, in: sentence))
    }
    return Mention(
      name: names[names.count - 1], line: line, isMade: says.makesFile(prose), hasVerb: says.hasMaking(prose),
      isChanged: says.changesFile(prose))
  }

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

  /// The block looks like what a file of that name holds. Of a program, text outside steps shows parts as well.
  ///
  /// - Parameter isMade: the sentence before asks to make something.
  private func mayHold(_ facts: BlockFacts, name: String, item: Int, isMade: Bool) -> Bool {
    if facts.isScript { return section.items[item].isNumbered && BlockFacts.isScriptName(name) }
    guard facts.shape == .unknown || facts.isForeignSource else { return Self.agrees(name, facts.shape) }
    return (section.items[item].isNumbered || isMade) && facts.isSource(ofFile: name)
  }

  private static func agrees(_ name: String, _ shape: TextShape) -> Bool {
    let name = name.lowercased()
    switch shape {
    case .json: return name.hasSuffix(".json") || !name.hasSuffix(".yaml") && !name.hasSuffix(".yml")
    case .yaml: return ![".json", ".xml", ".txt", ".log"].contains(where: name.hasSuffix)
    case .xml: return !name.hasSuffix(".json") && !name.hasSuffix(".yaml") && !name.hasSuffix(".yml")
    case .dockerfile: return name.hasSuffix("dockerfile")
    default: return true
    }
  }
}
