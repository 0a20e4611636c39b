/// Tells the letters and digits of a text from all that may be between those of a secret.
///
/// Beyond ASCII every character counts as a letter, but for the signs of Latin-1 (which begin with C2), punctuation,
/// arrows, borders of tables and blanks of no width (E2), and the mark of the order of bytes (EF).
struct BareLetters: Sendable {
  /// In lower case where it is one of ASCII; 0 for what is no letter. A byte within a character is one only after the
  /// bytes before it.
  static let letters = (0...UInt8.max).map { (byte: UInt8) -> UInt8 in
    guard byte >= 0x80 else { return BareReading.folded(byte) ?? 0 }
    return [0xC2, 0xE2, 0xEF].contains(byte) ? 0 : byte
  }

  /// The byte is not the first of its character.
  static func isWithin(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  private var isInLetter = false

  /// Nil for a byte that is no part of a letter.
  mutating func letter(_ byte: UInt8) -> UInt8? {
    let letter = BareLetters.letters[Int(byte)]
    guard letter != 0, isInLetter || !BareLetters.isWithin(letter) else {
      isInLetter = false
      return nil
    }
    isInLetter = letter >= 0x80
    return letter
  }

  static func all(of bytes: some Sequence<UInt8>) -> [UInt8] {
    var letters = BareLetters()
    return bytes.compactMap { letters.letter($0) }
  }
}
