import Bytes
import MarkdownBlocks
import ShellSyntax

/// Tells the commands that check something from those that do something.
struct RoleReader {
  let reader: ProseReader

  /// What is said right before the action decides; without that, what the step says.
  ///
  /// - Parameters:
  ///   - leadIn: the parts between the action and the one before it.
  ///   - step: with its actions up to this one.
  func role(leadIn: [Outline.Part], step: Step, of entry: BlockSurvey.Entry, heading: [Inline]) -> Action.Role {
    let isCommand = entry.reading.kind == .command
    let verify = VerifyWords(
      vocabulary: reader.vocabulary,
      effect: isCommand ? ActionTraits(reader.scripts[entry.reading.text]).effect : .unknown)
    // "Check it. When the output shows X, it is done." asks for more than it announces.
    let said = leadIn.filter { part in
      part.prose.map { !$0.isLabel || $0.label.isSentence && verify.asksFirmly($0.words) } ?? false
    }
    let paragraphs = said.compactMap(\.prose)
    let own = paragraphs.last
    if let own, verify.asks(own.words) { return .verify }
    // "Verify that it is gone. File storage: … Block storage: …"
    if let caption = said.last, said.count == 1 || caption.bullet != nil, step.actions.last?.role == .verify,
      isCaption(caption)
    {
      return .verify
    }
    if let own, step.actions.last?.role == .verify, isJoint(own) { return .verify }
    // "To verify that it is there, run the following command: For CentOS, run the following command:"
    if let own, paragraphs.count > 1, let before = paragraphs.dropLast().last, before.text.hasSuffix(":"),
      !PlatformWords.platforms(of: own, plain: reader.plain, vocabulary: reader.vocabulary).isEmpty,
      verify.asksFirmly(before.words)
    {
      return .verify
    }
    // A sentence that says what its command is for needs no other one to say it.
    if let own, verify.saysWhatFor(own.words.lastSentence) { return .do }
    if own != nil, !step.actions.isEmpty || paragraphs.count > 1 {
      // "Verify that it runs." may are in a paragraph of its own, with "Run this command:" after it.
      let before = said.last?.bullet == nil && paragraphs.dropLast().suffix(1).contains { verify.demands($0.words) }
      // "Make sure that you target the group. Use the following command to target it:" is no check.
      let instruction = Words(step.instruction)
      let isCheck =
        own?.asksToRun(reader.vocabulary) == true ? verify.asksFirmly(instruction) : verify.asks(instruction)
      return before || step.actions.isEmpty && isCheck ? .verify : .do
    }
    if step.number == nil, leadIn.isEmpty || step.actions.isEmpty, verify.asksByHand(Words(reader.plain.text(heading)))
    {
      return .verify
    }
    return verify.asks(Words(step.instruction)) ? .verify : .do
  }

  /// "then", "or": what is after it goes on with the step.
  private func isJoint(_ prose: Prose) -> Bool {
    let text = prose.text.normalisedWords
    return reader.vocabulary.joints.contains(text) || reader.vocabulary.or.contains(text)
  }

  /// A bullet or a bold line of a few words that names a case, such as `CentOS 7`, and asks for nothing of its own.
  private func isCaption(_ part: Outline.Part) -> Bool {
    guard let prose = part.prose, prose.text.utf8.count <= 48, prose.text.parts(separatedBy: " ").count <= 4 else {
      return false
    }
    let bold = reader.plain.strongSpans(prose.inlines).joined()
    // `**Block storage: **` has a blank too much.
    let isBold =
      prose.text.hasPrefix("**") && prose.text.hasSuffix("**")
      || !bold.isEmpty && prose.text.filter({ $0.isAlphabetic }).count == bold.filter({ $0.isAlphabetic }).count
    let asks = [reader.vocabulary.run, reader.vocabulary.creatingFile, reader.vocabulary.changingFile].contains {
      $0.isAnyWord(in: prose.words.bytes[...])
    }
    return (isBold || part.bullet != nil) && !asks && !prose.text.containsBytes(of: ". ")
  }
}
