import Bytes
import Diagnostics

/// Looks for the words of one sentence in an output.
struct StatementSearch {
  let output: OutputText
  let isNegated: Bool
  let areNames: Bool
  /// All words of the sentence: a state among them is no other state.
  let states: [TextSlice]
  /// One of these is enough.
  let isAny: Bool
  /// What the sentence says, it says of all that the output shows.
  let isEvery: Bool
  /// What a number counts.
  let counted: TextSlice?
  /// What else the word is said of: the row, where the subject is the heading of a column.
  let otherSubjects: [TextSlice]
  /// The name of the value that the word is said to be.
  let property: TextSlice?

  /// All that the sentence says, in lower case.
  let spoken: Set<String>

  /// - Parameter subject: what the word is said of.
  func answer(_ word: TextSlice, of subject: TextSlice?) -> StatementAnswer {
    if areNames, let image = ImageName(word) { return answer(image, named: word) }
    guard let subject else {
      let anywhere = answer(word, in: Array(output.lines.indices))
      return anywhere.isSuccess && !isNegated
        ? otherProperty(than: word).map(StatementAnswer.open) ?? anywhere : anywhere
    }
    return answer(word, saidOf: subject)
  }

  /// `status: deactivated`, where the sentence says that the status is active, and `mode: active` is elsewhere.
  private func otherProperty(than word: TextSlice) -> Difference? {
    guard let property else { return nil }
    let names = [property] + TranslatedLabel.others(for: property)
    let values = output.lines.indices.compactMap { line -> (line: Int, value: TextSlice)? in
      guard let label = LabelLine(output.lines[line]), label.hasColon, !label.value.isEmpty,
        let last = label.label.split(whereSeparator: \.isBlank).last,
        names.contains(where: { $0.isEqualIgnoringCase(to: last) })
      else { return nil }
      return (line, label.value)
    }
    guard let first = values.first,
      !values.contains(where: { WordInLine.best(of: word, in: $0.value, ignoringCase: true) != nil })
    else { return nil }
    return Difference(
      outputLine: first.line, expected: word.string, actual: output.lines[first.line].excerpt,
      message: "\(word.string) is in the output, but not beside \(property.string)")
  }

  // MARK: Anywhere

  private func answer(_ word: TextSlice, in lines: [Int]) -> StatementAnswer {
    let exact = sighting(of: word, in: lines, ignoringCase: false)
    let sighting =
      exact?.kind == .whole
      ? exact
      : self.sighting(of: word, in: lines, ignoringCase: true) ?? plural(of: word, in: lines)
        ?? shortened(word, in: lines)
    guard let sighting else {
      if isNegated { return absenceFromNothing.map(StatementAnswer.open) ?? .holds }
      return .contradicted(Difference(expected: word.string, message: "\(word.string) is not in the output"))
    }
    if isNegated { return absence(of: word, sighting) }
    let presence = presence(of: word, sighting, isExact: exact?.kind == .whole, among: lines)
    guard presence.isSuccess, let other = otherCount(than: word, inLine: sighting.line) else { return presence }
    return .open(other)
  }

  /// `3 nodes, 2 replicas`, where the sentence says that there are 3 replicas.
  private func otherCount(than word: TextSlice, inLine line: Int) -> Difference? {
    guard let counted, WordInLine.isCount(word) else { return nil }
    let thing = CountedThing(number: word, noun: counted)
    if output.lines.contains(where: thing.isCounted) || thing.isInColumn(of: output) { return nil }
    return Difference(
      outputLine: line, expected: "\(word.string) \(counted.string)", actual: output.lines[line].excerpt,
      message: "nothing shows that \(word.string) is the number of \(counted.string)")
  }

  /// What is not shown because nothing is, or because something went wrong, proves nothing.
  private var absenceFromNothing: Difference? {
    output.isBlank ? Difference(message: "there is no output") : reportedError
  }

  private var reportedError: Difference? {
    let filled = output.lines.indices.filter { !output.lines[$0].trimmed.isEmpty }
    let isJSON = ReportedError.excerpt(of: output.source.bytes[...].string) != nil
    guard isJSON || filled.count <= 3,
      let line = filled.first(where: { isJSON || ErrorWords.isReport(output.lines[$0]) })
    else { return nil }
    return Difference(outputLine: line, actual: output.lines[line].excerpt, message: "the output reports an error")
  }

  private struct Sighting {
    var line: Int
    var kind: WordInLine
  }

