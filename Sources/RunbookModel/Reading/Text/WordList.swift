import Bytes

/// Words that are looked for together: one pass over a text tells whether any of them is in it.
struct WordList: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private let words: [Words]
  /// The words one after the other, those with the same first byte side by side.
  private let letters: [UInt8]
  /// Where each word begins in `letters`, and where the last one ends.
  private let starts: [Int]
  /// For each byte how many words begin with a lesser one.
  private let lesser: [UInt16]
  /// For the low six bits of a first byte those of the second bytes after it, one bit each: most places of a text are
  /// passed over by asking this alone. Lower-case letters differ in these bits.
  private let seconds: [UInt64]

  init(_ words: [Words]) {
    self.words = words
    let ordered = words.filter { !$0.isEmpty }.sorted { $0.bytes[0] < $1.bytes[0] }
    var (letters, starts) = ([UInt8](), [0])
    letters.reserveCapacity(ordered.reduce(0) { $0 + $1.bytes.count })
    starts.reserveCapacity(ordered.count + 1)
    var lesser = [UInt16](repeating: UInt16(ordered.count), count: 257)
    var seconds = [UInt64](repeating: 0, count: 64)
    var next = 0
    for (number, word) in ordered.enumerated() {
      letters += word.bytes
      starts.append(letters.count)
      let first = Int(word.bytes[0])
      while next <= first {
        lesser[next] = UInt16(number)
        next += 1
      }
      seconds[first & 63] |= word.bytes.count > 1 ? 1 << UInt64(word.bytes[1] & 63) : UInt64.max
    }
    (self.letters, self.starts, self.lesser, self.seconds) = (letters, starts, lesser, seconds)
  }

  init(arrayLiteral elements: Words...) { self.init(elements) }

  var startIndex: Int { words.startIndex }
  var endIndex: Int { words.endIndex }
  subscript(position: Int) -> Words { words[position] }

  /// Whether one of the words is in `text` with no letter touching it.
  func isAnyWord(in text: ArraySlice<UInt8>) -> Bool {
    var isWord = false
    forEachPlace(in: text) { range in
      isWord = ByteSearch.isWord(range, in: text)
      return isWord
    }
    return isWord
  }

  /// The offset of the first of the words that are in `text` with no letter touching them.
  func firstWordOffset(in text: ArraySlice<UInt8>) -> Int? {
    var offset: Int?
    forEachPlace(in: text) { range in
      guard ByteSearch.isWord(range, in: text) else { return false }
      offset = range.lowerBound
      return true
    }
    return offset
  }

  /// Where words are in `text`, those that begin earlier first, until `isEnough`.
  func forEachPlace(in text: ArraySlice<UInt8>, _ isEnough: (Range<Int>) -> Bool) {
    let start = text.startIndex
    text.withUnsafeBufferPointer { bytes in
      seconds.withUnsafeBufferPointer { seconds in
        guard var first = bytes.first.map({ Int($0) & 63 }) else { return }
        for index in bytes.indices {
          let second = index + 1 < bytes.count ? Int(bytes[index + 1]) & 63 : 0
          if seconds[first] & 1 &<< UInt64(second) != 0 {
            for length in lengths(at: index, in: bytes)
            where isEnough(start + index..<start + index + length) { return }
          }
          first = second
        }
      }
    }
  }

  /// How long the words are that begin at `index`.
  private func lengths(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> [Int] {
    let byte = Int(text[index])
    guard lesser[byte] < lesser[byte + 1] else { return [] }
    return (Int(lesser[byte])..<Int(lesser[byte + 1])).compactMap { word in
      let (start, length) = (starts[word], starts[word + 1] - starts[word])
      guard length <= text.count - index else { return nil }
      var offset = 1
      while offset < length, text[index + offset] == letters[start + offset] { offset += 1 }
      return offset == length ? length : nil
    }
  }

  /// Whether one of the words is in `text`.
  func isAny(in text: ArraySlice<UInt8>) -> Bool { text.withUnsafeBufferPointer { isAny(in: $0) } }

  /// Whether one of the words is in `text`.
  func isAny(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    seconds.withUnsafeBufferPointer { seconds in
      var first = Int(text.first ?? 0) & 63
      for index in text.indices {
        let second = index + 1 < text.count ? Int(text[index + 1]) & 63 : 0
        if seconds[first] & 1 &<< UInt64(second) != 0, word(at: index, in: text) { return true }
        first = second
      }
      return false
    }
  }

  /// Whether one of the words may begin a text that begins with `byte`, no matter what its case.
  func mayBegin(with byte: UInt8) -> Bool {
    // Outside ASCII a blank may be there, or letters of another case.
    guard byte < 0x80, byte > 0x20 else { return true }
    let lowered = Int((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    return lesser[lowered] < lesser[lowered + 1]
  }

  /// Whether one of the words begins `text` and no letter touches it.
  func beginsWord(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return (Int(lesser[Int(first)])..<Int(lesser[Int(first) + 1])).contains { word in
      let wanted = letters[starts[word]..<starts[word + 1]]
      return text.starts(with: wanted)
        && ByteSearch.isWord(text.startIndex..<text.startIndex + wanted.count, in: text)
    }
  }

  /// Whether one of the words begins at `index`.
  private func word(at index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = Int(text[index])
    for word in Int(lesser[byte])..<Int(lesser[byte + 1]) {
      let (start, length) = (starts[word], starts[word + 1] - starts[word])
      guard length <= text.count - index else { continue }
      var offset = 1
      while offset < length, text[index + offset] == letters[start + offset] { offset += 1 }
      if offset == length { return true }
    }
    return false
  }
}
