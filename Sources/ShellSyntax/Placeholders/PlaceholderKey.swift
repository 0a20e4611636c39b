import Bytes

/// The name under which all spellings of one placeholder meet: `<docker-email>` and `DOCKER_EMAIL` are `docker_email`.
package enum PlaceholderKey {
  /// Composed (Unicode NFC), lower-cased, every run of characters that are neither letters nor digits one `_`, none
  /// at the ends. Empty for a name without letters and digits.
  package static func key(of name: String) -> String {
    if let key = asciiKey(of: name) { return key }
    var key: [UInt8] = []
    key.reserveCapacity(name.utf8.count)
    var pendingSeparator = false
    var index = name.startIndex
    while index < name.endIndex {
      if let letter = lone(at: index, in: name) {
        name.utf8.formIndex(after: &index)
        guard let lowered = lowered(letter) else {
          pendingSeparator = !key.isEmpty
          continue
        }
        if pendingSeparator { key.append(UInt8(ascii: "_")) }
        pendingSeparator = false
        key.append(lowered)
        continue
      }
      let character = name[index]
      name.formIndex(after: &index)
      guard character.isAlphabetic || character.isNumeric else {
        pendingSeparator = !key.isEmpty
        continue
      }
      if pendingSeparator { key.append(UInt8(ascii: "_")) }
      pendingSeparator = false
      key += composed(character).lowercased().utf8
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// A key as the name of a shell's or an engine's variable can have it: Latin letters without their marks, `clé` as `cle`.
  /// Other letters stay as they are.
  package static func withoutAccents(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 >= 0x80 }) else { return key }
    return key.unicodeScalars.map { scalar in
      // Unicode calls it LATIN SMALL LETTER E WITH ACUTE.
      let words = (scalar.properties.name ?? "").split(separator: " ")
      guard scalar.value >= 0x80, words.starts(with: ["LATIN", "SMALL", "LETTER"]), words.count > 3,
        words[3].utf8.count <= 2, words.count == 4 || words[4] == "WITH"
      else { return String(scalar) }
      return words[3].lowercased()
    }.joined()
  }

  /// What is a character by itself, as ASCII is where more of it follows; nil for all that has to be asked for one.
  private static func lone(at index: String.Index, in name: String) -> UInt8? {
    let byte = name.utf8[index]
    let next = name.utf8.index(after: index)
    return byte < 0x80 && byte != 0x0D && (next == name.endIndex || name.utf8[next] < 0x80) ? byte : nil
  }

  /// Nil for what is neither a letter nor a digit.
  private static func lowered(_ byte: UInt8) -> UInt8? {
    let lowered = 0x41...0x5A ~= byte ? byte | 0x20 : byte
    return 0x61...0x7A ~= lowered || 0x30...0x39 ~= lowered ? lowered : nil
  }

  /// Most names are ASCII; nil for the others.
  private static func asciiKey(of name: String) -> String? {
    guard name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var key: [UInt8] = []
    key.reserveCapacity(name.utf8.count)
    var pendingSeparator = false
    for byte in name.utf8 {
      guard let lowered = lowered(byte) else {
        pendingSeparator = !key.isEmpty
        continue
      }
      if pendingSeparator { key.append(UInt8(ascii: "_")) }
      pendingSeparator = false
      key.append(lowered)
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// Swift compares characters by canonical equivalence, so a set of the composed ones finds the composed form of any
  /// other spelling; the standard library offers no normalisation of its own.
  private static let composedCharacters: [Character: Character] = {
    let blocks: [ClosedRange<UInt32>] = [
      0x00C0...0x024F, 0x0370...0x052F, 0x1E00...0x1FFF, 0x3040...0x30FF, 0xAC00...0xD7A3,
    ]
    let scalars = blocks.joined().compactMap(Unicode.Scalar.init)
    return Dictionary(scalars.map { (Character($0), Character($0)) }, uniquingKeysWith: { first, _ in first })
  }()

  private static func composed(_ character: Character) -> Character {
    character.unicodeScalars.count == 1 ? character : composedCharacters[character] ?? character
  }
}
