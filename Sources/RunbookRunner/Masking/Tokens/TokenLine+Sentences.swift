import RunbookModel

/// Secrets that a sentence tells: "The password is …", « Utilisez le mot de passe … ».
extension TokenLine {
  private static let words = LocaleWords.all.map(\.secretSentences)
  private static let verbs = words.reduce(into: Set<String>()) { $0.formUnion($1.verbs) }
  private static let pairs = words.reduce(into: Set<String>()) { $0.formUnion($1.pairs) }
  private static let results = words.reduce(into: Set<String>()) { $0.formUnion($1.results) }
  private static let lastOfPairs = Set(pairs.compactMap { $0.split(separator: " ").last.map(String.init) })
  /// In bytes; shorter words than the longest verb are looked at.
  private static let longestVerb = verbs.union(lastOfPairs).union(results).map(\.utf8.count).max() ?? 0
  /// So far back a sentence is read. In bytes.
  private static let longestSentence = 160

  /// What follows a verb, or the name of the secret itself, at the blank or colon at `index`.
  func sentence(at index: Int) -> Finding {
    guard index > 0, bytes[index - 1] > 0x20 else { return .nothing }
    let start = afterQuote(self.end(from: index) { " :\"'`(".utf8.contains($0) })
    guard start < bytes.count else { return isEnded ? .nothing : .undecided(heldFrom: nil) }
    let end = valueEnd(from: start, quote: nil, isEscaped: false, isTag: false)
    let isDecided = end < bytes.count || isEnded
    let value = sentenceEnd(start..<end)
    guard !isDecided || TokenValue.isStrong(bytes[value]) else { return .nothing }
    let isTold = endsWithVerb(before: index) && TokenLabel.namesSecret(sentence(before: index))
    let isNamed =
      !isTold
      && (bytes[index] == 0x20
        ? TokenLabel(in: bytes, before: index, isTag: false)?.isSecret == true
        : isAbout(value, after: index, isDecided))
    guard isTold || isNamed else { return .nothing }
    guard isDecided else { return .undecided(heldFrom: start) }
    return isTold || TokenValue.isVeryStrong(bytes[value]) ? .secret(value) : .nothing
  }

  /// "A temporary password is generated for root@localhost: …"
  ///
  /// - Parameter isDecided: the value has ended; else any may become one.
  private func isAbout(_ value: Range<Int>, after colon: Int, _ isDecided: Bool) -> Bool {
    guard colon + 1 < bytes.count, bytes[colon + 1] == 0x20 else { return false }
    guard isDecided else { return TokenLabel.namesSecret(sentence(before: colon)) }
    // `status=ok`
    let isPair = bytes[value].dropLast().firstIndex(of: UInt8(ascii: "=")).map { $0 > value.lowerBound } ?? false
    return !isPair && TokenValue.isVeryStrong(bytes[value]) && TokenLabel.namesSecret(sentence(before: colon))
  }

  private func endsWithVerb(before index: Int) -> Bool {
    let start = bytes[..<index].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? 0
    guard index - start <= TokenLine.longestVerb else { return false }
    let word = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
    // "Token created:", « Jeton créé : »
    let sign = bytes[index...].drop { $0 == 0x20 }.first
    if TokenLine.verbs.contains(word) || sign == UInt8(ascii: ":") && TokenLine.results.contains(word) { return true }
    guard TokenLine.lastOfPairs.contains(word) else { return false }
    return TokenLine.pairs.contains(sentence(before: index).suffix(2).joined(separator: " "))
  }

  /// The words before `index`, in lower case.
  func sentence(before index: Int) -> [String] {
    let text = bytes[max(index - TokenLine.longestSentence, 0)..<index]
    return text.split { $0 <= 0x20 || ",;:()\"".utf8.contains($0) }.map {
      String(decoding: $0, as: UTF8.self).lowercased()
    }
  }

  private func sentenceEnd(_ range: Range<Int>) -> Range<Int> {
    var end = beforeQuote(range)
    while end > range.lowerBound, ".,;:!?)".utf8.contains(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  // MARK: Quotation marks of people

  private static let openings: [[UInt8]] = ["«", "“", "‹", "„", "\u{A0}", "\u{202F}"].map { Array($0.utf8) }
  private static let closings: [[UInt8]] = ["»", "”", "›", "“", "\u{A0}", "\u{202F}"].map { Array($0.utf8) }

  /// Past the marks and blanks of « … ».
  func afterQuote(_ start: Int) -> Int {
    var start = start
    while let mark = TokenLine.openings.first(where: { bytes[start...].starts(with: $0) }) {
      start = self.end(from: start + mark.count) { $0 == 0x20 }
    }
    return start
  }

  func beforeQuote(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while let mark = TokenLine.closings.first(where: {
      bytes[range.lowerBound..<end].suffix($0.count).elementsEqual($0)
    }) {
      end -= mark.count
    }
    return end
  }
}
