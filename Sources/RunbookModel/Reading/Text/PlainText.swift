import Bytes
import Configuration
import MarkdownBlocks

/// Turns inlines into the text a person reads: keyword references resolved, icons and tags dropped, blanks folded.
struct PlainText: Sendable {
  let keywords: KeywordMap

  func text(_ inlines: [Inline]) -> String {
    var raw = ""
    append(inlines, to: &raw)
    return keywordsResolved(raw).foldingBlanks
  }

  /// The text of each block that holds running text.
  ///
  /// - Parameters:
  ///   - known: of blocks that were read before.
  ///   - same: for each of the blocks whether it is the one in its place there.
  func texts(of blocks: [Block], known: [String?] = [], same: [Bool] = []) -> [String?] {
    if same.isEmpty { return blocks.map { $0.runningText.map(text) } }
    return blocks.indices.map { same[$0] ? known[$0] : blocks[$0].runningText.map(text) }
  }

  /// The text of every code span, in order, wherever it is nested.
  func codeSpans(_ inlines: [Inline]) -> [String] {
    var spans: [String] = []
    visit(inlines) { if case .code(let code) = $0.kind { spans.append(keywordsResolved(code).foldingBlanks) } }
    return spans
  }

  /// Single words in code, bold or italics: how running text names a placeholder without brackets.
  func markedWords(_ inlines: [Inline]) -> [String] {
    var words: [String] = []
    visit(inlines) { inline in
      switch inline.kind {
      case .code(let code): words.append(code.foldingBlanks)
      case .emphasis(let content), .strong(let content): words.append(text(content))
      default: break
      }
    }
    return words.filter { word in
      word.count > 1 && word.allSatisfy { $0.isAlphabetic || $0.isNumeric || "_-".containsBytes(of: $0) }
        && word.contains(where: \.isAlphabetic)
    }
  }

  /// The text of every strong span.
  func strongSpans(_ inlines: [Inline]) -> [String] {
    var spans: [String] = []
    visit(inlines) { if case .strong(let content) = $0.kind { spans.append(text(content)) } }
    return spans
  }

  /// `{{site.data.keyword.X}}` replaced by its text; an unknown one by its bare name made readable.
  func keywordsResolved(_ text: String) -> String {
    guard text.containsBytes(of: "{{") else { return text }
    let bytes = Array(text.utf8)
    guard let first = ByteSearch.offset(of: Self.opening, in: bytes[...]) else { return text }
    var output = Array(bytes[..<first])
    var rest = bytes[first...]
    while let open = ByteSearch.offset(of: Self.opening, in: rest) {
      output += rest[..<open]
      rest = rest[open...]
      guard let close = ByteSearch.offset(of: Self.closing, in: rest) else { break }
      let reference = rest[..<(close + 2)]
      let name = String(decoding: reference.dropFirst(2).dropLast(2).filter { $0 > 0x20 }, as: UTF8.self)
      output += resolved(name).map { Array($0.utf8) } ?? Array(reference)
      rest = rest[(close + 2)...]
    }
    return String(decoding: output + rest, as: UTF8.self)
  }

  private static let opening = Array("{{".utf8)
  private static let closing = Array("}}".utf8)

  private func resolved(_ name: String) -> String? {
    guard let bare = Self.keyword(in: name) else { return nil }
    return keywords.text(for: bare) ?? BuiltInKeywords.text(for: bare) ?? BuiltInKeywords.readable(bare)
  }

  /// What is after `site.data.keyword.`; translation leaves blanks and capitals in the path.
  private static func keyword(in name: String) -> String? {
    let path = Array("keyword.".utf8)
    let bytes = Array(name.utf8)
    return ByteSearch.offset(of: path, in: bytes[...]).map {
      String(decoding: bytes[($0 + path.count)...], as: UTF8.self)
    }
  }

  private func append(_ inlines: [Inline], to text: inout String) {
    for inline in inlines {
      switch inline.kind {
      case .emphasis(let content), .strong(let content): append(content, to: &text)
      case .link(_, let content): append(content, to: &text)
      default: text += raw(inline)
      }
    }
  }

  /// The text of an inline that holds no others.
  func raw(_ inline: Inline) -> String {
    switch inline.kind {
    case .text(let part), .code(let part): part
    case .html(let tag): HTMLTagName.isElement(tag) ? (tag.hasPrefix("<br") ? " " : "") : tag
    case .softBreak, .lineBreak: " "
    case .emphasis, .strong, .link, .image, .attributes: ""
    }
  }

  private func visit(_ inlines: [Inline], _ body: (Inline) -> Void) {
    for inline in inlines {
      body(inline)
      switch inline.kind {
      case .emphasis(let content), .strong(let content), .link(_, let content): visit(content, body)
      default: break
      }
    }
  }
}

/// Tells HTML elements from placeholders that look like tags.
enum HTMLTagName {
  /// The elements that pages of this dialect use in running text.
  private static let elements: Set<String> = [
    "a", "abbr", "b", "br", "cite", "code", "dd", "del", "dfn", "div", "dl", "dt", "em", "font", "h1", "h2", "h3",
    "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "ol", "p", "pre", "q", "s", "samp", "small", "span",
    "strong", "sub", "sup", "table", "tbody", "td", "th", "thead", "tr", "tt", "u", "ul", "var", "video", "iframe",
    "source", "caption", "object", "param", "embed", "section", "details", "summary", "mark", "varname",
  ]

  /// The elements that set words off as emphasis and code in Markdown do.
  private static let marking: Set<String> = ["b", "code", "em", "i", "kbd", "samp", "strong", "tt", "var", "varname"]

  static func isElement(_ tag: String) -> Bool { elements.contains(name(of: tag)) || tag.hasPrefix("<!") }

  /// The name of an element that sets words off; nil for any other.
  static func marking(_ tag: String) -> String? {
    let name = name(of: tag)
    return marking.contains(name) && !tag.hasSuffix("/>") ? name : nil
  }

  /// `<source_image>` is no `<source>`.
  private static func name(of tag: String) -> String {
    let name = tag.utf8.drop { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "/") }
      .prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    return Substring(name).lowercased()
  }
}
