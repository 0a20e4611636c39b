import Bytes

/// Divides a long text between paragraphs, so that cmark's tree, eight times as large as its text, is never a tree of
/// the whole page.
///
/// A page of ordinary length is one chunk. Link reference definitions count everywhere, so every chunk gets them all.
struct TextChunks {
  struct Chunk {
    var parts: Range<Int>
    /// Of the repaired text, from 0.
    var lines: Range<Int>
  }

  let chunks: [Chunk]
  private let text: RepairedText
  private let definitions: [UInt8]

  /// In bytes of repaired text.
  private static let length = 1 << 20
  /// More definitions than that, in bytes, are only known to their own chunk.
  private static let longestDefinitions = 1 << 16

  init(_ page: PageScanner) {
    text = page.text
    var chunks: [Chunk] = []
    var current = Chunk(parts: 0..<0, lines: 0..<0)
    for (index, part) in page.parts.enumerated() {
      var end = current.lines.upperBound
      if case .text(let lines, _, _) = part { end = lines.upperBound }
      current = Chunk(parts: current.parts.lowerBound..<(index + 1), lines: current.lines.lowerBound..<end)
      if text.length(of: current.lines) >= Self.length {
        chunks.append(current)
        current = Chunk(parts: (index + 1)..<(index + 1), lines: end..<end)
      }
    }
    chunks.append(current)
    self.chunks = chunks
    definitions = chunks.count > 1 ? Self.definitions(in: page) : []
  }

  func bytes(of chunk: Chunk) -> ArraySlice<UInt8> {
    let own = text.bytes(of: chunk.lines)
    return definitions.isEmpty ? own : own + definitions
  }

  /// The lines that begin with `[label]:`, after a blank line.
  private static func definitions(in page: PageScanner) -> [UInt8] {
    var definitions: [UInt8] = [.newline]
    for case .text(let lines, _, _) in page.parts {
      for index in lines {
        let line = page.text.line(index)
        guard line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]")),
          end + 1 < line.endIndex,
          line[end + 1] == .colon
        else { break }
        definitions += line
        definitions.append(.newline)
        if definitions.count > longestDefinitions { return [] }
      }
    }
    return definitions
  }
}
