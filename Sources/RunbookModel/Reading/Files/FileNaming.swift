import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Finds what the page says about the file whose content a block may be.
final class FileNaming {
  let section: Outline.Section
  let title: Prose
  let makeAbove: () -> FileAnnouncement?
  lazy var above = makeAbove()
  let reader: ProseReader
  let files: FileNames
  let says: FileSentences
  /// Of most sections no block may be a file.
  lazy var readers = FileReaders(section, reader: reader)

  /// So many paragraphs above a block that is in no step.
  static let textReach = 3
  /// So many steps above a block may are about its file.
  static let reach = 3
  /// So many blocks and captions are below the sentence that asks for them.
  static let captionReach = 32

  /// What one paragraph says.
  struct Mention {
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
      ?? captioned(facts, item: item, part: part, given: given)
    // What every system has is not to be replaced by a line or two, nor a certificate by what is about it.
    return found.flatMap { file in
      var file = file
      guard let name = file.name.map({ opened(named: $0, item: item, part: part) }) else { return file }
      file.name = name
      if isPrinted(name, above: part, in: item) { return nil }
      let isOther = FileNames.holdsNoText(name) && !facts.code.text.containsBytes(of: "-----BEGIN")
      return FileNames.isOfSystem(name) || isOther || Self.isGiven(name, to: facts)
        || facts.isMarked(asOtherLanguageThan: name) ? nil : file
    }
  }

  /// "Save this in `x.json` and run it like so:" above `tool x.json`: what is given the file is not its content.
  private static func isGiven(_ name: String, to facts: BlockFacts) -> Bool {
    guard !facts.isData, facts.info.mark != .source, facts.code.lineStarts.count <= 3 else { return false }
    let own = name.parts(separatedBy: "/").last
    return facts.script.commands.flatMap(\.simpleCommands).contains { command in
      command.words.contains { $0.literal.map { $0.parts(separatedBy: "/").last == own } ?? false }
    }
  }

  /// The fence or a comment in the first line names it.
  func titled(_ facts: BlockFacts, item: Int, part: Int, given: Set<String>) -> Surroundings.File? {
    guard let name = facts.givenName, !given.contains(name), facts.code.text.contains(where: { !$0.isSpace }),
      Self.agrees(name, facts.shape),
      !facts.startsWithProgram || facts.isScript || BlockFacts.isScriptName(name)
        || facts.isMarked(asLanguageOf: name)
    else { return nil }
    let said = paragraphs(item: item, before: part).first { $0.prose?.isLabel == false }?.prose
    // "Open `one.py` and implement it:" above a block whose first line is the name.
    let isImplemented = said.map { says.implements($0, name) } ?? false
    let isAsked = isImplemented || said.map(says.hasMaking) ?? false
    // "Add this to the file": a part of it, as most of what is shown of a file that a tool makes.
    if let said, !isAsked, reader.vocabulary.resembling.isAny(in: said.words.bytes[...]) { return nil }
    if let said, !isImplemented, says.changesFirst(said) || says.asksForPart(said) && !isAsked { return nil }
    if FileNames.isMadeByTool(name), !isAsked { return nil }
    return .init(name: name, isMade: true, reason: "\(name) named in line \(facts.code.lineStarts.first?.line ?? 0)")
  }

