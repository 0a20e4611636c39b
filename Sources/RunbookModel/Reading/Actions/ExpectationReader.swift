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
      let said = said(of: entry, behind: part)
      expectation.condition = said.last.flatMap(
        ConditionReader(vocabulary: reader.vocabulary).condition(ofSampleBelow:))
      expectation.standing = SampleStandingReader(vocabulary: reader.vocabulary).standing(
        below: said.compactMap(\.prose))
      return expectation
    }
    guard let embedded = part.reading.embeddedOutput else { return nil }
    let text = test(part)?.text ?? embedded.text
    return Expectation(
      line: action.line, textLine: action.textLine + embedded.lineOffset, form: reader.samples[text].form, text: text)
  }

  /// What a block of a test language shows.
  func test(_ part: BlockSurvey.Entry) -> TestSample? {
    part.reading.embeddedOutput.flatMap { TestSample($0.text, language: FenceInfo(part.code.info).language) }
  }

  /// The paragraphs between a command and its output.
  private func said(of output: BlockSurvey.Entry, behind command: BlockSurvey.Entry) -> [Outline.Part] {
    let first = output.item == command.item ? command.part + 1 : 0
    guard first <= output.part else { return [] }
    return items[output.item].parts[first..<output.part].filter { $0.prose != nil }
  }
}
