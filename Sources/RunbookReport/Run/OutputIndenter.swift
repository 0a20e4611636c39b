/// Shows what a command prints, as it comes: indented, harmless, and readable where it was not meant for a terminal.
///
/// Colours stay when they are wanted; every other escape sequence is dropped, since it would move the cursor out of the
/// indented text or do worse. Bytes that are not UTF-8 read as U+FFFD. Memory is bounded for any output.
struct OutputIndenter {
  private enum State { case text, escape, control, string, stringEscape }

  private let indent: String
  private let keepsColour: Bool
  /// On a terminal unfinished lines are shown at once, and a carriage return begins the line anew; elsewhere a line
  /// comes whole, and what was overwritten never shows.
  private let isLive: Bool
  /// Whether a line on the terminal can be written over; where not, what a carriage return begins is shown once whole.
  private let redraws: Bool
  private var isHeld = false
  private var state = State.text
  private var sequence: [UInt8] = []
  private var character: [UInt8] = []
  private var hasPendingReturn = false
  private var line: [UInt8] = []
  /// Whether the cursor is at the beginning of a line.
  private(set) var isAtLineStart = true
  /// nil: lines stay as they are.
  private var wrap: WordWrap?
  private let columns: Int?
  private var hasColour = false

  /// A line that never ends is cut here, in bytes.
  private static let longestLine = 16_384

  /// - Parameter columns: of the terminal; its lines are broken between words. nil: they are not.
  init(indent: Int, keepsColour: Bool, isLive: Bool, redraws: Bool = true, columns: Int? = nil) {
    self.columns = columns
    wrap = isLive && redraws ? columns.map { WordWrap(columns: $0, indent: indent) } : nil
    self.indent = String(repeating: " ", count: indent)
    self.keepsColour = keepsColour
    self.isLive = isLive
    self.redraws = redraws
  }

  /// What is to be shown for these bytes now.
  mutating func show(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    let bytes = Array(bytes)
    var shown: [UInt8] = []
    shown.reserveCapacity(bytes.count + bytes.count / 8)
    var index = 0
    while index < bytes.count {
      // Most output is plain text, which needs no look at each byte.
      let end = state == .text && character.isEmpty && !hasPendingReturn ? OutputIndenter.plainEnd(bytes, index) : index
      if end > index {
        emitPlain(bytes[index..<end], into: &shown)
        index = end
      } else {
        take(bytes[index], into: &shown)
        index += 1
      }
    }
    return shown
  }

