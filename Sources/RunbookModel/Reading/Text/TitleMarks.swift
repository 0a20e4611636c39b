import Bytes

/// Signs and pictures before the words of a title, which say nothing about its section.
extension Words {
  /// "❌ Uninstall", "1️⃣ Install", "Part IV: Updating": without pictures and the number of a part.
  var withoutTitleMarks: Words { withoutPictures.withoutPart }

  private var withoutPictures: Words {
    guard let first = bytes.first, first >= 0x80 || bytes.dropFirst().first.map({ $0 >= 0x80 }) == true else {
      return self
    }
    let rest = text.drop { character in
      !(character.isLetter || character.isNumber) || character.unicodeScalars.contains(Self.keycap)
    }
    return rest.isEmpty || rest.utf8.count == bytes.count ? self : Words(rest)
  }

  private static let keycap: Unicode.Scalar = "\u{20E3}"

  /// "Part IV: Updating", "Chapter 2: Backup", and not "Step 2: Restart", which is known as one.
  private var withoutPart: Words {
    guard let colon = bytes.prefix(Self.longestPart).firstIndex(of: UInt8(ascii: ":")) else { return self }
    let words = bytes[..<colon].split(separator: UInt8(ascii: " "))
    guard words.count == 2, words[0].count > 3, words[0].allSatisfy(ByteSearch.isLetter),
      words[1].allSatisfy({ (0x30...0x39).contains($0) }) || words[1].allSatisfy("ivx".utf8.contains)
    else { return self }
    let rest = bytes[(colon + 1)...].drop { $0 == UInt8(ascii: " ") }
    return rest.isEmpty ? self : Words(bytes: Array(rest))
  }

  /// In bytes.
  private static let longestPart = 20
}
