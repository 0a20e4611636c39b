/// Text in the form in which words are looked for: UTF-8, lower case, apostrophes straight, each run of blanks one blank,
/// none at the ends.
///
/// Reading a page asks hundreds of such questions of every sentence, so they are asked of bytes.
struct Words: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(stringLiteral text: String) { self.init(text) }

  init(_ text: some StringProtocol) {
    var folder = Folder(isLowering: true)
    folder.add(text.utf8)
    bytes = folder.bytes
  }

  /// A blank at the beginning is kept: the words do not begin a sentence then.
  init(notAtStart text: some StringProtocol) {
    let words = Words(text)
    bytes = (text.hasPrefix(" ") && !text.dropFirst().hasPrefix(" ") ? [UInt8(ascii: " ")] : []) + words.bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func contains(_ other: Words) -> Bool { ByteSearch.offset(of: other.bytes, in: bytes[...]) != nil }

  func contains(anyOf others: [Words]) -> Bool { others.contains { contains($0) } }

  func hasPrefix(_ other: Words) -> Bool { bytes.starts(with: other.bytes) }

  func hasSuffix(_ other: Words) -> Bool {
    bytes.count >= other.bytes.count && bytes.suffix(other.bytes.count).elementsEqual(other.bytes)
  }

  /// `other` stands in it and no letter touches it; East Asian words touch each other.
  func containsWord(_ other: Words) -> Bool { ByteSearch.holdsWord(other, in: bytes[...]) }

  /// The words of each sentence.
  var sentences: [ArraySlice<UInt8>] {
    var sentences: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: " "), index > start, ".!?".utf8.contains(bytes[index - 1]) {
        sentences.append(bytes[start..<index])
        start = index + 1
      } else if bytes[index] == 0x82, index > 1, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE3 {
        // 。
        sentences.append(bytes[start...index])
        start = index + 1
      }
    }
    if start < bytes.count { sentences.append(bytes[start...]) }
    return sentences
  }
}

/// Folds blanks, and on demand lowers letters, byte by byte.
struct Folder {
  private(set) var bytes: [UInt8] = []
  private let isLowering: Bool
  private var isBlankPending = false

  init(isLowering: Bool) {
    self.isLowering = isLowering
  }

  mutating func add(_ text: some Sequence<UInt8>) {
    var sequence: [UInt8] = []
    for byte in text {
      if byte < 0x80 {
        addASCII(byte)
      } else {
        sequence.append(byte)
        if sequence.count == Self.length(of: sequence[0]) {
          addScalar(sequence)
          sequence.removeAll(keepingCapacity: true)
        }
      }
    }
  }

  private static func length(of first: UInt8) -> Int { first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2 }

  private mutating func addASCII(_ byte: UInt8) {
    if byte == 0x20 || (0x09...0x0D).contains(byte) {
      isBlankPending = !bytes.isEmpty
      return
    }
    flushBlank()
    bytes.append(isLowering && (0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
  }

  private mutating func flushBlank() {
    guard isBlankPending else { return }
    bytes.append(0x20)
    isBlankPending = false
  }

  /// No-break blanks, the ideographic one, and the one without width.
  private static func isBlank(_ scalar: [UInt8]) -> Bool {
    scalar == [0xC2, 0xA0] || scalar == [0xE3, 0x80, 0x80] || scalar == [0xE2, 0x80, 0x8B]
      || scalar == [0xE2, 0x80, 0xAF]
  }

  private mutating func addScalar(_ scalar: [UInt8]) {
    if Self.isBlank(scalar) {
      isBlankPending = !bytes.isEmpty
      return
    }
    flushBlank()
    guard isLowering, scalar[0] < 0xE2 || scalar == [0xE2, 0x80, 0x98] || scalar == [0xE2, 0x80, 0x99] else {
      bytes += scalar
      return
    }
    if scalar[0] == 0xE2 {
      bytes.append(UInt8(ascii: "'"))
    } else if scalar[0] == 0xC3 {
      // À to Þ, without the multiplication sign.
      let isUpper = (0x80...0x9E).contains(scalar[1]) && scalar[1] != 0x97
      bytes += [0xC3, isUpper ? scalar[1] + 0x20 : scalar[1]]
    } else {
      bytes += String(decoding: scalar, as: UTF8.self).lowercased().utf8
    }
  }
}

/// Finds bytes in bytes.
enum ByteSearch {
  /// The offset at which `needle` stands first.
  static func offset(of needle: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard let first = needle.first, text.count >= needle.count else { return nil }
    return text.withUnsafeBufferPointer { text -> Int? in
      needle.withUnsafeBufferPointer { needle -> Int? in
        var index = 0
        let last = text.count - needle.count
        while index <= last {
          if text[index] == first {
            var length = 1
            while length < needle.count, text[index + length] == needle[length] { length += 1 }
            if length == needle.count { return index }
          }
          index += 1
        }
        return nil
      }
    }.map { $0 + text.startIndex }
  }

  /// Whether the words stand in the text behind each other.
  static func holds(_ words: [Words], in text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    for word in words {
      guard let found = offset(of: word.bytes, in: rest) else { return false }
      rest = rest[(found + word.bytes.count)...]
    }
    return !words.isEmpty
  }

  static func holdsWord(_ word: Words, in text: ArraySlice<UInt8>) -> Bool { wordOffset(of: word, in: text) != nil }

  /// The offset at which the word stands first with no letter touching it.
  static func wordOffset(of word: Words, in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let found = offset(of: word.bytes, in: rest) {
      if isWord(found..<found + word.bytes.count, in: text) { return found }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  /// The offset of each place where the word stands with no letter touching it.
  static func wordOffsets(of word: Words, in text: ArraySlice<UInt8>) -> [Int] {
    var offsets: [Int] = []
    var rest = text
    while let found = wordOffset(of: word, in: rest) {
      offsets.append(found)
      rest = rest[(found + 1)...]
    }
    return offsets
  }

  /// Whether no letter touches the range; East Asian words touch each other.
  static func isWord(_ range: Range<Int>, in text: ArraySlice<UInt8>) -> Bool {
    if text[range].contains(where: { $0 >= 0xE2 }) { return true }
    let before = range.lowerBound > text.startIndex ? text[range.lowerBound - 1] : 0x20
    let behind = range.upperBound < text.endIndex ? text[range.upperBound] : 0x20
    return !isLetter(before) && (!isLetter(behind) || text[range.upperBound - 1] == UInt8(ascii: "'"))
  }

  /// ASCII letters, and every byte of the scripts that Europe writes in.
  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x80...0xBF).contains(byte)
      || (0xC3...0xDF).contains(byte)
  }
}

extension StringProtocol {
  /// Runs of blanks, tabs, line breaks and no-break blanks as one blank, none at the ends.
  var foldingBlanks: String {
    var folder = Folder(isLowering: false)
    folder.add(utf8)
    return String(decoding: folder.bytes, as: UTF8.self)
  }

  /// How words are compared: folded, lower-cased, apostrophes straight.
  var normalisedWords: String { Words(self).text }
}
