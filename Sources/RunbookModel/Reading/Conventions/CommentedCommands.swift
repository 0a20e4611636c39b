import Bytes
import Diagnostics
import MarkdownBlocks

/// What byexample runs though no reader sees it: commands in comments, which prepare the page's examples and tidy up.
enum CommentedCommands {
  /// The document with a block for each comment that holds commands, where its tool runs them.
  static func shown(in document: Document) -> Document {
    guard TestTool.of(document) == .byexample else { return document }
    let added = comments(in: document).compactMap { block(of: $0, in: document.source) }
    guard !added.isEmpty else { return document }
    return Document(
      source: document.source, frontMatter: document.frontMatter,
      blocks: (document.blocks + added).sorted { $0.range.start < $1.range.start }, containers: document.containers,
      diagnostics: document.diagnostics)
  }

  /// By lines from 1, those of the marks included; outside of code.
  private static func comments(in document: Document) -> [ClosedRange<Int>] {
    var inCode: Set<Int> = []
    for block in document.blocks {
      if case .code = block.kind { inCode.formUnion(block.range.start.line...block.range.end.line) }
    }
    var found: [ClosedRange<Int>] = []
    var start: Int?
    for line in 1...max(document.source.lineCount, 1) where !inCode.contains(line) {
      let text = document.source.line(line)
      if start == nil, text.byteRange(of: Array("<!--".utf8)) != nil { start = line }
      if let first = start, text.byteRange(of: Array("-->".utf8)) != nil {
        found.append(first...line)
        start = nil
      }
    }
    return found
  }

  /// Nil where no line begins with a prompt.
  private static func block(of lines: ClosedRange<Int>, in source: SourceFile) -> Block? {
    let texts = lines.map { String(decoding: source.line($0), as: UTF8.self) }
    guard let first = texts.firstIndex(where: { $0.hasPrefix("$ ") }) else { return nil }
    let shown = texts[first...].prefix { !$0.containsBytes(of: "-->") }
    guard !shown.isEmpty else { return nil }
    let code = CodeBlock(
      style: .fence, info: "shell", text: shown.joined(separator: "\n"),
      lineStarts: shown.indices.map { SourcePosition(line: lines.lowerBound + $0, column: 1) }, column: 1,
      isClosed: true)
    return Block(
      kind: .code(code),
      range: SourceRange(
        SourcePosition(line: lines.lowerBound, column: 1), SourcePosition(line: lines.upperBound + 1, column: 1)))
  }
}
