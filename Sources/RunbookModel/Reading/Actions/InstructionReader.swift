import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Finds the commands that a sentence asks to run: "Run `x`", "Leave it with `x`", "Log in: `x`". What a sentence only
/// is about is none: "The `x` command lists …", "After you run `x`, …".
struct InstructionReader {
  struct Instruction {
    var command: String
    var line: Int
    /// That asks for it, as a person reads it.
    var sentence: String
    /// It is named as the means for something, not asked to be run.
    var isNamed = false
  }

  let reader: ProseReader
  /// That blocks of the page call.
  let programs: Set<String>
  /// A colon alone asks for nothing: "Prerequisites: `x`, `y`" in the entry of a command reference.
  var needsVerb = false

  private var vocabulary: Vocabulary { reader.vocabulary }

  /// - Parameters:
  ///   - line: where the text begins.
  ///   - above: the paragraph before it, which may end with a colon.
  func instructions(in inlines: [Inline], line: Int, above: Prose? = nil) -> [Instruction] {
    let announces = vocabulary.followingCommand
    guard SpannedText.holdsCode(inlines) || SpannedText.holdsLink(inlines, after: announces, plain: reader.plain)
    else {
      return []
    }
    let text = SpannedText(inlines, plain: reader.plain, line: line, announcing: announces)
    if let command = lone(text, above: above) { return [command] }
    var found: [Instruction] = []
    var first = 0
    var condition = ""
    for sentence in Sentences.split(text.text) {
      let bytes = Words(sentence).bytes
      let marks = bytes.indices.filter { bytes[$0] == SpannedText.mark }
      defer { first += marks.count }
      guard first + marks.count <= text.spans.count else { break }
      let spans = Array(text.spans[first..<(first + marks.count)])
      if saysHow(bytes, marks: marks, spans: spans) { continue }
      // "If you built it from a folder, remove that first. For example, run `x`."
      let isCondition = vocabulary.conditions.beginsWord(bytes[...])
      let asked = asked(in: bytes, marks: marks, spans: spans)
      guard isCondition || !asked.isEmpty else { continue }
      let said = SpannedText.filled(sentence, with: spans.map(\.text))
      if isCondition { condition = said + " " }
      let isItsExample = vocabulary.exampleMentions.beginsWord(bytes[...])
      for index in asked {
        let before = Clause.last(of: bytes[..<marks[index]].trimmingBlanks)
        found.append(
          Instruction(
            command: spans[index].text, line: spans[index].line,
            sentence: isItsExample ? condition + said : said,
            isNamed: isNamed(before)))
      }
    }
    return found
  }

  /// "You have to run `a` and `b` with sudo", "… the `a` and `b` commands with `sudo`" say how, not that.
  private func saysHow(_ bytes: [UInt8], marks: [Int], spans: [SpannedText.Span]) -> Bool {
    guard marks.count > 1, let last = marks.last else { return false }
    if vocabulary.manners.beginsWord(bytes[(last + 1)...].trimmingBlanks) { return true }
    guard marks.count > 2, let user = spans.last?.text, Self.users.contains(user) else { return false }
    let between = bytes[(marks[marks.count - 2] + 1)..<last].trimmingBlanks
    let isNamed = vocabulary.commandWords.contains { between.starts(with: $0.bytes) }
    let manner = (isNamed ? between.drop { $0 != 0x20 } : between).trimmingBlanks + " \(user)".utf8
    return vocabulary.manners.beginsWord(manner[...])
  }

  private static let users: Set<String> = ["sudo", "root"]

