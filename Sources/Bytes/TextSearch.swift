// Swift's own searches compare characters: each is cut out of the text, and composed if need be, before it is looked
// at. Pages are asked thousands of such questions, and the words that are looked for are whole characters already.

extension String {
  /// Whether the bytes of `text` are in it.
  package func containsBytes(of text: String) -> Bool { utf8Offset(of: text) != nil }

  /// Whether the bytes of `character` are in it.
  package func containsBytes(of character: Character) -> Bool { holds(character) }

  /// Where the bytes of `text` are first.
  package func byteRange(of text: String) -> Range<Index>? { utf8Range(of: text) }

  /// The parts between the bytes of `separator`; a carriage return and its line feed are not parted.
  package func parts(
    separatedBy separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    parts(between: separator, maxSplits, omittingEmptySubsequences)
  }

  /// The runs of letters, numbers and `others`, in order.
  package func words(with others: ByteSet) -> [Substring] { runs(with: others) }

  /// Of characters that are one byte each, but for CR LF.
  package var isASCII: Bool { isOfASCII }

  /// Other bytes in place of those of `text`, wherever they are.
  package func replacingBytes(of text: String, with other: String) -> String {
    var rest = self[...]
    var result = ""
    while !text.isEmpty, let found = rest.byteRange(of: text) {
      result += rest[..<found.lowerBound]
      result += other
      rest = rest[found.upperBound...]
    }
    return result.isEmpty && rest.startIndex == startIndex ? self : result + rest
  }
}

extension Substring {
  /// Whether the bytes of `text` are in it.
  package func containsBytes(of text: String) -> Bool { utf8Offset(of: text) != nil }

  /// Whether the bytes of `character` are in it.
  package func containsBytes(of character: Character) -> Bool { holds(character) }

  /// Where the bytes of `text` are first.
  package func byteRange(of text: String) -> Range<Index>? { utf8Range(of: text) }

  /// The parts between the bytes of `separator`; a carriage return and its line feed are not parted.
  package func parts(
    separatedBy separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [Substring] {
    parts(between: separator, maxSplits, omittingEmptySubsequences)
  }

  /// Of characters that are one byte each, but for CR LF.
  package var isASCII: Bool { isOfASCII }

  /// The runs of letters, numbers and `others`, in order.
  package func words(with others: ByteSet) -> [Substring] { runs(with: others) }
}

extension StringProtocol where SubSequence == Substring, UTF8View.SubSequence == Substring.UTF8View {
  fileprivate func parts(between separator: Character, _ maximum: Int, _ omitsEmpty: Bool) -> [Substring] {
    let length = separator.utf8.count
    let separators =
      utf8.withContiguousStorageIfAvailable { Self.offsets(of: separator, in: $0) }
      ?? Array(utf8).withUnsafeBufferPointer { Self.offsets(of: separator, in: $0) }
    let utf8 = utf8
    var parts: [Substring] = []
    parts.reserveCapacity(Swift.min(separators.count, maximum) + 1)
    var (start, startOffset) = (startIndex, 0)
    // As a range of the text each part would be aligned to characters, which it is.
    for offset in separators {
      guard parts.count < maximum else { break }
      let end = utf8.index(start, offsetBy: offset - startOffset)
      if !omitsEmpty || start < end { parts.append(Substring(utf8[start..<end])) }
      start = utf8.index(end, offsetBy: length)
      startOffset = offset + length
    }
    if !omitsEmpty || start < endIndex { parts.append(Substring(utf8[start..<endIndex])) }
    return parts
  }

  fileprivate func runs(with others: ByteSet) -> [Substring] {
    let ends =
      utf8.withContiguousStorageIfAvailable { Self.runs(with: others, in: $0) }
      ?? Array(utf8).withUnsafeBufferPointer { Self.runs(with: others, in: $0) }
    // Outside ASCII only a character knows what it is.
    guard let ends else {
      return split { character in
        !character.isLetter && !character.isNumber && !(character.utf8.first.map(others.contains) ?? false)
      }
    }
    var (index, offset) = (startIndex, 0)
    return ends.map { run in
      let start = utf8.index(index, offsetBy: run.lowerBound - offset)
      index = utf8.index(start, offsetBy: run.count)
      offset = run.upperBound
      return Substring(utf8[start..<index])
    }
  }

  /// Nil where there is anything outside ASCII.
  private static func runs(with others: ByteSet, in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var runs: [Range<Int>] = []
    var start: Int?
    for index in 0..<bytes.count {
      let byte = bytes[index]
      if byte.isAlphanumeric || others.contains(byte) {
        if start == nil { start = index }
      } else if byte.isBeyondASCII {
        return nil
      } else if let begin = start {
        runs.append(begin..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<bytes.count) }
    return runs
  }

  private static func offsets(of separator: Character, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard separator.utf8.count == 1, let byte = separator.utf8.first else {
      var text = String(separator)
      return text.withUTF8 { offsets(of: $0, in: bytes) }
    }
    return offsets(of: byte, in: bytes)
  }

  private static func offsets(of separator: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    var start = 0
    while let offset = ByteSearch.offset(of: separator, in: UnsafeBufferPointer(rebasing: bytes[start...])) {
      found.append(start + offset)
      start += offset + separator.count
    }
    return found
  }

  private static func offsets(of separator: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var found: [Int] = []
    for index in 0..<bytes.count where bytes[index] == separator {
      if separator == lineFeed, index > 0, bytes[index - 1] == carriageReturn { continue }
      if separator == carriageReturn, index + 1 < bytes.count, bytes[index + 1] == lineFeed { continue }
      // Where there is one there are more, mostly.
      if found.isEmpty { found.reserveCapacity(8) }
      found.append(index)
    }
    return found
  }
}

extension StringProtocol {
  fileprivate var isOfASCII: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      var index = 0
      while index + 8 <= bytes.count {
        guard EightBytes(bytes, at: index).isASCII else { return false }
        index += 8
      }
      return bytes[index...].allSatisfy { $0 < 0x80 }
    } ?? utf8.allSatisfy { $0 < 0x80 }
  }

  fileprivate func holds(_ character: Character) -> Bool {
    // Mostly one of a few signs is meant, and the character is one byte.
    guard character.utf8.count == 1, let wanted = character.utf8.first else {
      return utf8Offset(of: String(character)) != nil
    }
    return utf8.withContiguousStorageIfAvailable { ByteSearch.holds(wanted, in: $0) } ?? utf8.contains(wanted)
  }

  fileprivate func utf8Range(of text: String) -> Range<Index>? {
    utf8Offset(of: text).map { offset in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
  }

  /// How many bytes are before the first place of `text`.
  fileprivate func utf8Offset(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { wanted in
      if let found = utf8.withContiguousStorageIfAvailable({ ByteSearch.offset(of: wanted, in: $0) }) { return found }
      return Array(utf8).withUnsafeBufferPointer { ByteSearch.offset(of: wanted, in: $0) }
    }
  }
}
