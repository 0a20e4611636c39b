import Bytes
import Diagnostics

/// Programs whose first letter was made a capital, as at the beginning of a sentence.
extension ShellScript {
  /// Programs whose names begin many English sentences and statements of other languages.
  private static let capitalisedWords: Set<String> = [
    "open", "select", "for", "if", "in", "then", "set", "get", "find", "make", "time", "test", "type", "wait",
    "install",
    "service", "file", "date", "host", "code", "read", "use", "go", "let", "more", "sort", "join", "return", "function",
    "security", "watch", "while", "until", "do", "done", "else", "true", "false", "id", "users", "groups", "history",
  ]

  var programDamages: [CommandDamage] {
    guard holdsCommandsOnly else { return [] }
    return simpleCommands.compactMap { simple in
      guard let word = simple.words.first, let name = word.literal, name == word.text,
        let meant = Self.meant(by: name)
      else { return nil }
      return CommandDamage(
        kind: .program, range: word.range, message: "there is no program \(name); \(meant) is probably meant",
        replacement: meant)
    }
  }

  /// `Last Transition Time: …` among other lines of an output is no call of `last`.
  private var holdsCommandsOnly: Bool {
    simpleCommands.allSatisfy { simple in
      guard let name = simple.words.first?.literal else { return true }
      return KnownPrograms.contains(name) || Self.meant(by: name) != nil || name.containsBytes(of: "/")
    }
  }

  /// True for a text that would be a command if its first letter were small: `Ibmcloud login`, not `Docker version 18`.
  package static func beginsCapitalised(_ text: String) -> Bool {
    let words = text.prefix { $0 != "\n" }.parts(separatedBy: " ", maxSplits: 2)
    guard words.count > 1, let first = words.first, meant(by: String(first)) != nil else { return false }
    return words[1].first.map { $0.isLowercase || "-<[".containsBytes(of: $0) } == true && words[1] != "version"
  }

  private static func meant(by name: String) -> String? {
    let lower = name.lowercased()
    guard name.first?.isUppercase == true, name.dropFirst() == lower.dropFirst(), !KnownPrograms.contains(name),
      KnownPrograms.contains(lower), !capitalisedWords.contains(lower)
    else { return nil }
    return lower
  }
}