  /// Of the spans of a sentence those that it asks to run.
  private func asked(in bytes: [UInt8], marks: [Int], spans: [SpannedText.Span]) -> [Int] {
    var asked: [Int] = []
    for (index, mark) in marks.enumerated() {
      guard let call = SpanCall(spans[index].text, scripts: reader.scripts, programs: programs),
        !spans[index].isLinked || call.isWritten
      else { continue }
      let next = index + 1 < marks.count ? marks[index + 1] : bytes.count
      let before = bytes[..<mark]
      let after = bytes[(mark + 1)..<next]
      let previous = index > 0 ? marks[index - 1] + 1 : 0
      let goesOn = index > 0 && asked.last == index - 1 && call.isKnown && isJoint(bytes[previous..<mark])
      if goesOn || isAsked(call, before: before, after: after, previous: previous) { asked.append(index) }
    }
    return asked
  }

  private func isAsked(_ call: SpanCall, before: ArraySlice<UInt8>, after: ArraySlice<UInt8>, previous: Int) -> Bool {
    let trimmed = before.trimmingBlanks
    if let announced = trimmed.withoutColon {
      return isAnnounced(call, by: announced, after: after, previous: previous)
    }
    let clause = Clause.last(of: trimmed)
    if call.isKnown, vocabulary.continuing.contains(where: { clause.elementsEqual($0.bytes) }) { return true }
    if vocabulary.isVerbLast, isAskedAfter(call, after) { return true }
    return isRun(call, by: clause, after: after, previous: previous)
      || isMeans(call, in: clause, of: before, after: after, previous: previous)
      || isTyped(call, by: clause, after: after) || isExample(call, of: before)
      || isInBrackets(call, before: before, after: after) || isApposed(call, to: clause, after: after)
  }

  // MARK: Ways to ask

  /// "Run the `x` command", "by running `x`"
  private func isRun(_ call: SpanCall, by clause: ArraySlice<UInt8>, after: ArraySlice<UInt8>, previous: Int) -> Bool {
    guard let verb = lastWord(of: vocabulary.running, in: clause), verb.lowerBound >= previous, isRequest(clause, verb)
    else { return false }
    let gap = clause[verb.upperBound...].trimmingBlanks
    guard gap.count <= 60 else { return false }
    if call.isOneWord {
      // "Run the `x` command" is about a program that needs more than its name.
      return gap.isEmpty && call.isKnown && !call.isAnswer && !vocabulary.commandWords.isAny(in: after.prefix(12))
    }
    // "Run `tool init`": a program of the page's own, right after the verb.
    let isNext =
      gap.isEmpty && vocabulary.steps.executing.contains { clause[verb].elementsEqual($0.bytes) }
      && !explains(clause[max(previous, clause.startIndex)..<verb.lowerBound], isBelowCode: previous > 0)
    return call.isKnown || call.isWritten && gap.count <= 24 || isNext
  }

  /// "`$ x` – execute `x`" says what the code before it is for.
  private func explains(_ between: ArraySlice<UInt8>, isBelowCode: Bool) -> Bool {
    let text = between.trimmingBlanks
    return isBelowCode && (Clause.opensDash(text) || text.first == UInt8(ascii: "-"))
  }

  /// "Use `x` to list them", "List them with the `x` command", "Leave it with `exit`"
  private func isMeans(
    _ call: SpanCall, in clause: ArraySlice<UInt8>, of before: ArraySlice<UInt8>, after: ArraySlice<UInt8>,
    previous: Int
  ) -> Bool {
    let isReplacement = call.isOfWindows && vocabulary.instead.isAny(in: after.prefix(16))
    guard call.isKnown && !call.isOneWord || call.leaves || isReplacement,
      let word = lastWord(of: vocabulary.using, in: clause),
      word.lowerBound >= previous, isRequest(clause, word), !vocabulary.replacingWords.isAnyWord(in: clause),
      !vocabulary.articles.beginsWord(before),
      findsOut(clause) || !vocabulary.copulaWords.contains(where: { holds($0, clause) })
    else { return false }
    let gap = clause[word.upperBound...].trimmingBlanks
    let isShort = gap.count <= 30 && gap.count(where: { $0 == 0x20 }) < 3
    return gap.isEmpty || isShort && vocabulary.commandWords.isAny(in: gap)
      || gap.count <= 4 && vocabulary.commandWords.isAny(in: after.prefix(16))
  }

