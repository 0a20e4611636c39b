/// Which languages a short word is a stop word of, found without a look at any other word: nearly every word of a page
/// is asked about.
struct StopWords {
  private struct Slot {
    var word = ShortWord()
    var languages: UInt = 0
  }

  /// A power of two of them, so many that most are empty.
  private var slots: [Slot]

  /// - Parameter languages: for each word its languages, one bit each; never 0.
  init(_ languages: [ShortWord: UInt]) {
    var size = 64
    while size < languages.count * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (word, bits) in languages { slots[index(of: word)] = Slot(word: word, languages: bits) }
  }

  /// 0 for other words.
  subscript(word: ShortWord) -> UInt { slots[index(of: word)].languages }

  /// Where the word is, or would be.
  private func index(of word: ShortWord) -> Int {
    var index = word.spread & (slots.count - 1)
    while slots[index].languages != 0, slots[index].word != word { index = (index + 1) & (slots.count - 1) }
    return index
  }
}

/// The UTF-8 bytes of a word, lower-cased, in one number; longer words are all alike.
struct ShortWord: Hashable {
  private var bytes: UInt64 = 0
  private var length = 0

  init() {}

  init(_ text: String) {
    for scalar in text.unicodeScalars { append(scalar) }
  }

  var isEmpty: Bool { length == 0 }

  /// A number that differs for most words in its low bits.
  fileprivate var spread: Int { Int(truncatingIfNeeded: (bytes &* 0x9E37_79B9_7F4A_7C15) >> 40) }

  mutating func append(_ scalar: Unicode.Scalar) {
    // The stop words of the languages that are read hold no other capitals.
    let isCapital = 0x41...0x5A ~= scalar.value || 0xC0...0xDE ~= scalar.value && scalar.value != 0xD7
    let value = isCapital ? scalar.value + 0x20 : scalar.value
    if value < 0x80 {
      add(UInt8(value))
    } else if let lower = Unicode.Scalar(value) {
      for byte in UTF8.encode(lower) ?? UTF8.encodedReplacementCharacter { add(byte) }
    }
  }

  private mutating func add(_ byte: UInt8) {
    bytes = length < Self.longest ? bytes << 8 | UInt64(byte) : .max
    length = min(length + 1, Self.longest + 1)
  }

  /// In bytes.
  private static let longest = 8
}