  private static func plainEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      var end = start
      while end < buffer.count, (0x20..<0x7F).contains(buffer[end]) { end += 1 }
      return end
    }
  }

  /// Cut where single bytes would be cut too.
  private mutating func emitPlain(_ bytes: ArraySlice<UInt8>, into shown: inout [UInt8]) {
    var rest = bytes
    while !rest.isEmpty {
      let piece = isLive ? rest : rest.prefix(max(1, OutputIndenter.longestLine - line.count))
      emit(piece, into: &shown)
      rest = rest[piece.endIndex...]
    }
  }

  /// What was held back, and a line end where the last line has none.
  mutating func finish() -> [UInt8] {
    var shown: [UInt8] = []
    flushCharacter(into: &shown)
    if !line.isEmpty { endLine(into: &shown) }
    if hasColour { shown += "\u{1B}[0m".utf8 }
    if !isAtLineStart { shown.append(UInt8(ascii: "\n")) }
    self = anew
    return shown
  }

  private var anew: OutputIndenter {
    OutputIndenter(
      indent: indent.utf8.count, keepsColour: keepsColour, isLive: isLive, redraws: redraws, columns: columns)
  }

  /// What was held back, before a program draws where the cursor is now; what comes later begins a line.
  mutating func handOver() -> [UInt8] {
    guard !isAtLineStart || !line.isEmpty || !character.isEmpty || hasPendingReturn else { return [] }
    var shown: [UInt8] = []
    flushCharacter(into: &shown)
    shown += line
    if hasPendingReturn { shown.append(UInt8(ascii: "\r")) }
    self = anew
    return shown
  }

  private mutating func take(_ byte: UInt8, into shown: inout [UInt8]) {
    switch state {
    case .text: takeText(byte, into: &shown)
    case .escape:
      state = byte == UInt8(ascii: "[") ? .control : "]PX^_".utf8.contains(byte) ? .string : .text
      sequence = []
    case .control:
      // Source: ECMA-48, control sequences: parameters, intermediates, one final byte.
      sequence.append(byte)
      guard (0x40...0x7E).contains(byte) || sequence.count > 64 else { return }
      state = .text
      if keepsColour, byte == UInt8(ascii: "m"), sequence.dropLast().allSatisfy({ (0x30...0x3B).contains($0) }) {
        emit([0x1B, UInt8(ascii: "[")] + sequence, into: &shown, isSeen: false)
        hasColour = true
      }
    case .string:
      if byte == 0x07 { state = .text } else if byte == 0x1B { state = .stringEscape }
    case .stringEscape:
      state = byte == UInt8(ascii: "\\") ? .text : .string
    }
  }

  private mutating func takeText(_ byte: UInt8, into shown: inout [UInt8]) {
    if byte < 0x80 || byte >= 0xC0 { flushCharacter(into: &shown) }
    if byte == UInt8(ascii: "\n") {
      hasPendingReturn = false
      endLine(into: &shown)
      return
    }
    if byte == UInt8(ascii: "\r") {
      hasPendingReturn = true
      return
    }
    if hasPendingReturn { beginLineAnew(into: &shown) }
    switch byte {
    case 0x1B: state = .escape
    case 0x07: break
    case 0x80...:
      character.append(byte)
      if character.count == 4 { flushCharacter(into: &shown) }
    case 0x09, 0x20..<0x7F: emit([byte], into: &shown)
    default: emit(Array(TerminalSafe.escaped(Unicode.Scalar(byte)).utf8), into: &shown)
    }
    if character.count > 0, OutputIndenter.length(of: character[0]) == character.count { flushCharacter(into: &shown) }
  }

  private mutating func flushCharacter(into shown: inout [UInt8]) {
    guard !character.isEmpty else { return }
    let text = TerminalSafe.text(String(decoding: character, as: UTF8.self))
    character = []
    emit(Array(text.utf8), into: &shown)
  }

  /// The length of a UTF-8 sequence that begins with `lead`; 1 for what begins none.
  private static func length(of lead: UInt8) -> Int {
    lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 1
  }

  private mutating func beginLineAnew(into shown: inout [UInt8]) {
    hasPendingReturn = false
    line = []
    guard isLive, !isAtLineStart else { return }
    shown += redraws ? Array("\r\u{1B}[K".utf8) : [UInt8(ascii: "\n")]
    isHeld = !redraws
    isAtLineStart = true
    wrap?.endLine(isWrittenOver: true)
  }

  private mutating func emit(_ bytes: some Collection<UInt8>, into shown: inout [UInt8], isSeen: Bool = true) {
    guard isLive, !isHeld else {
      line += bytes
      if line.count >= OutputIndenter.longestLine { endLine(into: &shown) }
      return
    }
    if isAtLineStart { shown += indent.utf8 }
    isAtLineStart = false
    if isSeen, let wrapped = wrap?.take(bytes) { shown += wrapped } else { shown += bytes }
    if !isSeen { wrap?.pass(Array(bytes)) }
  }

  private mutating func endLine(into shown: inout [UInt8]) {
    if !line.isEmpty {
      shown += indent.utf8
      shown += line
    }
    line = []
    isHeld = false
    shown.append(UInt8(ascii: "\n"))
    isAtLineStart = true
    wrap?.endLine()
  }
}
