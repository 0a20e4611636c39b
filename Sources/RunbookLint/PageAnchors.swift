import Bytes
import Diagnostics
import MarkdownBlocks

/// The anchors that a page has when it is shown: those that it gives, and those that are made of its headings.
struct PageAnchors {
  enum Match: Hashable {
    case exact
    /// Only this one, whose capitals are others.
    case capitals(String)
    case none
  }

  private var all: Set<String> = []
  /// By their small letters.
  private var lowered: [String: String] = [:]
  /// GitHub shows the page below the list of files, and leads to it by this name.
  private let isReadme: Bool
  /// Lines whose links the list of contributors' own program makes.
  private var generated: [ClosedRange<Int>] = []

  init(_ page: Page) {
    isReadme = page.document.source.path.lowercased().containsBytes(of: "readme")
    var automatic: [String: Int] = [:]
    for block in page.document.blocks {
      all.formUnion(block.attributes.lazy.compactMap(\.id))
      switch block.kind {
      case .heading(_, let content) where (block.attributes + Self.spans(in: block.inlines)).allSatisfy { $0.id == nil }:
        add(title: content.map(Self.shownText).joined(), &automatic)
      case .html(let html):
        all.formUnion(Self.ids(in: html))
        for title in Self.headings(in: html) { add(title: title, &automatic) }
      default: break
      }
    }
    all.formUnion(Self.spans(in: page.inlines).lazy.compactMap(\.id))
    for case .html(let tag) in page.inlines.lazy.map(\.kind) { all.formUnion(Self.ids(in: tag)) }
    lowered = Dictionary(all.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    generated = Self.generatedLines(of: page.document.source)
  }

  /// - Parameter line: of the link.
  func match(_ anchor: String, onLine line: Int) -> Match {
    if Self.isOfNoHeading(anchor) || isReadme && anchor.lowercased() == "readme" { return .exact }
    if generated.contains(where: { $0.contains(line) }) { return .exact }
    let name = anchor.hasPrefix("user-content-") ? String(anchor.dropFirst(13)) : anchor
    for spelling in [name, PercentEncoding.decoded(name)] {
      if all.contains(spelling) { return .exact }
      if let other = lowered[spelling.lowercased()] { return .capitals(other) }
    }
    return .none
  }

  /// The top of the page, a term of the site's glossary such as `#x1234567`, or a page of a site with a single file.
  private static func isOfNoHeading(_ anchor: String) -> Bool {
    anchor.isEmpty || anchor == "top" || anchor.first == "!" || anchor.containsBytes(of: "/")
      || anchor.hasPrefix(":~:")
      || anchor.first == "x" && anchor.count > 4 && anchor.dropFirst().allSatisfy(\.isNumeric)
  }

  // MARK: Headings

  private mutating func add(title: String, _ automatic: inout [String: Int]) {
    let anchor = Self.automatic(title)
    // The second one of a title ends with `-1`.
    let count = automatic[anchor, default: 0]
    automatic[anchor] = count + 1
    let names = Set([anchor, Self.withoutDoubleHyphens(anchor)])
    for name in names { all.formUnion(count == 0 ? [name] : [name, "\(name)-\(count)"]) }
  }

  /// Without tags, and without what images say.
  private static func shownText(_ inline: Inline) -> String {
    switch inline.kind {
    case .html, .image: ""
    case .emphasis(let inner), .strong(let inner), .link(_, let inner): inner.map(shownText).joined()
    default: inline.plainText
    }
  }

  /// What is made of a heading without an anchor of its own.
  private static func automatic(_ title: String) -> String {
    String(
      title.lowercased().compactMap { character -> Character? in
        if character.isSpace { return "-" }
        return character.isAlphabetic || character.isNumeric || character == "-" || character == "_" ? character : nil
      })
  }

  /// Some sites make one hyphen of several, and none at the ends: `a-b` of "A & B".
  private static func withoutDoubleHyphens(_ anchor: String) -> String {
    anchor.split(separator: "-").joined(separator: "-")
  }

  private static func spans(in inlines: [Inline]) -> [AttributeList] {
    inlines.compactMap { if case .attributes(let list) = $0.kind { list } else { nil } }
  }

  // MARK: HTML

  /// The values of `id="…"` and `name="…"`.
  private static func ids(in html: String) -> [String] {
    var found: [String] = []
    for attribute in ["id=", "name="] {
      var rest = Substring(html)
      while let start = rest.byteRange(of: attribute) {
        rest = rest[start.upperBound...]
        if let quote = rest.first, quote == "\"" || quote == "'" {
          found.append(String(rest.dropFirst().prefix { $0 != quote }))
        } else {
          found.append(String(rest.prefix { !$0.isSpace && $0 != ">" && $0 != "/" }))
        }
      }
    }
    return found
  }

  /// The texts of `<h1>…</h1>` to `<h6>…</h6>`.
  private static func headings(in html: String) -> [String] {
    var found: [String] = []
    var rest = Substring(html)
    while let start = rest.byteRange(of: "<h") {
      rest = rest[start.upperBound...]
      guard let level = rest.first, "123456".containsBytes(of: level), let open = rest.byteRange(of: ">"),
        let end = rest.byteRange(of: "</h"), open.upperBound <= end.lowerBound
      else { continue }
      let title = withoutTags(rest[open.upperBound..<end.lowerBound])
      found.append(title.split(whereSeparator: \.isSpace).joined(separator: " "))
      rest = rest[end.upperBound...]
    }
    return found
  }

  private static func withoutTags(_ html: Substring) -> String {
    var text = ""
    var isTag = false
    for character in html {
      if character == "<" { isTag = true }
      if !isTag { text.append(character) }
      if character == ">" { isTag = false }
    }
    return text
  }

  /// From the line with the first of the marks to that with the second one.
  private static func generatedLines(of source: SourceFile) -> [ClosedRange<Int>] {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard text.containsBytes(of: "ALL-CONTRIBUTORS-LIST:START") else { return [] }
    var found: [ClosedRange<Int>] = []
    var start: Int?
    for line in 1...max(1, source.lineCount) {
      let content = source.lineText(line)
      if content.containsBytes(of: "ALL-CONTRIBUTORS-LIST:START") { start = line }
      if let first = start, content.containsBytes(of: "ALL-CONTRIBUTORS-LIST:END") {
        found.append(first...line)
        start = nil
      }
    }
    return found
  }
}
