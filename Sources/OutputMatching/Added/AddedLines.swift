import Bytes
import Diagnostics

/// Lines of an output that the sample does not have: each is explained by its form, or leaves the sample not verified.
struct AddedLines {
  let output: OutputText
  /// The lines of the sample.
  let sample: [TextSlice]
  /// Lines of the output that the sample accounts for.
  let explained: Set<Int>
  /// What the page says beside the sample.
  let context: SampleContext

  private let words: Set<String>
  private let names: Set<String>
  /// Those that are more than labels of the sample.
  private let objects: Set<String>
  private let contradicting: ContradictingLine
  private let isTroubleShown: Bool
  private let furtherRow: FurtherRow
  private let doors: OpenDoors

  init(output: OutputText, sample: [TextSlice], explained: Set<Int>, context: SampleContext) {
    self.output = output
    self.sample = sample
    self.explained = explained
    self.context = context
    words = Set(sample.flatMap { SpokenLine($0).words })
    names = Set(
      SpokenLine(TextSlice(context.command)).words + sample.flatMap { SpokenLine($0).words }
    )
    .subtracting(Self.common).filter { $0.count > 1 && !$0.allSatisfy(\.isNumeric) && StateWord(TextSlice($0)) == nil }
    let labels = Set(sample.compactMap { LabelLine($0) }.flatMap { SpokenLine($0.label).words })
    objects = names.subtracting(labels)
    contradicting = ContradictingLine(sample: sample)
    isTroubleShown = sample.contains(where: ContradictingLine.isTrouble)
    furtherRow = FurtherRow(sample)
    doors = OpenDoors(command: context.command)
  }

  /// What each of these lines says against the sample; nil for those that are explained.
  func objections(to lines: [Int]) -> [Difference] {
    let last = explained.max() ?? -1
    var differences: [Difference] = []
    var before: Neighbour?
    for line in lines {
      let text = output.lines[line]
      let indent = text.prefix(while: \.isBlank).count
      var judgement = judge(text, isSuperseded: line < last)
      let above = before.flatMap { $0.line == line - 1 ? $0 : nil }
      if judgement == .unexplained, let above, above.isContinued(by: text, indent: indent) { judgement = .explained }
      if judgement == .row, isCounted(text) { judgement = .counted }
      if judgement == .row || judgement == .explained, doors.areOpened(by: text, besides: sample) {
        judgement = .unexplained
      }
      if judgement == .explained, isLoss(text), heads(line) { judgement = .contradiction }
      before =
        judgement == .explained
        ? Neighbour(
          line: line, indent: above?.indent ?? indent, isTable: LineForm.isTableHead(text) || (above?.isTable ?? false))
        : nil
      guard let message = message(for: judgement, line) else { continue }
      differences.append(Difference(outputLine: line, actual: text.excerpt, message: message))
    }
    return differences
  }

  /// An explained line, with which the one below it may go on.
  private struct Neighbour {
    var line: Int
    /// Of the first of several such lines.
    var indent: Int
    var isTable: Bool

    /// What a notice goes on with is indented below it, and a row is below the heading of its table.
    func isContinued(by text: TextSlice, indent: Int) -> Bool {
      indent > 0 && indent >= self.indent || isTable && TextTable.cells(of: text).count > 1
    }
  }

  /// `The following packages will be REMOVED:`
  private func isLoss(_ line: TextSlice) -> Bool {
    guard line.trimmed.last == ":", !KnownNotice.isIn(line) else { return false }
    let headings = sample.filter { $0.trimmed.last == ":" }
    return SpokenLine(line).takesBack(besides: Set(headings.flatMap { SpokenLine($0).words }))
  }

  /// Whether a list follows below the line.
  private func heads(_ line: Int) -> Bool {
    guard output.lines.indices.contains(line + 1) else { return false }
    let next = output.lines[line + 1]
    return !next.trimmed.isEmpty
      && (next.prefix(while: \.isBlank).count > output.lines[line].prefix(while: \.isBlank).count
        || "-*".utf8.contains { next.trimmed.first == $0 })
  }

  private enum Judgement { case explained, row, error, contradiction, counted, unexplained }

  private func message(for judgement: Judgement, _ line: Int) -> Message? {
    switch judgement {
    case .explained, .row: nil
    case .error: "line \(line + 1): it reports an error, and the sample does not have it"
    case .contradiction: "line \(line + 1): it contradicts the sample, which does not have it"
    case .counted: "line \(line + 1): it is more than the page counts"
    case .unexplained: "line \(line + 1): the sample does not have it, and nothing explains it"
    }
  }

