import Bytes
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
  ///   - leadIn: what is above the command.
  func expectation(
    of action: Action, _ part: BlockSurvey.Entry, shown output: Int?, leadIn: [Outline.Part]
  ) -> Expectation? {
    let above = leadIn.suffix(Self.nearParagraphs).compactMap { $0.prose?.text }
    if let output {
      let entry = entries[output]
      var expectation = Expectation(
        line: entry.range.start.line, textLine: entry.code.lineStarts.first?.line ?? entry.range.start.line,
        form: reader.samples[entry.reading.text].form, text: entry.reading.text)
      let said = said(of: entry, after: part)
      expectation.paragraphs = above + said.compactMap { $0.prose?.text } + below(entry)
      expectation.condition = said.last.flatMap(
        ConditionReader(vocabulary: reader.vocabulary).condition(ofSampleBelow:))
      expectation.standing = SampleStandingReader(vocabulary: reader.vocabulary).standing(
        below: said.compactMap(\.prose))
      if NamedOutputs.isVerification(entry) { expectation.exactly = ExactRules(tool: .specdown) }
      return expectation
    }
    let rules = rules(of: part)
    guard let embedded = part.reading.embeddedOutput else { return silence(of: action, rules) }
    var text = test(part)?.text ?? embedded.text
    if rules?.tool == .byexample { text = embedded.isApart ? "" : ByexampleOptions.shown(text) }
    // Nothing is left but the exit status.
    guard text.contains(where: { !$0.isSpace }) else { return silence(of: action, rules) }
    var expectation = Expectation(
      line: action.line, textLine: action.textLine + embedded.lineOffset, form: reader.samples[text].form, text: text)
    expectation.paragraphs = above + below(part)
    expectation.exactly = rules
    // What an option of the example takes out of the comparison.
    if rules == nil, part.reading.isSession, tool(of: part) == .byexample { expectation.standing = .other }
    return expectation
  }

  /// Nothing is printed by a command of a test below which nothing is shown.
  private func silence(of action: Action, _ rules: ExactRules?) -> Expectation? {
    guard action.kind == .command, let rules else { return nil }
    var expectation = Expectation(line: action.line, textLine: action.textLine, form: .text, text: "")
    expectation.exactly = rules
    return expectation
  }

  /// How the tool of a session compares what this prints; nil: the page is none of tests.
  private func rules(of part: BlockSurvey.Entry) -> ExactRules? {
    guard part.reading.isSession, let tool = tool(of: part), tool.runsPrompts else { return nil }
    return tool == .byexample ? ByexampleOptions(part.reading.text).rules : tool.rules
  }

  private func tool(of part: BlockSurvey.Entry) -> TestTool? {
    let info = FenceInfo(part.code.info)
    return info.isTest ? info.language == "cram" ? .cram : .scrut : reader.tool
  }

  /// Paragraphs above a command, and below a sample, that may be about it.
  private static let nearParagraphs = 2

  /// Up to the next block of another kind.
  private func below(_ entry: BlockSurvey.Entry) -> [String] {
    items[entry.item].parts.dropFirst(entry.part + 1).prefix(Self.nearParagraphs).prefix { $0.prose != nil }
      .compactMap { $0.prose?.text }
  }

  /// What a block shows as tests are written.
  func test(_ part: BlockSurvey.Entry) -> TestSample? {
    part.reading.embeddedOutput.flatMap {
      TestSample($0.text, of: tool(of: part), printedBy: reader.scripts[part.reading.text])
    }
  }

  /// The paragraphs between a command and its output.
  func said(of output: BlockSurvey.Entry, after command: BlockSurvey.Entry) -> [Outline.Part] {
    let first = output.item == command.item ? command.part + 1 : 0
    guard first <= output.part else { return [] }
    return items[output.item].parts[first..<output.part].filter { $0.prose != nil }
  }
}
