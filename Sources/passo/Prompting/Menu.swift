import Bytes
import Diagnostics
import RunbookReport

/// A choice by one key: `⏎ run it  e edit  q quit  ? keys`.
struct Menu<Value> {
  struct Entry {
    var key: Character
    /// What the key does, in a word or two.
    var name: String
    var value: Value
    /// What the key does, for a person who asks with `?`.
    var explanation = ""
    /// Where the line is too short, entries of a higher rank go first, and are found under `?`. 0: it stays.
    var rank = 0
    /// Where the text above the menu has the key and what it does already.
    var isListed = false
  }

  let entries: [Entry]
  /// What `?` does, and what the keys of entries do that are listed above the menu, in a word.
  private let helpName: String
  private let chooseName: String

  init(_ choices: [(MenuKey, Value)], language: Language) {
    self.init(
      choices.map { key, value in Entry(key: key.key, name: language.say(key.word), value: value) }, language: language)
  }

  init(_ choices: [(key: MenuKey, explanation: Message, value: Value)], language: Language) {
    let entries = choices.map { choice in
      Entry(
        key: choice.key.key, name: language.say(choice.key.word), value: choice.value,
        explanation: language.say(choice.explanation))
    }
    self.init(entries, language: language)
  }

  init(_ entries: [Entry], language: Language) {
    self.entries = entries
    helpName = language.say(Message("keys"))
    chooseName = language.say(Message("choose"))
  }

  /// Whether `?` explains the keys.
  var isExplained: Bool { entries.contains { !$0.explanation.isEmpty } }

  /// The entry of a key; letters count in either case.
  func entry(for key: Key) -> Entry? {
    switch key {
    case .enter: entries.first { $0.key == MenuKey.enter }
    case .character(let typed):
      entries.first { $0.key == typed } ?? entries.first { $0.key.lowercased() == typed.lowercased() }
    default: nil
    }
  }

  /// The entry of a typed line, for terminals that hand over lines only: a key, or the word beside it.
  func entry(forLine line: String) -> Entry? {
    let text = line.split(whereSeparator: \.isSpace).joined(separator: " ")
    guard let first = text.first else { return entry(for: .enter) }
    if let entry = entries.first(where: { $0.name.lowercased() == text.lowercased() }) { return entry }
    return text.count == 1 ? entry(for: .character(first)) : nil
  }

  /// A menu that explains itself is one line where that holds what matters most; any other one is as many as hold it.
  func lines(width: Int, style: TextStyle = TextStyle()) -> [String] {
    var shown = entries.filter { !$0.isListed }.map { Part(key: String($0.key), name: $0.name, rank: $0.rank) }
    let listed = entries.filter(\.isListed).map(\.key)
    if let first = listed.first, let last = listed.last {
      shown.insert(Part(key: first == last ? "\(first)" : "\(first)–\(last)", name: chooseName, rank: 0), at: 0)
    }
    guard isExplained else { return Menu.wrapped(shown, width: width, style) }
    shown.append(Part(key: String(MenuKey.help), name: helpName, rank: 0))
    return Menu.wrapped(Menu.fitting(shown, width: width), width: width, style)
  }

  /// Those that one line holds, the ones that matter most before the others.
  private static func fitting(_ parts: [Part], width: Int) -> [Part] {
    var used = parts.filter { $0.rank == 0 }.reduce(-2) { $0 + 2 + $1.columns }
    var left = Set(parts.indices.filter { parts[$0].rank > 0 })
    for index in left.sorted(by: { parts[$0].rank < parts[$1].rank }) where used + 2 + parts[index].columns <= width {
      used += 2 + parts[index].columns
      left.remove(index)
    }
    return parts.indices.filter { !left.contains($0) }.map { parts[$0] }
  }

  /// A key and its word in the line.
  private struct Part {
    var key: String
    var name: String
    var rank: Int

    var columns: Int { DisplayWidth.of("\(key) \(name)") }
  }

  private static func wrapped(_ shown: [Part], width: Int, _ style: TextStyle) -> [String] {
    var lines = [""]
    var used = 0
    for part in shown {
      let words = style.paint(part.key, .strong) + " " + style.paint(part.name, .dim)
      let columns = part.columns
      if used > 0, used + 2 + columns > width {
        lines.append(words)
        used = columns
      } else {
        lines[lines.count - 1] += (used > 0 ? "  " : "") + words
        used += (used > 0 ? 2 : 0) + columns
      }
    }
    return lines
  }
}
