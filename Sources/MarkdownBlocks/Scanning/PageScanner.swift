import Bytes
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
  var containers = ContainerStack()
  var containerPage: ContainerPage
  /// Where the line that is being read is divided by a marker that closes a container.
  var cut: (offset: Int, quoteDepth: Int)?
  /// How often a line was searched for such a marker.
  var searches = (line: 0, count: 0)
  /// Level of the last heading; 6 above the first.
  var headingLevel = 6

  /// The next line to read.
  var number = 1
  /// What is left of a line after HTML or a comment that ended in it.
  var rest: PageLine?
  /// How many quote markers are before it.
  var restDepth = 0
  /// The first repaired line of the text that is being gathered.
  var textStart: Int?
  var textRole = PagePart.Role.paragraph
  var textDepth = 0
  /// The text that is being gathered is a GFM table.
  var isInTable = false
  /// What is indented belongs to a definition, and is no code.
  var isInDefinition = false
  /// The last line of nothing but tags that is within a paragraph.
  var lastTagsInParagraph: Int?
  /// A blank line, or the beginning of the page, is right above.
  /// The open paragraph, or the last one, begins at the margin after a blank line, and ends with a colon.
  var isAtMargin = false
  var endsWithColon = false
  var leadsToCode = false
  var isAfterBlank = true
  /// Of a heading that begins with `#`, until the line below it has been read: indented code may be right there.
  var headingLine: Int?

  init(_ source: SourceFile) {
    self.source = source
    repair = TextRepair(source)
    fences = FenceReader(source)
    lists = AttributeListParser(source: source)
    markers = ListMarkerReader(source)
    html = HTMLRegionFinder(source)
    comments = CommentFinder(source: source)
    containerPage = ContainerPage(source)
  }

  mutating func scan() {
    reportLineEndings()
    readFrontMatter()
    while let (line, depth) = nextLine() {
      if line.isBlank {
        closeText()
        meetBlankLine(line)
        isAfterBlank = true
      } else {
        scanParts(of: line, depth)
        isAfterBlank = false
        if headingLine != line.number { headingLine = nil }
      }
    }
    closeText()
  }

  private mutating func nextLine() -> (PageLine, quoteDepth: Int)? {
    if let line = rest {
      rest = nil
      if !line.isBlank { return (line, restDepth) }
    }
    guard number <= source.lineCount else { return nil }
    defer { number += 1 }
    return (source.pageLine(number), 0)
  }

  /// Reads on at `offset`, in the middle of a line.
  ///
  /// - Parameter depth: how many quote markers are before it.
  mutating func resume(at offset: Int, _ depth: Int) {
    let position = source.position(atOffset: offset)
    let whole = source.pageLine(position.line)
    number = position.line + 1
    restDepth = depth
    rest = source.pageLine(position.line, from: offset, column: position.column, end: max(offset, whole.end))
  }

  /// A marker that closes a container divides the line.
  private mutating func scanParts(of line: PageLine, _ depth: Int) {
    cut = nil
    scan(line, depth)
    if let cut, rest == nil, number == line.number + 1 { resume(at: cut.offset, cut.quoteDepth) }
  }

  private mutating func scan(_ whole: PageLine, _ quoteDepth: Int) {
    var line = cutAtClosing(whole, quoteDepth)
    var depth = quoteDepth
    var isAfterMarker = false
    var beginsQuote = false
    while !line.isBlank {
      if !isAfterMarker { settleContainers(line, depth) }
      let isCode = isIndentedCode(line, depth, isAfterMarker)
      if !isCode || containers.isOpen, let following = readContainerMarker(line, depth, beginsQuote: beginsQuote) {
        line = cutAtClosing(following, depth)
        isAfterMarker = true
        continue
      }
      if source.bytes[line.start] != .greater { meetContent(line) }
      if isCode { return readIndentedCode(line) }
      beginsQuote = false
      switch source.bytes[line.start] {
      case .backtick, UInt8(ascii: "~"):
        if let mark = FenceMark(line, in: source), mark.canOpen(in: source) { return readFence(mark, depth) }
      case .openBrace:
        guard let following = readAttributeLists(line, isAfterMarker: isAfterMarker, depth) else { break }
        line = following
        continue
      case .less:
        if readHTML(line, depth) { return }
      case .greater:
        if textStart != nil, textDepth <= depth { closeText() }
        line = source.rest(of: line, from: line.start + 1)
        depth += 1
        beginsQuote = true
        continue
      case .colon:
        if readDefinition(line, depth) { return }
      case .hash:
        if isHeading(line) { return readHeading(line, depth) }
      default: break
      }
      guard let following = readMarker(line, depth, isAfterMarker: isAfterMarker) else {
        return readText(line, depth)
      }
      line = following
      isAfterMarker = true
    }
    if depth > 0, !isAfterMarker { closeText() }
  }

  private func isHeading(_ line: PageLine) -> Bool {
    let bytes = source.bytes
    let margin = containers.codeColumn ?? line.column
    guard line.column < margin + 4 || !items.isEmpty else { return false }
    let end = bytes[line.start..<line.end].firstIndex { $0 != .hash } ?? line.end
    return end - line.start <= 6 && (end == line.end || bytes[end].isSpaceOrTab)
  }

  private mutating func readHeading(_ line: PageLine, _ depth: Int) {
    closeText()
    headingLine = line.number
    meetHeading(line, level: source.bytes[line.start..<line.end].prefix { $0 == .hash }.count)
    openText(.paragraph, depth)
    if line.column < (containers.codeColumn ?? line.column) + 3 { items.removeAll() }
    readText(line, depth)
    if rest == nil { closeText() }
  }
}
