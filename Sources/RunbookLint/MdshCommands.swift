import Bytes
import Diagnostics
import MarkdownBlocks

/// Commands that mdsh runs to put their output into the page: in comments, and as spans of code that are alone on their
/// line.
///
/// Source: mdsh, README ("Syntax").
struct MdshCommands {
  /// As written, with their places.
  let all: [(text: String, range: SourceRange)]

  /// - Parameter quotedLines: those of code, which show a page and are none.
  init(_ document: Document, quotedLines: Set<Int>) {
    let source = document.source
    let code = document.blocks.reduce(into: quotedLines) { lines, block in
      if case .code = block.kind { lines.formUnion(block.range.start.line...block.range.end.line) }
    }
    let lines = (1...max(source.lineCount, 1)).filter { !code.contains($0) }
    var spans: [(String, SourceRange)] = []
    var comments: [(String, SourceRange)] = []
    var isMarked = false
    for line in lines {
      let text = String(decoding: source.line(line), as: UTF8.self)
      if text.hasPrefix("<!-- BEGIN mdsh") { isMarked = true }
      let range = SourceRange(
        SourcePosition(line: line, column: 1), SourcePosition(line: line, column: text.utf8.count + 1))
      if let command = Self.command(in: text, after: "<!-- ", before: "-->") { comments.append((command, range)) }
      if let command = Self.command(in: text, after: "`", before: "`") { spans.append((command, range)) }
    }
    // A prompt alone in a span of code is no sign of the tool.
    let isOfTool = isMarked || comments.contains { $0.0.hasPrefix(">") }
    all = isOfTool ? (spans + comments).sorted { $0.1.start < $1.1.start } : []
  }

  /// `> $ date` of `<!-- > $ date -->`
  private static func command(in line: String, after open: String, before close: String) -> String? {
    guard line.hasPrefix(open) else { return nil }
    var text = line.dropFirst(open.count)
    if let end = text.byteRange(of: close) {
      guard text[end.upperBound...].allSatisfy(\.isSpace) else { return nil }
      text = text[..<end.lowerBound]
    }
    while text.last?.isSpace == true { text.removeLast() }
    return prompts.contains(where: text.hasPrefix) ? String(text) : nil
  }

  private static let prompts = ["$ ", "> $ ", "! $ "]
}
