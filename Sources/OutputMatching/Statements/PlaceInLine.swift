import Bytes

/// A place where a line of an output shows a word.
struct PlaceInLine {
  let line: TextSlice
  /// Of the word.
  let range: Range<Int>
  /// The part of the line in which words belong together.
  let clause: Range<Int>
  /// Up to the next columns.
  let cell: Range<Int>
  /// Within the cell, up to a comma or the like; brackets belong to it: `result (before): finished`.
  let part: Range<Int>

  init(_ range: Range<Int>, in line: TextSlice) {
    self.line = line
    self.range = range
    clause = Clause.range(around: range, in: line)
    func isGap(_ index: Int) -> Bool {
      line[index] == "\t" || line[index].isBlank && index + 1 < line.endIndex && line[index + 1].isBlank
    }
    let start = line[..<range.lowerBound].indices.last(where: isGap).map { $0 + 1 } ?? line.startIndex
    cell = start..<(line[range.upperBound...].indices.first(where: isGap) ?? line.endIndex)
    func isEnd(_ byte: UInt8) -> Bool { ",;|{}".utf8.contains(byte) }
    let partStart = line[start..<range.lowerBound].lastIndex(where: isEnd).map { $0 + 1 } ?? start
    part = partStart..<(line[range.upperBound..<cell.upperBound].firstIndex(where: isEnd) ?? cell.upperBound)
  }

  var word: TextSlice { line[range] }
  /// Of the clause, in lower case.
  var wordsBefore: [String] { SpokenLine(line[clause.lowerBound..<range.lowerBound]).words }
  var wordsAfter: [String] { SpokenLine(line[range.upperBound..<clause.upperBound]).words }

  /// Of the clause, and of what follows a comma and names no state of its own: `finished, more or less`.
  var wordsAfterwards: [String] {
    var words = wordsAfter
    var rest = line[clause.upperBound..<cell.upperBound]
    while rest.first == UInt8(ascii: ",") {
      let next = rest.dropFirst().prefix { !",;|(){}[]".utf8.contains($0) }
      let more = SpokenLine(next).words
      guard more.count < 7, !more.contains(where: { Self.state(TextSlice($0)) != nil }) else { break }
      words += more
      rest = rest[next.endIndex...]
    }
    return words
  }

  /// One word or more by which programs say how something is.
  var isState: Bool {
    word.split(whereSeparator: \.isBlank).contains { Self.state($0) != nil || Self.isParticiple($0) }
  }

  private static func isParticiple(_ word: TextSlice) -> Bool {
    let text = word.string.lowercased()
    return word.count > 4 && ReservationWords.participleEndings.contains(where: text.hasSuffix)
  }

  /// Also in the plural: `prêts`, `prontos`.
  static func state(_ word: TextSlice) -> StateWord? {
    StateWord(word) ?? (word.last == UInt8(ascii: "s") ? StateWord(word.dropLast()) : nil)
  }

  /// Failure is no sign against what says so itself.
  var isGood: Bool { (Self.state(word)?.meaning.side ?? .on) == .on }

  /// The words of the name under which a value is given: `vendor preset: …`, `desiredStatus=…`; nil without a name.
  ///
  /// - Parameter end: where the value is.
  static func label(before end: Int, in text: TextSlice) -> [String]? {
    text[..<end].lastIndex { $0 == ":" || $0 == "=" }.map { nameWords(text[..<$0]) }
  }

  /// Also of a name in one word: `desiredStatus` and `desired_status` are `desired status`.
  static func nameWords(_ name: TextSlice) -> [String] {
    var spaced: [UInt8] = []
    for byte in name {
      if byte.isUppercase, spaced.last?.isLowercase ?? false { spaced.append(0x20) }
      spaced.append("_-\"".utf8.contains(byte) ? 0x20 : byte)
    }
    return SpokenLine(TextSlice(String(decoding: spaced, as: UTF8.self))).words
  }
}
