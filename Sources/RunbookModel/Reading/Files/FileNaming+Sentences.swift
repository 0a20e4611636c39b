import Bytes
import MarkdownBlocks
import ShellSyntax

/// What sentences say of the file that a block is.
extension FileNaming {
  // MARK: Sentences

  /// How many paragraphs above a block of the item may be about it.
  func reach(of item: Int) -> Int { section.items[item].isNumbered ? .max : Self.textReach }

  /// The nearest name before the block: in its own item, else in the item before it in the same list.
  func named(item: Int, before part: Int) -> Mention? {
    let own = paragraphs(item: item, before: part)
    var spoken: Mention?
    // Text that is no step goes on to other things sooner.
    for earlier in own.prefix(reach(of: item)) {
      guard let prose = earlier.prose, let found = mention(in: prose, line: earlier.line) else { continue }
      if isCaption(prose, of: found.name) {
        return captioned(found, by: prose, in: section.items[item].parts[..<part])
      }
      if found.isMade || found.isChanged || found.isPart { return found.isMade ? found : spoken ?? found }
      // "Create `x`. It reads `y`, which you have.": what is made is further up.
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

  /// No other block is above it in its section, and it belongs to no step.
  func isFirst(item: Int, part: Int) -> Bool {
    item == 0 && !section.items[0].isNumbered && !section.items[0].parts[..<part].contains { $0.code != nil }
  }

  /// "1. Create `x.yaml`. 2. Open it. 3. Add this content:": what the steps right above say, as far as none has code.
  func namedInSteps(before item: Int) -> Mention? {
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
  func isCaption(_ prose: Prose, of name: String) -> Bool {
    let rest = prose.text.utf8.count - name.utf8.count
    return prose.text.hasPrefix(name) && (rest == 0 || rest < 5 && prose.text.utf8.last.map(Self.isColon) == true)
  }

  /// Whether a later block has the name right above it.
  func isCaption(of name: String, after place: FileReaders.Place) -> Bool {
    captions[name]?.contains { $0 > place } ?? false
  }

  /// An ASCII colon, or the last byte of a wide one.
  static func isColon(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte == 0x9A }

  /// "Create the following files:" above captions makes each of them.
  func captioned(
    _ mention: Mention, by caption: Prose, in above: ArraySlice<Outline.Part>
  ) -> Mention {
    let saying = above.suffix(Self.captionReach).last { part in
      part.prose.map {
        $0 !== caption && ($0.text.containsBytes(of: " ") || $0.words.bytes.contains(where: \.beginsUndividedScript))
      }
        == true
    }
    guard let prose = saying?.prose, says.makesFile(prose) else { return mention }
    var made = mention
    (made.isMade, made.hasVerb) = (true, true)
    return made
  }

  /// "Save the file as `x.yaml`." right after the block, or in the next item of the list.
  func savedAfter(item: Int, part: Int) -> (name: String, line: Int)? {
    let own = section.items[item].parts[(part + 1)...]
    let next =
      own.isEmpty && item + 1 < section.items.count && section.items[item + 1].isNumbered
      ? section.items[item + 1].parts[...] : []
    let after = own + next
    guard let said = after.first(where: { $0.table == nil }), let prose = said.prose else { return nil }
    let saves = prose.words.sentences.contains { sentence in
      FileSentences.first(of: reader.vocabulary.savingFile, in: sentence) != nil
        || FileSentences.first(of: reader.vocabulary.namingFile, in: sentence) != nil && !says.changes(sentence)
    }
    if saves, let name = files.names(in: prose).first { return (name, said.line) }
    return referredToAfter(after)
  }

  /// "You can put the code above in a file `x.py`", a paragraph or two after the block.
  private func referredToAfter(_ after: ArraySlice<Outline.Part>) -> (name: String, line: Int)? {
    for (index, said) in zip(after.indices, after).prefix(Self.textReach) {
      guard said.code == nil, said.table == nil else { return nil }
      guard let prose = said.prose, ProjectVocabulary.savingAbove.isAny(in: prose.words.bytes[...]) else { continue }
      // "Put this in `x.py`:" above another block is about that one.
      let below = after[(index + 1)...].first?.code
      if prose.isAnnouncing, let below, FenceInfo(below.info).mark != .shell { return nil }
      for name in files.names(in: prose) {
        let isSaved = prose.words.sentences.contains { sentence in
          ByteSearch.offset(of: Words(name).bytes, in: sentence) != nil
            && ProjectVocabulary.savingAbove.isAnyWord(in: sentence) && !says.speaksOfPart(sentence)
        }
        if isSaved { return (name, said.line) }
      }
      return nil
    }
    return nil
  }

  /// The parts between the block and the code before it, nearest first. Opening an editor is no end of what is said.
  func paragraphs(item: Int, before part: Int) -> [Outline.Part] {
    section.items[item].parts[..<part].reversed().prefix { $0.code == nil || !readers.opened(at: $0.line).isEmpty }
      .filter { $0.code == nil }
  }

  /// What the last sentence with a name says; the verb beside a name tells what is done with that file.
  func mention(in prose: Prose, line: Int) -> Mention? {
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
  func isMadeEmpty(_ name: String, before place: FileReaders.Place) -> Bool {
    readers.isTouched(name, before: place) || made[name].map { $0 < place } ?? false
  }

  /// The block looks like what a file of that name holds. Of a program, text outside steps shows parts as well.
  ///
  /// - Parameter isMade: the sentence before asks to make something.
  func mayHold(_ facts: BlockFacts, name: String, item: Int, isMade: Bool) -> Bool {
    if facts.isScript { return section.items[item].isNumbered && BlockFacts.isScriptName(name) }
    guard facts.shape == .unknown || facts.isForeignSource else { return Self.agrees(name, facts.shape) }
    return (section.items[item].isNumbered || isMade) && facts.isSource(ofFile: name)
  }

  static func agrees(_ name: String, _ shape: TextShape) -> Bool {
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
