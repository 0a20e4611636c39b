// Swift looks every character up in the tables of Unicode, and pages are ASCII for the most part.
extension Character {
  /// Whether its first scalar is a letter.
  @inlinable package var isAlphabetic: Bool {
    guard let first = utf8.first, first < 0x80 else { return unicodeScalars.first?.properties.isAlphabetic ?? false }
    return first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
  }

  /// Whether its first scalar is a number.
  @inlinable package var isNumeric: Bool {
    guard let first = utf8.first, first < 0x80 else { return unicodeScalars.first?.properties.numericType != nil }
    return first >= 0x30 && first <= 0x39
  }

  /// Whether its first scalar is a blank of any kind or a line break.
  @inlinable package var isSpace: Bool {
    guard let first = utf8.first, first < 0x80 else { return unicodeScalars.first?.properties.isWhitespace ?? false }
    return first == 0x20 || first >= 0x09 && first <= 0x0D
  }
}
