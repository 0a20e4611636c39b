import Bytes
import Diagnostics
import MarkdownBlocks

/// What sections, items and paragraphs say of themselves: for whom they are, and when they are left out.
extension ScopeReader {
  mutating func readRestrictions() {
    readUpgrades()
    readAsides()
    readCircumstances()
    for index in tree.frames.indices {
      let frame = tree.frames[index]
      switch frame.kind {
      case .heading:
        restrict(frame.blocks, by: frame.blocks.lowerBound, isTitle: true)
        for position in opening(of: frame.blocks) { readSentences(at: position, over: frame.blocks) }
      case .item, .bullet:
        guard let first = frame.blocks.dropFirst().first else { break }
        restrict(frame.blocks, by: first, isTitle: false)
        for position in opening(of: frame.blocks) { readSentences(at: position, over: frame.blocks) }
        if case .item = frame.kind { readSkips(in: index) }
      case .page, .container: break
      }
      for stretch in stretches[index] {
        if let position = stretch.lead.last { readSystems(at: position, over: stretch.blocks) }
      }
    }
    for position in document.blocks.indices { readSystemsOfSentence(at: position) }
    restrictLoneTabs()
  }

  /// The paragraphs right below a heading or marker.
  private func opening(of blocks: Range<Int>) -> Range<Int> {
    blocks.dropFirst().prefix { parts[$0]?.prose != nil && parts[$0]?.isHeading == false }
  }

  /// A set of one tab, "macOS", is no choice, and for that system all the same.
  private mutating func restrictLoneTabs() {
    var tabs: [Int: [Int]] = [:]
    for (index, container) in document.containers.enumerated() {
      if case .tab = container.kind, let set = container.parent { tabs[set, default: []].append(index) }
    }
    for frame in tree.frames {
      guard case .container(let index) = frame.kind, case .tab(let label, _) = document.containers[index].kind,
        let set = document.containers[index].parent, tabs[set]?.count == 1,
        let found = SystemNames.systems(in: Words(label).bytes[...]), found.others <= 1
      else { continue }
      scopes.append(Scope(blocks: frame.blocks, meaning: .systems(found.systems)))
    }
  }

  // MARK: Remarks

  /// "Install the driver (GPU nodes only)", "For administrators only: …"
  private mutating func restrict(_ blocks: Range<Int>, by position: Int, isTitle: Bool) {
    guard let prose = finder.prose[position] else { return }
    if isInChoice(blocks) {
      // "Build with Make (Linux only)" may be one of several ways.
      if isTitle, let remark = remark(in: prose.words.bytes[...], isTitle: true),
        let found = SystemNames.systems(in: remark), found.others <= 2
      {
        scopes.append(Scope(blocks: blocks, meaning: .systems(found.systems)))
      }
      return
    }
    if isTitle, let platforms = platforms(ending: prose.words.bytes[...]) {
      scopes.append(Scope(blocks: blocks, meaning: .systems(platforms)))
      return
    }
    let text = isTitle ? prose.words.bytes[...] : prose.words.sentences.first ?? []
    guard let remark = remark(in: text, isTitle: isTitle) else { return }
    if let systems = SystemNames.systems(in: remark), systems.others <= 2 {
      scopes.append(Scope(blocks: blocks, meaning: .systems(systems.systems)))
    } else {
      let said = isTitle ? prose.text : prose.sentences.first ?? prose.text
      add(Condition(text: said, line: document.blocks[position].range.start.line), over: blocks)
    }
  }

  /// "Install the driver on Windows": what the title ends with. The name of a distribution there is that of the page's
  /// own machine, on others most of it works as well.
  private func platforms(ending title: ArraySlice<UInt8>) -> Systems? {
    let tokens = rules.tokens(title)
    guard let last = tokens.lastIndex(where: { reader.vocabulary.scopes.ways.onSystem.contains($0) }),
      last > 0, last + 1 < tokens.count,
      let found = SystemNames.systems(in: Array(tokens[(last + 1)...].joined(separator: [UInt8(ascii: " ")]))[...]),
      found.others == 0, found.systems.distributions.isEmpty
    else { return nil }
    return found.systems
  }

  /// What is in brackets at the beginning or the end, or before the first colon, where it leaves others out.
  private func remark(in text: ArraySlice<UInt8>, isTitle: Bool) -> ArraySlice<UInt8>? {
    var bracketed: [ArraySlice<UInt8>] = []
    if text.first == UInt8(ascii: "("), let close = text.firstIndex(of: UInt8(ascii: ")")) {
      bracketed.append(text[text.startIndex + 1..<close])
    }
    if isTitle, text.last == UInt8(ascii: ")"), let open = text.lastIndex(of: UInt8(ascii: "(")) {
      bracketed.append(text[(open + 1)...].dropLast())
    }
    if let remark = bracketed.first(where: { remark in
      leavesOthersOut(remark) || reader.vocabulary.conditions.beginsWord(remark)
        // "Debug builds (for development)"
        || isTitle && reader.vocabulary.scopes.conditions.provisos.beginsWord(remark)
    }) {
      return remark
    }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    return leavesOthersOut(text[..<colon]) ? text[..<colon] : nil
  }

