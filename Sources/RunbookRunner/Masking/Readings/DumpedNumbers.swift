/// The bytes for which a line of numbers is, however a program of dumps writes them: in words of one, two, four or
/// eight bytes of either order, in hexadecimal, octal or decimal digits, with or without signs, or as fractions.
///
/// Sources: POSIX.1-2017, `od`; the manuals of hexdump(1) and xxd(1).
enum DumpedNumbers {
  /// A way to read numbers.
  struct Form: Hashable, Sendable {
    enum Digits: Hashable, Sendable { case hexadecimal, octal, decimal, fraction }

    var digits: Digits
    /// Of a word, in bytes.
    var size: Int
    var isBigEndian: Bool
  }

  /// How the words of a line may be read.
  static func forms(of words: [String]) -> [Form] {
    guard let first = words.first else { return [] }
    let width = first.utf8.count
    let isEven = words.dropLast().allSatisfy { $0.utf8.count == width } && words.allSatisfy { $0.utf8.count <= width }
    var forms: [Form] = []
    if words.contains(where: isFraction) {
      forms += [4, 8].flatMap { both(.fraction, $0) }
    } else {
      if isEven, width % 2 == 0, width <= 16, words.allSatisfy({ UInt64($0, radix: 16) != nil }) {
        forms += both(.hexadecimal, width / 2)
      }
      if isEven, let size = [3: 1, 6: 2, 11: 4, 22: 8][width], words.allSatisfy({ UInt64($0, radix: 8) != nil }) {
        forms += both(.octal, size)
      }
      // The last line of a dump may have small numbers only.
      let sizes = [1, 2, 4, 8].filter { size in words.allSatisfy { integer($0, size: size) != nil } }
      forms += sizes.flatMap { both(.decimal, $0) }
    }
    return forms
  }

  private static func both(_ digits: Form.Digits, _ size: Int) -> [Form] {
    size == 1
      ? [Form(digits: digits, size: 1, isBigEndian: true)]
      : [false, true].map { Form(digits: digits, size: size, isBigEndian: $0) }
  }

  private static func isFraction(_ word: String) -> Bool {
    word.utf8.contains(UInt8(ascii: ".")) || word.contains("e-") || word.contains("e+")
  }

  /// The bytes of a word in the order of the memory.
  static func bytes(of word: String, as form: Form) -> [UInt8] {
    let number: UInt64? =
      switch form.digits {
      case .hexadecimal: UInt64(word, radix: 16)
      case .octal: UInt64(word, radix: 8)
      case .decimal: integer(word, size: form.size)
      case .fraction: form.size == 4 ? Float(word).map { UInt64($0.bitPattern) } : Double(word)?.bitPattern
      }
    // The last word of a dump may have fewer digits.
    guard let number else { return [] }
    let size = form.digits == .hexadecimal ? min(form.size, (word.utf8.count + 1) / 2) : form.size
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
    return form.isBigEndian ? bytes.reversed() : bytes
  }

  private static func integer(_ word: String, size: Int) -> UInt64? {
    let bits = size * 8
    if word.hasPrefix("-") {
      guard let number = Int64(word), bits == 64 || number >= -(1 << (bits - 1)) else { return nil }
      return UInt64(bitPattern: number)
    }
    guard let number = UInt64(word), bits == 64 || number < 1 << UInt64(bits) else { return nil }
    return number
  }
}
