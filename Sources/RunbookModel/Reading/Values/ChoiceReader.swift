import Bytes

/// Finds lists of possible values: `valid values are a, b, and c`, `either a or b`, a bullet for each value, `<a|b>`.
struct ChoiceReader {
  let vocabulary: Vocabulary

  private static let maximum = 40

  /// - Parameter sentence: with its marks (``MarkedText``).
  func choices(in sentence: String) -> ValueChoices? {
    let words = Words(MarkedText.plain(sentence))
    for cue in vocabulary.choiceCues where words.contains(cue) {
      guard let found = sentence.range(ofWord: cue.text) else { continue }
      let values = list(sentence[found.upperBound...])
      if values.count > 1 { return ValueChoices(values: values, isComplete: true) }
    }
    // "Acceptable sizes: a, b, and c"
    if words.isOpened(by: vocabulary.choiceOpenings), let colon = sentence.firstIndex(where: { $0 == ":" || $0 == "：" })
    {
      let values = list(sentence[sentence.index(after: colon)...])
      if values.count > 1 { return ValueChoices(values: values, isComplete: true) }
    }
    for either in vocabulary.eithers where words.containsWord(Words(either)) {
      guard let found = sentence.range(ofWord: either) else { continue }
      let rest = sentence[found.upperBound...].drop { $0 == " " }
      let values = run(rest)
      if values.count > 1 { return ValueChoices(values: values, isComplete: true) }
    }
    return nil
  }

  /// `AP North: jp.icr.io`: a bullet for each value, with nothing else set in code.
  func choices(ofBullets bullets: [String]) -> ValueChoices? {
    guard bullets.count > 1 else { return nil }
    let values = bullets.compactMap { bullet -> String? in
      let spans = MarkedText.spans(in: bullet)
      guard spans.count == 1, let value = value(spans[0]) else { return nil }
      // The value is the bullet, or is after its label.
      let rest = bullet.replacingBytes(of: spans[0], with: "").filter { !MarkedText.isSign($0) }
      return rest.parts(separatedBy: " ").count < 6 ? value : nil
    }
    return values.count == bullets.count ? ValueChoices(values: values.uniqued, isComplete: false) : nil
  }

  /// `<hourly|daily|monthly>`; capitals such as `<NAME|ID>` are names of values.
  static func choices(inName name: String) -> [String] {
    let inside = name.drop { "<{[".containsBytes(of: $0) }.prefix { !">}]".containsBytes(of: $0) }
    let parts = inside.parts(separatedBy: "|", omittingEmptySubsequences: false).map { String($0).trimmingBlanks }
    guard parts.count > 1,
      parts.allSatisfy({ part in
        part.contains(where: \.isLowercase) && !part.hasPrefix("-")
          && part.allSatisfy { $0.isAlphabetic || $0.isNumeric || "._-".containsBytes(of: $0) }
          && !part.lowercased().hasSuffix("name") && !part.lowercased().hasSuffix("id")
      })
    else { return [] }
    return parts
  }

  // MARK: Lists

  /// The values of the rest of a sentence: the marked ones where there are any, else words between commas.
  private func list(_ text: Substring) -> [String] {
    let rest = text.drop { " :：".containsBytes(of: $0) }
    let clause = rest.prefix { !"。".containsBytes(of: $0) }
    let marked = MarkedText.spans(in: clause).compactMap(value)
    if marked.count > 1 { return Array(marked.uniqued.prefix(Self.maximum)) }
    return words(String(clause))
  }

  /// `a, b (or c), and d`
  private func words(_ text: String) -> [String] {
    var bare = ""
    var depth = 0
    for character in MarkedText.plain(text) {
      if character == "(" || character == "（" { depth += 1 }
      if depth == 0 { bare.append(character) }
      if depth > 0, character == ")" || character == "）" { depth -= 1 }
    }
    while let last = bare.last, ". ".containsBytes(of: last) { bare.removeLast() }
    let joints = vocabulary.joints + vocabulary.or
    for joint in joints.sorted(by: { $0.utf8.count > $1.utf8.count }) where joint.contains(where: \.isAlphabetic) {
      let isEastAsian = joint.unicodeScalars.contains { $0.value > 0x2E80 }
      bare = bare.replacingBytes(of: isEastAsian ? joint : " \(joint) ", with: ",")
    }
    let parts = bare.split { ",;、，；".containsBytes(of: $0) }.map { String($0).trimmingBlanks }
    var values: [String] = []
    for part in parts where !part.isEmpty {
      guard let first = part.parts(separatedBy: " ").first.map(String.init), let value = value(first) else {
        return values
      }
      // After the last value the sentence may go on: "a, b, and c are accepted".
      guard part.parts(separatedBy: " ").count == 1 else { return values.count > 1 ? values : [] }
      values.append(value)
    }
    return Array(values.uniqued.prefix(Self.maximum))
  }

  /// Marked values with nothing but joints between them.
  private func run(_ text: Substring) -> [String] {
    guard text.first == MarkedText.opening else { return [] }
    let joints = Set((vocabulary.joints + vocabulary.or).map { $0.normalisedWords })
    var values: [String] = []
    var end = text.startIndex
    for range in MarkedText.ranges(in: text) {
      let between = text[end..<range.lowerBound].filter { !MarkedText.isSign($0) && !",;、".containsBytes(of: $0) }
      guard end == text.startIndex || joints.contains(between.normalisedWords) || between.allSatisfy(\.isSpace),
        let value = value(MarkedText.plain(text[range]))
      else { break }
      values.append(value)
      end = range.upperBound
    }
    return values.uniqued
  }

  /// One word that could be typed.
  private func value(_ text: String) -> String? {
    let value = text.trimmingBlanks.withoutQuotes
    guard !value.isEmpty, value.count < 80, !value.hasPrefix("-"),
      value.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }),
      !value.contains(where: { "<>{}[]()=".containsBytes(of: $0) }),
      value.contains(where: { $0.isAlphabetic || $0.isNumeric })
    else { return nil }
    return value
  }
}

extension Words {
  fileprivate func isOpened(by openings: WordList) -> Bool {
    openings.contains { hasPrefix($0) && ByteSearch.isWord(0..<$0.bytes.count, in: bytes[...]) }
  }
}
