/// What a program takes, as its own help says.
package struct ProgramTable: Hashable, Sendable {
  /// What follows an option. The raw value is what a table has after the option's name.
  package enum Value: String, Hashable, Sendable, CaseIterable {
    case none = ""
    /// The next word, where there is no `=`.
    case required = "="
    /// Only within the same word.
    case optional = "=?"
    /// Nothing after it is an option of this program: `python3 -m module …`.
    case rest = "=*"
  }

  /// With their hyphens; empty: nothing is known of them.
  package var options: [String: Value]
  /// The program may have options that are not among them.
  package var isPartial: Bool
  /// What follows its first argument is for another program: `ssh host ls -l`.
  package var passesOn: Bool
  /// Other names of this sub-command.
  package var aliases: [String] = []
  /// Sub-commands, by name.
  package var commands: [String: ProgramTable] = [:]

  package init(options: [String: Value] = [:], isPartial: Bool = false, passesOn: Bool = false) {
    (self.options, self.isPartial, self.passesOn) = (options, isPartial, passesOn)
  }

  /// How deep sub-commands are within each other: `docker compose alpha viz` has three.
  package static let depth = 3

  /// The sub-command of that name or alias.
  func command(_ name: String) -> ProgramTable? {
    commands[name] ?? commands.values.first { $0.aliases.contains(name) }
  }
}

/// Tables of programs, by the words with which a program is called: `kubectl`, `python3 -m pip`.
package struct ProgramTables: Hashable, Sendable {
  package private(set) var all: [String: ProgramTable]
  /// The names by their first word, the longest name first.
  private var names: [String: [[String]]] = [:]

  package init(_ all: [String: ProgramTable] = [:]) {
    self.all = all
    for name in all.keys.sorted() {
      let words = name.split(separator: " ").map(String.init)
      if let first = words.first { names[first, default: []].append(words) }
    }
    names = names.mapValues { $0.sorted { $0.count > $1.count } }
  }

  package var isEmpty: Bool { all.isEmpty }

  /// The program that a command calls, and how many of the words name it.
  func program(of words: [String]) -> (name: String, table: ProgramTable, count: Int)? {
    guard let first = words.first, let candidates = names[first] else { return nil }
    for name in candidates where words.starts(with: name) {
      let key = name.joined(separator: " ")
      if let table = all[key] { return (key, table, name.count) }
    }
    return nil
  }

  /// Later tables take the place of earlier ones.
  package mutating func merge(_ other: ProgramTables) { self = Self(all.merging(other.all) { $1 }) }
}
