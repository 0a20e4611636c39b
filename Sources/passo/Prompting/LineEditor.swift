import RunbookReport

/// A line that is being typed: what each key does to it, and how it looks. Knows nothing of terminals.
struct LineEditor {
  enum Outcome: Equatable {
    case editing
    /// Enter.
    case accepted(String)
    /// Ctrl-D on an empty line, or Escape.
    case cancelled
    /// Ctrl-C.
    case interrupted
    /// Tab: the caller completes.
    case completing
  }

  private(set) var text: [Character]
  private(set) var cursor: Int
  /// The text is only offered: what is typed or pasted takes its place, and any other key makes it the person's own.
  private(set) var isOffer: Bool
  private let isMasked: Bool
  /// Whether line feeds may be in the text, as in a command of several lines.
  private let keepsLines: Bool
  private let history: [String]
  private var historyIndex: Int
  private var draft: [Character] = []

  /// - Parameters:
  ///   - isOffer: Enter takes the text; what is typed replaces it.
  ///   - history: of earlier lines, oldest first.
  init(
    _ text: String = "", isOffer: Bool = false, isMasked: Bool = false, keepsLines: Bool = false,
    history: [String] = []
  ) {
    self.text = Array(text)
    self.isOffer = isOffer && !text.isEmpty
    cursor = self.text.count
    self.isMasked = isMasked
    self.keepsLines = keepsLines
    self.history = history
    historyIndex = history.count
  }

  mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .enter: return .accepted(String(text))
    case .escape, .control("g"): return .cancelled
    case .control("c"): return .interrupted
    case .control("d") where text.isEmpty: return .cancelled
    case .tab: return .completing
    case .character(let character): insert([character])
    case .paste(let pasted): insert(Array(cleaned(pasted)))
    default:
      isOffer = false
      edit(key)
    }
    return .editing
  }

  mutating func replace(with replacement: String) {
    text = Array(replacement)
    cursor = text.count
    isOffer = false
  }

  private mutating func edit(_ key: Key) {
    switch key {
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(text.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = text.count
    case .backspace: if cursor > 0 { remove((cursor - 1)..<cursor) }
    case .delete, .control("d"): if cursor < text.count { remove(cursor..<(cursor + 1)) }
    case .control("u"): remove(0..<cursor)
    case .control("k"): remove(cursor..<text.count)
    case .control("w"): remove(startOfWord..<cursor)
    case .up, .control("p"): recall(historyIndex - 1)
    case .down, .control("n"): recall(historyIndex + 1)
    default: break
    }
  }

  private var startOfWord: Int {
    var start = cursor
    while start > 0, text[start - 1].isWhitespace { start -= 1 }
    while start > 0, !text[start - 1].isWhitespace { start -= 1 }
    return start
  }

  private mutating func insert(_ characters: [Character]) {
    if isOffer { replace(with: "") }
    text.insert(contentsOf: characters, at: cursor)
    cursor += characters.count
  }

  private mutating func remove(_ range: Range<Int>) {
    text.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func recall(_ index: Int) {
    guard !isMasked, (0...history.count).contains(index) else { return }
    if historyIndex == history.count { draft = text }
    historyIndex = index
    text = index == history.count ? draft : Array(history[index])
    cursor = text.count
  }

  /// A pasted line end would otherwise send the line off. Those at the end come from marking whole lines.
  private func cleaned(_ pasted: String) -> String {
    let lines = pasted.map { $0.isNewline ? "\n" : $0 }
    let end = lines.lastIndex { $0 != "\n" }.map { $0 + 1 } ?? 0
    return String(lines[..<end].filter { keepsLines || $0 != "\n" })
  }

  /// The part that fits into `width` columns around the cursor, and the cursor's column in it, from 0.
  func view(width: Int) -> (text: String, column: Int) {
    // What was pasted may be long: nothing is looked at that is not shown.
    var start = cursor
    var column = 0
    while start > 0 {
      let before = cell(text[start - 1]).width
      if column + before >= width { break }
      column += before
      start -= 1
    }
    var shown = ""
    var used = 0
    for character in text[start...] {
      let cell = cell(character)
      used += cell.width
      if used >= width { break }
      shown += cell.text
    }
    return (shown, column)
  }

  private func cell(_ character: Character) -> (text: String, width: Int) {
    if isMasked { return ("•", 1) }
    if character.isNewline { return ("↵", 1) }
    let text = TerminalSafe.text(String(character))
    return (text, DisplayWidth.of(text))
  }
}
