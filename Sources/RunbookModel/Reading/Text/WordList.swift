import Bytes

/// Words that are looked for together: one pass over a text tells whether any of them is in it.
struct WordList: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private let words: [Words]
  /// The words one after the other, those with the same first byte side by side.
  private let letters: [UInt8]
  /// Where each word begins in `letters`, and where the last one ends.
  private let starts: [Int]
  /// The beginning of each word: hardly any other word has the same one.
  private let heads: [Head]
  /// For each byte how many words begin with a lesser one.
  private let lesser: [UInt16]
  /// For the low six bits of a byte those of the bytes after it, one bit each: most places of a text are passed over by
  /// asking this alone. Lower-case letters differ in these bits.
  private let pairs: [UInt64]
  /// 2 where each word has two bytes or more: `pairs` then has its first two bytes and the two from its second on, so
  /// that one of them is seen at every second place.
  private let step: Int

  /// Up to four bytes that are compared at once.
  private struct Head {
    let bytes: UInt32
    let mask: UInt32

    init(_ word: [UInt8]) {
      var (bytes, mask) = (UInt32(0), UInt32(0))
      for (index, byte) in word.prefix(4).enumerated() {
        bytes |= UInt32(byte) &<< UInt32(index * 8)
        mask |= 0xFF &<< UInt32(index * 8)
      }
      (self.bytes, self.mask) = (bytes, mask)
    }

    /// What is in `text` at `index`; after its end there are zeros, which no word has.
    @inline(__always)
    static func bytes(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt32 {
      if index + 4 <= text.count {
        return UInt32(
          littleEndian: UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: index, as: UInt32.self))
      }
      return (index..<text.count).reduce(0) { $0 | UInt32(text[$1]) &<< UInt32(($1 - index) * 8) }
    }
  }

  init(_ words: [Words]) {
    self.words = words
    // Of those with the same first byte the earlier ones first.
    var lesser = [UInt16](repeating: 0, count: 257)
    var (length, shortest) = (0, Int.max)
    for word in words {
      guard let first = word.bytes.first else { continue }
      lesser[Int(first) + 1] += 1
      length += word.bytes.count
      if word.bytes.count < shortest { shortest = word.bytes.count }
    }
    for byte in 0..<256 { lesser[byte + 1] += lesser[byte] }
    var (next, ordered) = (lesser, [Int](repeating: 0, count: Int(lesser[256])))
    for (index, word) in words.enumerated() {
      guard let first = word.bytes.first else { continue }
      ordered[Int(next[Int(first)])] = index
      next[Int(first)] += 1
    }
    var (letters, starts, heads) = ([UInt8](), [0], [Head]())
    letters.reserveCapacity(length)
    heads.reserveCapacity(ordered.count)
    starts.reserveCapacity(ordered.count + 1)
    var pairs = [UInt64](repeating: 0, count: 64)
    step = shortest > 1 ? 2 : 1
    for index in ordered {
      let bytes = words[index].bytes
      letters += bytes
      heads.append(Head(bytes))
      starts.append(letters.count)
      for place in 0..<step {
        let second = place + 1 < bytes.count ? 1 << UInt64(bytes[place + 1] & 63) : UInt64.max
        pairs[Int(bytes[place]) & 63] |= second
      }
    }
    (self.letters, self.starts, self.heads, self.lesser, self.pairs) = (letters, starts, heads, lesser, pairs)
  }

  init(arrayLiteral elements: Words...) { self.init(elements) }

  var startIndex: Int { words.startIndex }
  var endIndex: Int { words.endIndex }
  subscript(position: Int) -> Words { words[position] }

  /// Whether `word` is one of the words. As a collection it would be compared with each of them.
  func contains(_ word: Words) -> Bool { contains(word.bytes[...]) }

  /// Whether `text` is one of the words, as a whole.
  func contains(_ text: ArraySlice<UInt8>) -> Bool {
    // An empty word has no place in `letters`.
    guard let first = text.first else { return words.contains { $0.isEmpty } }
    return (Int(lesser[Int(first)])..<Int(lesser[Int(first) + 1])).contains { word in
      starts[word + 1] - starts[word] == text.count
        && letters[starts[word]..<starts[word + 1]].elementsEqual(text)
    }
  }

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
      _ = anyPlace(in: bytes) { index in
        anyWord(at: index, in: bytes) { length in isEnough(start + index..<start + index + length) }
      }
    }
  }

  /// Whether one of the words is in `text`.
  func isAny(in text: ArraySlice<UInt8>) -> Bool { text.withUnsafeBufferPointer { isAny(in: $0) } }

  /// Whether one of the words is in `text`.
  func isAny(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    anyPlace(in: text) { index in anyWord(at: index, in: text) { _ in true } }
  }

  /// Whether `isEnough` of one of the places, in order, where a word may begin.
  @inline(__always)
  private func anyPlace(in text: UnsafeBufferPointer<UInt8>, _ isEnough: (Int) -> Bool) -> Bool {
    pairs.withUnsafeBufferPointer { pairs in
      let (step, last) = (step, text.count - 1)
      var index = 0
      while index < last {
        if pairs[Int(text[index] & 63)] &>> UInt64(text[index + 1] & 63) & 1 != 0 {
          if step > 1, index > 0, isEnough(index - 1) { return true }
          if isEnough(index) { return true }
        }
        index &+= step
      }
      guard index == last else { return false }
      return step > 1 ? last > 0 && isEnough(last - 1) : isEnough(last)
    }
  }

  /// Whether `isEnough` of the length of one of the words that begin at `index`.
  @inline(__always)
  private func anyWord(
    at index: Int, in text: UnsafeBufferPointer<UInt8>, _ isEnough: (Int) -> Bool
  ) -> Bool {
    let byte = Int(text[index])
    var word = Int(lesser[byte])
    let end = Int(lesser[byte + 1])
    guard word < end else { return false }
    let beginning = Head.bytes(of: text, at: index)
    while word < end {
      let head = heads[word]
      let (start, length) = (starts[word], starts[word + 1] - starts[word])
      word += 1
      guard beginning & head.mask == head.bytes, length <= text.count - index else { continue }
      var offset = 4
      while offset < length, text[index + offset] == letters[start + offset] { offset += 1 }
      if offset >= length, isEnough(length) { return true }
    }
    return false
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
}
