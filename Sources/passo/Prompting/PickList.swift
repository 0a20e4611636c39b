import OutputMatching
import RunbookReport

/// A list that is being picked from: typing filters it, arrows move the mark, and all that is typed can be taken as it
/// is. Knows nothing of terminals, and never picks by itself.
struct PickList {
  enum Outcome: Equatable {
    case editing
    case picked(String)
    /// What was typed, with nothing in the list that has it.
    case typed(String)
    /// Escape: back to free text, which begins with what was typed.
    case left(String)
    /// Ctrl-C.
    case interrupted
  }

  let listing: ValueListing
  private(set) var editor = LineEditor()
  /// Index in ``matching``.
  private(set) var marked = 0

  /// - Parameter value: of an earlier run, or the page's default: marked first where the list has it.
  init(_ listing: ValueListing, marking value: String? = nil) {
    self.listing = listing
    marked = listing.entries.firstIndex { $0.value == value } ?? 0
  }

  /// The entries that hold every word of what is typed, in either case.
  var matching: [ValueListing.Entry] { PickList.matching(String(editor.text), in: listing.entries) }

  static func matching(_ text: String, in entries: [ValueListing.Entry]) -> [ValueListing.Entry] {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    return entries.filter { entry in
      let line = entry.line.lowercased() + "\n" + entry.value.lowercased()
      return words.allSatisfy { line.contains($0) }
    }
  }

  mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .enter: return accepted
    case .up, .control("p"): marked = max(0, marked - 1)
    case .down, .control("n"), .tab: marked = min(max(matching.count - 1, 0), marked + 1)
    case .escape, .control("g"): return .left(String(editor.text))
    case .control("c"): return .interrupted
    case .control("d") where editor.text.isEmpty: return .left("")
    default:
      let before = editor.text
      _ = editor.take(key)
      if editor.text != before { marked = 0 }
    }
    return .editing
  }

  private var accepted: Outcome {
    let matching = matching
    let text = String(editor.text)
    if let same = matching.first(where: { $0.value == text }) { return .picked(same.value) }
    if matching.indices.contains(marked) { return .picked(matching[marked].value) }
    return text.isEmpty ? .left("") : .typed(text)
  }

  /// Harmless on a terminal, with the blanks that keep its columns apart.
  static func aligned(_ line: String) -> String {
    TerminalSafe.text(line.map { $0 == "\t" ? "  " : String($0) }.joined())
  }

  /// What is shown below the line that is typed: a heading, as many entries around the mark as there is room for, and
  /// how many there are besides.
  func lines(width: Int, height: Int) -> (heading: String?, entries: [(text: String, isMarked: Bool)], hidden: Int) {
    let matching = matching
    let room = max(height, 1)
    let first = max(0, min(marked - room / 2, matching.count - room))
    let shown = matching.indices.dropFirst(first).prefix(room).map { index in
      (PickList.aligned(matching[index].line).clipped(to: max(width, 8)), index == marked)
    }
    let heading = listing.header.map { PickList.aligned($0).clipped(to: max(width, 8)) }
    return (heading, shown, matching.count - shown.count)
  }
}
