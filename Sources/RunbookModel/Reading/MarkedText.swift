import MarkdownBlocks

/// Running text in which a pair of signs that no page holds encloses what is set in code, bold or italics.
enum MarkedText {
  static let opening: Character = "\u{E000}"
  static let closing: Character = "\u{E001}"

  static func isSign(_ character: Character) -> Bool { character == opening || character == closing }

  /// As a person reads it.
  static func plain(_ text: some StringProtocol) -> String { String(text.filter { !isSign($0) }) }

  /// What stands between the signs, in order.
  static func spans(in text: some StringProtocol) -> [String] { ranges(in: text).map { plain(text[$0]) } }

  /// The ranges of the spans, signs excluded; what is marked twice counts once.
  static func ranges<Text: StringProtocol>(in text: Text) -> [Range<Text.Index>] {
    var ranges: [Range<Text.Index>] = []
    var start: Text.Index?
    var depth = 0
    for index in text.indices {
      if text[index] == opening {
        depth += 1
        if depth == 1 { start = text.index(after: index) }
      } else if text[index] == closing, depth > 0 {
        depth -= 1
        if depth == 0, let begin = start { ranges.append(begin..<index) }
      }
    }
    return ranges
  }
}

extension PlainText {
  /// The text with its marks, blanks folded.
  func marked(_ inlines: [Inline]) -> String {
    var raw = ""
    appendMarked(inlines, to: &raw)
    return keywordsResolved(raw).foldingBlanks
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
