import Bytes

/// Finds `<names>` and `{names}` in running text, where no shell syntax disturbs.
enum PlaceholderNames {
  static func all(in text: String) -> [String] { ranges(in: text).map { String(text[$0]) } }

  static func ranges(in text: String) -> [Range<String.Index>] {
    guard text.containsBytes(of: "<") || text.containsBytes(of: "{") else { return [] }
    var names: [Range<String.Index>] = []
    var rest = text[...]
    while let open = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") }) {
      let isAngle = rest.utf8[open] == UInt8(ascii: "<")
      let inside = rest[rest.utf8.index(after: open)...]
      guard let close = closing(isAngle ? UInt8(ascii: ">") : UInt8(ascii: "}"), in: inside) else {
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

  /// In characters.
  private static let reach = 80

  /// Where the bracket is, if that is within reach.
  private static func closing(_ bracket: UInt8, in text: Substring) -> String.Index? {
    // A character has 32 bytes at most, as far as anybody writes it.
    let bytes = text.utf8.prefix(32 * reach)
    guard let close = bytes.firstIndex(of: bracket) else { return nil }
    let isNear = bytes.distance(from: text.startIndex, to: close) < reach || text[..<close].count < reach
    return isNear ? close : nil
  }

  private static func isName(_ content: Substring, isAngle: Bool) -> Bool {
    guard let first = content.first, first != " ", content.last != " ",
      content.contains(where: { $0.isAlphabetic || $0.isNumeric })
    else { return false }
    if isAngle {
      return !content.contains { "=\"<\n{".containsBytes(of: $0) } && first != "/"
        || content.containsBytes(of: "/") && first == "/"
    }
    return content.allSatisfy { $0.isAlphabetic || $0.isNumeric || "_-. ".containsBytes(of: $0) }
      && content.contains(where: \.isAlphabetic)
  }
}

/// Splits running text into sentences, without breaking names such as `registry.ng.bluemix.net`.
enum Sentences {
  static func split(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      ranges(in: bytes).compactMap { range in
        let sentence = String(decoding: bytes[range], as: UTF8.self).foldingBlanks
        return sentence.isEmpty ? nil : sentence
      }
    }
  }

  /// Where each sentence is, without the blank after it.
  static func ranges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    var start = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: " "), index > start, isEnd(bytes[index - 1]) {
        sentences.append(start..<index)
        start = index + 1
      } else if bytes[index] == 0x82, index - start >= 2, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE3 {
        // 。
        sentences.append(start..<(index + 1))
        start = index + 1
      }
    }
    if start < bytes.count { sentences.append(start..<bytes.count) }
    return sentences
  }

  private static func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }
}

extension StringProtocol where SubSequence == Substring {
  /// The first place where `word` is on its own: no letter touches it (East Asian words touch each other).
  func range(ofWord word: String) -> Range<String.Index>? {
    guard mayHold(word) else { return nil }
    var rest = self[...]
    while let found = rest.caseInsensitiveRange(of: word) {
      let before = found.lowerBound > startIndex ? self[index(before: found.lowerBound)] : " "
      let after = found.upperBound < endIndex ? self[found.upperBound] : " "
      let isASCIIWord = word.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
      if !isASCIIWord || !(before.isAlphabetic || after.isAlphabetic && !word.hasSuffix("'")) { return found }
      rest = self[found.upperBound...]
    }
    return nil
  }

  /// False where the bytes of the word do not are in the text even if the bit that parts capitals from small letters,
  /// in ASCII and in the Latin letters next to it, is passed over. Most words are in no text that is asked about.
  private func mayHold(_ word: String) -> Bool {
    // Capitals of other alphabets differ in other bits.
    if word.utf8.contains(where: { 0xC4...0xDF ~= $0 }) { return true }
    var word = word
    return word.withUTF8 { word in
      utf8.withContiguousStorageIfAvailable { bytes in
        guard let first = word.first else { return true }
        var index = 0
        while index <= bytes.count - word.count {
          if bytes[index] | 0x20 == first | 0x20 {
            var length = 1
            while length < word.count, bytes[index + length] | 0x20 == word[length] | 0x20 { length += 1 }
            if length == word.count { return true }
          }
          index += 1
        }
        return false
      } ?? true
    }
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
      return own == others || isAlphabetic && own | 0x20 == others | 0x20
    }
    return lowercased() == other.lowercased()
  }
}
