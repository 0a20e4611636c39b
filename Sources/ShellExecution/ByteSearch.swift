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
