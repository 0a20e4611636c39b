import Diagnostics

/// Finds `<names>` and `{names}` in running text, where no shell syntax disturbs.
enum PlaceholderNames {
  static func all(in text: String) -> [String] { ranges(in: text).map { String(text[$0]) } }

  static func ranges(in text: String) -> [Range<String.Index>] {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") }) else { return [] }
    var names: [Range<String.Index>] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "<" || $0 == "{" }) {
      let isAngle = rest[open] == "<"
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.prefix(80).firstIndex(of: isAngle ? ">" : "}") else {
        rest = inside
        continue
      }
      let content = inside[..<close]
      let name = String(rest[open...close])
      if isName(content, isAngle: isAngle), !(isAngle && HTMLTagName.isElement(name)) {
        names.append(open..<inside.index(after: close))
        rest = inside[inside.index(after: close)...]
      } else {
        rest = inside
      }
    }
    return names
  }

  private static func isName(_ content: Substring, isAngle: Bool) -> Bool {
    guard let first = content.first, first != " ", content.last != " ",
      content.contains(where: { $0.isLetter || $0.isNumber })
    else { return false }
    if isAngle {
      return !content.contains { "=\"<\n{".contains($0) } && first != "/" || content.contains("/") && first == "/"
    }
    return content.allSatisfy { $0.isLetter || $0.isNumber || "_-. ".contains($0) }
      && content.contains(where: \.isLetter)
  }
}

/// Splits running text into sentences, without breaking names such as `registry.ng.bluemix.net`.
enum Sentences {
  static func split(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var sentences: [String] = []
    var start = 0
    func cut(before end: Int, next: Int) {
      let sentence = String(decoding: bytes[start..<end], as: UTF8.self).foldingBlanks
      if !sentence.isEmpty { sentences.append(sentence) }
      start = next
    }
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: " "), index > start, ".!?".utf8.contains(bytes[index - 1]) {
        cut(before: index, next: index + 1)
      } else if index - start >= 2, bytes[(index - 2)...index].elementsEqual("。".utf8) {
        cut(before: index + 1, next: index + 1)
      }
    }
    cut(before: bytes.count, next: bytes.count)
    return sentences
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The first place where `word` stands on its own: no letter touches it (East Asian words touch each other).
  func range(ofWord word: String) -> Range<String.Index>? {
    var rest = self[...]
    while let found = rest.caseInsensitiveRange(of: word) {
      let before = found.lowerBound > startIndex ? self[index(before: found.lowerBound)] : " "
      let behind = found.upperBound < endIndex ? self[found.upperBound] : " "
      let isASCIIWord = word.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
      if !isASCIIWord || !(before.isLetter || behind.isLetter && !word.hasSuffix("'")) { return found }
      rest = self[found.upperBound...]
    }
    return nil
  }

  private func caseInsensitiveRange(of word: String) -> Range<String.Index>? {
    guard let first = word.first else { return nil }
    var start = startIndex
    while start < endIndex {
      guard let candidate = self[start...].firstIndex(where: { $0.isSameLetter(as: first) }) else { return nil }
      var position = candidate
      var wanted = word.startIndex
      while wanted < word.endIndex, position < endIndex, self[position].isSameLetter(as: word[wanted]) {
        position = index(after: position)
        wanted = word.index(after: wanted)
      }
      if wanted == word.endIndex { return candidate..<position }
      start = index(after: candidate)
    }
    return nil
  }
}

extension Character {
  /// Whatever its case.
  fileprivate func isSameLetter(as other: Character) -> Bool {
    // Nearly all letters of nearly all pages are ASCII, and most differ.
    if let own = asciiValue, let others = other.asciiValue {
      return own == others || isLetter && own | 0x20 == others | 0x20
    }
    return lowercased() == other.lowercased()
  }
}
