import Bytes

/// Text in the form in which words are looked for: UTF-8, lower case, apostrophes straight, each run of blanks one blank,
/// none at the ends.
///
/// Reading a page asks hundreds of such questions of every sentence, so they are asked of bytes.
struct Words: Hashable, Sendable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(stringLiteral text: String) { self.init(text) }

  /// - Parameter bytes: of a text in that form.
  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ text: some StringProtocol) {
    bytes = text.folded(isLowering: true)
  }

  /// A blank at the beginning is kept: the words do not begin a sentence then.
  init(notAtStart text: some StringProtocol) {
    let words = Words(text)
    bytes = (text.hasPrefix(" ") && !text.dropFirst().hasPrefix(" ") ? [UInt8(ascii: " ")] : []) + words.bytes
  }

  var isEmpty: Bool { bytes.isEmpty }

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func contains(_ other: Words) -> Bool { ByteSearch.offset(of: other.bytes, in: bytes[...]) != nil }

  func contains(anyOf others: WordList) -> Bool { others.isAny(in: bytes[...]) }

  func hasPrefix(_ other: Words) -> Bool { bytes.starts(with: other.bytes) }

  func hasSuffix(_ other: Words) -> Bool {
    bytes.count >= other.bytes.count && bytes.suffix(other.bytes.count).elementsEqual(other.bytes)
  }

  /// `other` is in it and no letter touches it; East Asian words touch each other.
  func containsWord(_ other: Words) -> Bool { ByteSearch.holdsWord(other, in: bytes[...]) }

  /// The words of the sentence that is last; empty where there are none.
  var lastSentence: ArraySlice<UInt8> {
    // A sentence begins after the end of another one, wherever that began: it is looked for from after.
    let start = bytes.withUnsafeBufferPointer { bytes in
      var index = bytes.count - 1
      while index > 0 {
        if bytes[index] == UInt8(ascii: " "), Self.endsSentence(bytes[index - 1]) { return index + 1 }
        if index + 1 < bytes.count, Self.endsEastAsianSentence(at: index, in: bytes) { return index + 1 }
        index -= 1
      }
      return 0
    }
    return bytes[start...]
  }

  /// The words of each sentence.
  var sentences: [ArraySlice<UInt8>] {
    var sentences: [ArraySlice<UInt8>] = []
    sentences.reserveCapacity(4)
    forEachSentence { sentences.append(bytes[$0]) }
    return sentences
  }

  private func forEachSentence(_ body: (Range<Int>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: " "), index > start, Self.endsSentence(bytes[index - 1]) {
          body(start..<index)
          start = index + 1
        } else if Self.endsEastAsianSentence(at: index, in: bytes) {
          body(start..<(index + 1))
          start = index + 1
        }
      }
      if start < bytes.count { body(start..<bytes.count) }
    }
  }

  private static func endsSentence(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  /// Whether a `。` ends at `index`.
  private static func endsEastAsianSentence(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[index] == 0x82 && index > 1 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE3
  }
}

/// Folds blanks, and on demand lowers letters, byte by byte.
private struct Folder {
  private let output: UnsafeMutableBufferPointer<UInt8>
  private let isLowering: Bool
  private var count = 0
  private var isBlankPending = false

  private init(output: UnsafeMutableBufferPointer<UInt8>, isLowering: Bool) {
    self.output = output
    self.isLowering = isLowering
  }

