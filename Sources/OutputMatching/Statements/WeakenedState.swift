import Bytes

/// Words between what a state is said of and the state, and adverbs beside it, that are not known to leave it as it is:
/// `the job is miles from finished`, `finished clumsily`. Languages have endlessly many of them, so these are told by
/// where they are and how they end.
enum WeakenedState {
  static func isIn(_ place: PlaceInLine, besides spoken: Set<String>) -> Bool {
    guard isPlain(place.word) else { return false }
    let before = place.wordsBefore
    return isParted(before, besides: spoken)
      || (before + place.wordsAfterwards).contains { isAdverb($0, besides: spoken) }
  }

  /// A word or two in letters; a message of several words says itself what it means.
  private static func isPlain(_ word: TextSlice) -> Bool {
    word.split(whereSeparator: \.isBlank).count < 3 && word.allSatisfy { $0.isLetter || $0 >= 0x80 || $0.isBlank }
  }

  /// Whether something unknown is between the copula and the state.
  private static func isParted(_ before: [String], besides spoken: Set<String>) -> Bool {
    let words = before.suffix(from: before.lastIndex(where: ReservationWords.conjunctions.contains) ?? 0)
    // "There are 3 nodes ready": what is there comes after the copula.
    guard let copula = words.firstIndex(where: ReservationWords.copulas.contains),
      !words[..<copula].contains(where: ReservationWords.existentials.contains)
    else { return false }
    return words[(copula + 1)...].contains { word in
      !ReservationWords.links.contains(word) && !ReservationWords.copulas.contains(word)
        && !ReservationWords.adverbs.contains(word) && !spoken.contains(word) && !word.contains(where: \.isNumeric)
        && StateWord(TextSlice(word)) == nil
    }
  }

  private static func isAdverb(_ word: String, besides spoken: Set<String>) -> Bool {
    ReservationWords.adverbEndings.contains { word.hasSuffix($0) && word.count > $0.count + 2 }
      && !ReservationWords.adverbs.contains(word) && !spoken.contains(word) && word.allSatisfy(\.isAlphabetic)
  }
}
