import Bytes

/// What the value is that a description is about, where its first words say so: "The number of days", "Adresse IP".
enum FormSubject {
  /// How many of something: a whole number.
  case count
  /// One address of IPv4 or IPv6.
  case address

  /// So many words may be before what is meant: an article, a verb, an adjective.
  private static let wordsBefore = 3

  /// - Parameter locale: of the page, BCP 47.
  init?(_ description: String, locale: String) {
    guard let words = ValueFormWords.words(for: locale) else { return nil }
    let clause = description.lowercased().prefix { !".;:。．；：\n".containsBytes(of: $0) }
    if !words.alternatives.contains(where: clause.containsBytes(of:)) {
      if Self.isAddress(clause, words) {
        self = .address
        return
      }
      if Self.isCount(clause, words) {
        self = .count
        return
      }
    }
    return nil
  }

  private static func isAddress(_ clause: Substring, _ words: ValueFormWords) -> Bool {
    guard !words.addressParts.contains(where: clause.containsBytes(of:)) else { return false }
    return words.address.contains { phrase in rest(of: clause, after: phrase) != nil }
  }

  private static func isCount(_ clause: Substring, _ words: ValueFormWords) -> Bool {
    if words.countEnds.contains(where: clause.withoutTrailingBlanks.hasSuffix) { return true }
    return words.counts.contains { phrase in
      guard let rest = rest(of: clause, after: phrase) else { return false }
      return words.plurals.isEmpty || isPlural(rest, words)
    }
  }

  /// "number of worker nodes", but not "number of the account" and "número de cuenta".
  private static func isPlural(_ text: Substring, _ words: ValueFormWords) -> Bool {
    for word in text.split(whereSeparator: { !$0.isAlphabetic && $0 != "-" }).prefix(3) {
      if words.pluralStops.contains(String(word)) { return false }
      if words.plurals.contains(where: word.hasSuffix), word.count > 2 { return true }
    }
    return false
  }

  /// What follows `phrase` near the beginning of `clause`, where it is no part of a longer word.
  private static func rest(of clause: Substring, after phrase: String) -> Substring? {
    guard let found = clause.byteRange(of: phrase) else { return nil }
    let before = clause[..<found.lowerBound]
    guard before.split(whereSeparator: \.isSpace).count <= wordsBefore else { return nil }
    let rest = clause[found.upperBound...]
    // Words of Japanese, Korean and Chinese are not set apart.
    let isLatin = phrase.last.map { $0.isASCII && $0.isAlphabetic } ?? false
    if isLatin, let next = rest.first, next.isAlphabetic && next.isASCII { return nil }
    return rest
  }
}

extension Substring {
  fileprivate var withoutTrailingBlanks: Substring {
    var text = self
    while text.last?.isSpace == true { text.removeLast() }
    return text
  }
}
