import MarkdownBlocks

/// Running text in which a pair of signs that no page holds encloses what is set in code, bold or italics.
enum MarkedText {
  static let opening: Character = "\u{E000}"
  static let closing: Character = "\u{E001}"

  static func isSign(_ character: Character) -> Bool { character == opening || character == closing }

  /// As a person reads it.
  static func plain(_ text: some StringProtocol) -> String {
    var text = String(text)
    return text.withUTF8 { bytes in
      guard bytes.contains(firstByte) else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { plain in
        var count = 0
        var index = 0
        while index < bytes.count {
          if sign(at: index, in: bytes) != nil {
            index += length
          } else {
            plain[count] = bytes[index]
            count += 1
            index += 1
          }
        }
        return count
      }
    } ?? text
  }

  // In UTF-8 the signs are EE 80 80 and EE 80 81.
  private static let firstByte: UInt8 = 0xEE
  private static let length = 3

  /// Whether a sign is there, and which: true for the opening one.
  private static func sign(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard bytes[index] == firstByte, index + 2 < bytes.count, bytes[index + 1] == 0x80, bytes[index + 2] & 0xFE == 0x80
    else { return nil }
    return bytes[index + 2] == 0x80
  }

  /// What is between the signs, in order.
  static func spans(in text: some StringProtocol) -> [String] { ranges(in: text).map { plain(text[$0]) } }

  /// The ranges of the spans, signs excluded; what is marked twice counts once.
  static func ranges<Text: StringProtocol>(in text: Text) -> [Range<Text.Index>] {
    let offsets =
      text.utf8.withContiguousStorageIfAvailable { Self.offsets(in: $0) }
      ?? Array(text.utf8).withUnsafeBufferPointer { Self.offsets(in: $0) }
    func index(_ offset: Int) -> Text.Index { text.utf8.index(text.startIndex, offsetBy: offset) }
    return offsets.map { index($0.lowerBound)..<index($0.upperBound) }
  }

  private static func offsets(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    guard bytes.contains(firstByte) else { return [] }
    var ranges: [Range<Int>] = []
    var start = 0
    var depth = 0
    for index in bytes.indices where bytes[index] == firstByte {
      switch sign(at: index, in: bytes) {
      case true:
        depth += 1
        if depth == 1 { start = index + length }
      case false where depth > 0:
        depth -= 1
        if depth == 0 { ranges.append(start..<index) }
      default: break
      }
    }
    return ranges
  }
}

extension PlainText {
  /// The text with its marks, blanks folded.
  ///
  /// - Parameter text: without its marks, where that is known.
  func marked(_ inlines: [Inline], text: String? = nil) -> String {
    if let text, !Self.mayHoldMarks(inlines) { return text }
    var raw = ""
    appendMarked(inlines, to: &raw)
    return keywordsResolved(raw).foldingBlanks
  }

  private static func mayHoldMarks(_ inlines: [Inline]) -> Bool {
    inlines.contains { inline in
      switch inline.kind {
      case .code, .emphasis, .strong, .html: true
      case .link(_, let content): mayHoldMarks(content)
      case .text, .image, .softBreak, .lineBreak, .attributes: false
      }
    }
  }

  private func appendMarked(_ inlines: [Inline], to text: inout String) {
    let signs = Self.signs(ofTagsIn: inlines)
    for (index, inline) in inlines.enumerated() {
      switch inline.kind {
      case .code(let code): text += "\(MarkedText.opening)\(code)\(MarkedText.closing)"
      case .emphasis(let content), .strong(let content):
        text.append(MarkedText.opening)
        appendMarked(content, to: &text)
        text.append(MarkedText.closing)
      case .link(_, let content): appendMarked(content, to: &text)
      case .html:
        if let sign = signs[index] { text.append(sign) } else { text += raw(inline) }
      default: text += raw(inline)
      }
    }
  }

  /// `<em>NAME</em>` is marked as `*NAME*` is: the signs that stand for tags, by their indices; tags without their
  /// counterpart mark nothing.
  private static func signs(ofTagsIn inlines: [Inline]) -> [Int: Character] {
    var signs: [Int: Character] = [:]
    var open: [(name: String, index: Int)] = []
    for (index, inline) in inlines.enumerated() {
      guard case .html(let tag) = inline.kind, let name = HTMLTagName.marking(tag) else { continue }
      if !tag.hasPrefix("</") {
        open.append((name, index))
      } else if let start = open.lastIndex(where: { $0.name == name }) {
        signs[open[start].index] = MarkedText.opening
        signs[index] = MarkedText.closing
        open.removeSubrange(start...)
      }
    }
    return signs
  }
}
