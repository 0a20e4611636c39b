import Bytes
import MarkdownBlocks

/// Tells headings that are steps (`## Step 2: …`, `{: step}`, `### 3. …`) from headings of procedures.
struct StepHeadings {
  let vocabulary: Vocabulary
  let plain: PlainText

  /// The number as written, `{: step}` headings without one are counted by the reader; nil for other headings.
  func number(of content: [Inline], attributes: [AttributeList], level: Int) -> String? {
    guard level > 1 else { return nil }
    let heading = plain.text(content)
    // Most headings hold no digit, and nothing that may be one.
    guard heading.utf8.contains(where: { (0x30...0x39).contains($0) || $0 >= 0x80 }) else {
      return attributes.contains { $0.classes.contains("step") } ? "" : nil
    }
    let text = heading.normalisedWords
    if let number = Self.numberAfterWord(text, vocabulary.stepWords) { return number }
    let leading = text.prefix { $0.isNumeric }
    let rest = text.dropFirst(leading.count)
    if !leading.isEmpty, leading.count < 3, rest.first == "." || rest.first == ")", rest.dropFirst().first == " " {
      return String(leading)
    }
    return attributes.contains { $0.classes.contains("step") } ? "" : nil
  }

  /// What a heading says after "Step 1.2 - ", or after a number alone.
  static func withoutNumber(_ title: Words, _ stepWords: [String]) -> Words {
    let text = title.text
    let rest = stepWords.first(where: text.hasPrefix).map { text.dropFirst($0.count).drop { $0 == " " } } ?? text[...]
    let number = rest.prefix { $0.isNumeric || ".-".containsBytes(of: $0) }
    guard number.first?.isNumeric == true else { return title }
    return Words(withoutLetter(rest.dropFirst(number.count)).drop { " -–—:.)".containsBytes(of: $0) })
  }

  /// "5a. On systemd", "5b) On OpenRC"
  private static func withoutLetter(_ rest: Substring) -> Substring {
    let marks = rest.prefix(2)
    guard marks.count == 2, marks.first?.isAlphabetic == true, marks.last.map({ ".):".containsBytes(of: $0) }) == true
    else { return rest }
    return rest.dropFirst()
  }

  /// `2`, `2.1`
  private static func number(in text: Substring) -> Substring {
    var end = text.prefix { $0.isNumeric }.endIndex
    while end > text.startIndex, end < text.endIndex, text[end] == "." {
      let part = text[text.index(after: end)...].prefix { $0.isNumeric }
      guard !part.isEmpty else { break }
      end = part.endIndex
    }
    return text[..<end]
  }

  /// `step 3: …`, `第 3 步`, `3단계`, `ステップ3`.
  private static func numberAfterWord(_ text: String, _ stepWords: [String]) -> String? {
    let leading = text.prefix { $0.isNumeric }
    let after = leading.isEmpty ? nil : text.dropFirst(leading.count).drop { $0 == " " }
    for word in stepWords {
      if text.hasPrefix(word) {
        let rest = text.dropFirst(word.count).drop { $0 == " " }
        let number = Self.number(in: rest)
        let end = rest.dropFirst(number.count).first
        if !number.isEmpty, end == nil || end.map({ !$0.isAlphabetic || !$0.isASCII }) == true { return String(number) }
      }
      if let after, after.hasPrefix(word), word.first?.isASCII == false { return String(leading) }
    }
    return nil
  }
}
