import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Finds what holds for which stretch of the page: choices, conditions, systems, places, and what is taken back.
struct ScopeReader {
  let document: Document
  let outline: Outline
  let reader: ProseReader
  let tree: FrameTree
  /// For each block its part of the outline.
  let parts: [Outline.Part?]
  let finder: SiblingFinder
  /// Of each frame those that lead to something.
  let stretches: [[SiblingFinder.Stretch]]
  let rules: AlternativeRules
  let conditions: ConditionReader
  private let comments: [CommentAlternatives.Run]
  var scopes: [Scope] = []
  /// What the branches are that have whole blocks.
  private var branches: Set<Range<Int>> = []
  private var choices: [ScopeChoice] = []
  /// Where a branch begins with a paragraph, and where that is bold words alone.
  private var paragraphWays: Set<Int> = []
  private var labelWays: Set<Int> = []
  private var installingSections = InstallingSections([])
  /// What parts side by side are, by where and what they are; and of those of the page as it was before.
  private(set) var runsOfSiblings: [RunsOfSiblings.Key: RunsOfSiblings] = [:]
  private let knownRuns: [RunsOfSiblings.Key: RunsOfSiblings]

  /// What was found, once ``read()`` is done.
  var found: ScopeTree { ScopeTree(scopes, choices: choices) }

  mutating func read() {
    readChoices()
    readConditions()
    readRestrictions()
    readClusters()
  }

  /// Whether the heading at that position is a step of a procedure, not a procedure of its own.
  func isStepHeading(_ position: Int) -> Bool { outline.stepHeadings.contains(position) }

  /// - Parameter page: with its sections and their blocks.
  init(_ page: PageReading) {
    comments = page.entries.flatMap(\.ways)
    knownRuns = page.earlier?.reading.scopes.runsOfSiblings ?? [:]
    document = page.document
    (outline, reader) = (page.outline, page.reader)
    tree = FrameTree(document, items: outline.listItems)
    var parts = [Outline.Part?](repeating: nil, count: document.blocks.count)
    for part in outline.sections.lazy.flatMap(\.items).flatMap(\.parts) { parts[part.id.position] = part }
    self.parts = parts
    let prose = document.blocks.indices.map { [document, reader] position in
      parts[position].map(\.prose) ?? reader.prose(of: document.blocks[position])
    }
    finder = SiblingFinder(document: document, tree: tree, prose: prose, vocabulary: reader.vocabulary)
    stretches = finder.stretches()
    rules = AlternativeRules(vocabulary: reader.vocabulary)
    conditions = ConditionReader(vocabulary: reader.vocabulary)
  }

  // MARK: Choices

  private mutating func readChoices() {
    let all = finder.all(stretches)
    let installations = installations.map { withNeighbours($0, among: all) }
    installingSections = InstallingSections(installations)
    for ways in installations { addChoice(among: ways, ways.members.indices, by: .installers) }
    for siblings in all.map(rules.joiningParts) where !isKnown(siblings) {
      let byInterface = interfaceWays(siblings)
      for row in byInterface { addChoice(among: row, row.members.indices, by: .sources) }
      guard byInterface.isEmpty else { continue }
      let runs = runs(in: siblings)
      for run in runs { addChoice(among: siblings, run.members, by: run.rule) }
      if [.paragraphs, .labels].contains(siblings.kind) {
        let starts = runs.flatMap(\.members).map { siblings.members[$0].blocks.lowerBound }
        paragraphWays.formUnion(starts)
        if siblings.kind == .labels { labelWays.formUnion(starts) }
      }
      guard runs.isEmpty else { continue }
      if areExampleCalls(siblings) { addChoice(among: siblings, siblings.members.indices, by: .options) }
      if areOfOtherLanguages(siblings) { addChoice(among: siblings, siblings.members.indices, by: .languages) }
      for run in makingSame(siblings) { addChoice(among: siblings, run, by: .options) }
      if let apart = purposesApart(siblings) { addChoice(among: apart, apart.members.indices, by: .purposes) }
      if let apart = mannersApart(siblings) { addChoice(among: apart, apart.members.indices, by: .manners) }
      for task in tasks(in: siblings) { add(Condition(text: task.label, line: task.line), over: task.blocks) }
    }
    for row in makingBlocks where !row.members.contains(where: { isInChoice(row.siblings.members[$0].blocks) }) {
      addChoice(among: row.siblings, row.members, by: .options)
    }
    for row in exampleBlocks where !row.members.contains(where: { isInChoice($0.blocks) }) {
      addChoice(among: row, row.members.indices, by: .options)
    }
    for run in comments { addChoice(among: run.siblings, run.siblings.members.indices, by: run.rule) }
    readOthers()
    readOtherSections(all)
    readOpposedSections(all)
    readReplacements()
    readVariantSections()
    readOwnWays()
    readFormerSections()
    readWarnings()
  }

