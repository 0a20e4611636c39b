import Diagnostics
import MarkdownBlocks

/// Makes actions of what prose asks to do by hand outside of numbered lists: to put a fragment into a file or an object
/// that exists ("In values.yaml, set the name:" and YAML), and to do something before a command ("First start the
/// server, then:").
extension ManualReader {
  /// A paragraph that asks for something, with the fragments that it shows.
  private struct Demand {
    var item: Int
    var part: Int
    var fragments: [BlockSurvey.Entry]
  }

  /// Steps and actions that are there already keep their ids.
  func addFragments(
    of entries: [BlockSurvey.Entry], to steps: inout [Step], items: inout [Int], procedure: String,
    used: inout Set<StepID>
  ) {
    var number = 0
    var place = 0
    var around = 0
    for demand in demands(entries) {
      let prose = section.items[demand.item].parts[demand.part]
      while around < steps.count, items[around] < demand.item { around += 1 }
      if around < steps.count, items[around] == demand.item, section.items[demand.item].isNumbered {
        add(demand, prose, to: &steps[around])
        continue
      }
      // A bullet between those of one step is a part of it.
      if prose.bullet != nil, let step = steps.indices.first(where: { isWithin(steps[$0], items[$0], demand, prose) }) {
        add(demand, prose, to: &steps[step])
        continue
      }
      // Steps follow the page: before what is done below the paragraph.
      while place < steps.count, (steps[place].actions.first?.line ?? steps[place].line) <= prose.line { place += 1 }
      let id = StepID.inserted(in: procedure, after: &number, used: &used)
      steps.insert(makeStep(id, for: demand, prose), at: place)
      items.insert(demand.item, at: place)
    }
  }

  private func isWithin(_ step: Step, _ item: Int, _ demand: Demand, _ prose: Outline.Part) -> Bool {
    item == demand.item && step.range.start.line <= prose.line && prose.line < (step.actions.last?.line ?? 0)
  }

  /// In a numbered step; where nothing else is done in it, the step itself is what is done by hand.
  private func add(_ demand: Demand, _ prose: Outline.Part, to step: inout Step) {
    step.notes = merged(step.notes, fragments(of: demand))
    guard !step.actions.isEmpty else { return }
    var action = action(for: demand, prose, in: step, position: step.actions.count + 1)
    action.introduction = prose.prose?.text
    let index = step.actions.firstIndex { $0.line > action.line } ?? step.actions.count
    step.actions.insert(action, at: index)
  }

  private func makeStep(_ id: StepID, for demand: Demand, _ prose: Outline.Part) -> Step {
    let item = section.items[demand.item]
    let text = prose.prose?.text ?? plain.text(section.title)
    let range = prose.block.range
    var step = Step(id: id, number: nil, range: range, instruction: text)
    step.isOptional = prose.prose.map { Requirement.isOptional($0.words, reader.vocabulary) } ?? false
    step.platforms = section.platforms
    step.interface = InterfaceTags.interface(of: item.classes + section.classes)
    step.notes = merged(notes(besides: prose, of: demand, in: item), fragments(of: demand))
    step.actions = [action(for: demand, prose, in: step, position: 1)]
    return step
  }

  /// What is between the paragraph and its last fragment.
  private func notes(besides prose: Outline.Part, of demand: Demand, in item: Outline.Item) -> [StepNote] {
    let end = demand.fragments.map { $0.part + 1 }.max() ?? demand.part + 1
    return StepNoteReader(plain: reader.plain).notes(in: item.parts[demand.part..<end], besides: prose)
  }

  private func merged(_ notes: [StepNote], _ fragments: [StepNote]) -> [StepNote] {
    (notes + fragments).sorted { $0.line < $1.line }
  }

  private func fragments(of demand: Demand) -> [StepNote] {
    demand.fragments.map { StepNote(line: $0.range.start.line, text: $0.reading.text, kind: .fragment) }
  }