  /// "You can simply specify `x` from the CLI."
  private func isTyped(_ call: SpanCall, by clause: ArraySlice<UInt8>, after: ArraySlice<UInt8>) -> Bool {
    guard call.isKnown, !call.isOneWord, let verb = lastWord(of: vocabulary.specifying, in: clause),
      verb.upperBound == clause.endIndex, isRequest(clause, verb)
    else { return false }
    return vocabulary.typedAt.beginsWord(after.trimmingBlanks)
  }

  /// "Create your branch (`git switch -c topic`) and push it (`git push`)."
  private func isInBrackets(_ call: SpanCall, before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) -> Bool {
    let lead = before.trimmingBlanks
    guard call.isKnown, !call.isOneWord, lead.last == UInt8(ascii: "("), after.trimmingBlanks.first == UInt8(ascii: ")")
    else { return false }
    let text = lead.dropLast()
    let start = text.lastIndex { ".,;:()".utf8.contains($0) }.map { $0 + 1 } ?? text.startIndex
    let clause = text[start...].trimmingBlanks
    return isRequest(clause, nil) && !vocabulary.exampleMentions.isAnyWord(in: clause)
      && DemandReader(vocabulary: vocabulary).begins(clause)
  }

  /// "Start the containers `docker compose up -d`": the call is right after what is asked for.
  private func isApposed(_ call: SpanCall, to clause: ArraySlice<UInt8>, after: ArraySlice<UInt8>) -> Bool {
    let rest = after.trimmingBlanks
    guard call.isKnown, !call.isOneWord, !clause.contains(SpannedText.mark),
      rest.first.map({ ".;(".utf8.contains($0) || Clause.opensDash(rest) }) ?? true,
      DemandReader(vocabulary: vocabulary).begins(clause), isRequest(clause, nil),
      let word = clause.split(separator: 0x20).last.map({ Words(bytes: Array($0)) }), word.bytes.count < clause.count
    else { return false }
    return !vocabulary.scopes.prepositions.contains(word) && !vocabulary.steps.determiners.contains(word)
      && !vocabulary.exampleMentions.isAnyWord(in: clause) && !vocabulary.replacingWords.isAnyWord(in: clause)
  }

  /// "If you want to see one alone, add its name (for example, `x`)."
  private func isExample(_ call: SpanCall, of before: ArraySlice<UInt8>) -> Bool {
    guard call.isKnown, !call.isOneWord, vocabulary.scopes.wishes.beginsWord(before),
      let bracket = before.lastIndex(of: UInt8(ascii: "("))
    else { return false }
    let label = before[(bracket + 1)...].filter { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }[...]
      .trimmingBlanks
    return vocabulary.exampleLabels.contains { label.elementsEqual($0.bytes) }
  }

  /// 「`x` を実行」
  private func isAskedAfter(_ call: SpanCall, _ after: ArraySlice<UInt8>) -> Bool {
    guard !call.isOneWord || call.leaves, call.isKnown || call.isWritten else { return false }
    let clause = Clause.first(of: after.prefix(90))
    guard let verb = firstWord(of: vocabulary.running, in: clause) ?? firstWord(of: vocabulary.using, in: clause),
      clause[verb].first?.beginsUndividedScript == true
    else { return false }
    let rest = after[verb.upperBound...]
    return !vocabulary.subordinatesAfter.contains { rest.starts(with: $0.bytes) }
  }

