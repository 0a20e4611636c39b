import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// The actions of one code block, and what the page says that they print.
extension StepReader {
  /// One action, or of a transcript one for each of its commands.
  ///
  /// - Parameter list: what is above the bullets, where the block belongs to one.
  mutating func makeActions(
    of index: Int, in given: Step, leadIn: [Outline.Part], list: Outline.Part?
  ) -> [Action] {
    let entry = entries[index]
    let output = places.firstOutput(of: index)
    var step = given
    var made: [Action] = []
    let parts = entry.parts
    var announced: Condition?
    for (number, part) in parts.enumerated() {
      var action = makeAction(part, at: index, in: step, leadIn: leadIn)
      // What is below a transcript is what its last command answers.
      let isLast = number == parts.count - 1
      let shown = isLast && (parts.count == 1 || part.reading.embeddedOutput == nil) ? output : nil
      let expectations = ExpectationReader(reader: reader, items: section.items, entries: entries)
      action.expectation = expectations.expectation(of: action, part, shown: shown, leadIn: leadIn)
      if action.kind == .command, let text = action.expectation?.text, PromptSentences.isAnswered(in: text) {
        action.isInteractive = true
      }
      let test = expectations.test(part)
      if action.kind == .command, isLast || action.expectation != nil || test?.status != nil {
        action.expectedFailure = ExpectedFailureReader(vocabulary: vocabulary).failure(
          of: action, above: leadIn, between: shown.map { expectations.said(of: entries[$0], after: part) } ?? [],
          below: isLast && action.expectation == nil ? said(below: entry) : nil, test: test)
      }
      if let expression = shown.flatMap({ BlockConventions.similarity(of: entries[$0].code) }) {
        action.directives.expectLine.append(expression)
      }
      let isCompared = shown.map { BlockConventions.isCompared(entries[$0].code) } ?? false
      action.expectation?.isUncompared = reader.tool.map { $0.rules == nil } == true && !isCompared
      BlockConventions(part.code, text: part.reading.text, range: part.range).apply(to: &action)
      if let first = made.first {
        (action.role, action.condition) = (first.role, announced)
      } else {
        announced = condition(of: action, leadIn: leadIn, in: step, item: entry.item, list: list)
        action.condition = announced
        action.replaces = conditions.replaced(by: action, above: step.actions.last)
      }
      if let own = part.condition { action.condition = Condition(text: own, line: part.range.start.line) }
      if !isLast { action.directives.keepTimes() }
      made.append(action)
      step.actions.append(action)
    }
    addExpectedWords(to: &made, of: entry, in: given, leadIn: leadIn)
    return made
  }

  /// What is said above a block of the questions that it, or the command above it, asks.
  mutating func markAsking(_ made: inout [Action], _ leadIn: [Outline.Part], in step: inout Step, item: Int) {
    let prompts = PromptSentences(vocabulary: vocabulary)
    let isAbove = prompts.beginAboutCommandAbove(leadIn) && askAbove(&step, item: item)
    guard let last = made.indices.last, made[last].kind == .command,
      prompts.sayThatItAsks(isAbove ? leadIn.dropFirst() : leadIn[...])
    else { return }
    made[last].isInteractive = true
  }

  /// The command above a step's text asks something; false where there is none.
  private mutating func askAbove(_ step: inout Step, item: Int) -> Bool {
    if let last = step.actions.indices.last {
      step.actions[last].isInteractive = step.actions[last].isInteractive || step.actions[last].kind == .command
      return true
    }
    guard step.number == nil, items.last == item, let above = steps.indices.last,
      let last = steps[above].actions.indices.last, steps[above].actions[last].kind == .command
    else { return false }
    steps[above].actions[last].isInteractive = true
    return true
  }

  /// The paragraph right below a block.
  private func said(below entry: BlockSurvey.Entry) -> Outline.Part? {
    let parts = section.items[entry.item].parts
    guard entry.part + 1 < parts.count else { return nil }
    return parts[entry.part + 1].prose == nil ? nil : parts[entry.part + 1]
  }

  /// What is said before a transcript is said of the command whose sample shows it, else of the last one.
  private func addExpectedWords(
    to made: inout [Action], of entry: BlockSurvey.Entry, in step: Step, leadIn: [Outline.Part]
  ) {
    guard let last = made.last else { return }
    let before = made.dropLast()
    for words in expectedWords(
      of: last, running: entry.reading.text, after: steps.flatMap(\.actions) + step.actions + before, in: leadIn)
    {
      let index = made.firstIndex { action in
        !words.words.isEmpty && action.expectation.map { words.words.allSatisfy($0.text.containsBytes(of:)) } ?? false
      }
      made[index ?? made.count - 1].expectedWords.append(words)
    }
  }

  /// What a check expects may be said before its command, or after the last one.
  func addExpectedWords(to step: inout Step, afterLast: [Outline.Part]) {
    guard let last = step.actions.indices.last else { return }
    let action = step.actions[last]
    let before = step.actions.dropLast()
    let words = expectedWords(
      of: action, running: action.text ?? "", after: steps.flatMap(\.actions) + before, in: afterLast)
    step.actions[last].expectedWords += words.filter { !action.expectedWords.contains($0) }
  }

  /// - Parameter actions: that are done before it; of few steps they are asked for.
  private func expectedWords(
    of action: Action, running command: String, after actions: @autoclosure () -> [Action], in parts: [Outline.Part]
  ) -> [ExpectedWords] {
    guard action.role == .verify, action.kind == .command || action.kind == .http else { return [] }
    let paragraphs = parts.compactMap { part in
      part.prose.flatMap { $0.isLabel ? nil : (inlines: $0.inlines, line: part.line) }
    }
    guard !paragraphs.isEmpty else { return [] }
    let objects = ObjectNames(
      listedBy: reader.scripts[action.kind == .command ? action.text ?? "" : ""], after: actions(),
      scripts: reader.scripts)
    return ExpectedWordsReader(vocabulary: vocabulary, plain: plain, objects: objects)
      .words(in: paragraphs, command: command)
  }

  // MARK: Text around an action

  func introduction(_ leadIn: [Outline.Part], isFirst: Bool, step: Step) -> String? {
    let texts = leadIn.compactMap(\.prose).filter { !$0.isLabel }.map(\.text).filter {
      $0 != step.instruction && !$0.isEmpty
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it is first.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
