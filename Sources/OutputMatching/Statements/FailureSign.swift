import Bytes

/// Signs and codes beside a word by which a line says that it went wrong: `✗ finished`, `[FAIL] finished`, `finished
/// (code 137)`.
enum FailureSign {
  static func isBeside(_ place: PlaceInLine) -> Bool { hasSign(place) || hasCode(place) }

  private static func hasSign(_ place: PlaceInLine) -> Bool {
    let cell = place.line[place.cell]
    let lead = place.line.trimmed
    if ReservationWords.signs.contains(where: { lead.begins(with: $0) || cell.byteRange(of: TextSlice($0)) != nil }) {
      return true
    }
    let first = lead.drop { "-*+ ".utf8.contains($0) }
    if let word = first.split(whereSeparator: \.isBlank).first, word.count > 1, word.allSatisfy(\.isUppercase),
      word.startIndex != place.range.lowerBound, ReservationWords.tags.contains(word.string.lowercased())
    {
      return true
    }
    return isTag(first) || isTag(place.line[place.range.upperBound...].drop(while: \.isBlank))
  }

  /// `[FAIL]`, `(skipped)`
  private static func isTag(_ text: TextSlice) -> Bool {
    guard text.first == UInt8(ascii: "[") || text.first == UInt8(ascii: "("),
      let end = text.firstIndex(where: { $0 == "]" || $0 == ")" })
    else { return false }
    let tag = text[..<end].dropFirst().trimmed
    if tag.isEmpty { return true }
    return ReservationWords.tags.contains(tag.string.lowercased())
      || StateWord(tag).map { $0.meaning.side != .on } ?? false
  }

  /// `finished (code 137)`, `exited with status 1`; `status 200` is what a server answers.
  private static func hasCode(_ place: PlaceInLine) -> Bool {
    let words = place.line[place.cell].string.lowercased()
      .split { !($0.isAlphabetic || $0.isNumeric || $0 == "-") }.map(String.init)
    return words.indices.dropFirst().contains { index in
      guard let code = Int(words[index]), code != 0, ReservationWords.codes.contains(words[index - 1]) else {
        return false
      }
      let isOfServer = [100...103, 200...226, 300...308].contains { $0.contains(code) }
      return !isOfServer || index > 1 && ReservationWords.exits.contains(words[index - 2])
    }
  }
}
