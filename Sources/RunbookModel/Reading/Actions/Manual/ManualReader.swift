import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Gives the steps that have no block their action: by hand, in the sentence, shown by an output, or a link.
struct ManualReader {
  let section: Outline.Section
  let reader: ProseReader
  /// Anchors of the page and the ids of the steps and procedures that bear them.
  let anchors: [String: String]
  /// That blocks of the page call.
  let programs: Set<String>
  /// Commands that are shown where a value is asked for.
  let suggested: Set<String>
  /// The section is an entry of a command reference.
  let isReference: Bool

  var plain: PlainText { reader.plain }
  var vocabulary: Vocabulary { reader.vocabulary }

  /// After the commands in sentences have been added: a step that has one is done with it.
  ///
  /// - Parameter items: for each step the index of its item in the section.
  func complete(_ steps: inout [Step], items: [Int]) {
    var lastCommand: Action?
    for index in steps.indices {
      if steps[index].actions.isEmpty, section.items[items[index]].isNumbered,
        !hasSubsteps(items[index], in: items)
      {
        complete(
          &steps[index], item: section.items[items[index]], lastCommand: lastCommand,
          hasFileNeighbour: hasFileNeighbour(index, steps, items))
      } else if isOnlyAided(steps[index], item: section.items[items[index]]), !hasSubsteps(items[index], in: items) {
        var own = manual(steps[index], item: section.items[items[index]])
        own.id = ActionID(steps[index].id, steps[index].actions.count + 1)
        steps[index].actions.insert(own, at: 0)
      }
      lastCommand = steps[index].actions.last { $0.kind == .command } ?? lastCommand
    }
    addDisplayed(to: &steps, items: items)
  }

  /// "… Copy and paste the command that is displayed": an action of its own below the command that displays it.
  private func addDisplayed(to steps: inout [Step], items: [Int]) {
    for item in section.items.indices {
      let parts = section.items[item].parts
      for (number, part) in parts.enumerated() {
        guard let prose = part.prose, !prose.isLabel, asksForDisplayed(prose.text, prose.words),
          parts[(number + 1)...].first?.code == nil,
          let index = steps.indices.last(where: { step in
            items[step] == item && steps[step].actions.contains { $0.kind == .command && $0.line < part.line }
          }), !steps[index].actions.contains(where: { $0.line == part.line || $0.fromOutput != nil }),
          let place = steps[index].actions.lastIndex(where: { $0.kind == .command && $0.line < part.line }),
          steps[index].actions[place].text != nil
        else { continue }
        var action = displayed(steps[index], part: part, by: steps[index].actions[place])
        action.id = ActionID(steps[index].id, steps[index].actions.count + 1)
        action.introduction = prose.text
        steps[index].actions.insert(action, at: place + 1)
      }
    }
  }

  private func complete(
    _ step: inout Step, item: Outline.Item, lastCommand: Action?, hasFileNeighbour: Bool
  ) {
    if let target = linkTarget(item) {
      step.goto = target
      return
    }
    if let lastCommand, asksForDisplayed(step.instruction, Words(step.instruction)) {
      step.actions = [displayed(step, item: item, by: lastCommand)]
      return
    }
    if hasFileNeighbour, isAboutFile(step.instruction, item.parts.first?.prose) { return }
    step.actions = [manual(step, item: item)]
  }

  /// "1. Upload the picture.", and below it "If the store is full, run `…`": the step itself is still to be done.
  private func isOnlyAided(_ step: Step, item: Outline.Item) -> Bool {
    guard item.isNumbered, let opening = item.parts.first, let prose = opening.prose, !prose.isLabel,
      prose.text.last != ":"
    else { return false }
    return !step.actions.isEmpty
      && step.actions.allSatisfy { action in
        action.isInline && action.kind == .manual && !action.conditions.isEmpty && action.block != opening.id
      }
  }

  private func hasSubsteps(_ item: Int, in items: [Int]) -> Bool {
    let path = section.items[item].path
    let next = item + 1
    return next < section.items.count && section.items[next].path.count > path.count
      && section.items[next].path.starts(with: path)
  }

  // MARK: Kinds of steps