  /// Those that their titles alone tell apart, unless more are ways by the heading above them.
  private mutating func runs(in siblings: Siblings) -> [AlternativeRules.Run] {
    let key = RunsOfSiblings.Key(siblings)
    let known = knownRuns[key].flatMap { $0.siblings == siblings ? $0.runs : nil }
    let named = known ?? rules.runs(in: siblings)
    runsOfSiblings[key] = RunsOfSiblings(siblings: siblings, runs: named)
    let runs = withWaysToGet(withNeighbours(named, in: siblings), in: siblings)
    let ways = sectionWays(siblings)
    guard ways.map(\.count).reduce(0, +) > runs.map(\.members.count).reduce(0, +) else { return runs }
    return ways.map { (.announced, $0) }
  }

  mutating func addChoice(
    among siblings: Siblings, _ members: Range<Int>, by rule: AlternativeRules.Rule
  ) {
    let labels = siblings.members[members].map { Self.label($0, of: siblings.kind) }
    choices.append(
      ScopeChoice(
        question: siblings.question, labels: labels, isMergeable: ![.options, .conditions, .others].contains(rule)))
    for (offset, label) in labels.enumerated() {
      var member = siblings.members[members.lowerBound + offset]
      if offset == labels.count - 1, [.headings, .labels].contains(siblings.kind) {
        let all = member.blocks
        member.blocks = withoutRest(all, after: siblings.members[members].dropLast().map(\.blocks))
        if member.blocks != all, let systems = rules.systems(of: member, of: siblings.kind) {
          scopes.append(
            Scope(blocks: member.blocks.upperBound..<all.upperBound, meaning: .everySystem(notOnly: systems)))
        }
      }
      let condition =
        [.conditions, .preferences].contains(rule) || rules.isCondition(member.words.bytes[...])
          || conditions.isProviso(member.words.bytes[...], below: Words("")) ? member.line : nil
      addBranch(over: member.blocks, lines: member.lines, label, instead: condition)
      if let systems = rules.systems(of: member, of: siblings.kind) {
        scopes.append(Scope(blocks: member.blocks, lines: member.lines, meaning: .systems(systems)))
      }
    }
  }

  /// Of the last choice.
  private mutating func addBranch(
    over blocks: Range<Int>, lines: ClosedRange<Int>? = nil, _ label: String, instead condition: Int?
  ) {
    if lines == nil { branches.insert(blocks) }
    scopes.append(
      Scope(
        blocks: blocks, lines: lines,
        meaning: .branch(choice: choices.count - 1, label: label, instead: condition)))
  }

  /// Of running text what is before the colon or comma, else its beginning.
  private static func label(_ member: Siblings.Member, of kind: Siblings.Kind) -> String {
    if kind.hasTitles { return member.label.foldingBlanks }
    let opening = member.label.prefix { !":：".containsBytes(of: $0) }
    return String(opening.prefix(60)).foldingBlanks
  }

  /// "Alternatively, run: …": another way of doing what is right above.
  private mutating func readOthers() {
    for frame in tree.frames.indices {
      let stretches = stretches[frame]
      // Each way is right below the one before it.
      var ways: [Int] = []
      for (index, after) in stretches.enumerated().dropFirst() {
        let isNext =
          (isOther(after) && (!stretches[index - 1].isSteps || isAllAtOnce(after))) || isOtherWay(after, in: frame)
          || isOther(after, than: stretches[index - 1])
          || ways.last == index - 1
            && (isCollapsedWay(after, in: frame) || ways.contains { installsSame(after, as: stretches[$0]) })
        guard isNext else {
          // The stretches above are looked through only for the few that offer one.
          if let call = callOfVariant(after), let before = stretches[..<index].last(where: { isVariant(call, of: $0) })
          {
            addChoice(among: [before, after], of: stretches)
          }
          continue
        }
        if ways.last != index - 1 {
          addChoice(among: ways.map { stretches[$0] }, of: stretches)
          ways = [index - 1]
        }
        ways.append(index)
      }
      addChoice(among: ways.map { stretches[$0] }, of: stretches)
    }
  }

  /// Of those before the first one that is in another choice already.
  mutating func addChoice(among ways: [SiblingFinder.Stretch], of stretches: [SiblingFinder.Stretch]) {
    let ways = ways.prefix { !isInChoice($0.blocks) && !labelWays.contains($0.blocks.lowerBound) }
    guard ways.count > 1 else { return }
    choices.append(ScopeChoice(question: nil, labels: [], isMergeable: false))
    for (index, stretch) in ways.enumerated() {
      let lead = stretch.lead.last.flatMap { parts[$0] }
      let label =
        stretch.collapsed.flatMap { finder.collapsed($0)?.title } ?? lead?.prose?.text ?? firstLine(of: stretch)
      // Whoever chooses "If you prefer npm, run this instead:" has said that they do.
      addBranch(
        over: index == 0 ? withPreparation(stretch, among: stretches) : stretch.blocks,
        String(label.prefix(60)).foldingBlanks, instead: lead?.line)
    }
  }

