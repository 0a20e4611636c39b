/// The bytes of a text as base32, base58, base85 and uuencode write them.
///
/// Sources: RFC 4648, 6 and 7; the Base58 Encoding Scheme (draft-msporny-base58); RFC 1924 and the manual of `git
/// diff --binary`; Adobe, PostScript Language Reference, ASCII85; ZeroMQ RFC 32 (Z85); POSIX.1-2017, `uuencode`.
enum OtherDigits {
  /// Longer ones are written by other means.
  private static let longest = 512

  static func forms(of text: [UInt8]) -> Set<[UInt8]> {
    guard text.count <= longest else { return Set(base32(text)) }
    let ended = text + [10]
    return Set(base32(text) + base85(text) + uuencoded(text) + [base58(text), base58(ended)]).filter { $0.count >= 8 }
  }

  /// At each of so many alignments the digits that depend on the text alone.
  ///
  /// - Parameters:
  ///   - group: of bytes that are encoded together.
  ///   - width: of a digit, in bits.
  private static func pieces(_ text: [UInt8], group: Int, width: Int, alphabet: [UInt8]) -> [[UInt8]] {
    (0..<group).map { offset in
      let bytes = [UInt8](repeating: 0, count: offset) + text
      let first = (offset * 8 + width - 1) / width
      let last = bytes.count * 8 / width
      return (first..<max(first, last)).map { digit in
        var value = 0
        for bit in (digit * width)..<((digit + 1) * width) {
          value = value << 1 | Int(bytes[bit / 8] >> UInt8(7 - bit % 8)) & 1
        }
        return alphabet[value]
      }
    }
  }

  private static func base32(_ text: [UInt8]) -> [[UInt8]] {
    let digits = Array("0123456789".utf8)
    return pieces(text, group: 5, width: 5, alphabet: capitals + digits[2...7])
      + pieces(text, group: 5, width: 5, alphabet: (capitals + digits[2...7]).map { $0 | 0x20 })
      + pieces(text, group: 5, width: 5, alphabet: digits + capitals)
  }

  private static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  private static let small = capitals.map { $0 | 0x20 }

  private static func uuencoded(_ text: [UInt8]) -> [[UInt8]] {
    let alphabet = [0x60] + (1..<64).map { UInt8($0 + 32) }
    return [alphabet, [0x20] + alphabet.dropFirst()].flatMap { pieces(text, group: 3, width: 6, alphabet: $0) }
  }

  private static func base58(_ text: [UInt8]) -> [UInt8] {
    let alphabet = Array("123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz".utf8)
    var digits: [Int] = []
    for byte in text {
      var carry = Int(byte)
      for index in digits.indices {
        carry += digits[index] << 8
        digits[index] = carry % 58
        carry /= 58
      }
      while carry > 0 {
        digits.append(carry % 58)
        carry /= 58
      }
    }
    let zeros = text.prefix { $0 == 0 }.count
    return [UInt8](repeating: alphabet[0], count: zeros) + digits.reversed().map { alphabet[$0] }
  }

  private static let alphabets85: [[UInt8]] = [
    (0..<85).map { UInt8($0 + 33) },
    Array("0123456789".utf8) + capitals + small + Array("!#$%&()*+-;<=>?@^_`{|}~".utf8),
    Array("0123456789".utf8) + small + capitals + Array(".-:+=^!/*?&<>()[]{}@%$#".utf8),
  ]

  /// Groups of four bytes, the first of which may begin before the text; the last may be shorter.
  private static func base85(_ text: [UInt8]) -> [[UInt8]] {
    alphabets85.flatMap { alphabet in
      (0..<4).map { skipped -> [UInt8] in
        let rest = text.dropFirst(skipped)
        return stride(from: rest.startIndex, to: rest.endIndex, by: 4).flatMap { start -> [UInt8] in
          let group = Array(rest[start..<min(start + 4, rest.endIndex)])
          guard group.count == 4 || skipped == 0 else { return [] }
          var number = (group + [0, 0, 0]).prefix(4).reduce(0) { $0 << 8 | Int($1) }
          var digits: [UInt8] = []
          for _ in 0..<5 {
            digits.insert(alphabet[number % 85], at: 0)
            number /= 85
          }
          return Array(digits.prefix(group.count + 1))
        }
      }
    }
  }
}
