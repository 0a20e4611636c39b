import Diagnostics
import RunbookReport

/// A choice by one key: `⏎ run  e edit  q quit`. The key is the first character of the translated words, so that it
/// is one that the person's language suggests.
struct Menu<Value> {
  struct Entry {
    var key: Character
    var words: String
    var value: Value
  }

  let entries: [Entry]

  /// - Parameter choices: words with their key in front; `⏎` is Enter.
  init(_ choices: [(Message, Value)], language: Language) {
    entries = choices.map { message, value in
      let words = language.say(message)
      return Entry(key: words.first ?? " ", words: words, value: value)
    }
  }

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The entry of a key; letters count in either case.
  func entry(for key: Key) -> Entry? {
    switch key {
    case .enter: entries.first { $0.key == "⏎" }
    case .character(let typed):
      entries.first { $0.key == typed } ?? entries.first { $0.key.lowercased() == typed.lowercased() }
    default: nil
    }
  }

  /// The entry of a typed line, for terminals that hand over lines only.
  func entry(forLine line: String) -> Entry? {
    let typed = line.split(whereSeparator: \.isWhitespace).first?.first
    return entry(for: typed.map(Key.character) ?? .enter)
  }

  /// One line where it fits, else as few as hold it.
  func lines(width: Int) -> [String] {
    var lines = [""]
    for entry in entries {
      let last = lines[lines.count - 1]
      let longer = last.isEmpty ? entry.words : last + "  " + entry.words
      if DisplayWidth.of(longer) > width, !last.isEmpty {
        lines.append(entry.words)
      } else {
        lines[lines.count - 1] = longer
      }
    }
    return lines
  }
}