  private func action(
    for demand: Demand, _ prose: Outline.Part, in step: Step, position: Int
  ) -> Action {
    var action = Action(
      id: ActionID(step.id, position), kind: .manual, role: .do, range: prose.block.range, textLine: prose.line)
    action.block = demand.fragments.first.map { section.items[demand.item].parts[$0.part].id } ?? prose.id
    action.platforms = step.platforms
    action.interface = step.interface
    let conditions = ConditionReader(vocabulary: reader.vocabulary)
    action.condition =
      conditions.condition(of: [prose], after: nil)
      ?? (step.number == nil
        ? conditions.allowance(in: prose, below: Words(plain.text(section.title))) : nil)
      ?? conditions.condition(ofHeading: reader.plain.text(section.title), line: section.line)
    return action
  }

  // MARK: What is asked for

  private func demands(_ entries: [BlockSurvey.Entry]) -> [Demand] {
    var found: [Demand] = []
    for entry in entries {
      let isFragment = isFragment(entry)
      guard isFragment || entry.isRunnable, let part = lead(of: entry, isFragment: isFragment) ?? ownLead(of: entry)
      else { continue }
      if isFragment, let last = found.last, last.item == entry.item, last.part == part {
        // What a query prints is marked as a statement, too.
        if isOfDatabase(entry), !entry.reading.rule.hasPrefix("data.sql") { continue }
        found[found.count - 1].fragments.append(entry)
      } else if isFragment {
        found.append(Demand(item: entry.item, part: part, fragments: [entry]))
      } else if isDoneFirst(section.items[entry.item].parts[part]) {
        found.append(Demand(item: entry.item, part: part, fragments: []))
      }
    }
    let others = edits(entries) + guides(entries) + bullets(entries)
    guard !others.isEmpty else { return found }
    for other in others where !found.contains(where: { $0.item == other.item && $0.part == other.part }) {
      found.append(Demand(item: other.item, part: other.part, fragments: []))
    }
    return found.sorted { ($0.item, $0.part) < ($1.item, $1.part) }
  }

  /// It is shown and not run, and it is neither an answer nor an example of something else.
  private func isFragment(_ entry: BlockSurvey.Entry) -> Bool {
    entry.reading.kind == .code && !entry.isExample && !entry.isFailure && entry.outputOf == nil
      && entry.outputOfLine == nil && entry.usageLine == nil
  }

  /// The paragraph above a block that asks for what is in it; labels such as "Maven example:" are passed over.
  private func lead(of entry: BlockSurvey.Entry, isFragment: Bool) -> Int? {
    let parts = section.items[entry.item].parts
    // What is further up says nothing about it.
    for index in (max(0, entry.part - 8)..<entry.part).reversed() {
      guard let prose = parts[index].prose else {
        if parts[index].code != nil, isFragment, index > 0 { continue }
        return nil
      }
      guard !parts[index].isHeading else { return nil }
      if prose.label.kind == .output { return nil }
      if prose.isLabel || isCaption(prose) { continue }
      return !isFragment || asksForChange(prose) || entry.isProgramSource && asksToRun(prose)
        || entry.isProgramSource && changesSource(prose) && namesItsFile(entry)
        || isStatement(entry) && asksForStatement(prose) ? index : nil
    }
    return nil
  }

  /// Statements right below a heading that asks for what they do: the block itself, which has no sentence.
  private func ownLead(of entry: BlockSurvey.Entry) -> Int? {
    let item = section.items[entry.item]
    guard isStatement(entry), isFragment(entry), !item.isNumbered, section.level > 1,
      !item.parts[..<entry.part].contains(where: { $0.prose?.isLabel == false }),
      DemandReader(vocabulary: vocabulary).begins(Words(plain.text(section.title)).bytes[...])
    else { return nil }
    return item.parts[...entry.part].firstIndex { $0.code != nil }
  }

  /// What a person types at the prompt of a database.
  private func isStatement(_ entry: BlockSurvey.Entry) -> Bool {
    entry.reading.kind == .code && reader.tool == nil
      && (entry.reading.rule.hasPrefix("data.sql")
        || isOfDatabase(entry))
  }

