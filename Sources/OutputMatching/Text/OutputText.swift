import Diagnostics

/// What a command printed, by lines and by the JSON documents in it.
final class OutputText {
  let source: SourceFile
  /// Without line endings.
  let lines: [TextSlice]
  private var wordsByLine: [[TextSlice]?]
  private(set) lazy var documents = JSONDocuments.find(in: source.bytes[...])

  /// Escape sequences are taken out if there are any, and what a program has written over is gone.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let isPlain = !bytes.contains(where: Self.isControl)
    source = SourceFile(path: "", bytes: isPlain ? bytes : Array(TerminalText.plain(bytes).utf8))
    let source = source
    lines = (0..<source.lineCount).map { source.line($0 + 1) }
    wordsByLine = Array(repeating: nil, count: lines.count)
  }

  /// ESC, carriage return and backspace.
  private static func isControl(_ byte: UInt8) -> Bool { byte == 0x1B || byte == 0x0D || byte == 0x08 }

  var isBlank: Bool { lines.allSatisfy { $0.trimmed.isEmpty } }

  /// From 0.
  func line(atOffset offset: Int) -> Int { source.position(atOffset: offset).line - 1 }

  /// The words of a line; dates and quantities of several words count as one.
  func words(ofLine line: Int) -> [TextSlice] {
    if let words = wordsByLine[line] { return words }
    let words = LineWords.split(lines[line])
    wordsByLine[line] = words
    return words
  }

  /// The lines that JSON documents take up.
  private(set) lazy var documentLines: Set<Int> = {
    var result: Set<Int> = []
    for document in documents {
      result.formUnion(line(atOffset: document.range.lowerBound)...line(atOffset: document.range.upperBound - 1))
    }
    return result
  }()
}
