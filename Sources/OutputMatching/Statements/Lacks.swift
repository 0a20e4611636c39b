import Bytes

/// Words with which an output says of a number that so many are lacking, or that it is not all of them.
enum Lacks {
  /// Whether a number is one of something missing or lost (`3 replicas missing`), or less than all (`3 of 5`, `2 of 3`).
  ///
  /// - Parameter range: of the number, and of what it counts where that belongs to it: `2 queues`.
  static func areAround(_ range: Range<Int>, in text: TextSlice, counting noun: TextSlice?) -> Bool {
    let clause = Clause.range(around: range, in: text)
    let before = words(text[clause.lowerBound..<range.lowerBound])
    let after = words(text[range.upperBound..<clause.upperBound])
    let number = String(decoding: text[range].prefix(while: \.isDigit), as: UTF8.self)
    if isPart(number, before: before, after: after) { return true }
    // Zero lacking is none lacking.
    guard number.contains(where: { $0 != "0" }) else { return false }
    let noun = noun.map { $0.string.lowercased() } ?? ""
    return ([before, after]).contains { isLack($0.filter { $0 != noun }) }
  }

  /// In lower case.
  private static func words(_ text: TextSlice) -> [String] {
    text.string.lowercased().split { !($0.isAlphabetic || $0.isNumeric || "/'’-".containsBytes(of: $0)) }.map(
      String.init)
  }

  /// `3 of 5` and `2 of 3`; `3 of 3` is all.
  private static func isPart(_ number: String, before: [String], after: [String]) -> Bool {
    var rest = after[...]
    // `3 replicas of 5`, `2 out of 3`
    if let first = rest.first, !partitives.contains(first), rest.dropFirst().first.map(partitives.contains) ?? false {
      rest = rest.dropFirst()
    }
    if rest.first == "out" { rest = rest.dropFirst() }
    if let of = rest.first, partitives.contains(of), let all = rest.dropFirst().first, isNumber(all) {
      return all != number
    }
    if let of = before.last, partitives.contains(of), let some = before.dropLast().last(where: { $0 != "out" }),
      isNumber(some)
    {
      return some != number
    }
    return false
  }

  private static func isNumber(_ word: String) -> Bool { !word.isEmpty && word.allSatisfy(\.isNumeric) }

  private static let partitives: Set<String> = ["of", "out", "sur", "de", "von", "dos", "das", "des"]

  /// Whether a word, or two, say that something is off, in trouble or gone.
  private static func isLack(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let before = index > 0 ? words[index - 1] : ""
      let after = index + 1 < words.count ? words[index + 1] : ""
      if ErrorWords.denies(before, after) { return false }
      return [words[index], singular(words[index]), "\(words[index]) \(after)"].contains { text in
        gone.contains(text) || ContradictingLine.isTrouble(text) || isOff(text)
      }
    }
  }

  private static func isOff(_ text: String) -> Bool {
    guard let meaning = StateWord(TextSlice(text))?.meaning else { return false }
    return meaning.side == .trouble || meaning.side == .off && meaning != .no && meaning != .closed
  }

  /// `manquants`, `indisponíveis`
  private static func singular(_ word: String) -> String {
    if word.hasSuffix("íveis") { return String(word.dropLast(5)) + "ível" }
    return word.last == "s" ? String(word.dropLast()) : word
  }

  private static let gone: Set<String> = [
    "gone", "lack", "lacks", "lacking", "without", "fehlen", "fehlt", "manque", "manquent", "manquante", "perdu",
    "perdue", "faltam", "falta", "faltando", "perdida", "defunct", "vanished", "disparu", "hors", "sumido", "sumiram",
  ]
}