  private func isOfDatabase(_ entry: BlockSurvey.Entry) -> Bool {
    Self.databases.contains(FenceInfo(entry.code.info).language ?? "")
  }

  private static let databases: Set<String> = ["sql", "psql", "pgsql", "postgresql", "mysql", "tsql", "plsql", "cql"]

  /// "Check the version:", "Run the following command as the superuser:", "To see the slots:"
  private func asksForStatement(_ prose: Prose) -> Bool {
    let vocabulary = reader.vocabulary
    guard let last = prose.words.sentences.last, !vocabulary.resembling.isAny(in: last),
      !vocabulary.recalling.isAny(in: last)
    else { return false }
    return DemandReader(vocabulary: vocabulary).asks(last) || vocabulary.followingCommand.isAny(in: last)
      || prose.isAnnouncing && vocabulary.purposes.beginsWord(last)
  }

  /// "Maven example:"
  private func isCaption(_ prose: Prose) -> Bool {
    let words = prose.words.bytes
    return words.last == UInt8(ascii: ":") && words.count(where: { $0 == UInt8(ascii: " ") }) < 3
      && !DemandReader(vocabulary: reader.vocabulary).asks(words[...])
  }

  /// "To grant access, add a rule:"; "For example:" is after the sentence that asks.
  private func asksForChange(_ prose: Prose) -> Bool {
    let vocabulary = reader.vocabulary
    var sentences = prose.words.sentences
    if sentences.count > 1, let last = sentences.last,
      vocabulary.exampleLabels.contains(where: { last.starts(with: $0.bytes) })
    {
      sentences.removeLast()
    }
    guard let last = sentences.last, !vocabulary.resembling.isAny(in: last), !vocabulary.recalling.isAny(in: last)
    else {
      return false
    }
    let changes = [vocabulary.changingFile, vocabulary.creatingFile, vocabulary.steps.altering]
    return changes.contains { $0.isAnyWord(in: last) } && DemandReader(vocabulary: vocabulary).asks(last)
  }

  /// "Next, we'll add the `verify` function:", "Update it to look like this:"
  private func changesSource(_ prose: Prose) -> Bool {
    let last = prose.words.lastSentence
    return prose.isAnnouncing && reader.vocabulary.changingFile.isAnyWord(in: last)
      && !reader.vocabulary.recalling.isAny(in: last)
  }

  /// Its first line, or its fence, says into which file it goes.
  private func namesItsFile(_ entry: BlockSurvey.Entry) -> Bool {
    BlockFacts(code: entry.code, classes: [], scripts: reader.scripts).givenName != nil
  }

  /// "Run this Python script:" above a program, which a person does in the way that the page does not say.
  private func asksToRun(_ prose: Prose) -> Bool {
    let demands = DemandReader(vocabulary: reader.vocabulary)
    return prose.isAnnouncing
      && reader.vocabulary.steps.executing.beginsWord(demands.withoutOpenings(prose.words.lastSentence))
  }

  /// "First start a server, then:"
  private func isDoneFirst(_ part: Outline.Part) -> Bool {
    guard let last = part.prose?.words.lastSentence, last.last == UInt8(ascii: ":") else { return false }
    let text = last.dropLast().drop { $0 == UInt8(ascii: " ") }
    guard let comma = text.lastIndex(of: UInt8(ascii: ",")) else { return false }
    let end = Array(text[(comma + 1)...].drop { $0 == UInt8(ascii: " ") })
    let vocabulary = reader.vocabulary
    return vocabulary.continuing.contains { end == $0.bytes }
      && DemandReader(vocabulary: vocabulary).asks(text[..<comma])
  }
}

extension StepID {
  /// Of a step that its sentence makes: `i1`, `i2`, …
  ///
  /// - Parameter number: of the last one.
  static func inserted(in procedure: String, after number: inout Int, used: inout Set<StepID>) -> StepID {
    number += 1
    while used.contains(StepID("\(procedure)/i\(number)")) { number += 1 }
    let id = StepID("\(procedure)/i\(number)")
    used.insert(id)
    return id
  }
}