  private func sighting(of word: TextSlice, in lines: [Int], ignoringCase: Bool) -> Sighting? {
    var best: Sighting?
    for line in lines {
      guard
        let kind = WordInLine.best(
          of: word, in: output.lines[line], areNames: areNames, ignoringCase: ignoringCase, counting: counted
        ).map({ self.kind(of: word, $0, inLine: line) }), kind > best?.kind ?? .label || best == nil
      else { continue }
      best = Sighting(line: line, kind: kind)
      if kind == .whole { break }
    }
    return best
  }

  /// "contains no `error`", and the output counts `3 errors`.
  private func plural(of word: TextSlice, in lines: [Int]) -> Sighting? {
    guard isNegated, !areNames, word.last?.isLetter ?? false else { return nil }
    for ending in ["s", "es"] {
      let plural = TextSlice(word.string + ending)
      if let sighting = sighting(of: plural, in: lines, ignoringCase: true), sighting.kind == .whole {
        return Sighting(line: sighting.line, kind: .part)
      }
    }
    return nil
  }

  /// A list that cuts long names: `registry-namesp…`.
  private func shortened(_ name: TextSlice, in lines: [Int]) -> Sighting? {
    guard areNames else { return nil }
    let line = lines.first { line in
      output.lines[line].split(whereSeparator: \.isBlank).contains { word in
        ["...", "…"].contains { dots in
          let kept = word.dropLast(dots.utf8.count)
          return word.ends(with: dots) && kept.count > 2 && name.starts(with: kept)
        }
      }
    }
    return line.map { Sighting(line: $0, kind: .label) }
  }

  private func presence(of word: TextSlice, _ sighting: Sighting, isExact: Bool, among lines: [Int]) -> StatementAnswer
  {
    let line = output.lines[sighting.line]
    func difference(_ message: Message) -> Difference {
      Difference(outputLine: sighting.line, expected: word.string, actual: line.excerpt, message: message)
    }
    switch sighting.kind {
    case .whole where ErrorWords.isReport(line) && !ErrorWords.isReport(word):
      return .open(difference("the output reports an error"))
    case .whole where isReserved(word, inLine: sighting.line):
      return .open(difference("the output may say that \(word.string) is not there"))
    case .whole:
      let neighbours = StateNeighbours(
        output: output, states: states, lines: lines, isAny: isAny, isEvery: isEvery)
      if let other = neighbours.contradiction(of: word, inLine: sighting.line, areNames) {
        return .open(other)
      }
      if let other = retraction(of: word, inLine: sighting.line) { return .open(other) }
      return isExact ? .holds : .holdsInOtherCapitals(word, line: sighting.line, line)
    case .denied where StateWord(word) != nil:
      return .contradicted(difference("the output says that it is not \(word.string)"))
    case .doubted, .denied: return .open(difference("the output may say that \(word.string) is not there"))
    case .part: return .open(difference("\(word.string) is in the output only as a part of something longer"))
    case .label: return .open(difference("\(word.string) is in the output only as the name of a value"))
    }
  }

  /// What takes the word back: the rest of its line, or a line that undoes all of them.
  private func retraction(of word: TextSlice, inLine line: Int) -> Difference? {
    let shown = Set(states.flatMap { SpokenLine($0).words })
    let place = WordInLine.places(of: word, in: output.lines[line], ignoringCase: true).first { $0.kind == .whole }
    let isFollowed = place.map { SecondState.follows($0.range, in: output.lines[line], besides: shown) } ?? false
    guard
      let other = isFollowed
        ? line : output.lines.indices.first(where: { $0 != line && takesBack(output.lines[$0], besides: shown) })
    else { return nil }
    return Difference(
      outputLine: other, expected: word.string, actual: output.lines[other].excerpt,
      message: "another state is shown beside \(word.string)")
  }

  /// A line that undoes what others say, or warns that it is not so.
  private func takesBack(_ line: TextSlice, besides shown: Set<String>) -> Bool {
    let spoken = SpokenLine(line)
    if spoken.undoes(besides: shown) { return true }
    return spoken.warns && !KnownNotice.isIn(line)
      && (spoken.takesBack(besides: shown) || spoken.isPending(besides: shown))
  }

  private func absence(of word: TextSlice, _ sighting: Sighting) -> StatementAnswer {
    let actual = output.lines[sighting.line].excerpt
    switch sighting.kind {
    case .whole:
      return .contradicted(
        Difference(
          outputLine: sighting.line, actual: actual, message: "\(word.string) is in the output, and should not be"))
    case .denied: return .holds
    case .part where areNames: return .holds
    case .part, .label, .doubted:
      return .open(
        Difference(
          outputLine: sighting.line, actual: actual, message: "\(word.string) may be in the output, and should not be"))
    }
  }

