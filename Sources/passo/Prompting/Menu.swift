import Bytes
import Diagnostics
import RunbookReport

/// A choice by one key: `⏎ run  e edit  q quit`. The key is the first character of the translated words, so that it
/// is one that the person's language suggests.
struct Menu<Value> {
  struct Entry {
    var key: Character
    var words: String
    var value: Value
    /// What the key does, for a person who asks with `?`.
    var explanation = ""
    /// Where the line is too short, words of a higher rank go first; `?` tells what their keys mean. 0: they stay.
    var rank = 0

    /// The words after the key.
    var name: String { String(words.dropFirst().drop { $0 == " " }) }
  }

  let entries: [Entry]

  /// - Parameter choices: words with their key in front; `⏎` is Enter.
  init(_ choices: [(Message, Value)], language: Language) {
    entries = choices.map { message, value in
      let words = language.say(message)
      return Entry(key: words.first ?? " ", words: words, value: value)
    }
  }

  /// - Parameter choices: words with their key in front, and what the key does.
  init(_ choices: [(words: Message, explanation: Message, value: Value)], language: Language) {
    entries = choices.map { choice in
      let words = language.say(choice.words)
      return Entry(
        key: words.first ?? " ", words: words, value: choice.value, explanation: language.say(choice.explanation))
    }
  }

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// Whether `?` explains the keys.
  var isExplained: Bool { entries.contains { !$0.explanation.isEmpty } }

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
    entry(for: Menu.key(ofLine: line).map(Key.character) ?? .enter)
  }

  /// What a line begins with; nil for an empty one.
  static func key(ofLine line: String) -> Character? { line.split(whereSeparator: \.isSpace).first?.first }

  /// A menu that explains itself is one line, if need be with some keys alone; any other one is as many as hold it.
  func lines(width: Int) -> [String] {
    guard isExplained else { return wrapped(width: width) }
    var words = entries.map(\.words)
    let order = entries.indices.filter { entries[$0].rank > 0 }.sorted { entries[$0].rank > entries[$1].rank }
    for index in order {
      let line = Menu.line(words)
      if DisplayWidth.of(line) <= width { return [line] }
      words[index] = String(entries[index].key)
    }
    return [Menu.line(words)]
  }

  private static func line(_ words: [String]) -> String { (words + ["?"]).joined(separator: "  ") }

  private func wrapped(width: Int) -> [String] {
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
