import Bytes

/// The label of a tab or the title of an admonition, as a reader sees it.
enum ContainerLabel {
  /// Without icons, tags and the marks of emphasis; nil when nothing is left.
  static func cleaned(_ text: some StringProtocol) -> String? {
    let plain = withoutEmoji(HTMLEntities.decoded(withoutTags(withoutRoles(String(text)))))
    let words = plain.split(whereSeparator: \.isSpace).map(String.init).filter { !isIcon($0) }
    let label = words.joined(separator: " ").filter { $0 != "`" && $0 != "*" }
    return label.isEmpty ? nil : label
  }

  /// `:material-apple:`
  private static func isIcon(_ word: String) -> Bool {
    let bytes = word.utf8
    return bytes.count > 2 && bytes.first == .colon && bytes.last == .colon
      && bytes.dropFirst().dropLast().allSatisfy { $0.isLetter || $0.isDigit || "-_+".utf8.contains($0) }
  }

  /// MyST's `{octicon}`name``.
  private static func withoutRoles(_ text: String) -> String {
    guard text.utf8.contains(.openBrace) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let mark = rest[start...].byteRange(of: "}`"),
      let end = rest[mark.upperBound...].firstIndex(of: "`")
    {
      result += rest[..<start]
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func withoutTags(_ text: String) -> String {
    guard text.utf8.contains(.less) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      result += rest[..<start]
      let tag = rest[rest.index(after: start)..<end]
      // `<name>` is a placeholder, unless HTML has such an element.
      let name = tag.drop { $0 == "/" }.prefix { $0.isAlphabetic || $0.isNumeric }.lowercased()
      if !elements.contains(name) { result += rest[start...end] }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static let elements: Set<String> = [
    "a", "b", "br", "code", "em", "font", "h1", "h2", "h3", "h4", "h5", "h6", "i", "img", "kbd", "p", "small", "span",
    "strong", "sub", "sup", "svg", "u",
  ]

  /// Marks that join or colour emoji, and what follows a digit to make one of it.
  private static let joiners: Set<UInt32> = [0x200D, 0xFE0E, 0xFE0F, 0x20E3]

  private static func withoutEmoji(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !joiners.contains(scalar.value) {
      let isEmoji =
        scalar.properties.isEmojiPresentation || scalar.properties.isEmojiModifier
        || (scalar.properties.isEmoji && scalar.value > 0x2000)
      if !isEmoji { kept.append(scalar) }
    }
    return String(kept)
  }
}
