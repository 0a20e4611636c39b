#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds bytes in bytes.
package enum ByteSearch {
  /// The offset from the beginning of `text` at which `needle` is first; 0 for an empty needle. Patterns are short, so
  /// that this takes time in proportion to the text in practice.
  package static func offset(of needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = needle.first else { return 0 }
    guard let start = text.baseAddress else { return nil }
    var index = 0
    while index + needle.count <= text.count {
      // The system looks at many bytes at a time.
      guard let found = memchr(start + index, Int32(first), text.count - needle.count - index + 1) else { return nil }
      index = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      var length = 1
      while length < needle.count, text[index + length] == needle[length] { length += 1 }
      if length == needle.count { return index }
      index += 1
    }
    return nil
  }

  static func holds(_ byte: UInt8, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress else { return false }
    return memchr(start, Int32(byte), text.count) != nil
  }
}

extension [UInt8] {
  /// Whether the bytes of `text` are in it.
  package func containsBytes(of text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in withUnsafeBufferPointer { ByteSearch.offset(of: wanted, in: $0) } } != nil
  }

  /// The first place of `pattern` from the index `start` on.
  package func byteIndex(of pattern: [UInt8], from start: Int = 0) -> Int? {
    guard !pattern.isEmpty, start <= count else { return nil }
    return withUnsafeBufferPointer { bytes in
      pattern.withUnsafeBufferPointer { ByteSearch.offset(of: $0, in: UnsafeBufferPointer(rebasing: bytes[start...])) }
    }.map { start + $0 }
  }

  /// The last place of `pattern`.
  package func lastByteIndex(of pattern: [UInt8]) -> Int? {
    guard let first = pattern.first else { return nil }
    var rest = self[...]
    while let found = rest.lastIndex(of: first) {
      if self[found...].starts(with: pattern) { return found }
      rest = rest[..<found]
    }
    return nil
  }

  /// Whether `text` (lower case ASCII) is at `offset`, in either case, and ends before `limit`.
  @inlinable package func holds(_ text: StaticString, at offset: Int, before limit: Int) -> Bool {
    guard offset >= 0, limit <= count, limit - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { wanted in
      for index in 0..<wanted.count where self[offset + index].lowercased != wanted[index] { return false }
      return true
    }
  }

  /// The first place of `text` (lower case ASCII) in `range`, in either case.
  @inlinable package func firstOffset(of text: StaticString, in range: Range<Int>) -> Int? {
    text.withUTF8Buffer { wanted in
      var offset = range.lowerBound
      let last = range.upperBound - wanted.count
      let first = wanted[0]
      while offset <= last {
        if self[offset].lowercased == first, holds(text, at: offset, before: range.upperBound) { return offset }
        offset += 1
      }
      return nil
    }
  }

  /// The end of `range` without trailing blanks, tabs and line endings.
  @inlinable package func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isSpaceOrLineEnd { end -= 1 }
    return end
  }
}

extension ArraySlice<UInt8> {
  /// The first place of `text`, in time proportional to the length of both (Knuth, Morris and Pratt).
  package func byteRange(of text: [UInt8]) -> Range<Int>? {
    guard !text.isEmpty else { return startIndex..<startIndex }
    guard count >= text.count else { return nil }
    var borders = [0]
    for byte in text.dropFirst() {
      var border = borders[borders.count - 1]
      while border > 0, text[border] != byte { border = borders[border - 1] }
      borders.append(text[border] == byte ? border + 1 : 0)
    }
    var matched = 0
    for index in indices {
      while matched > 0, text[matched] != self[index] { matched = borders[matched - 1] }
      if text[matched] == self[index] { matched += 1 }
      if matched == text.count { return (index + 1 - matched)..<(index + 1) }
    }
    return nil
  }

  /// The first place of one byte.
  package func byteIndex(of byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  /// Whether both have the same bytes; quick, as states of thousands of bytes are compared.
  package func isSame(as other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { bytes in
        guard let left = own.baseAddress, let right = bytes.baseAddress else { return true }
        return memcmp(left, right, bytes.count) == 0
      }
    }
  }

  /// One more than there are separators, empty ones too.
  package func pieces(separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = self
    while let end = rest.byteIndex(of: separator) {
      pieces.append(rest[..<end])
      rest = rest[(end + 1)...]
    }
    return pieces + [rest]
  }

  /// Bytes cut out of a text; a character cut in two reads as U+FFFD.
  @inlinable package var text: String { String(decoding: self, as: UTF8.self) }
}
