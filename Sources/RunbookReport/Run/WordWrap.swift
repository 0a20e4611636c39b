import Bytes

/// Breaks lines that go by as they come, at blanks: a word that does not fit begins a line of its own, also where some of
/// it is on the screen already. A word that is longer than a line is left to the terminal.
struct WordWrap {
  /// Of the terminal, without its last column, in which a cursor waits for what comes next.
  private let width: Int
  private let indent: Int
  /// Where the cursor is.
  private var column: Int
  /// What the line began with, before its first word.
  private var leading = 0
  private var hasWord = false
  /// The last word as it was written, as long as it is the end of the line.
  private var word: [UInt8] = []
  private var wordWidth = 0
  /// A program writes this line over and over: it would be left in pieces.
  private var isOff = false

  init(columns: Int, indent: Int) {
    width = max(columns - 1, 20)
    self.indent = indent
    column = indent
  }

  /// The next line begins.
  mutating func endLine(isWrittenOver: Bool = false) {
    (column, leading, hasWord, word, wordWidth, isOff) = (indent, 0, false, [], 0, isWrittenOver)
  }

  /// Colours take no room.
  mutating func pass(_ sequence: [UInt8]) {
    if !word.isEmpty { word += sequence }
  }

  /// - Returns: what to write for it.
  mutating func take(_ bytes: some Collection<UInt8>) -> [UInt8] {
    if isOff { return Array(bytes) }
    // Most pieces fit as they are.
    if hasWord, column + bytes.count <= width, bytes.allSatisfy({ $0 < 0x80 && $0 != .tab }) {
      let last = bytes.reversed().prefix { $0 != .space }.count
      if last < bytes.count { (word, wordWidth) = ([], 0) }
      word += bytes.suffix(last)
      wordWidth += last
      column += bytes.count
      return Array(bytes)
    }
    var shown: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isBlank = bytes[index].isSpaceOrTab
      let end = bytes[index...].firstIndex { $0.isSpaceOrTab != isBlank } ?? bytes.endIndex
      if isBlank { takeBlanks(bytes[index..<end], into: &shown) } else { takeWord(bytes[index..<end], into: &shown) }
      index = end
    }
    return shown
  }

  private mutating func takeBlanks(_ bytes: some Collection<UInt8>, into shown: inout [UInt8]) {
    (word, wordWidth) = ([], 0)
    for byte in bytes {
      let next = byte == .tab ? (column / 8 + 1) * 8 : column + 1
      // A blank at the end of a line is not seen.
      guard next <= width || !hasWord else { return }
      shown.append(byte)
      column = next
    }
    if !hasWord { leading = column - indent }
  }

  private mutating func takeWord(_ bytes: some Collection<UInt8>, into shown: inout [UInt8]) {
    let columns = DisplayWidth.of(String(decoding: bytes, as: UTF8.self))
    let start = column - wordWidth
    let isFirst = start <= continuation || !hasWord
    if column + columns > width, !isFirst {
      if wordWidth > 0 { shown += [UInt8](repeating: 0x08, count: wordWidth) + "\u{1B}[K".utf8 }
      shown += [.newline] + [UInt8](repeating: .space, count: continuation) + word
      column = continuation + wordWidth
    }
    shown += bytes
    word += bytes
    wordWidth += columns
    column += columns
    hasWord = true
  }

  /// Where a line continues: below its own beginning, and two columns in.
  private var continuation: Int { indent + (leading < width / 2 ? leading : 0) + 2 }
}
