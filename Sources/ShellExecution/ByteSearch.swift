#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finding bytes in bytes. Patterns here are short and rare, so the plain way is linear in practice.
extension [UInt8] {
  /// Every answer of a shell is searched several times: so by memchr(3), which looks at many bytes at once.
  func firstIndex(of pattern: [UInt8], from start: Int = 0) -> Int? {
    guard let first = pattern.first else { return nil }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var from = start
      // Where the pattern would begin at the latest.
      let end = bytes.count - pattern.count + 1
      while from < end, let found = memchr(base + from, Int32(first), end - from) {
        let place = UnsafeRawPointer(found) - base
        if memcmp(found, pattern, pattern.count) == 0 { return place }
        from = place + 1
      }
      return nil
    }
  }

  func lastIndex(of pattern: [UInt8]) -> Int? {
    guard let first = pattern.first else { return nil }
    var rest = self[...]
    while let found = rest.lastIndex(of: first) {
      if self[found...].starts(with: pattern) { return found }
      rest = rest[..<found]
    }
    return nil
  }

  func contains(_ text: String) -> Bool { firstIndex(of: Array(text.utf8)) != nil }
}

/// The same for the parts of an answer. A state has thousands of bytes, most of them as they were a step before.
extension ArraySlice<UInt8> {
  func firstIndex(ofByte byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else { return nil }
      return startIndex + (UnsafeRawPointer(found) - base)
    }
  }

  func holdsSame(as other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { bytes in
        guard let left = own.baseAddress, let right = bytes.baseAddress else { return true }
        return memcmp(left, right, bytes.count) == 0
      }
    }
  }

  /// One more than there are separators, empty ones too.
  func pieces(separatedBy separator: UInt8) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = self
    while let end = rest.firstIndex(ofByte: separator) {
      pieces.append(rest[..<end])
      rest = rest[(end + 1)...]
    }
    return pieces + [rest]
  }
}
