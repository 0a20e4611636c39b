import Bytes
import Diagnostics

/// What an output says beside a state: of the same thing, and of others in the same column or under the same label.
struct StateNeighbours {
  let output: OutputText
  /// The states that the sentence allows.
  let states: [TextSlice]
  /// The lines that the sentence is about.
  let lines: [Int]
  /// One of the states is enough.
  let isAny: Bool
  /// The sentence says it of all.
  let isEvery: Bool

  /// Another state that makes it doubtful that the sentence holds; nil where there is none.
  ///
  /// - Parameter areNames: the word is a name, and its whole line says how the thing is.
  func contradiction(of word: TextSlice, inLine line: Int, _ areNames: Bool) -> Difference? {
    let text = output.lines[line]
    if areNames {
      return saysOtherwise(of: word, text) ? difference(word, line) : nil
    }
    guard let place = WordInLine.places(of: word, in: text, ignoringCase: true).first(where: { $0.kind == .whole })
    else { return nil }
    let others = lines.filter { $0 != line }
    if isEvery, let other = others.first(where: { isRow($0) && !shows(word, inLine: $0) }) {
      return difference(word, other)
    }
    guard let side = side(of: word) else { return nil }
    if isDoubtful(place.range, in: text, side: side) { return difference(word, line) }
    return others.first { other in
      isOther(than: side, inLine: other, beside: place.range, of: text) || isDenied(word, inLine: other, besides: line)
    }.map { difference(word, $0) }
  }

  /// Also of `3/3`.
  private func side(of word: TextSlice) -> StateMeaning.Side? {
    StateWord(word)?.meaning.side
      ?? (word.contains { $0 == "/" } && WordInLine.kind(ofValue: word) == .whole ? .on : nil)
  }

  /// The line of a name that says how the thing is: `shop  0/3`, `shop deleting`.
  private func saysOtherwise(of name: TextSlice, _ text: TextSlice) -> Bool {
    let values = TextTable.cells(of: text).map(\.text) + text.split(whereSeparator: \.isBlank)
    return values.contains { value in
      !value.isEqualIgnoringCase(to: name)
        && (StateWord(value).map { $0.meaning.side != .on } ?? false
          || isFraction(value) && WordInLine.kind(ofValue: value) != .whole)
    }
  }

  /// Whether a line shows the word, or another one that is as good.
  private func shows(_ word: TextSlice, inLine line: Int) -> Bool {
    (isAny ? states : [word]).contains {
      WordInLine.best(of: $0, in: output.lines[line], ignoringCase: true) == .whole
    }
  }

  /// Neither empty nor a heading.
  private func isRow(_ line: Int) -> Bool {
    let text = output.lines[line].trimmed
    return !text.isEmpty && !TextTable.isRule(text) && !isHeading(line)
  }

  /// The first line where it is in capitals, or all its cells begin with one, and none of them is a value.
  private func isHeading(_ line: Int) -> Bool {
    guard output.lines[..<line].allSatisfy({ $0.trimmed.isEmpty }) else { return false }
    let text = output.lines[line]
    let cells = TextTable.cells(of: text).map(\.text)
    let words = cells.count > 1 ? cells : text.split(whereSeparator: \.isBlank)
    guard words.count > 1, !text.contains(where: { $0 == ":" || $0 == "=" || $0.isDigit }) else {
      return text.contains(where: \.isLetter) && !text.contains(where: \.isLowercase) && words.count > 1
    }
    // `READY` is the name of a column.
    return !text.contains(where: \.isLowercase)
      || cells.count > 1 && cells.allSatisfy { $0.first?.isUppercase ?? false && StateWord($0) == nil }
  }

  /// `db is not ready` beside `web is ready`; of one thing the states follow each other.
  private func isDenied(_ word: TextSlice, inLine line: Int, besides other: Int) -> Bool {
    guard WordInLine.best(of: word, in: output.lines[line], ignoringCase: true) == .denied else { return false }
    func first(_ line: Int) -> TextSlice? { output.lines[line].split(whereSeparator: \.isBlank).first }
    return first(line) != first(other)
  }

  private func difference(_ word: TextSlice, _ line: Int) -> Difference {
    Difference(
      outputLine: line, expected: word.string, actual: output.lines[line].excerpt,
      message: "another state is shown beside \(word.string)")
  }

  private func isOther(than side: StateMeaning.Side, _ text: TextSlice) -> Bool {
    guard let other = self.side(of: text) ?? (isFraction(text) ? .pending : nil) else {
      return isEvery && text.contains(where: \.isLowercase) && isNoneOfThem(text)
    }
    guard other != side else { return false }
    return isNoneOfThem(text)
  }

  /// `1/3`
  private func isFraction(_ text: TextSlice) -> Bool {
    let parts = text.split(at: "/")
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }

  /// `Up 3 minutes (unhealthy)`, `active (exited)`: in the same cell.
  private func isDoubtful(_ range: Range<Int>, in text: TextSlice, side: StateMeaning.Side) -> Bool {
    var end = range.upperBound
    while end < text.endIndex, text[end] != "\t",
      !(text[end].isBlank && end + 1 < text.endIndex && text[end + 1].isBlank)
    {
      end += 1
    }
    return text[range.upperBound..<end].split { !($0.isAlphanumeric || $0 >= 0x80 || $0 == "-" || $0 == "_") }
      .contains { word in
        StateWord(word).map { $0.meaning.side != side && isNoneOfThem(word) } ?? false
          && !OpposedState.isOfOther(word, PlaceInLine(range, in: text))
      }
  }

  private func isNoneOfThem(_ text: TextSlice) -> Bool { !states.contains { $0.isEqualIgnoringCase(to: text) } }

  /// In the same column, or under the same label.
  private func isOther(
    than side: StateMeaning.Side, inLine line: Int, beside range: Range<Int>, of text: TextSlice
  ) -> Bool {
    let other = output.lines[line]
    let label = text[..<range.lowerBound].trimmed
    if label.contains(where: { $0 == ":" || $0 == "=" }), other.trimmed.starts(with: label) {
      let value = other.trimmed.dropFirst(label.count).prefix { !",;}\"'".utf8.contains($0) }.trimmed
      return isOther(than: side, value)
    }
    func cells(_ line: TextSlice) -> [TextSlice] {
      let cells = TextTable.cells(of: line).map(\.text)
      return cells.count > 1 ? cells : line.split(whereSeparator: \.isBlank)
    }
    let (mine, its) = (cells(text), cells(other))
    guard mine.count == its.count, mine.count > 1,
      let column = mine.firstIndex(where: { $0.startIndex <= range.lowerBound && range.upperBound <= $0.endIndex })
    else { return false }
    return isOther(than: side, its[column])
      || StateWord(its[column].prefix { !$0.isBlank }).map { $0.meaning.side != side } ?? false
  }
}