  /// "Log in to the registry: `x`.", "Run the following command: `x`"
  private func isAnnounced(
    _ call: SpanCall, by announcement: ArraySlice<UInt8>, after: ArraySlice<UInt8>, previous: Int
  ) -> Bool {
    let clause = Clause.last(of: announcement)
    // "Prerequisites: `x`, `y`"
    if vocabulary.prerequisites.contains(where: { clause.elementsEqual($0.bytes) }) { return false }
    // "On macOS the command is: `x`"
    if ranges(of: vocabulary.commandNaming, in: clause).contains(where: { $0.upperBound == clause.endIndex }) {
      return !call.isAnswer && (call.isKnown || call.isWritten)
    }
    guard !vocabulary.showing.isAnyWord(in: clause), !vocabulary.showing.beginsWord(announcement),
      !vocabulary.exampleMentions.isAnyWord(in: clause),
      !vocabulary.outputLabels.contains(where: { clause.elementsEqual($0.bytes) })
    else { return false }
    if let verb = lastWord(of: vocabulary.running, in: clause), verb.lowerBound >= previous, isRequest(clause, verb) {
      return !call.isAnswer && (call.isKnown || call.isWritten)
    }
    guard !needsVerb else { return false }
    let rest = after.trimmingBlanks
    let ends =
      rest.first.map { ".,;()".utf8.contains($0) || $0.beginsUndividedScript || Clause.opensDash(rest) } ?? true
    return ends && !call.isOneWord && (call.isKnown || call.isWritten) && isRequest(clause, nil)
  }

  /// A paragraph that is nothing but the command, below one with a colon.
  private func lone(_ text: SpannedText, above: Prose?) -> Instruction? {
    guard text.isNothingElse, let span = text.spans.first, let above, above.isAnnouncing || endsWithVerb(above),
      let call = SpanCall(span.text, scripts: reader.scripts, programs: programs), call.isKnown, !call.isOneWord
    else { return nil }
    let words = above.words.bytes[...]
    guard !vocabulary.showing.isAnyWord(in: words), !vocabulary.exampleMentions.isAnyWord(in: words) else { return nil }
    return Instruction(command: span.text, line: span.line, sentence: above.text)
  }

  /// "In your terminal, run" without a colon.
  private func endsWithVerb(_ prose: Prose) -> Bool {
    let words = prose.words.bytes.split(separator: UInt8(ascii: " "))
    return words.count > 1 && words.last.map { vocabulary.steps.executing.contains(Words(bytes: Array($0))) } == true
  }

  /// "## Build the site", "## How to build it", and right below it nothing but `x build`.
  func lone(_ inlines: [Inline], line: Int, below heading: Words) -> Instruction? {
    let title = heading.bytes[...]
    let demands = DemandReader(vocabulary: vocabulary)
    guard SpannedText.holdsCode(inlines), ProjectVocabulary.explaining.beginsWord(title) || demands.begins(title)
    else { return nil }
    return lone(inlines, line: line, said: heading.text)
  }

  /// Nothing but `x build`, as a step.
  func lone(_ inlines: [Inline], line: Int, said: String) -> Instruction? {
    guard SpannedText.holdsCode(inlines) else { return nil }
    let text = SpannedText(inlines, plain: reader.plain, line: line, announcing: [])
    guard text.isNothingElse, let span = text.spans.first,
      let call = SpanCall(span.text, scripts: reader.scripts, programs: programs), call.isKnown, !call.isOneWord
    else { return nil }
    return Instruction(command: span.text, line: span.line, sentence: said)
  }

  /// "You can run it by using the `x` command": what is next to the command is the word for the means.
  private func isNamed(_ clause: ArraySlice<UInt8>) -> Bool {
    guard let means = lastWord(of: vocabulary.using, in: clause), clause.last != UInt8(ascii: ":") else { return false }
    return lastWord(of: vocabulary.running, in: clause).map { $0.lowerBound < means.lowerBound } ?? true
  }

  /// Whether a sentence that announces commands asks to run them; what its own code says is no word of it.
  func asksToRun(_ inlines: [Inline], line: Int) -> Bool {
    let text = SpannedText(inlines, plain: reader.plain, line: line, announcing: []).text
    return vocabulary.running.isAnyWord(in: Words(text).bytes[...])
  }

