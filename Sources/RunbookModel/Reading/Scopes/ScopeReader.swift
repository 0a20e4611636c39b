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
  private let finder: SiblingFinder
  private let rules: AlternativeRules
  private let conditions: ConditionReader
  private let comments: [CommentAlternatives.Run]
  private var scopes: [Scope] = []
  private var choices: [ScopeChoice] = []

  /// What was found, once ``read()`` is done.
  var found: ScopeTree { ScopeTree(scopes, choices: choices) }

  mutating func read() {
    readChoices()
    readConditions()
  }

  /// Whether the heading at that position is a step of a procedure, not a procedure of its own.
  func isStepHeading(_ position: Int) -> Bool {
    guard case .heading(let level, let content) = document.blocks[position].kind else { return false }
    let headings = StepHeadings(vocabulary: reader.vocabulary, plain: reader.plain)
    return headings.number(of: content, attributes: document.blocks[position].attributes, level: level) != nil
  }

  /// - Parameter comments: ways that the comments of the page's blocks tell apart.
  init(_ document: Document, _ outline: Outline, reader: ProseReader, comments: [CommentAlternatives.Run] = []) {
    self.comments = comments
    self.document = document
    self.outline = outline
    self.reader = reader
    tree = FrameTree(document, items: outline.listItems)
    var parts = [Outline.Part?](repeating: nil, count: document.blocks.count)
    for part in outline.sections.lazy.flatMap(\.items).flatMap(\.parts) { parts[part.id.position] = part }
    self.parts = parts
    let prose = document.blocks.indices.map { position in
      parts[position].map(\.prose) ?? reader.prose(of: document.blocks[position])
    }
    finder = SiblingFinder(document: document, tree: tree, prose: prose, vocabulary: reader.vocabulary)
    rules = AlternativeRules(vocabulary: reader.vocabulary)
    conditions = ConditionReader(vocabulary: reader.vocabulary)
  }

  // MARK: Choices

  private mutating func readChoices() {
    for siblings in finder.all() {
      for run in rules.runs(in: siblings) { addChoice(among: siblings, run.members, by: run.rule) }
    }
    for run in comments { addChoice(among: run.siblings, run.siblings.members.indices, by: run.rule) }
    readOthers()
  }

  private mutating func addChoice(
    among siblings: Siblings, _ members: Range<Int>, by rule: AlternativeRules.Rule
  ) {
    let labels = siblings.members[members].map { Self.label($0, of: siblings.kind) }
    choices.append(
      ScopeChoice(
        question: siblings.question, labels: labels, isMergeable: ![.options, .conditions, .others].contains(rule)))
    for (member, label) in zip(siblings.members[members], labels) {
      let condition = rule == .conditions || rules.isCondition(member.words.bytes[...]) ? member.line : nil
      scopes.append(
        Scope(
          blocks: member.blocks, lines: member.lines,
          meaning: .branch(choice: choices.count - 1, label: label, instead: condition)))
      if let systems = rules.systems(of: member, of: siblings.kind) {
        scopes.append(Scope(blocks: member.blocks, lines: member.lines, meaning: .systems(systems)))
      }
    }
  }

  /// Of running text what is before the colon or comma, else its beginning.
  private static func label(_ member: Siblings.Member, of kind: Siblings.Kind) -> String {
    if [.tabs, .headings, .comments, .blocks].contains(kind) { return member.label.foldingBlanks }
    let opening = member.label.prefix { !":：".contains($0) }
    return String(opening.prefix(60)).foldingBlanks
  }

  /// "Alternatively, run: …": another way of doing what is right above.
  private mutating func readOthers() {
    for frame in tree.frames.indices {
      let stretches = finder.stretches(in: tree.content(of: frame)).filter(\.leadsToMore)
      for (index, after) in stretches.enumerated().dropFirst() {
        let above = stretches[..<index]
        let isNext = isOther(after) || isOtherWay(after, in: frame)
        // The stretches above are looked through only for the few that offer one.
        let call = isNext ? nil : callOfVariant(after)
        guard
          let before = isNext ? above.last : call.flatMap({ call in above.last { isVariant(call, of: $0) } }),
          !isInChoice(before.blocks), !isInChoice(after.blocks)
        else { continue }
        addChoice(between: before, and: after)
      }
    }
  }

  private mutating func addChoice(between before: SiblingFinder.Stretch, and after: SiblingFinder.Stretch) {
    choices.append(ScopeChoice(question: nil, labels: [], isMergeable: false))
    for stretch in [before, after] {
      let label = stretch.lead.last.flatMap { parts[$0]?.prose?.text } ?? firstLine(of: stretch)
      scopes.append(
        Scope(
          blocks: stretch.blocks,
          meaning: .branch(
            choice: choices.count - 1, label: String(label.prefix(60)).foldingBlanks, instead: nil)))
    }
  }

  /// Of a command without a sentence above it.
  private func firstLine(of stretch: SiblingFinder.Stretch) -> String {
    guard case .code(let code) = document.blocks[stretch.blocks.lowerBound].kind else { return "" }
    return String(code.text.prefix { $0 != "\n" })
  }

  private func isOther(_ stretch: SiblingFinder.Stretch) -> Bool {
    guard let first = stretch.lead.first, let prose = parts[first]?.prose else { return false }
    return reader.vocabulary.scopes.others.beginsWord(prose.words.bytes[...])
  }

  /// "You can supply them by appending them like so:" above the call that was given before, with more.
  private func callOfVariant(_ stretch: SiblingFinder.Stretch) -> [String]? {
    guard let prose = stretch.lead.last.flatMap({ parts[$0]?.prose }) else { return nil }
    let sentence = prose.words.lastSentence
    guard reader.vocabulary.scopes.offering.beginsWord(sentence),
      reader.vocabulary.scopes.appending.isAnyWord(in: sentence)
    else { return nil }
    return call(in: stretch.blocks)
  }

  /// Whether most of the call above is in it.
  private func isVariant(_ other: [String], of before: SiblingFinder.Stretch) -> Bool {
    guard let given = call(in: before.blocks), given != other else { return false }
    let words = Set(given)
    return words.count > 2 && words.intersection(other).count * 4 >= words.count * 3
  }

  /// The words of the last call.
  private func call(in blocks: Range<Int>) -> [String]? {
    let code = blocks.reversed().lazy.compactMap { parts[$0]?.code }.first
    return code.map { code in
      let text = PromptedText(code.text).map { $0.entries.map(\.command).joined(separator: "\n") } ?? code.text
      return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }

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
    let wanted = Self.stems(title.words.bytes[...])
    return Self.stems(sentence).intersection(wanted).count > 1
  }

  private func leadsToNumbers(_ stretch: SiblingFinder.Stretch) -> Bool {
    tree.frames.contains { frame in
      guard case .item = frame.kind else { return false }
      return stretch.blocks.contains(frame.blocks.lowerBound)
    }
  }

  /// The first letters of the words that are long enough to mean something.
  private static func stems(_ text: ArraySlice<UInt8>) -> Set<ArraySlice<UInt8>> {
    Set(text.split { !ByteSearch.isLetter($0) }.filter { $0.count > 2 }.map { $0.prefix(3) })
  }

  private func isInChoice(_ blocks: Range<Int>) -> Bool {
    scopes.contains { scope in
      guard case .branch = scope.meaning else { return false }
      return scope.lines == nil && blocks.lowerBound <= scope.blocks.lowerBound
        && scope.blocks.upperBound <= blocks.upperBound
        && scope.blocks == blocks
    }
  }

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
        add(conditions.condition(ofHeading: prose.text, line: line), over: frame.blocks)
      case .item, .bullet:
        let first = frame.blocks.dropFirst().first.flatMap { parts[$0] }
        add(first.flatMap(conditions.announced), over: frame.blocks)
      case .page, .container: break
      }
      readConditions(
        of: finder.stretches(in: tree.content(of: index)).filter(\.leadsToMore), isSection: !frame.kind.isListItem)
    }
  }

  /// "Then restart it:" depends on what the stretch before it depends on.
  ///
  /// - Parameter isSection: they are all that is directly below a heading.
  private mutating func readConditions(of stretches: [SiblingFinder.Stretch], isSection: Bool) {
    var before: Condition?
    for stretch in stretches {
      let lead = stretch.lead.last.flatMap { parts[$0] }
      let opening = stretch.lead.first.flatMap { parts[$0]?.prose }
      let isContinued = opening.map(continues) ?? false
      let announced = lead.flatMap(conditions.announced)
      let isOpening = announced == nil && leadsToList(stretch)
      let opened = isOpening ? lead.flatMap(conditions.condition(ofListBelow:)) : nil
      let condition =
        lead.flatMap { conditions.condition(of: [$0], behind: nil) ?? conditions.announced(by: $0) }
        ?? opened ?? (isContinued ? before : nil)
      before = condition
      guard isContinued || opened != nil || announced != nil else { continue }
      // What the only procedure of a section is for is no condition of it.
      let isOnly = isSection && isProcedure(stretch) && stretches.count(where: isProcedure) == 1
      if let condition, isOnly, opened != nil || conditions.isWish(condition) { continue }
      add(condition, over: stretch.blocks)
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

  private func continues(_ prose: Prose) -> Bool {
    prose.text.last.map { ":：".contains($0) } == true
      && reader.vocabulary.scopes.continuing.beginsWord(prose.words.bytes[...])
  }

  private mutating func add(_ condition: Condition?, over blocks: Range<Int>) {
    guard let condition else { return }
    scopes.append(Scope(blocks: blocks, meaning: .condition(condition)))
  }
}