  static func folded(_ text: UnsafeBufferPointer<UInt8>, isLowering: Bool) -> [UInt8] {
    // A few letters are longer when they are small: `İ` has two bytes, and three as a small letter.
    let longest = isLowering ? text.count + text.count / 2 + 1 : text.count
    // Not `[UInt8](unsafeUninitializedCapacity:)`, which asks the runtime for the type of its storage each time.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longest) { output in
      var folder = Folder(output: output, isLowering: isLowering)
      folder.add(text)
      return [UInt8](UnsafeBufferPointer(rebasing: output[..<folder.count]))
    }
  }

  private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        index = addASCII(text, from: index)
      } else {
        let end = min(index + Self.length(of: byte), text.count)
        addScalar(text[index..<end])
        index = end
      }
    }
  }

  /// Adds all up to the next byte outside ASCII, and tells where that is.
  private mutating func addASCII(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var (index, count, isBlankPending) = (start, count, isBlankPending)
    // Up to here bytes are looked at one by one.
    var slowEnd = start
    while index < text.count {
      if index >= slowEnd, !isBlankPending {
        if let added = addEight(text, at: index, count) {
          count += added
          index += added
          continue
        }
        slowEnd = index + 8
      }
      let byte = text[index]
      guard byte < 0x80 else { break }
      index += 1
      if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
        isBlankPending = count > 0
        continue
      }
      if isBlankPending {
        output[count] = 0x20
        count += 1
        isBlankPending = false
      }
      output[count] = isLowering && byte &- 0x41 < 26 ? byte | 0x20 : byte
      count += 1
    }
    (self.count, self.isBlankPending) = (count, isBlankPending)
    return index
  }

  /// Adds eight bytes at once where none has to be left out, or seven where the eighth is a space; how many that are.
  private func addEight(_ text: UnsafeBufferPointer<UInt8>, at index: Int, _ count: Int) -> Int? {
    guard index + 8 <= text.count else { return nil }
    let bytes = EightBytes(text, at: index)
    guard let spaces = bytes.spaces, spaces & spaces &<< 8 == 0, count > 0 || spaces & 0x80 == 0 else { return nil }
    (isLowering ? bytes.lowercased : bytes).write(to: output, at: count)
    return spaces >> 63 == 0 ? 8 : 7
  }

  private static func length(of first: UInt8) -> Int { first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2 }

  private mutating func append(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  private mutating func flushBlank() {
    guard isBlankPending else { return }
    append(0x20)
    isBlankPending = false
  }

  /// No-break blanks, the ideographic one, and the one without width.
  private static func isBlank(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let second = scalar.count > 1 ? scalar[scalar.startIndex + 1] : 0
    let third = scalar.count > 2 ? scalar[scalar.startIndex + 2] : 0
    return switch scalar[scalar.startIndex] {
    case 0xC2: second == 0xA0
    case 0xE3: second == 0x80 && third == 0x80
    case 0xE2: second == 0x80 && (third == 0x8B || third == 0xAF)
    default: false
    }
  }

  private mutating func addScalar(_ scalar: Slice<UnsafeBufferPointer<UInt8>>) {
    if Self.isBlank(scalar) {
      isBlankPending = count > 0
      return
    }
    flushBlank()
    let first = scalar[scalar.startIndex]
    let second = scalar.count > 1 ? scalar[scalar.startIndex + 1] : 0
    if isLowering, first == 0xE2, second == 0x80, scalar.count == 3, scalar[scalar.startIndex + 2] | 1 == 0x99 {
      // ‘ and ’
      append(UInt8(ascii: "'"))
    } else if isLowering, first == 0xC3 {
      // À to Þ, without the multiplication sign.
      let isUpper = second >= 0x80 && second <= 0x9E && second != 0x97
      append(first)
      if scalar.count > 1 { append(isUpper ? second + 0x20 : second) }
    } else if isLowering, first < 0xE2 {
      for byte in String(decoding: scalar, as: UTF8.self).lowercased().utf8 { append(byte) }
    } else {
      for byte in scalar { append(byte) }
    }
  }

  /// Whether folding blanks leaves the text as it is.
  static func isFolded(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last, first != 0x20, last != 0x20 else { return text.isEmpty }
    var previous: UInt8 = 0
    var index = 0
    while index < text.count {
      let end = min(index + 8, text.count)
      if end - index == 8, let spaces = EightBytes(text, at: index).spaces, spaces & spaces &<< 8 == 0,
        spaces & 0x80 == 0 || previous != 0x20
      {
        previous = text[end - 1]
        index = end
        continue
      }
      while index < end {
        let byte = text[index]
        // What may begin a blank outside ASCII is beyond these.
        if byte <= 0x20 || byte >= 0xC2 {
          if byte == 0x20 && previous == 0x20 || byte >= 0x09 && byte <= 0x0D { return false }
          if byte == 0xC2 || byte == 0xE2 || byte == 0xE3, isBlank(text[index..<min(index + 3, text.count)]) {
            return false
          }
        }
        previous = byte
        index += 1
      }
    }
    return true
  }
}

extension StringProtocol {
  /// Runs of blanks, tabs, line breaks and no-break blanks as one blank, none at the ends.
  var foldingBlanks: String {
    var text = String(self)
    return text.withUTF8 { Folder.isFolded($0) } ? text : String(decoding: folded(isLowering: false), as: UTF8.self)
  }

  /// How words are compared: folded, lower-cased, apostrophes straight.
  var normalisedWords: String { Words(self).text }

  fileprivate func folded(isLowering: Bool) -> [UInt8] {
    utf8.withContiguousStorageIfAvailable { Folder.folded($0, isLowering: isLowering) }
      ?? Array(utf8).withUnsafeBufferPointer { Folder.folded($0, isLowering: isLowering) }
  }
}

extension ByteSearch {
  /// The offset at which `needle`, which is not empty, is first.
  static func offset(of needle: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard !needle.isEmpty, text.count >= needle.count else { return nil }
    return text.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { offset(of: $0, in: text) }
    }.map { $0 + text.startIndex }
  }

  /// Whether the words are in the text after each other.
  static func holds(_ words: [Words], in text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    for word in words {
      guard let found = offset(of: word.bytes, in: rest) else { return false }
      rest = rest[(found + word.bytes.count)...]
    }
    return !words.isEmpty
  }

  static func holdsWord(_ word: Words, in text: ArraySlice<UInt8>) -> Bool { wordOffset(of: word, in: text) != nil }

  /// The offset at which the word is first with no letter touching it.
  static func wordOffset(of word: Words, in text: ArraySlice<UInt8>) -> Int? {
    var rest = text
    while let found = offset(of: word.bytes, in: rest) {
      if isWord(found..<found + word.bytes.count, in: text) { return found }
      rest = rest[(found + 1)...]
    }
    return nil
  }

  /// The offset of each place where the word is with no letter touching it.
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
    if text[range].contains(where: \.beginsUndividedScript) { return true }
    let before = range.lowerBound > text.startIndex ? text[range.lowerBound - 1] : 0x20
    let after = range.upperBound < text.endIndex ? text[range.upperBound] : 0x20
    return !isLetter(before) && (!isLetter(after) || text[range.upperBound - 1] == UInt8(ascii: "'"))
  }

  /// ASCII letters, and every byte of the scripts that Europe writes in.
  static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x80...0xBF).contains(byte)
      || (0xC3...0xDF).contains(byte)
  }
}
