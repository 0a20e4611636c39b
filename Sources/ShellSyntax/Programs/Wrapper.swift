/// A program that runs the program named in its arguments.
struct Wrapper {
  /// Its options that take the next word as their value.
  var optionsWithValue: Set<String> = []
  /// How many words are before the inner program.
  var operands = 0

  /// The words of a call from the program on that it is about.
  static func called(_ words: [String]) -> ArraySlice<String> {
    var rest = words[...].drop(while: isAssignment)
    while let name = rest.first, let wrapper = all[name] { rest = wrapper.inner(rest.dropFirst()) { $0 } }
    return rest
  }

  /// `sudo -u postgres bash` is another user's.
  static func changesUser(_ words: [String]) -> Bool {
    guard let start = words.firstIndex(of: "sudo") else { return false }
    let options = Arguments(words[(start + 1)..<called(words).startIndex], valued: [])
    return options.contains("-u") || options.contains("--user")
  }

  static let all: [String: Wrapper] = [
    "sudo": Wrapper(optionsWithValue: ["-u", "-g", "-h", "-p", "-C", "-r", "-t", "-D", "-R", "-T", "--user", "--group"]
    ),
    "env": Wrapper(optionsWithValue: ["-u", "-C", "-S", "--unset", "--chdir"]),
    "nice": Wrapper(optionsWithValue: ["-n", "--adjustment"]),
    "timeout": Wrapper(optionsWithValue: ["-k", "-s", "--kill-after", "--signal"], operands: 1),
    "xargs": Wrapper(optionsWithValue: ["-a", "-d", "-E", "-I", "-L", "-n", "-P", "-s"]),
    "exec": Wrapper(optionsWithValue: ["-a"]),
    "nohup": Wrapper(), "time": Wrapper(), "command": Wrapper(), "builtin": Wrapper(),
  ]

  /// The inner program and its arguments.
  ///
  /// - Parameter text: of a word, as written.
  func inner<Word>(_ words: ArraySlice<Word>, text: (Word) -> String) -> ArraySlice<Word> {
    var rest = words
    var operands = operands
    while let word = rest.first.map(text) {
      if word == "--" {
        rest.removeFirst()
      } else if word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 {
        // `command -v x` asks whether x exists, and runs nothing.
        if word == "-v" || word == "-V" { return [] }
        rest = rest.dropFirst(Arguments.takesNextWord(word, valued: optionsWithValue) ? 2 : 1)
      } else if Self.isAssignment(word) {
        rest.removeFirst()
      } else if operands > 0 {
        operands -= 1
        rest.removeFirst()
      } else {
        return rest
      }
    }
    return []
  }

  private static func isAssignment(_ text: String) -> Bool {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.utf8.startIndex else { return false }
    return text.utf8[..<equals].allSatisfy(\.isNameByte)
  }
}
