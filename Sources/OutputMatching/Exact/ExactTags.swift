import Bytes

/// `<...>` and `<name>` in what a page of byexample shows.
enum ExactTags {
  static func segments(of text: String) -> [ValuePattern.Segment] {
    let bytes = TextSlice(text)
    var segments: [ValuePattern.Segment] = []
    var start = bytes.startIndex
    var index = start
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = open + 1
      guard let close = end(ofTagAt: open, in: bytes) else { continue }
      if open > start { segments.append(.literal(bytes[start..<open])) }
      segments.append(bytes[open + 1] == UInt8(ascii: ".") ? .elision : .name(bytes[open..<close].string))
      start = close
      index = close
    }
    if start < bytes.endIndex { segments.append(.literal(bytes[start...])) }
    // The same name has to be the same text in all its places.
    return isPlain(segments) ? segments.map { if case .name = $0 { .elision } else { $0 } } : segments
  }

  /// No name is there twice.
  static func isPlain(_ segments: [ValuePattern.Segment]) -> Bool {
    let names = segments.compactMap { if case .name(let name) = $0 { name } else { nil } }
    return Set(names).count == names.count
  }

  /// After the `>` of a tag: a letter or a dot, then letters, digits, `:`, `.` and `-`.
  private static func end(ofTagAt open: Int, in bytes: TextSlice) -> Int? {
    let name = bytes[(open + 1)...].prefix { $0.isAlphanumeric || ":.-".utf8.contains($0) }
    guard let first = name.first, first.isLetter || first == UInt8(ascii: "."), name.endIndex < bytes.endIndex,
      bytes[name.endIndex] == UInt8(ascii: ">")
    else { return nil }
    return name.endIndex + 1
  }
}
