import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Puts the commands that sentences ask to run into steps: into those that they are part of, else into steps of their
/// own. Steps and actions that are there already keep their ids.
extension ManualReader {
  /// A sentence with the place in the page that it has.
  struct Place {
    var instruction: InstructionReader.Instruction
    var item: Int
    /// Of the paragraph, or of the item of a list in a cell.
    var range: SourceRange
    /// What the paragraph says.
    var text: String
    var block: BlockID
    /// Of a command that is one of several in a table: what it is for.
    var label: String?
  }

  /// - Parameters:
  ///   - places: of all of them.
  ///   - items: for each step the index of its item in the section.
  ///   - used: the ids of all steps of the page.
  func addInstructions(
    _ places: [Place], to steps: inout [Step], items: inout [Int], procedure: String, used: inout Set<StepID>
  ) {
    var number = 0
    for place in places where !isOffered(place, in: steps) {
      let line = place.range.start.line
      // Steps follow the page.
      let last = steps.lastIndex { $0.range.start.line <= line }
      if let last, items[last] == place.item {
        add(place, to: &steps[last])
      } else {
        let index = last.map { $0 + 1 } ?? 0
        let id = StepID.inserted(in: procedure, after: &number, used: &used)
        steps.insert(makeStep(id, for: place), at: index)
        items.insert(place.item, at: index)
      }
    }
  }

  private func makeStep(_ id: StepID, for place: Place) -> Step {
    var step = Step(id: id, number: nil, range: place.range, instruction: place.text)
    step.platforms = section.platforms
    step.interface = InterfaceTags.interface(of: section.items[place.item].classes + section.classes)
    add(place, to: &step)
    return step
  }

  private func add(_ place: Place, to step: inout Step) {
    let script = reader.scripts[place.instruction.command]
    let traits = ActionTraits(script)
    let verify = VerifyWords(vocabulary: reader.vocabulary, effect: traits.effect)
    var action = Action(
      id: ActionID(step.id, step.actions.count + 1), kind: .manual,
      role: verify.asks(Words(place.instruction.sentence)) ? .verify : .do,
      range: place.range, textLine: place.instruction.line, text: place.instruction.command)
    action.block = place.block
    action.platforms = step.platforms
    action.interface = step.interface
    action.commands = script.commands.map(\.text)
    // A shell would read the backslashes otherwise.
    let isPath = WindowsSyntax.isPath(place.instruction.command)
    if isPath { action.platforms = [.windows] }
    action.programs = isPath ? [] : script.commands.flatMap(\.programs).uniqued
    action.isInline = true
    action.isDestructive = traits.isDestructive
    action.isInteractive = traits.isInteractive
    let conditions = ConditionReader(vocabulary: reader.vocabulary)
    action.condition =
      conditions.condition(ofSentence: place.instruction.sentence, line: place.range.start.line)
      ?? conditions.condition(ofHeading: reader.plain.text(section.title), line: section.line)
    if let label = place.label {
      action.branches = [Branch(group: "\(step.id.text)/table", id: action.id, label: label)]
    }
    var index = step.actions.firstIndex { $0.line > action.line } ?? step.actions.count
    if index < step.actions.count, isAfterFile(place, step.actions[index]) {
      action.textLine = step.actions[index].textLine
      index += 1
    }
    step.actions.insert(action, at: index)
  }

  /// "Save this file and start it with `x`:" above the file.
  private func isAfterFile(_ place: Place, _ next: Action) -> Bool {
    guard next.kind == .file, let file = next.block?.position, file == place.block.position + 1 else { return false }
    let sentence = Words(place.instruction.sentence).bytes[...]
    guard let code = ByteSearch.offset(of: Words(place.instruction.command).bytes, in: sentence),
      let verb = reader.vocabulary.creatingFile.firstWordOffset(in: sentence)
    else { return false }
    return verb < code
  }

  /// The sentence says what the next block holds, if only by its first words, or what is shown where a value is asked
  /// for.
  private func isOffered(_ place: Place, in steps: [Step]) -> Bool {
    let command = place.instruction.command
    if suggested.contains(command) { return true }
    let below = steps.lazy.flatMap(\.actions).filter { $0.line >= place.range.start.line && !$0.isInline }
    // "by using the `x --option` command": what it needs, and how it is called, is what a block below shows.
    if place.instruction.isNamed,
      below.contains(where: { $0.kind == .command && $0.commands.contains { isCall($0, of: command) } })
    {
      return true
    }
    return below.first { $0.kind != .manual || $0.text != nil }?.commands.contains { whole in
      guard whole.hasPrefix(command) else { return false }
      // "For example, `x | grep`" is what is done with it besides.
      let rest = whole.dropFirst(command.count)
      return rest.isEmpty || rest.hasPrefix(" ") && !rest.drop { $0 == " " }.hasPrefix("|")
    } ?? false
  }

  /// Whether the command has all words of the call in the same order, and more.
  private func isCall(_ command: String, of call: String) -> Bool {
    let wanted = call.parts(separatedBy: " ")
    let words = command.split { $0 == " " || $0 == "\n" || $0 == "=" }
    guard words.count > wanted.count, words.first == wanted.first else { return false }
    var rest = words[...]
    return wanted.allSatisfy { word in
      guard let found = rest.firstIndex(of: word) else { return false }
      rest = rest[(found + 1)...]
      return true
    }
  }

