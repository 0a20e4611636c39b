/// Finds bytes in bytes.
public enum ByteSearch {
  /// The offset from the beginning of `text` at which `needle` stands first; 0 for an empty needle.
  public static func offset(of needle: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = needle.first else { return 0 }
    let last = text.count - needle.count
    var index = 0
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
}

extension [UInt8] {
  /// Whether the bytes of `text` stand in it.
  public func contains(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { wanted in withUnsafeBufferPointer { ByteSearch.offset(of: wanted, in: $0) } } != nil
  }
}

// Swift's own searches compare characters: each is cut out of the text, and composed if need be, before it is looked
// at. Pages are asked thousands of such questions, and the words that are looked for are whole characters already.
// These take precedence wherever a text is looked for in a text.

extension String {
  /// Whether the bytes of `text` stand in it.
  public func contains(_ text: String) -> Bool { utf8Offset(of: text) != nil }

  /// Where the bytes of `text` stand first.
  public func firstRange(of text: String) -> Range<Index>? { utf8Range(of: text) }
}

extension Substring {
  /// Whether the bytes of `text` stand in it.
  public func contains(_ text: String) -> Bool { utf8Offset(of: text) != nil }

  /// Where the bytes of `text` stand first.
  public func firstRange(of text: String) -> Range<Index>? { utf8Range(of: text) }
}

extension StringProtocol {
  fileprivate func utf8Range(of text: String) -> Range<Index>? {
    utf8Offset(of: text).map { offset in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: text.utf8.count)
    }
  }

  /// How many bytes stand before the first place of `text`.
  fileprivate func utf8Offset(of text: String) -> Int? {
    var text = text
    return text.withUTF8 { wanted in
      if let found = utf8.withContiguousStorageIfAvailable({ ByteSearch.offset(of: wanted, in: $0) }) { return found }
      return Array(utf8).withUnsafeBufferPointer { ByteSearch.offset(of: wanted, in: $0) }
    }
  }
}