  /// The heading of a column is the name of what is below it: `READY`, and `0/1`.
  private func kind(of word: TextSlice, _ kind: WordInLine, inLine line: Int) -> WordInLine {
    // What is said above a list is no row of it: "Listing the namespaces of account shop ..."
    if areNames, kind == .whole, isProse(output.lines[line]) { return isNegated ? .doubted : .part }
    if isNegated, kind == .whole, AbsenceReport.isNamed(word, in: output.lines[line]) { return .denied }
    if kind == .whole, isReserved(word, inLine: line) { return .doubted }
    if kind == .whole, isNameInTable(word, inLine: line) { return .label }
    guard kind == .whole, StateWord(word) != nil, let values = OutputColumn(word, headerLine: line, of: output)?.values,
      !values.isEmpty
    else { return kind }
    let kinds = values.map { WordInLine.kind(ofValue: $0) }
    return kinds.contains(.denied) ? .denied : kinds.contains(.label) ? .label : .whole
  }

  /// Whether the line sets something against the word wherever it shows it.
  private func isReserved(_ word: TextSlice, inLine line: Int) -> Bool {
    guard !isNegated else { return false }
    let text = output.lines[line]
    let places = WordInLine.places(of: word, in: text, areNames: areNames, ignoringCase: true).filter {
      $0.kind == .whole
    }
    let names = ValueNames(output: output, line: line)
    return !places.isEmpty
      && places.prefix(Self.mostPlaces).allSatisfy { place in
        Reservation(
          place: PlaceInLine(place.range, in: text), spoken: spoken, isName: areNames, names: names.all(of: place.range)
        ).isThere
      }
  }

  /// In one line: each is looked at together with the words around it.
  private static let mostPlaces = 20

  /// In the first column of a table a state is the name of what another column says something else of.
  private func isNameInTable(_ word: TextSlice, inLine line: Int) -> Bool {
    guard let state = StateWord(word) else { return false }
    let cells = TextTable.cells(of: output.lines[line]).map(\.text)
    guard cells.count > 1, cells[0].isEqualIgnoringCase(to: word), isInTable(line) else { return false }
    return cells.dropFirst().contains { cell in
      StateWord(cell).map { $0.meaning.side != state.meaning.side && $0.meaning != .no } ?? false
    }
  }

  /// Below a line of headings.
  private func isInTable(_ line: Int) -> Bool {
    let start = output.lines[..<line].lastIndex { $0.trimmed.isEmpty }.map { $0 + 1 } ?? 0
    guard start < line else { return false }
    let header = TextTable.cells(of: output.lines[start]).map(\.text)
    return header.count > 1 && header.allSatisfy { $0.first.map { $0.isUppercase || $0 >= 0x80 } ?? false }
  }

  private func isProse(_ line: TextSlice) -> Bool {
    line.split(whereSeparator: \.isBlank).count > 4 && TextTable.cells(of: line).count == 1
  }

  // MARK: Of a subject

  private func answer(_ word: TextSlice, saidOf subject: TextSlice) -> StatementAnswer {
    let lines = output.lines.indices.filter {
      WordInLine.best(of: subject, in: output.lines[$0], ignoringCase: true) == .whole
    }
    let anywhere = answer(word, in: Array(output.lines.indices))
    func open(_ message: Message) -> StatementAnswer {
      .open(Difference(expected: word.string, message: message))
    }
    let values = LabelledValue.all(of: subject, in: output)
    if !values.isEmpty {
      let here = answer(word, in: values)
      // Another value may be meant, which no label shows.
      guard case .contradicted = here, !isNegated, case .holds = anywhere else { return here }
      return open("\(word.string) is in the output, but not beside \(subject.string)")
    }
    guard let first = lines.first else {
      return anywhere.rank > StatementAnswer.open(Difference(message: "")).rank && !isNegated
        ? anywhere : open("\(subject.string) is not in the output")
    }
    if let column = OutputColumn(subject, headerLine: first, of: output) {
      return answer(word, in: column, of: subject)
    }
    let here = answer(word, in: lines)
    if isRecord(first) {
      guard case .contradicted = here, !isNegated, case .holds = anywhere else { return here }
      let message: Message = "\(word.string) is in the output, but not beside \(subject.string)"
      return saysAnotherState(lines)
        ? .contradicted(
          Difference(
            outputLine: first, expected: word.string, actual: output.lines[first].excerpt, message: message))
        : open(message)
    }
    // Several objects in one line.
    let isCrowded = output.documentLines.contains(first) && output.lines[first].count { $0 == "{" } > 1
    if isCrowded { return open("nothing shows whether \(word.string) is said of \(subject.string)") }
    // `Name: web`, and the rest of what it is in other lines.
    if case .holds = here, !isNegated { return here }
    guard lines.count == 1, !hasManyRecords else {
      return isNegated ? here : open("nothing shows whether \(word.string) is said of \(subject.string)")
    }
    return anywhere
  }

