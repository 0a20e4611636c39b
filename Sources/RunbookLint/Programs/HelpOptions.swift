import Bytes

/// The options that a help text has: those in its lists, and all that are named elsewhere in it.
struct HelpOptions {
  private(set) var all: [String: ProgramTable.Value] = [:]
  /// Lines that begin with an option.
  private(set) var structured = 0

  init(_ text: HelpLines) {
    for line in text.lines {
      guard let option = OptionSpecification(line: line) else { continue }
      structured += 1
      add(option)
    }
    for line in text.lines { addMentions(in: line) }
  }

  /// Where two lines differ, that with a value counts: the other one may be running text.
  private mutating func add(_ option: OptionSpecification) {
    for name in option.names where all[name] == nil || all[name] == ProgramTable.Value.none {
      // Numbers are options of most programs that have one: `head -20`.
      if !name.utf8.dropFirst().allSatisfy(\.isDigit) { all[name] = option.value }
    }
  }

  private mutating func addMentions(in line: [UInt8]) {
    for index in line.indices where line[index] == UInt8(ascii: "-") {
      let before = index > 0 ? line[index - 1] : .space
      guard before.isBlank || "[(|/,'\"`{<".utf8.contains(before),
        let option = OptionSpecification(mention: line[index...], isBracketed: before == UInt8(ascii: "["))
      else { continue }
      add(option)
      // `-Olevel`: the level is part of the word.
      for name in option.names where Self.hasLevel(name) && all[String(name.prefix(2))] == nil {
        all[String(name.prefix(2))] = .optional
      }
    }
  }

  private static func hasLevel(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    return bytes.count > 2 && bytes[1].isUppercase && bytes[2].isLowercase
  }
}

/// How a help text says that the program is called.
struct HelpUsage {
  /// What follows the first argument is for another program.
  private(set) var passesOn = false
  private(set) var isThere = false

  init(_ text: HelpLines) {
    var isUsage = false
    var isFirst = false
    for line in text.lines {
      let words = HelpLines.words(line)
      if let first = words.first, Self.heads(first) {
        (isUsage, isThere, isFirst) = (true, true, true)
      } else if words.isEmpty {
        // A blank line may be between the heading and the calls.
        isUsage = isUsage && isFirst
        continue
      }
      guard isUsage else { continue }
      if words.count > 1 || !Self.heads(words.first ?? "") { isFirst = false }
      if Self.passesOn(words) { passesOn = true }
    }
  }

  private static func heads(_ word: String) -> Bool {
    ["usage:", "usage", "synopsis", "syntax:"].contains(word.lowercased())
  }

  private static let others: Set<String> = [
    "command", "cmd", "program", "prog", "arg", "args", "argument", "arguments", "script", "utility", "executable",
    "initial-arguments", "remote-command", "shell-command",
  ]

  private static func passesOn(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { word in
      guard !word.hasPrefix("-") else { return false }
      let plain = word.utf8.filter { $0.isAlphanumeric || $0 == UInt8(ascii: "-") }
      return others.contains(String(decoding: plain, as: UTF8.self).lowercased())
    }
  }
}
