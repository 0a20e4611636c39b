import Bytes

/// Finds the value in a sentence that is about a default.
struct DefaultValueReader {
  let vocabulary: Vocabulary

  /// - Parameter sentence: with its marks (``MarkedText``).
  func value(in sentence: String) -> String? {
    guard Words(MarkedText.plain(sentence)).contains(anyOf: vocabulary.defaultCues) else { return nil }
    for cue in vocabulary.defaultCues {
      guard let found = sentence.range(ofWord: cue.text) else { continue }
      if let value = after(sentence[found.upperBound...]) ?? before(sentence[..<found.lowerBound]) { return value }
    }
    return nil
  }

  /// `the default is x`, `default value: x`, `by default the y is x`.
  private func after(_ text: Substring) -> String? {
    var rest = text
    // "By default, `list` returns …": what is after a comma does something else.
    guard rest.first != "," && rest.first != "，" && rest.first != "、" else { return nil }
    var words = 0
    while words < 3 {
      rest = rest.drop { " :=：\u{a0}".containsBytes(of: $0) }
      guard let first = rest.first else { return nil }
      if first == MarkedText.opening {
        // Several words are a value only where nothing is before them: `the default is Example Company`.
        return MarkedText.spans(in: rest).first.flatMap { Self.plausible($0, mayHaveBlanks: words == 0) }
      }
      if let bare = bareValue(rest) { return bare }
      let word = rest.prefix { !" ,.;:()（）。、".containsBytes(of: $0) && !MarkedText.isSign($0) }
      // East Asian words are not parted from what follows them.
      guard !word.isEmpty, word.count < 10 else { return nil }
      rest = rest[word.endIndex...]
      words += 1
    }
    return nil
  }

  /// A number, `true`, a quoted word, or the last word before the clause ends.
  private func bareValue(_ text: Substring) -> String? {
    let word = text.prefix { !" ,;()（）。、".containsBytes(of: $0) && !MarkedText.isSign($0) }
    var value = String(word).withoutQuotes
    while let last = value.last, ".:".containsBytes(of: last) { value.removeLast() }
    guard !value.isEmpty, value.unicodeScalars.allSatisfy({ $0.value < 0x2E80 }) else { return nil }
    if Int(value) != nil || ["true", "false"].contains(value)
      || word.first.map({ "\"'“«".containsBytes(of: $0) }) ?? false
    {
      return Self.plausible(value)
    }
    let after = text[word.endIndex...].drop { $0 == " " }
    let isLast = after.isEmpty || ");,.".containsBytes(of: after.first ?? " ") || after.hasPrefix("if ")
    let isValue = value.contains { $0.isNumeric || "/-_".containsBytes(of: $0) } || after.hasPrefix("if ")
    return isLast && isValue && value.contains(where: \.isAlphabetic) ? Self.plausible(value) : nil
  }

  /// `x is used by default`, `x (default)`: the last value before it.
  private func before(_ text: Substring) -> String? { MarkedText.spans(in: text).last.flatMap { Self.plausible($0) } }

  private static func plausible(_ value: String, mayHaveBlanks: Bool = false) -> String? {
    let value = value.withoutQuotes
    guard !value.isEmpty, !value.contains(where: { $0.isSpace && !mayHaveBlanks || "<>[]{}".containsBytes(of: $0) }),
      !value.hasPrefix("--")
    else { return nil }
    return value
  }
}