  /// Below a heading: what other columns show does not count, nor do other rows where the sentence names one.
  private func answer(_ word: TextSlice, in column: OutputColumn, of subject: TextSlice) -> StatementAnswer {
    let rows = column.cells.filter { cell in
      otherSubjects.allSatisfy { WordInLine.best(of: $0, in: output.lines[cell.line], ignoringCase: true) == .whole }
    }
    let here = answer(word, in: column.lines)
    let isThere = (rows.isEmpty ? column.cells : rows).contains { cell in
      WordInLine.best(of: word, in: cell.text, areNames: areNames, ignoringCase: true) != nil
    }
    guard !isThere else { return here }
    guard !isNegated else {
      if case .contradicted = here { return .holds }
      return here
    }
    guard here.isSuccess else { return here }
    return .open(
      Difference(
        outputLine: rows.first?.line, expected: word.string, actual: rows.first?.text.excerpt,
        message: "\(word.string) is in the output, but not beside \(subject.string)"))
  }

  /// Of a value that the output shows under the subject's own name: `replicas: 3`.
  private func answer(_ word: TextSlice, in values: [LabelledValue]) -> StatementAnswer {
    let kinds = values.map { $0.kind(of: word) }
    if isNegated {
      guard let index = kinds.firstIndex(where: { $0 != nil }), let kind = kinds[index] else { return .holds }
      return absence(of: word, Sighting(line: values[index].line, kind: kind))
    }
    guard let index = kinds.firstIndex(where: { $0 != .whole }) else {
      let isExact = values.allSatisfy { WordInLine.best(of: word, in: $0.text, areNames: areNames) == .whole }
      let lines = values.map(\.line)
      return presence(of: word, Sighting(line: lines[0], kind: .whole), isExact: isExact, among: lines)
    }
    guard let kind = kinds[index] else {
      return .contradicted(
        Difference(
          outputLine: values[index].line, expected: word.string, actual: output.lines[values[index].line].excerpt,
          message: "\(word.string) is not in the output"))
    }
    let line = values[index].line
    return presence(of: word, Sighting(line: line, kind: kind), isExact: true, among: [line])
  }

  /// Whether the line holds more than a name and its value.
  private func isRecord(_ line: Int) -> Bool {
    let text = output.lines[line].trimmed
    if text.contains(where: { $0 == ":" || $0 == "=" }) || output.documentLines.contains(line) { return false }
    return text.split(whereSeparator: \.isBlank).count > 1
  }

  /// Whether some label comes twice.
  private var hasManyRecords: Bool {
    var seen: Set<String> = []
    return output.lines.contains { line in
      let label = line.prefix { $0 != ":" && $0 != "=" }
      return label.count < line.count && !label.isEmpty && !seen.insert(label.trimmed.string).inserted
    }
  }

  private func saysAnotherState(_ lines: [Int]) -> Bool {
    lines.contains { line in output.lines[line].split(whereSeparator: \.isBlank).contains { StateWord($0) != nil } }
  }

  // MARK: Images

  /// A list shows an image's name and tag in columns of their own.
  private func answer(_ image: ImageName, named word: TextSlice) -> StatementAnswer {
    let whole = answer(word, in: Array(output.lines.indices))
    let lines = output.lines.indices.filter { image.isIn(output.lines[$0]) }
    let like = output.lines.indices.first { image.mayBeIn(output.lines[$0]) }
    if isNegated {
      if let line = lines.first { return absence(of: word, Sighting(line: line, kind: .whole)) }
      if case .contradicted = whole { return whole }
      return like.map { absence(of: word, Sighting(line: $0, kind: .label)) } ?? .holds
    }
    if let line = lines.first {
      return presence(of: word, Sighting(line: line, kind: .whole), isExact: true, among: [])
    }
    if case .contradicted = whole, let like {
      return presence(of: word, Sighting(line: like, kind: .part), isExact: true, among: [])
    }
    return whole
  }
}
