/// Characters that a terminal acts on, or that no one sees: what a person reads before they say yes must be what is
/// there.
package enum SteeringCharacters {
  /// Lines and tabs are none.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    // Soft hyphen, Arabic letter mark, Mongolian vowel separator: invisible.
    case 0xAD, 0x61C, 0x180E: true
    // Zero-width space, direction marks, line and paragraph separators, embeddings and isolates, word joiner. The
    // joiners U+200C and U+200D are part of ordinary words and emoji.
    case 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    // Tag characters: ASCII that no one sees.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether UTF-8 of such a character, other than those that JSON always escapes, may begin with this byte.
  private static func mayBegin(with byte: UInt8) -> Bool {
    switch byte {
    case 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF3: true
    default: false
    }
  }

  /// The same JSON text with each of them escaped, as in `\u202E`; in JSON they can only be part of strings.
  ///
  /// - Parameter json: UTF-8.
  package static func escaped(inJSON json: [UInt8]) -> [UInt8] {
    guard json.contains(where: mayBegin) else { return json }
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
      guard contains(scalar) else {
        result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        continue
      }
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        result += Array("\\u".utf8) + [UInt8](repeating: UInt8(ascii: "0"), count: 4 - digits.utf8.count) + digits.utf8
      }
    }
    return result
  }
}
