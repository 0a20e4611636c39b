import Diagnostics

/// Divides a page into its blocks, line by line, forgiving as a reader is.
///
/// CommonMark's own block structure is not the author's: list items fall apart, fences swallow pages. So list
/// markers, fences, attribute lists, HTML, comments and front matter are found here, and cmark is left with what it
/// reads as the author meant it: headings, paragraphs, GFM tables and everything inline.
struct PageScanner {
  let source: SourceFile
  var parts: [PagePart] = []
  var text = RepairedText()
  var repair: TextRepair
  var diagnostics: [Diagnostic] = []
  var frontMatter: FrontMatter?
  var items = OpenItems()

  let fences: FenceReader
  let lists: AttributeListParser
  let markers: ListMarkerReader
  var html: HTMLRegionFinder
  var comments: CommentFinder

  /// The next line to read.
  var number = 1
  /// What is left of a line behind HTML or a comment that ended in it.
  var rest: PageLine?
  /// The first repaired line of the text that is being gathered.
  var textStart: Int?
  var textRole = PagePart.Role.paragraph
  var textDepth = 0
  /// The text that is being gathered is a GFM table.
  var isInTable = false
  /// What is indented belongs to a definition, and is no code.
  var isInDefinition = false
  /// The last line of nothing but tags that stands within a paragraph.
  var lastTagsInParagraph: Int?
  /// A blank line, or the beginning of the page, stands right above.
  var isAfterBlank = true

  init(_ source: SourceFile) {
    self.source = source
    repair = TextRepair(source)
    fences = FenceReader(source)
    lists = AttributeListParser(source: source)
    markers = ListMarkerReader(source)
    html = HTMLRegionFinder(source)
    comments = CommentFinder(source: source)
  }

  mutating func scan() {
    reportLineEndings()
    readFrontMatter()
    while let line = nextLine() {
      if line.isBlank {
        closeText()
        isAfterBlank = true
      } else {
        scan(line)
        isAfterBlank = false
      }
    }
    closeText()
  }

  private mutating func nextLine() -> PageLine? {
    if let line = rest {
      rest = nil
      if !line.isBlank { return line }
    }
    guard number <= source.lineCount else { return nil }
    defer { number += 1 }
    return source.pageLine(number)
  }

  /// Reads on at `offset`, in the middle of a line.
  mutating func resume(at offset: Int) {
    let position = source.position(atOffset: offset)
    let whole = source.pageLine(position.line)
    number = position.line + 1
    rest = source.pageLine(position.line, from: offset, column: position.column, end: max(offset, whole.end))
  }

  private mutating func scan(_ whole: PageLine) {
    var line = whole
    var depth = 0
    var isBehindMarker = false
    while !line.isBlank {
      if isIndentedCode(line, depth, isBehindMarker) { return readIndentedCode(line) }
      switch source.bytes[line.start] {
      case .backtick, UInt8(ascii: "~"):
        if let mark = FenceMark(line, in: source), mark.canOpen(in: source) { return readFence(mark, depth) }
      case .openBrace:
        guard let behind = readAttributeLists(line, isBehindMarker: isBehindMarker, depth) else { break }
        line = behind
        continue
      case .lessThan:
        if readHTML(line, depth) { return }
      case .greaterThan:
        if textStart != nil, textDepth <= depth { closeText() }
        line = source.rest(of: line, from: line.start + 1)
        depth += 1
        continue
      case .colon:
        if readDefinition(line, depth) { return }
      case .hash:
        if isHeading(line) { return readHeading(line, depth) }
      default: break
      }
      guard let behind = readMarker(line, depth, isBehindMarker: isBehindMarker) else {
        return readText(line, depth)
      }
      line = behind
      isBehindMarker = true
    }
    if depth > 0, !isBehindMarker { closeText() }
  }

  private func isHeading(_ line: PageLine) -> Bool {
    let bytes = source.bytes
    guard line.column <= 4 || !items.isEmpty else { return false }
    let end = bytes[line.start..<line.end].firstIndex { $0 != .hash } ?? line.end
    return end - line.start <= 6 && (end == line.end || bytes[end].isBlank)
  }

  private mutating func readHeading(_ line: PageLine, _ depth: Int) {
    openText(.paragraph, depth)
    if line.column < 4 { items.removeAll() }
    readText(line, depth)
    if rest == nil { closeText() }
  }
}
