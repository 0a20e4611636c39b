import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// Puts another text into the place of an action's command. Bytes outside of it stay as they are.
struct CommandEdit {
  private let document: Document
  private let action: Action

  init(_ document: Document, _ action: Action) { (self.document, self.action) = (document, action) }

  /// The bytes of the page; nil where the command is not line by line in a block of code.
  func bytes(with text: String) -> [UInt8]? {
    guard let old = action.text, !action.isInline, let (code, first) = place(of: old) else { return nil }
    let source = document.source
    let start = code.lineStarts[first]
    let count = old.parts(separatedBy: "\n", omittingEmptySubsequences: false).count
    let last = code.lineStarts[first + count - 1].line
    let line = source.line(start.line)
    // The prompt of a transcript is part of the line, and stays.
    let shown = code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)[first]
    let head = action.isPrompted ? shown.utf8.count - (old.parts(separatedBy: "\n").first?.utf8.count ?? 0) : 0
    let begin = source.offset(of: start) + head
    let prefix = Array(line.prefix(start.column - 1))
    let ending: [UInt8] = line.last == .carriageReturn ? Array("\r\n".utf8) : [.newline]
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    guard !action.isPrompted || lines.count == 1, head >= 0 else { return nil }
    var made: [UInt8] = []
    for (index, part) in lines.enumerated() {
      if index > 0 { made += ending + (part.isEmpty ? [] : prefix) }
      made += part.utf8
    }
    var end = source.line(last).endIndex
    if source.line(last).last == .carriageReturn { end -= 1 }
    guard begin <= end else { return nil }
    var bytes = source.bytes
    bytes.replaceSubrange(begin..<end, with: made)
    return bytes
  }

  /// The block with the command, and the first of its lines there.
  private func place(of text: String) -> (code: CodeBlock, first: Int)? {
    let old = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    for block in document.blocks {
      guard case .code(let code) = block.kind, code.style != .html,
        let first = code.lineStarts.firstIndex(where: { $0.line == action.textLine })
      else { continue }
      let lines = code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
      guard first + old.count <= lines.count else { return nil }
      let shown = lines[first..<(first + old.count)]
      let isSame = action.isPrompted && old.count == 1 ? shown[first].hasSuffix(text) : shown.elementsEqual(old)
      return isSame ? (code, first) : nil
    }
    return nil
  }
}