  // MARK: Where sentences are

  /// In the order of the page.
  var places: [Place] {
    section.items.indices.flatMap { item in
      let parts = section.items[item].parts
      return parts.indices.flatMap { index in places(at: index, of: parts, item: item) }
    }
    .sorted { $0.range.start.line < $1.range.start.line }
  }

  private func places(at index: Int, of parts: [Outline.Part], item: Int) -> [Place] {
    let finder = InstructionReader(reader: reader, programs: programs, needsVerb: isReference)
    let part = parts[index]
    if let prose = part.prose {
      let above = leadOfCommand(at: index, of: parts, finder)
      var found = finder.instructions(in: prose.inlines, line: part.line, above: above)
      if found.isEmpty, index == 0, !isReference, let lone = lone(part, prose, item: item, finder) { found = [lone] }
      return found.map {
        Place(instruction: $0, item: item, range: part.block.range, text: prose.text, block: part.id)
      }
    }
    guard let table = part.table else { return [] }
    if isChosenFrom(table: index, of: parts, item: item, finder),
      let commands = CommandTable(
        table, reader: reader, programs: programs, isOneOfSeveral: hasNeighbour(table: index, of: parts))
    {
      return commands.cells.map { cell in
        Place(
          instruction: .init(command: cell.command, line: cell.range.start.line, sentence: ""), item: item,
          range: cell.range, text: cell.command, block: part.id, label: cell.label)
      }
    }
    return table.rows.flatMap(\.cells).flatMap { cell in
      ([(cell.content, cell.range)] + cell.items.map { ($0.content, $0.range) }).flatMap { content, range in
        finder.instructions(in: content, line: range.start.line).map {
          Place(instruction: $0, item: item, range: range, text: reader.plain.text(content), block: part.id)
        }
      }
    }
  }

  /// A command that is all of a numbered step, or all that is right below a heading that asks for it.
  private func lone(
    _ part: Outline.Part, _ prose: Prose, item: Int, _ finder: InstructionReader
  ) -> InstructionReader.Instruction? {
    if section.items[item].isNumbered { return finder.lone(prose.inlines, line: part.line, said: prose.text) }
    guard item == 0 else { return nil }
    return finder.lone(prose.inlines, line: part.line, below: Words(reader.plain.text(section.title)))
  }

  /// A step that has no other command, or a sentence right above the table, asks to run one of its commands.
  private func isChosenFrom(table index: Int, of parts: [Outline.Part], item: Int, _ finder: InstructionReader) -> Bool
  {
    if section.items[item].isNumbered, !section.items[item].parts.contains(where: { $0.code != nil }) { return true }
    guard let lead = parts[..<index].last(where: { $0.table == nil }), let prose = lead.prose else { return false }
    return finder.asksToRun(prose.inlines, line: lead.line)
      || reader.vocabulary.scopes.choosing.isAnyWord(in: prose.words.lastSentence)
  }

  /// Tables next to each other are tabs, or one table in parts.
  private func hasNeighbour(table index: Int, of parts: [Outline.Part]) -> Bool {
    index > 0 && parts[index - 1].table != nil || index + 1 < parts.count && parts[index + 1].table != nil
  }

  /// What is above a paragraph that is nothing but a command: of bullets that are all nothing but commands what is above
  /// the first of them, if it asks to run them; what can be done with them is no request.
  private func leadOfCommand(at index: Int, of parts: [Outline.Part], _ finder: InstructionReader) -> Prose? {
    let part = parts[index]
    guard index > 0, part.bullet != nil, part.prose.map({ finder.isLone($0.inlines, line: part.line) }) == true else {
      return parts[..<index].last?.prose
    }
    func isLoneBullet(_ other: Outline.Part) -> Bool {
      other.bullet != nil && other.bullet != part.bullet
        && other.prose.map { finder.isLone($0.inlines, line: other.line) } == true
    }
    var first = index
    while first > 0, isLoneBullet(parts[first - 1]) { first -= 1 }
    let isAlone = first == index && (index + 1 == parts.count || !isLoneBullet(parts[index + 1]))
    guard first > 0, let lead = parts[first - 1].prose else { return nil }
    let asks = finder.asksToRun(lead.inlines, line: parts[first - 1].line) || asksForWork(lead)
    return isAlone || asks ? lead : nil
  }

  /// Of a lead that asks for nothing but what is below it, in bytes.
  private static let longestLead = 48

  /// "Prepare the database:" above bullets that are nothing but commands; "You can use:" leaves them to the reader.
  private func asksForWork(_ lead: Prose) -> Bool {
    let vocabulary = reader.vocabulary
    let sentence = lead.words.lastSentence
    return lead.isAnnouncing && sentence.count <= Self.longestLead && vocabulary.steps.doing.beginsWord(sentence)
      && !vocabulary.scopes.offering.isAnyWord(in: sentence) && !vocabulary.conditions.isAnyWord(in: sentence)
  }
}