  /// "GPU nodes only", "only for administrators", "for administrators only"
  private func leavesOthersOut(_ remark: ArraySlice<UInt8>) -> Bool {
    let ways = reader.vocabulary.scopes.ways
    let tokens = rules.tokens(remark)
    guard remark.count <= Self.longestRemark, let first = tokens.first, let last = tokens.last, tokens.count > 1 else {
      return false
    }
    func isOnly(_ token: ArraySlice<UInt8>) -> Bool { ways.only.contains(Words(bytes: Array(token))) }
    if isOnly(last) { return true }
    guard isOnly(first) else { return false }
    let next = Words(bytes: Array(tokens[1]))
    return ways.limiting.contains(next) || rules.isPreposition(tokens[1]) || SystemNames.systems(in: remark) != nil
  }

  /// In bytes.
  private static let longestRemark = 60

  // MARK: Sentences

  /// "This step is only required if …", "Skip this section if …"
  private mutating func readSentences(at position: Int, over blocks: Range<Int>) {
    guard let prose = parts[position]?.prose,
      reader.vocabulary.scopes.ways.partsOfPage.isAny(in: prose.words.bytes[...])
    else { return }
    for sentence in prose.sentences where restrictsItsPart(Words(sentence).bytes[...]) {
      add(Condition(text: sentence, line: document.blocks[position].range.start.line), over: blocks)
      return
    }
  }

  private func restrictsItsPart(_ sentence: ArraySlice<UInt8>) -> Bool {
    let ways = reader.vocabulary.scopes.ways
    guard ways.partsOfPage.isAnyWord(in: sentence) else { return false }
    let isConditional =
      reader.vocabulary.conditions.isAnyWord(in: sentence) || reader.vocabulary.conditionals.isAnyWord(in: sentence)
    if ways.skipping.isAnyWord(in: sentence) { return isConditional }
    guard let only = ways.only.firstWordOffset(in: sentence) else { return false }
    let rest = sentence[only...].drop { $0 != UInt8(ascii: " ") }.dropFirst()
    return isConditional || ways.limiting.beginsWord(rest)
      || rules.tokens(sentence[..<only]).last.map { ways.limiting.contains(Words(bytes: Array($0))) } ?? false
  }

  /// "If a version is displayed, skip to step 4.": the steps before that one depend on it.
  private mutating func readSkips(in index: Int) {
    let frame = tree.frames[index]
    guard let parent = frame.parent else { return }
    for case .block(let position) in tree.content(of: index) {
      guard let prose = parts[position]?.prose,
        reader.vocabulary.scopes.ways.skippingTo.isAny(in: prose.words.bytes[...])
      else { continue }
      for sentence in prose.sentences {
        guard let target = target(of: Words(sentence).bytes[...]) else { continue }
        let after = tree.frames[parent].children.filter { tree.frames[$0].blocks.lowerBound >= frame.blocks.upperBound }
        guard let end = after.first(where: { tree.frames[$0].kind == .item(target) }), let start = after.first,
          start != end
        else { continue }
        let skipped = tree.frames[start].blocks.lowerBound..<tree.frames[end].blocks.lowerBound
        add(Condition(text: sentence, line: document.blocks[position].range.start.line), over: skipped)
      }
    }
  }

  /// The number in "If …, skip to step 4"; nil where no condition begins the sentence.
  private func target(of sentence: ArraySlice<UInt8>) -> String? {
    guard rules.isCondition(sentence) else { return nil }
    var number: String?
    reader.vocabulary.scopes.ways.skippingTo.forEachPlace(in: sentence) { range in
      let rest = sentence[range.upperBound...].drop { $0 == UInt8(ascii: " ") }
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty else { return false }
      number = String(decoding: digits, as: UTF8.self)
      return true
    }
    return number
  }

  // MARK: Systems

  /// "On macOS, use this command instead:", "On Debian 12, install the packages that it needs:"
  private mutating func readSystems(at position: Int, over blocks: Range<Int>) {
    guard let prose = parts[position]?.prose, prose.isAnnouncing,
      let systems = systems(opening: prose.words.lastSentence)
    else { return }
    scopes.append(Scope(blocks: blocks, meaning: .systems(systems)))
  }

  /// "On macOS, the command is `x`.": a paragraph of one sentence with a command in it.
  private mutating func readSystemsOfSentence(at position: Int) {
    guard let prose = parts[position]?.prose, parts[position]?.isHeading == false,
      prose.inlines.contains(where: { if case .code = $0.kind { true } else { false } })
    else { return }
    let text = prose.words.bytes[...]
    // "Note: …"
    let colon = text.prefix(Self.longestLabel).firstIndex(of: UInt8(ascii: ":"))
    let sentence = colon.map { text[($0 + 1)...].drop { $0 == UInt8(ascii: " ") } } ?? text
    guard prose.words.lastSentence.startIndex <= sentence.startIndex, let systems = systems(opening: sentence) else {
      return
    }
    scopes.append(Scope(blocks: position..<position + 1, meaning: .systems(systems)))
  }

  /// In bytes.
  private static let longestLabel = 12

  /// "On macOS, …": a preposition, the names of systems and little else, up to a comma.
  func systems(opening sentence: ArraySlice<UInt8>) -> Systems? {
    // "On macOS you can let a package manager do it:"
    let offer = reader.vocabulary.scopes.offering.firstWordOffset(in: sentence) ?? sentence.endIndex
    let clause = sentence[..<offer].prefix { $0 != UInt8(ascii: ",") }
    guard clause.endIndex < sentence.endIndex, let first = rules.tokens(clause).first, rules.isPreposition(first),
      let found = SystemNames.systems(in: clause), found.others <= 2
    else { return nil }
    return found.systems
  }
}