  /// Of what has no sentence above it: a command, or the text of the first step.
  private func firstLine(of stretch: SiblingFinder.Stretch) -> String {
    if case .code(let code) = document.blocks[stretch.blocks.lowerBound].kind {
      return String(code.text.prefix { $0 != "\n" })
    }
    return stretch.blocks.lazy.compactMap { finder.prose[$0]?.text }.first ?? ""
  }

  /// A part that unfolds below "or with Homebrew": "Windows", or "Install it without a network" below "Install". "The
  /// connection is refused" is for whom that concerns.
  private func isCollapsedWay(_ stretch: SiblingFinder.Stretch, in frame: Int) -> Bool {
    guard let part = stretch.collapsed.flatMap(finder.collapsed), !onlyUnfolds(part.title) else { return false }
    let title = Words(part.title).bytes[...]
    if SystemNames.systems(in: title) != nil || LabelNames.installers.name(in: title) != nil
      || reader.vocabulary.scopes.means.beginsWord(title)
    {
      return true
    }
    guard case .heading = tree.frames[frame].kind, let heading = finder.prose[tree.frames[frame].blocks.lowerBound]
    else { return false }
    return !ConditionReader.stems(title, letters: 3).isDisjoint(
      with: ConditionReader.stems(heading.words.bytes[...], letters: 3))
  }

  /// "Show the output", not "Click here if you get an error".
  private func onlyUnfolds(_ title: String) -> Bool {
    let words = Words(title).bytes[...]
    return words.isEmpty
      || reader.vocabulary.scopes.unfolding.beginsWord(words) && !reader.vocabulary.conditions.isAny(in: words)
  }

  func promptless(_ text: String) -> String {
    PromptedText(text).map { $0.entries.map(\.command).joined(separator: "\n") } ?? text
  }

  var scripts: ShellReadings { reader.scripts }

  /// "You can also edit the file and add tags." above a second list, below a heading "Adding tags": its own words are
  /// those of the heading.
  private func isOtherWay(_ after: SiblingFinder.Stretch, in frame: Int) -> Bool {
    guard case .heading = tree.frames[frame].kind, let prose = after.lead.last.flatMap({ parts[$0]?.prose }),
      let title = finder.prose[tree.frames[frame].blocks.lowerBound], leadsToNumbers(after)
    else { return false }
    let scopes = reader.vocabulary.scopes
    guard let sentence = prose.words.sentences.first(where: { scopes.offering.beginsWord($0) }),
      scopes.adding.isAnyWord(in: sentence)
    else { return false }
    let wanted = ConditionReader.stems(title.words.bytes[...], letters: 3)
    return ConditionReader.stems(sentence, letters: 3).intersection(wanted).count > 1
  }

  private func leadsToNumbers(_ stretch: SiblingFinder.Stretch) -> Bool {
    tree.frames.contains { frame in
      guard case .item = frame.kind else { return false }
      return stretch.blocks.contains(frame.blocks.lowerBound)
    }
  }

  /// Bold words right above what each of them leads to are ways as paragraphs already, and sections that install the same
  /// thing as what they are.
  private func isKnown(_ siblings: Siblings) -> Bool {
    switch siblings.kind {
    case .labels: siblings.members.contains { paragraphWays.contains($0.blocks.lowerBound) }
    case .headings: installingSections.areWays(siblings.members)
    default: false
    }
  }

  func isInChoice(_ blocks: Range<Int>) -> Bool { branches.contains(blocks) }

  // MARK: Conditions

  private mutating func readConditions() {
    for index in tree.frames.indices {
      let frame = tree.frames[index]
      switch frame.kind {
      case .heading:
        guard
          let prose = parts[frame.blocks.lowerBound]?.prose
            ?? reader.prose(of: document.blocks[frame.blocks.lowerBound])
        else { break }
        let line = document.blocks[frame.blocks.lowerBound].range.start.line
        add(
          conditions.condition(ofHeading: prose.text, line: line)
            ?? openingCondition(of: frame.blocks, titled: prose.words), over: frame.blocks)
      case .item, .bullet:
        let first = frame.blocks.dropFirst().first.flatMap { parts[$0] }
        add(first.flatMap(conditions.announced), over: frame.blocks)
      case .page, .container: break
      }
      let title = frame.kind.isHeading ? finder.prose[frame.blocks.lowerBound]?.words : nil
      readConditions(of: stretches[index], below: title ?? Words(""), isSection: !frame.kind.isListItem)
    }
  }

