import Diagnostics
import MarkdownBlocks
import OutputMatching

/// What the page shows that an action prints.
struct ExpectationReader {
  let reader: ProseReader
  let items: [Outline.Item]
  let entries: [BlockSurvey.Entry]

  /// - Parameters:
  ///   - part: the action's entry, or its part of it.
  ///   - output: of the entry that shows its output; nil where none does.
  func expectation(of action: Action, _ part: BlockSurvey.Entry, shown output: Int?) -> Expectation? {
    if let output {
      let entry = entries[output]
      var expectation = Expectation(
        line: entry.range.start.line, textLine: entry.code.lineStarts.first?.line ?? entry.range.start.line,
        form: reader.samples[entry.reading.text].form, text: entry.reading.text)
      expectation.condition = condition(of: entry, behind: part)
      return expectation
    }
    guard let embedded = part.reading.embeddedOutput else { return nil }
    return Expectation(
      line: action.line, textLine: action.textLine + embedded.lineOffset, form: reader.samples[embedded.text].form,
      text: embedded.text)
  }

  private func condition(of output: BlockSurvey.Entry, behind command: BlockSurvey.Entry) -> Condition? {
    let first = output.item == command.item ? command.part + 1 : 0
    guard first <= output.part else { return nil }
    let said = items[output.item].parts[first..<output.part].last { $0.prose != nil }
    return said.flatMap(ConditionReader(vocabulary: reader.vocabulary).condition(ofSampleBelow:))
  }
}
