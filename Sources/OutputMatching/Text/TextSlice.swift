import Bytes

/// A stretch of text in UTF-8. Everything here compares and measures bytes: columns are bytes, and it is quick.
typealias TextSlice = ArraySlice<UInt8>

extension UInt8 {
  static func == (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) == character.value }
  static func != (byte: UInt8, character: Unicode.Scalar) -> Bool { UInt32(byte) != character.value }
}

extension UInt8? {
  static func == (byte: UInt8?, character: Unicode.Scalar) -> Bool { byte.map { $0 == character } ?? false }
  static func != (byte: UInt8?, character: Unicode.Scalar) -> Bool { !(byte == character) }
}

extension TextSlice {
  init(_ text: some StringProtocol) {
    self = Array(text.utf8)[...]
  }

  var string: String { String(decoding: self, as: UTF8.self) }

  /// For a person: trimmed, and cut where no one reads on.
  var excerpt: String {
    let text = trimmed
    guard text.count > 400 else { return text.string }
    // Not within a character.
    let end = text[..<(text.startIndex + 400)].lastIndex { $0 & 0xC0 != 0x80 } ?? text.startIndex
    return text[..<end].string + "…"
  }

  /// Without blanks at both ends.
  var trimmed: TextSlice {
    var slice = self
    while let first = slice.first, first.isBlank || first == 0x0A { slice.removeFirst() }
    while let last = slice.last, last.isBlank || last == 0x0A { slice.removeLast() }
    return slice
  }

  /// In any script; signs such as `├` are no letters.
  var beginsWithLetter: Bool {
    guard let first else { return false }
    return first < 0x80 ? first.isLetter : String(decoding: prefix(4), as: UTF8.self).first?.isAlphabetic ?? false
  }

  /// Without the same ASCII quotation mark at both ends.
  var unquoted: TextSlice {
    guard count >= 2, let first, first == last, first == "'" || first == "\"" || first == "`" else { return self }
    return dropFirst().dropLast()
  }

  var lowercased: [UInt8] { map(\.lowercased) }

  func begins(with prefix: String) -> Bool { starts(with: prefix.utf8) }

  func ends(with suffix: String) -> Bool {
    let suffix = suffix.utf8
    return count >= suffix.count && self[(endIndex - suffix.count)...].elementsEqual(suffix)
  }

  func isEqual(to text: String) -> Bool { elementsEqual(text.utf8) }

  /// Letters A to Z only.
  func isEqualIgnoringCase(to other: TextSlice) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.lowercased == $1.lowercased }
  }

  func split(at separator: Unicode.Scalar) -> [TextSlice] {
    split(separator: UInt8(truncatingIfNeeded: separator.value), omittingEmptySubsequences: false)
  }

  /// Where `other` first is; takes time in proportion to both lengths in practice.
  func byteRange(of other: TextSlice, from start: Int? = nil) -> Range<Int>? {
    guard let first = other.first else { return nil }
    var index = start ?? startIndex
    while index + other.count <= endIndex {
      guard let candidate = self[index...].firstIndex(of: first), candidate + other.count <= endIndex else {
        return nil
      }
      if self[candidate..<candidate + other.count].elementsEqual(other) { return candidate..<candidate + other.count }
      index = candidate + 1
    }
    return nil
  }
}