  private func judge(_ line: TextSlice, isSuperseded: Bool) -> Judgement {
    if KnownNotice.isIn(line) { return .explained }
    if isRepeated(line) { return .unexplained }
    if !isTroubleShown, contradicting.isContradiction(line) {
      return ErrorWords.isReport(line) ? .error : .contradiction
    }
    let spoken = SpokenLine(line)
    if spoken.undoes(besides: words) { return .contradiction }
    // What is still to come is over where the sample's own line follows.
    if isSuperseded, LineForm.isProgress(line, spoken) || spoken.words.first == "waiting" {
      return spoken.takesBack(besides: words) && isAboutSample(spoken) ? .contradiction : .explained
    }
    if let fact = LabelLine(line) ?? assignment(line), !spoken.warns, !isProgram(fact.label) {
      return judge(fact, spoken)
    }
    return judge(prose: line, spoken)
  }

  private func judge(prose line: TextSlice, _ spoken: SpokenLine) -> Judgement {
    if spoken.takesBack(besides: words) || spoken.isPending(besides: words) { return .contradiction }
    // `--- FAIL: TestOven (0.00s)`: what a program marks is no decoration.
    if !isTroubleShown, line.trimmed.begins(with: "--- "), AddedFact.isOfTrouble(spoken.words) { return .error }
    if BannerLine(command: context.command).isBanner(line) { return .explained }
    if furtherRow.isAnother(LineWords.split(line)) { return .row }
    return !spoken.warns && LineForm.isHarmless(line, spoken) ? .explained : .unexplained
  }

  private func judge(_ fact: LabelLine, _ spoken: SpokenLine) -> Judgement {
    if AddedFact.tells(fact.value, under: fact.label, besides: words) { return .contradiction }
    if AddedFact.isUnfinished(fact.value) { return .contradiction }
    if StateWord(fact.value)?.meaning.side == .on { return .explained }
    if AddedFact.isComplete(fact.value) { return .explained }
    if AddedFact.isOfResult(fact.label), !fact.value.isEmpty { return .unexplained }
    if AddedFact.isPlain(fact.value) || fact.value.isEmpty { return .explained }
    if LineForm.isCounts(fact.value) { return .explained }
    let value = SpokenLine(fact.value)
    if spoken.isPending(besides: words), !LineForm.isProgress(fact.value, value) { return .contradiction }
    if value.words.count > Self.longestValue { return judge(prose: fact.value, value) }
    let label = SpokenLine(fact.label).words
    let isAboutObject = label.count <= 2 && label.contains(where: objects.contains)
    return isAboutObject && !LineForm.isProgress(fact.value, value) && !LineForm.isHarmless(fact.value, value)
      ? .unexplained : .explained
  }

  /// A sentence that the sample has as often as the output has it elsewhere: what it says happened once more.
  private func isRepeated(_ line: TextSlice) -> Bool {
    let text = line.trimmed
    return text.contains(where: \.isBlank) && text.beginsWithLetter && sample.contains { $0.trimmed == text }
      && !LineForm.isProgress(line, SpokenLine(line)) && LabelLine(line) == nil
  }

  /// In words; what is longer is a sentence.
  private static let longestValue = 4

  /// `nginx: [warn] …`
  private func isProgram(_ label: TextSlice) -> Bool {
    guard let program = context.command.split(whereSeparator: \.isSpace).first else { return false }
    return label.isEqual(to: program.parts(separatedBy: "/").last.map(String.init) ?? "")
  }

  /// `address = "10.1.2.3"`
  private func assignment(_ line: TextSlice) -> LabelLine? {
    guard let mark = line.firstIndex(of: UInt8(ascii: "=")), mark > line.startIndex else { return nil }
    let name = line[..<mark].trimmed
    guard !name.isEmpty, name.allSatisfy({ $0.isAlphanumeric || "_-.".utf8.contains($0) }) else { return nil }
    return LabelLine(TextSlice(Array(name) + Array(": ".utf8) + Array(line[(mark + 1)...])))
  }

  /// Whether the page, or another line of the sample, says how many such lines there are, and the sample has as many.
  private func isCounted(_ line: TextSlice) -> Bool {
    let words = LineWords.split(line)
    let others = sample.filter { !furtherRow.isAlike($0, words) }
    return context.counts(furtherRow.count(alike: words), besides: others)
  }

  private func isAboutSample(_ spoken: SpokenLine) -> Bool { spoken.words.contains(where: names.contains) }

  /// Words that name nothing.
  private static let common: Set<String> = [
    "the", "an", "of", "to", "in", "is", "has", "been", "was", "for", "and", "or", "on", "at", "by", "with", "from",
    "up", "be", "it", "its", "this", "that", "all", "le", "la", "les", "un", "une", "des", "du", "de", "et", "est",
    "o", "os", "as", "um", "uma", "do", "da", "dos", "das", "em", "der", "die", "das", "ein", "eine", "el", "los",
    "status", "state", "name", "version", "image", "container", "package", "file",
  ]
}
