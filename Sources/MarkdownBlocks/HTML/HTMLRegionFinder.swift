import Bytes
import Diagnostics

/// Tells which lines open HTML, and how far it goes.
struct HTMLRegionFinder {
  let source: SourceFile
  /// Names whose closing tag occurs no more: not to be looked for again.
  private var neverClosed: Set<String> = []

  init(_ source: SourceFile) { self.source = source }

  struct Region {
    var range: Range<Int>
    /// False when the closing tag was not found.
    var isClosed: Bool
    /// The name of the tag that opens it.
    var name: String
  }

  enum Opening {
    /// Read the region as HTML.
    case region(Region)
    /// A line of `<br>` tags and the like: a block by itself, which takes nothing of what follows.
    case alone
    /// Text, but cmark would see HTML in it.
    case escaped
    case none
  }

  /// Up to their closing tag, blank lines included.
  private static let enclosing: Set<String> = [
    "table", "dl", "ul", "ol", "pre", "script", "style", "textarea",
  ]
  /// Up to the next blank line.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "col", "colgroup", "dd", "details",
    "dialog", "dir", "div", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "head",
    "header", "hr", "html", "iframe", "legend", "li", "main", "menu", "nav", "p", "section", "summary", "tbody",
    "td", "tfoot", "th", "thead", "tr",
  ]
  /// Blocks to CommonMark, but in these pages more likely placeholders.
  private static let words: Set<String> = [
    "base", "basefont", "frame", "frameset", "link", "menuitem", "noframes", "optgroup", "option", "param", "source",
    "title", "track",
  ]
  /// Inline elements whose tag may have a line to itself.
  private static let inline: Set<String> = [
    "a", "b", "br", "code", "em", "font", "i", "img", "small", "span", "strong", "sub", "sup", "u", "var",
  ]
  /// More open elements than that are not read as HTML: the tree would be deep, and some trees take quadratic time.
  static let depthLimit = 100

  /// What the line, which begins with `<`, opens.
  ///
  /// - Parameter isInParagraph: a line of text is right above.
  mutating func opening(_ line: PageLine, isInParagraph: Bool) -> Opening {
    let bytes = source.bytes
    guard line.end - line.start >= 2, bytes[line.start] == .less else { return .none }
    let next = bytes[line.start + 1]
    if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") { return .escaped }
    let (name, isClosing, nameEnd) = tagName(at: line.start, before: line.end)
    guard !name.isEmpty else { return .none }
    let isTag =
      nameEnd >= line.end || bytes[nameEnd].isSpaceOrLineEnd || bytes[nameEnd] == .greater
      || bytes.holds("/>", at: nameEnd, before: line.end)
    guard isTag else { return .none }
    if Self.enclosing.contains(name), !isClosing {
      if !neverClosed.contains(name), let region = enclosed(name, line) { return .region(region) }
      return ["script", "style", "textarea"].contains(name) ? .escaped : .region(untilBlank(name, line))
    }
    if Self.blocks.contains(name) || Self.enclosing.contains(name) { return .region(untilBlank(name, line)) }
    if Self.words.contains(name) { return .escaped }
    guard isTagsOnly(line) else { return .none }
    if Self.inline.contains(name) { return .alone }
    return isInParagraph ? .none : .escaped
  }

  /// The name of the tag at `offset`, in lower case; empty when there is none.
  private func tagName(at offset: Int, before limit: Int) -> (name: String, isClosing: Bool, end: Int) {
    let bytes = source.bytes
    var start = offset + 1
    let isClosing = start < limit && bytes[start] == UInt8(ascii: "/")
    if isClosing { start += 1 }
    var end = start
    while end < limit, end - start < 32, bytes[end].isLetter || bytes[end].isDigit || bytes[end] == UInt8(ascii: "-") {
      end += 1
    }
    return (String(decoding: bytes[start..<end], as: UTF8.self).lowercased(), isClosing, end)
  }

  /// Nothing but tags: `<br><br />`.
  private func isTagsOnly(_ line: PageLine) -> Bool {
    var isInTag = false
    for byte in source.bytes[line.start..<line.end] {
      if byte == .less {
        if isInTag { return false }
        isInTag = true
      } else if byte == .greater {
        if !isInTag { return false }
        isInTag = false
      } else if !isInTag, !byte.isSpaceOrLineEnd {
        return false
      }
    }
    return !isInTag
  }

  /// From `line` to the closing tag that belongs to it, or to a line that cannot be within: a heading or a fence.
  private mutating func enclosed(_ name: String, _ line: PageLine) -> Region? {
    let isRaw = ["pre", "script", "style", "textarea"].contains(name)
    var depth = 0
    var offset = line.start
    var number = line.number
    while number <= source.lineCount {
      let whole = source.pageLine(number)
      if number > line.number {
        offset = whole.start
        if !isRaw, endsRegion(whole) { return Region(range: line.start..<whole.start, isClosed: false, name: name) }
      }
      if let end = scan(&offset, before: whole.end, name, &depth, isRaw: isRaw) {
        return Region(range: line.start..<end, isClosed: true, name: name)
      }
      number += 1
    }
    if isRaw {
      neverClosed.insert(name)
      return nil
    }
    return Region(range: line.start..<source.bytes.count, isClosed: false, name: name)
  }

  /// Counts the tags of `name` up to `limit`; the end of the closing one that belongs to the first.
  private func scan(_ offset: inout Int, before limit: Int, _ name: String, _ depth: inout Int, isRaw: Bool) -> Int? {
    let bytes = source.bytes
    while offset < limit, let tag = bytes[offset..<limit].firstIndex(of: .less) {
      if bytes.holds("<!--", at: tag, before: limit), !isRaw {
        offset = bytes.firstOffset(of: "-->", in: (tag + 4)..<limit).map { $0 + 3 } ?? limit
        continue
      }
      let found = tagName(at: tag, before: limit)
      offset = max(found.end, tag + 1)
      guard found.name == name else { continue }
      if !found.isClosing {
        depth += 1
      } else {
        depth -= 1
        if depth <= 0 {
          let close = bytes[offset..<limit].firstIndex(of: .greater)
          return close.map { $0 + 1 } ?? limit
        }
      }
    }
    offset = limit
    return nil
  }

  private func endsRegion(_ line: PageLine) -> Bool {
    guard !line.isBlank else { return false }
    let bytes = source.bytes
    if bytes[line.start] == .hash, line.column < 4 {
      let end = bytes[line.start..<line.end].firstIndex { $0 != .hash } ?? line.end
      return end - line.start <= 6 && end < line.end && bytes[end].isSpaceOrTab
    }
    return FenceMark(line, in: source)?.canOpen(in: source) ?? false
  }

  private func untilBlank(_ name: String, _ line: PageLine) -> Region {
    var end = line.end
    var number = line.number + 1
    while number <= source.lineCount {
      let next = source.pageLine(number)
      if next.isBlank || endsRegion(next) || source.bytes.holds("{:", at: next.start, before: next.end) { break }
      if source.bytes[next.start] == .less, isOfItsOwn(next) { break }
      end = next.end
      number += 1
    }
    return Region(range: line.start..<end, isClosed: true, name: name)
  }

  /// A table or a list is better read to its end; what encloses Markdown is no HTML.
  private func isOfItsOwn(_ line: PageLine) -> Bool {
    let tag = tagName(at: line.start, before: line.end)
    return Self.enclosing.contains(tag.name) && !tag.isClosing || ContainerNames.role(of: tag.name) != nil
  }

  /// Whether more elements are open in `range` than the tree may be deep.
  func isTooDeep(_ range: Range<Int>) -> Bool {
    let bytes = source.bytes
    var open: [String: Int] = [:]
    var depth = 0
    var offset = range.lowerBound
    while let tag = bytes[offset..<range.upperBound].firstIndex(of: .less) {
      let found = tagName(at: tag, before: range.upperBound)
      offset = max(found.end, tag + 1)
      guard !found.name.isEmpty, !Self.selfClosing.contains(found.name) else { continue }
      let count = open[found.name, default: 0]
      if found.isClosing {
        if count > 0 {
          open[found.name] = count - 1
          depth -= 1
        }
      } else {
        open[found.name] = count + 1
        depth += 1
        if depth > Self.depthLimit { return true }
      }
    }
    return false
  }

  /// Elements that need no closing tag, or never have one.
  private static let selfClosing: Set<String> = [
    "br", "img", "hr", "input", "col", "td", "th", "tr", "thead", "tbody", "tfoot", "li", "dt", "dd", "p", "option",
    "caption", "colgroup", "wbr", "meta", "link",
  ]
}