  /// Whether a paragraph is nothing but a code span.
  func isLone(_ inlines: [Inline], line: Int) -> Bool {
    SpannedText.holdsCode(inlines)
      && SpannedText(inlines, plain: reader.plain, line: line, announcing: []).isNothingElse
  }

  // MARK: Words

  /// Whether a clause asks for something, and does not say when, or that it is not done.
  private func isRequest(_ clause: ArraySlice<UInt8>, _ verb: Range<Int>?) -> Bool {
    // What is after "check if" is what is to be found out.
    let own = firstWord(of: vocabulary.findingOut, in: clause).map { clause[$0.upperBound...] } ?? clause
    guard !vocabulary.negations.isAnyWord(in: own), !vocabulary.subordinates.isAnyWord(in: own) else { return false }
    // "To run `x`, you need …"
    return verb.map { !clause[..<$0.lowerBound].trimmingBlanks.elementsEqual("to".utf8) } ?? true
  }

  /// "Check if it is there with `x`"
  private func findsOut(_ clause: ArraySlice<UInt8>) -> Bool { vocabulary.findingOut.isAnyWord(in: clause) }

  private func lastWord(of words: WordList, in text: ArraySlice<UInt8>) -> Range<Int>? {
    ranges(of: words, in: text).max { $0.lowerBound < $1.lowerBound }
  }

  private func firstWord(of words: WordList, in text: ArraySlice<UInt8>) -> Range<Int>? {
    ranges(of: words, in: text).min { $0.lowerBound < $1.lowerBound }
  }

  private func ranges(of words: WordList, in text: ArraySlice<UInt8>) -> [Range<Int>] {
    guard words.isAny(in: text) else { return [] }
    return words.flatMap { word in
      ByteSearch.wordOffsets(of: word, in: text).map { $0..<$0 + word.bytes.count }
    }
  }

  private func holds(_ word: Words, _ text: ArraySlice<UInt8>) -> Bool { ByteSearch.holdsWord(word, in: text) }

  /// "`x` and `y`", "`x`, `y`"
  private func isJoint(_ between: ArraySlice<UInt8>) -> Bool {
    let words = between.filter { $0 != UInt8(ascii: ",") }[...].trimmingBlanks
    return vocabulary.listJoints.contains(String(decoding: words, as: UTF8.self))
      || vocabulary.continuing.contains { words.elementsEqual($0.bytes) }
  }
}

/// The part of a sentence between two of its commas.
private enum Clause {
  private static let ends: ByteSet = ",;:("
  private static let wide = ["，", "、", "；", "：", "（"].map { Array($0.utf8) }

  /// A dash, an ellipsis or a quotation mark of typography: `run: `x` – and then …`.
  static func opensDash(_ text: ArraySlice<UInt8>) -> Bool { text.starts(with: [0xE2, 0x80]) }

  static func last(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var start = text.startIndex
    for index in text.indices {
      if ends.contains(text[index]) { start = index + 1 }
      if text[index].beginsUndividedScript, wide.contains(where: text[index...].starts) { start = index + 3 }
    }
    return text[start...].trimmingBlanks
  }

  static func first(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = text.indices.first { index in
      ends.contains(text[index]) || text[index].beginsUndividedScript && wide.contains(where: text[index...].starts)
    }
    return text[..<(end ?? text.endIndex)]
  }
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingBlanks: ArraySlice<UInt8> {
    var rest = drop { $0 == 0x20 }
    while rest.last == 0x20 { rest.removeLast() }
    return rest
  }

  /// What is before the colon at its end; nil where it has none.
  fileprivate var withoutColon: ArraySlice<UInt8>? {
    if last == UInt8(ascii: ":") { return dropLast().trimmingBlanks }
    return suffix(3).elementsEqual("：".utf8) ? dropLast(3).trimmingBlanks : nil
  }
}
