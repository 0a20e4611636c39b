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
  ///   - items: for each step the index of its item in the section.
  ///   - used: the ids of all steps of the page.
  func addInstructions(to steps: inout [Step], items: inout [Int], procedure: String, used: inout Set<StepID>) {
    for place in places where !isOffered(place, in: steps) {
      let line = place.range.start.line
      // Steps follow the page.
      let last = steps.lastIndex { $0.range.start.line <= line }
      if let last, items[last] == place.item {
        add(place, to: &steps[last])
      } else {
        let index = last.map { $0 + 1 } ?? 0
        steps.insert(makeStep(for: place, procedure: procedure, used: &used), at: index)
        items.insert(place.item, at: index)
      }
    }
  }

  private func makeStep(for place: Place, procedure: String, used: inout Set<StepID>) -> Step {
    var number = 1
    while used.contains(StepID("\(procedure)/i\(number)")) { number += 1 }
    let id = StepID("\(procedure)/i\(number)")
    used.insert(id)
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
    action.programs = script.commands.flatMap(\.programs).uniqued
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
    let index = step.actions.firstIndex { $0.line > action.line } ?? step.actions.count
    step.actions.insert(action, at: index)
  }

  /// The sentence says what the next block holds, if only by its first words, or what is shown where a value is asked
  /// for.
  private func isOffered(_ place: Place, in steps: [Step]) -> Bool {
    let command = place.instruction.command
    if suggested.contains(command) { return true }
    let next = steps.lazy.flatMap(\.actions).first { $0.line >= place.range.start.line && !$0.isInline }
    return next?.commands.contains { $0 == command || $0.hasPrefix(command + " ") } ?? false
  }

  // MARK: Where sentences are

  private var places: [Place] {
    section.items.indices.flatMap { item in
      let parts = section.items[item].parts
      return parts.indices.flatMap { index in places(in: parts[index], above: parts[..<index].last, item: item) }
    }
    .sorted { $0.range.start.line < $1.range.start.line }
  }

  private func places(in part: Outline.Part, above: Outline.Part?, item: Int) -> [Place] {
    let finder = InstructionReader(reader: reader, programs: programs, needsVerb: isReference)
    if let prose = part.prose {
      return finder.instructions(in: prose.inlines, line: part.line, above: above?.prose).map {
        Place(instruction: $0, item: item, range: part.block.range, text: prose.text, block: part.id)
      }
    }
    guard let table = part.table else { return [] }
    if section.items[item].isNumbered, !section.items[item].parts.contains(where: { $0.code != nil }),
      let commands = CommandTable(table, reader: reader, programs: programs)
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
}
