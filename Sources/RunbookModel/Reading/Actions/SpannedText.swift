import Bytes
import Diagnostics
import MarkdownBlocks

/// Running text with a mark in the place of each code span, so that nothing in the code ends a sentence.
struct SpannedText {
  static let mark = UInt8(ascii: "`")

  private(set) var text = ""
  private(set) var spans: [Span] = []

  struct Span {
    var text: String
    var line: Int
    /// It leads somewhere, as the name of a command does that is described there.
    var isLinked: Bool
  }

  private let plain: PlainText
  /// Words for the command that follows: a link right after them is one.
  private let announcing: WordList

  init(_ inlines: [Inline], plain: PlainText, line: Int, announcing: WordList) {
    self.plain = plain
    self.announcing = announcing
    var tag: (name: String, content: String, line: Int)?
    add(inlines, line: line, isLinked: false, &tag)
    text = plain.keywordsResolved(text).foldingBlanks
  }

  /// One span, and nothing else that says anything.
  var isNothingElse: Bool {
    spans.count == 1 && text.utf8.allSatisfy { $0 == Self.mark || $0 <= 0x20 || ".;:".utf8.contains($0) }
  }

  /// "Run the following command: [tool login](…)"
  static func holdsLink(_ inlines: [Inline], after words: WordList, plain: PlainText) -> Bool {
    inlines.contains { if case .link = $0.kind { true } else { false } }
      && words.isAny(in: Words(plain.text(inlines)).bytes[...])
  }

  static func holdsCode(_ inlines: [Inline]) -> Bool {
    inlines.contains { inline in
      switch inline.kind {
      case .code: true
      case .html(let tag): HTMLTagName.marking(tag) == "code"
      case .emphasis(let content), .strong(let content), .link(_, let content): holdsCode(content)
      default: false
      }
    }
  }

  /// - Parameter tag: the open `<code>`.
  private mutating func add(
    _ inlines: [Inline], line: Int, isLinked: Bool, _ tag: inout (name: String, content: String, line: Int)?
  ) {
    for inline in inlines {
      let own = max(inline.range.start.line, line)
      switch inline.kind {
      case .code(let code) where tag == nil: add(code, line: own, isLinked: isLinked)
      case .html(let html) where HTMLTagName.marking(html) == "code":
        if let open = tag {
          add(open.content, line: open.line, isLinked: isLinked)
          tag = nil
        } else if !html.hasPrefix("</") {
          tag = ("code", "", own)
        }
      case .emphasis(let content), .strong(let content): add(content, line: own, isLinked: isLinked, &tag)
      case .link(_, let content) where !Self.holdsCode(content) && isAnnounced:
        add(plain.text(content), line: own, isLinked: false)
      case .link(_, let content): add(content, line: own, isLinked: true, &tag)
      default:
        let raw = plain.raw(inline)
        if tag != nil { tag?.content += raw } else { text += raw.replacingMarks }
      }
    }
  }

  private var isAnnounced: Bool {
    let words = Words(text)
    return words.bytes.last == UInt8(ascii: ":") && announcing.isAny(in: words.lastSentence)
  }

  private mutating func add(_ code: String, line: Int, isLinked: Bool) {
    let span = Self.withoutQuotationMarks(plain.keywordsResolved(code).foldingBlanks)
    guard !span.isEmpty else { return }
    spans.append(Span(text: span, line: line, isLinked: isLinked))
    text += "`"
  }

  /// `"tool get --all"`: a whole call between marks that are the author's, not the shell's.
  private static func withoutQuotationMarks(_ span: String) -> String {
    let mark = UInt8(ascii: "\"")
    guard span.utf8.first == mark, span.utf8.last == mark, span.utf8.count(where: { $0 == mark }) == 2,
      span.utf8.contains(0x20)
    else { return span }
    return String(span.dropFirst().dropLast())
  }

  static func filled(_ sentence: String, with spans: [String]) -> String {
    let parts = sentence.utf8.split(separator: mark, omittingEmptySubsequences: false)
    var filled = ""
    for (index, part) in parts.enumerated() {
      filled += Substring(part)
      if index < spans.count, index < parts.count - 1 { filled += spans[index] }
    }
    return filled
  }
}

extension String {
  fileprivate var replacingMarks: String {
    utf8.contains(SpannedText.mark) ? String(map { $0 == "`" ? "'" : $0 }) : self
  }
}