  /// "The script, `one.sh`, next to it:", "The settings are in a third file, `one.tfvars`.": nothing asks to make the
  /// file, but the sentence right above is about it, and the block is written in its language.
  func spokenOf(_ facts: BlockFacts, item: Int, part: Int, given: Set<String>) -> Surroundings.File? {
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
  func placed(_ name: String, item: Int, part: Int) -> String {
    readers.next(after: item, part: part)?.names.first { $0.hasSuffix("/" + name) } ?? name
  }

  func wholeFile(
    of facts: BlockFacts, item: Int, part: Int, isGiven: (String) -> Bool
  ) -> Surroundings.File? {
    let shape = facts.shape
    let reader = readers.next(after: item, part: part)
    if let mention = named(item: item, before: part), Self.agrees(mention.name, shape) {
      return file(of: mention, facts, item: item, part: part, reader: reader, isGiven: isGiven)
    }
    let own = paragraphs(item: item, before: part)
    // "Add the following section": a part of a file, no matter what a later command reads.
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
    if !isPart, isWholeOfReader, facts.isData || !isBelowCommand(item: item, part: part),
      facts.isData || facts.isForeignSource || facts.isScript || !facts.startsWithProgram, let reader,
      let name = reader.names.first(where: { mayHold(facts, name: $0, item: item, isMade: isAsked) }),
      !readers.isWritten(name, before: (item, part)), !(facts.shape == .unknown && isGiven(name)),
      !isCaption(of: name, after: (item, part)),
      reader.names.count > 1 || !readers.isOthers(reader, than: (item, part))
    {
      return .init(name: name, reason: "\(name) read by line \(reader.line)")
    }
    if let saved = savedAfter(item: item, part: part), Self.agrees(saved.name, shape),
      facts.isData || facts.isSource
        || own.contains(where: { $0.prose.map { files.names(in: $0).contains(saved.name) } ?? false })
    {
      return .init(name: saved.name, isMade: true, reason: "\(saved.name) named in line \(saved.line)")
    }
    if let name = opened(facts, item: item, part: part), own.first?.prose.map(says.asksForPart) == false,
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

  /// No word is between it and a command, so that it is what the command prints, if anything.
  private func isBelowCommand(item: Int, part: Int) -> Bool {
    guard part > 0, let code = section.items[item].parts[part - 1].code else { return false }
    return FenceInfo(code.info).mark == .shell
  }

  /// Nil where the sentence that names it is about a part of it, or about one that exists.
  private func file(
    of mention: Mention, _ facts: BlockFacts, item: Int, part: Int, reader: FileReaders.Command?,
    isGiven: (String) -> Bool
  ) -> Surroundings.File? {
    let shape = facts.shape
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

  /// "Create a file for it. Example `x.yaml`:"
  func isExampleOfNew(item: Int, part: Int, _ facts: BlockFacts) -> Bool {
    let own = paragraphs(item: item, before: part).compactMap(\.prose)
    guard let label = own.first, label.label.kind == .example else { return false }
    return own.dropFirst().contains {
      says.makesUnnamedFile($0, isWhole: facts.isData || facts.isScript, isManifest: false)
    }
  }

  /// `nano /etc/one/two.conf` right above "Paste this into two.conf": the name with its folder.
  private func opened(named name: String, item: Int, part: Int) -> String {
    guard !name.containsBytes(of: "/"), let path = openedAbove(item: item, part: part), path.hasSuffix("/" + name)
    else {
      return name
    }
    return path
  }

  /// The file that is opened for the block: in the step before, or above it, where it is empty.
  private func opened(_ facts: BlockFacts, item: Int, part: Int) -> String? {
    // What comes after another block of the step is about that one.
    let isFirst = !section.items[item].parts[..<part].contains { $0.code != nil }
    if isFirst, let name = openedBefore(item: item), mayFill(facts) || isNew(item: item - 1) && !facts.startsWithProgram
    {
      return name
    }
    guard facts.isData || facts.isSource, let name = openedAbove(item: item, part: part),
      isMadeEmpty(name, before: (item, part)), Self.agrees(name, facts.shape)
    else { return nil }
    return name
  }

  /// The one file that the step right above opens in an editor, and does nothing else with.
  func openedBefore(item: Int) -> String? {
    guard item > 0, section.items[item].isNumbered, section.items[item - 1].isNumbered else { return nil }
    let opened = section.items[item - 1].parts.filter { $0.code != nil }.flatMap { readers.opened(at: $0.line) }
      .filter { !$0.hasPrefix("-") }
    return opened.count == 1 ? opened[0] : nil
  }

  /// The one file that the block right above, of the same item, opens in an editor, and does nothing else with.
  func openedAbove(item: Int, part: Int) -> String? {
    guard let code = section.items[item].parts[..<part].last(where: { $0.code != nil }) else { return nil }
    let opened = Set(readers.opened(at: code.line).filter { !$0.hasPrefix("-") })
    return opened.count == 1 ? opened.first : nil
  }

  /// The block right above, or the step before that has nothing else, opens a file in an editor.
  func isEditing(above part: Int, in item: Int) -> Bool {
    guard section.items[item].parts[..<part].contains(where: { $0.code != nil }) else {
      return openedBefore(item: item) != nil
    }
    return openedAbove(item: item, part: part) != nil
  }

  /// The step asks to make something, so that what it opens is empty.
  func isNew(item: Int) -> Bool {
    section.items[item].parts.contains { $0.prose.map(says.makesFile) ?? false }
  }

  /// What begins as whole files do; of others a part may be shown.
  func mayFill(_ facts: BlockFacts) -> Bool {
    switch facts.shape {
    case .settings, .dockerfile: true
    default: facts.isManifest
    }
  }

  /// By name where a paragraph with it is right above a block.
  lazy var captions: [String: [FileReaders.Place]] = {
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

  /// By name the first sentence that asks to make the file. Most sections have no block that asks.
  lazy var made: [String: FileReaders.Place] = {
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
}
