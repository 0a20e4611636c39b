import Diagnostics

/// Inlines that are gathered one by one; blanks at the ends and beside line breaks vanish, neighbouring texts join.
struct RunningText {
  private var content: [Inline] = []
  /// Text is gathered apart, so that many small pieces are not copied again and again.
  private var words = ""
  private var wordsRange: SourceRange?
  private var owesSpace = false

  private var isEmpty: Bool { content.isEmpty && words.isEmpty }

  private var endsWithBreak: Bool { words.isEmpty && content.last?.kind == .lineBreak }

  mutating func addSpace() { owesSpace = !isEmpty && !endsWithBreak }

  mutating func add(_ inlines: [Inline]) {
    for inline in inlines {
      if owesSpace, let end = wordsRange?.end ?? content.last?.range.end { addWords(" ", SourceRange(at: end)) }
      owesSpace = false
      if case .text(let text) = inline.kind {
        addWords(text, inline.range)
      } else {
        flushWords()
        content.append(inline)
      }
    }
  }

  mutating func addBreak(at range: SourceRange) {
    owesSpace = false
    guard !isEmpty, !endsWithBreak else { return }
    flushWords()
    content.append(Inline(.lineBreak, range: range))
  }

  /// Without line breaks at the end.
  consuming func finished() -> [Inline] {
    flushWords()
    while content.last?.kind == .lineBreak { content.removeLast() }
    return content
  }

  private mutating func addWords(_ text: String, _ range: SourceRange) {
    words += text
    wordsRange = wordsRange?.union(range) ?? range
  }

  private mutating func flushWords() {
    if let range = wordsRange, !words.isEmpty { content.append(Inline(.text(words), range: range)) }
    words = ""
    wordsRange = nil
  }
}