  /// "Then restart it:" depends on what the stretch before it depends on.
  ///
  /// - Parameter isSection: they are all that is directly below a heading.
  private mutating func readConditions(of stretches: [SiblingFinder.Stretch], below title: Words, isSection: Bool) {
    var before: Condition?
    var isOfFailure = false
    let isAboutAll = isSection && stretches.first.map(opensWithDoubt) ?? false
    for stretch in stretches {
      if let part = stretch.collapsed.flatMap(finder.collapsed) {
        addCollapsed(stretch.blocks, title: part.title, line: part.line)
        continue
      }
      let lead = stretch.lead.last.flatMap { parts[$0] }
      let opening = stretch.lead.first.flatMap { parts[$0]?.prose }
      // "Install it if you have not already:" is settled by that.
      let isSettled = before.map { ProjectVocabulary.already.isAnyWord(in: Words($0.text).bytes[...]) } ?? false
      let isContinued =
        !isSettled
        && opening.map {
          continues($0) || isAboutAll && ends($0) || isOfFailure && isRemedy($0) || isSection && looksAtResult($0)
        } ?? false
      let announced = lead.flatMap(conditions.announced)
      let isOpening = announced == nil && leadsToList(stretch)
      let opened = isOpening ? lead.flatMap(conditions.condition(ofListBelow:)) : nil
      let left = conditions.proviso(of: stretch.lead.compactMap { parts[$0] }, below: title, isFirst: true)
      let condition =
        lead.flatMap { conditions.condition(of: [$0], after: nil) ?? conditions.announced(by: $0) }
        ?? opened ?? left ?? (isContinued ? before : nil)
      // "If it is installed, run: … If it is not, run: … Then run:" goes on with both ways.
      before = isWay(stretch) ? nil : condition
      isOfFailure = before.map { reader.vocabulary.errors.isAny(in: Words($0.text).bytes[...]) } ?? false
      guard isContinued || opened != nil || announced != nil || left != nil && leadsToList(stretch) else { continue }
      // What the only procedure of a section is for is no condition of it.
      let isOnly = isSection && isProcedure(stretch) && stretches.count(where: isProcedure) == 1
      if let condition, isOnly, opened != nil || conditions.isWish(condition) { continue }
      add(condition, over: stretch.blocks)
    }
  }

  /// What a reader has to unfold is for whom its title concerns: "The connection is refused".
  private mutating func addCollapsed(_ blocks: Range<Int>, title: String, line: Int) {
    guard !onlyUnfolds(title), !isInChoice(blocks) else { return }
    if let systems = SystemNames.systems(in: Words(title).bytes[...]), systems.others == 0 {
      scopes.append(Scope(blocks: blocks, meaning: .systems(systems.systems)))
    } else {
      add(Condition(text: title, line: line), over: blocks)
    }
  }

  private func leadsToList(_ stretch: SiblingFinder.Stretch) -> Bool {
    let first = (stretch.lead.last ?? stretch.blocks.lowerBound) + 1
    return tree.frames.contains { $0.kind.isListItem && $0.blocks.lowerBound == first }
  }

  /// Numbered items or a block are right below its text.
  private func isProcedure(_ stretch: SiblingFinder.Stretch) -> Bool {
    let blocks = ((stretch.lead.last ?? stretch.blocks.lowerBound) + 1)..<stretch.blocks.upperBound
    guard let first = blocks.first else { return false }
    if case .code = document.blocks[first].kind { return true }
    return tree.frames.contains { frame in
      guard case .item = frame.kind else { return false }
      return frame.blocks.lowerBound == first
    }
  }

  /// "You may already have a key. If so, load it:": all that the section asks for is for whom this concerns.
  private func opensWithDoubt(_ stretch: SiblingFinder.Stretch) -> Bool {
    guard stretch.collapsed == nil, let last = stretch.lead.last.flatMap({ parts[$0]?.prose })?.words.lastSentence
    else {
      return false
    }
    return reader.vocabulary.scopes.ways.referringBack.beginsWord(last)
  }

  /// One of several ways that a paragraph each leads to.
  private func isWay(_ stretch: SiblingFinder.Stretch) -> Bool {
    stretch.lead.last.map { isInChoice($0..<stretch.blocks.upperBound) } ?? false
  }

  /// The section is for whom its heading concerns.
  mutating func addHeading(of section: Range<Int>) {
    guard let heading = finder.prose[section.lowerBound] else { return }
    add(Condition(text: heading.text, line: document.blocks[section.lowerBound].range.start.line), over: section)
  }

  mutating func add(_ condition: Condition?, over blocks: Range<Int>) {
    guard let condition else { return }
    scopes.append(Scope(blocks: blocks, meaning: .condition(condition)))
  }
}
