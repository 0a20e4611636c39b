import Bytes

/// What the names of a session say of the program of a command.
extension SessionNames {
  /// An expansion or a pattern in the place of a program, `$SHELL`, `/bin/s[h]`, of which it is not known that it names no interpreter.
  func isUnknownProgram(_ word: ShellWord) -> Bool {
    guard word.literal == nil else { return false }
    guard word.text.containsBytes(of: "$") || word.text.containsBytes(of: "`") else {
      // `/bin/s[h]`
      return ShellPattern(word.text).map(Interpreter.isNamed) ?? false
    }
    let bare = word.text.filter { $0 != "\"" && $0 != "'" }
    // `"$JAVA_HOME/bin/java"`
    if let slash = bare.lastIndex(of: "/") {
      let name = bare[bare.index(after: slash)...]
      if !name.isEmpty, name.utf8.allSatisfy({ $0.isNameByte || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }) {
        return Interpreter.named(String(name)) != nil
      }
    }
    guard let variable = Self.variable(of: bare), !computed.contains(variable), let values = literals[variable] else {
      return true
    }
    return values.contains { value in
      value.split(whereSeparator: { " ()\t\n".containsBytes(of: $0) }).contains { interpreter(String($0)) != nil }
    }
  }

  /// The page gives a meaning of its own to the name.
  func isShadowed(_ name: String) -> Bool { functions.contains(name) || aliases[name]?.joins == true }

  /// Whether a command runs the program in its words.
  func startsCommand(_ words: [ShellWord]) -> Bool {
    guard let first = words.first else { return false }
    guard let name = first.programName else { return isUnknownProgram(first) }
    return Interpreter.starters.contains(name) || starters.contains(name)
  }

  /// Whether a command hands its input to a function or a file of the page that may run it.
  func runsInput(_ command: SimpleCommand) -> Bool {
    guard !evaluating.isEmpty else { return false }
    return command.words.prefix(4).contains { word in
      word.literal.map(evaluating.contains) ?? false || files(of: word.text).contains(where: evaluating.contains)
    }
  }

  /// By the end of its name a file is no program.
  static func holdsData(_ name: String) -> Bool {
    [
      ".yaml", ".yml", ".json", ".txt", ".md", ".xml", ".toml", ".ini", ".csv", ".html", ".conf", ".pem", ".crt",
      ".key",
    ]
    .contains { name.hasSuffix($0) || name.hasSuffix($0 + "\"") }
  }
}
