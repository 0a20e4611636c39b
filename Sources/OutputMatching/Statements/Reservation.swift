import Bytes

/// What a line sets against a word that it shows: a label of another time, a failure sign, a count of less than all, an
/// opposite of the word. A sentence that says that the word is there is not verified by such a place.
struct Reservation {
  let place: PlaceInLine
  /// In lower case; what the sentence says itself is set against nothing.
  let spoken: Set<String>
  /// The word is the name of a thing.
  let isName: Bool
  /// The names below which the place is: the heading of its column, and what it is indented below.
  let names: [[String]]

  var isThere: Bool {
    if isSaidOtherwise || isUnderOtherName || isOneOfSeveral || hasMark { return true }
    guard !isName else { return false }
    if place.isGood, FailureSign.isBeside(place) { return true }
    if WeakenedState.isIn(place, besides: spoken) { return true }
    return place.isState && (PartCount.isAround(place) || OpposedState.isBeside(place, besides: spoken))
  }

  private var line: TextSlice { place.line }
  private var range: Range<Int> { place.range }

  // MARK: Words

  private var isSaidOtherwise: Bool {
    let before = place.wordsBefore
    if holds(ReservationWords.before, before) || holds(ReservationWords.after, place.wordsAfterwards) { return true }
    guard let last = before.last else { return false }
    if ReservationWords.rightBefore.contains(last) || isHearsay(before) { return true }
    return ReservationWords.isPast(place.word.string.lowercased(), after: before)
  }

  /// `rumour has it that the job is finished`; `confirmed that …` is none.
  private func isHearsay(_ before: [String]) -> Bool {
    before.indices.dropFirst().contains { index in
      ReservationWords.reporting.contains(before[index])
        && !before[..<index].contains(where: ReservationWords.confirming.contains)
    }
  }

  /// Besides what the sentence says itself.
  private func holds(_ table: PhraseTable, _ words: [String]) -> Bool {
    table.places(in: words).contains { place in !words[place].allSatisfy(spoken.contains) }
  }

  // MARK: Names

  private var isUnderOtherName: Bool {
    if names.contains(where: { holds(ReservationWords.labels, $0) }) { return true }
    if let label = PlaceInLine.label(before: range.lowerBound, in: line[place.part.lowerBound...]),
      holds(ReservationWords.labels, label)
    {
      return true
    }
    guard let colon = line[..<range.lowerBound].firstIndex(of: UInt8(ascii: ":")) else { return false }
    return holds(ReservationWords.listings, SpokenLine(line[..<colon]).words)
  }

  // MARK: Signs

  /// `(running|finished)`; a table may have bars without blanks, too.
  private var isOneOfSeveral: Bool {
    let before = line[..<range.lowerBound]
    guard let open = before.last(where: { "()[]{}<>".utf8.contains($0) }), "([{<".utf8.contains(open) else {
      return false
    }
    return before.last == UInt8(ascii: "|") || line[range.upperBound...].first == UInt8(ascii: "|")
  }

  /// `~finished`, `!finished`, `finished != running`, `active -> failed`
  private var hasMark: Bool {
    let before = line[..<range.lowerBound]
    if let mark = before.last, "~!".utf8.contains(mark), before.dropLast().last.map(\.isBlank) ?? true { return true }
    let rest = line[range.upperBound...].drop(while: \.isBlank)
    if ["!=", "≠", "->", "→", "=>", "<>", "?", "⇒"].contains(where: rest.begins) { return true }
    let lead = before.trimmed
    return ["!=", "≠", "<>"].contains(where: lead.ends)
  }
}