  /// The one link to a place of this page that is all the step says.
  private func linkTarget(_ item: Outline.Item) -> String? {
    guard let content = item.parts.first?.inlines, item.parts.count == 1 else { return nil }
    var target: String?
    for inline in content {
      switch inline.kind {
      case .link(let destination, _) where destination.hasPrefix("#") && target == nil:
        target = anchors[String(destination.dropFirst())]
      case .text(let text) where isParticle(text): continue
      case .softBreak, .lineBreak, .attributes: continue
      default: return nil
      }
    }
    return target
  }

  /// Punctuation, or the few letters with which East Asian sentences end: `…を[設定](#x)します。`
  private func isParticle(_ text: String) -> Bool {
    let letters = text.filter { $0.isAlphabetic || $0.isNumeric }
    return letters.count <= 12 && letters.unicodeScalars.allSatisfy { $0.value >= 0x2E80 }
  }

  /// - Parameter words: of the instruction.
  private func asksForDisplayed(_ instruction: String, _ words: Words) -> Bool {
    // What no part of the whole says no sentence of it does.
    vocabulary.runDisplayed.isAny(in: words.bytes[...])
      && Sentences.split(instruction).contains { vocabulary.runDisplayed.isAny(in: Words($0).bytes[...]) }
  }

  private func displayed(_ step: Step, item: Outline.Item, by command: Action) -> Action {
    guard let part = item.parts.first else { return manual(step, item: item) }
    return displayed(step, part: part, by: command)
  }

  private func displayed(_ step: Step, part: Outline.Part, by command: Action) -> Action {
    var action = Action(
      id: ActionID(step.id, 1), kind: .command, role: .do, range: part.block.range, textLine: part.line)
    action.block = part.id
    action.fromOutput = command.id
    action.platforms = step.platforms
    action.interface = step.interface
    let sample = ShellScript(command.expectation?.text ?? "").commands.flatMap(\.assigns)
    action.sets = sample.isEmpty ? variableNames(part) : sample
    return action
  }

  /// `KUBECONFIG` in code.
  private func variableNames(_ part: Outline.Part) -> [String] {
    part.inlines.map(plain.codeSpans)?.filter { span in
      !span.isEmpty && span.allSatisfy { $0.isUppercase || $0.isNumeric || $0 == "_" }
    } ?? []
  }

  private func manual(_ step: Step, item: Outline.Item) -> Action {
    let verify = VerifyWords(vocabulary: vocabulary)
    var action = Action(
      id: ActionID(step.id, 1), kind: .manual, role: verify.asksByHand(Words(step.instruction)) ? .verify : .do,
      range: paragraphRange(item), textLine: step.line)
    action.block = item.parts.first?.id
    action.platforms = step.platforms
    action.interface = step.interface
    action.isDestructive = action.role == .do && pressesDelete(item)
    return action
  }

  /// "Click **Delete**", "Select **Delete instance**": a label in bold begins with a word for it. "Do not click
  /// **Delete**" asks for nothing.
  private func pressesDelete(_ item: Outline.Item) -> Bool {
    guard let prose = item.parts.first?.prose else { return false }
    let labels = plain.strongSpans(prose.inlines).map { Words($0) }.filter { label in
      vocabulary.scopes.deleting.beginsWord(label.bytes[...]) && label.bytes.count <= Self.longestButton
    }
    return prose.words.sentences.contains { sentence in
      !vocabulary.negations.isAnyWord(in: sentence)
        && labels.contains { ByteSearch.offset(of: $0.bytes, in: sentence.dropFirst()) != nil }
    }
  }

  /// Of the label of a button, in bytes.
  private static let longestButton = 40

  private func paragraphRange(_ item: Outline.Item) -> SourceRange {
    item.parts.first?.block.range ?? item.range
  }

  // MARK: Files

  /// Instructions to open, fill or save the file of a neighbouring file action belong to that action.
  private func hasFileNeighbour(_ index: Int, _ steps: [Step], _ items: [Int]) -> Bool {
    let path = section.items[items[index]].path
    return (max(index - 2, 0)...min(index + 2, steps.count - 1)).contains { other in
      other != index && steps[other].actions.contains { $0.kind == .file }
        && section.items[items[other]].path.dropLast() == path.dropLast()
    }
  }

  private func isAboutFile(_ instruction: String, _ prose: Prose?) -> Bool {
    prose.map { !FileNames(plain: plain).names(in: $0).isEmpty } ?? false
      || Words(instruction).contains(anyOf: vocabulary.editing)
  }
}
