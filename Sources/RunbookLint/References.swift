import Bytes
import Diagnostics
import MarkdownBlocks

/// Finds `{{site.data.keyword.x}}`, `{{site.data.content.x}}` and `{{../file.md#part}}` in text.
enum References {
  struct Reference {
    /// UTF-8 offsets, braces included.
    var range: Range<Int>
    /// What is between the braces, or after them up to the end of the name.
    var content: String
    /// It opens with `{{`, closes with `}}`, and its name holds no blank.
    var isComplete: Bool

    /// It stands for content, not for a word.
    var isIncluded: Bool { isComplete && (content.hasPrefix("site.data.content.") || content.hasPrefix("../")) }
  }

  /// Longer than any name in pages.
  private static let limit = 200

  /// Those of a page that are meant to be replaced, not spoken of.
  ///
  /// - Parameter quotedLines: where nothing is meant.
  static func inText(of source: SourceFile, except quotedLines: Set<Int>) -> [Reference] {
    let backtick = UInt8(ascii: "`")
    return all(in: source.bytes).filter { reference in
      let before = reference.range.lowerBound > 0 ? source.bytes[reference.range.lowerBound - 1] : 0
      let after = source.bytes[reference.range.upperBound...].first { $0 != UInt8(ascii: "}") }
      if before == backtick, after == backtick { return false }
      return !quotedLines.contains(source.position(atOffset: reference.range.lowerBound).line)
    }
  }

  static func all(in bytes: [UInt8]) -> [Reference] {
    var found: [Reference] = []
    var next = 0
    while let open = bytes[next...].firstIndex(of: UInt8(ascii: "{")) {
      let isDouble = open + 1 < bytes.count && bytes[open + 1] == UInt8(ascii: "{")
      let start = isDouble ? open + 2 : open + 1
      next = start
      guard let reference = reference(in: bytes, from: start, opening: open, isDouble: isDouble) else { continue }
      found.append(reference)
      next = reference.range.upperBound
    }
    return found
  }

  private static func reference(in bytes: [UInt8], from start: Int, opening: Int, isDouble: Bool) -> Reference? {
    let rest = bytes[start...].prefix(limit)
    let name = rest.drop { $0 == UInt8(ascii: " ") }
    let isInclude = isDouble && name.starts(with: "../".utf8)
    guard isInclude || beginsWithSiteData(name) else { return nil }
    let end =
      name.firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "{") }
      ?? name.endIndex
    let content = String(decoding: bytes[name.startIndex..<end], as: UTF8.self)
    let words = content.parts(separatedBy: " ")
    let isClosed = bytes[end...].starts(with: "}}".utf8)
    return Reference(
      range:
        opening..<(isClosed ? end + 2 : name.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "}") }.endIndex),
      content: content, isComplete: isDouble && isClosed && words.count == 1)
  }

  /// `site.data`, also as a translation damages it: `Site.data`, `site. data`.
  private static func beginsWithSiteData(_ name: ArraySlice<UInt8>) -> Bool {
    var wanted = "site.data".utf8[...]
    for byte in name.prefix(12) where byte != UInt8(ascii: " ") {
      guard let next = wanted.popFirst() else { break }
      if byte | 0x20 != next | 0x20 { return false }
    }
    return wanted.isEmpty
  }
}
