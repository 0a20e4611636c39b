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
        rest = rest.dropFirst(takesNextWord(word) ? 2 : 1)
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

  /// Whether the value of an option is the next word; short options may be joined, of which the last takes it (`-iu`).
  private func takesNextWord(_ option: String) -> Bool {
    if optionsWithValue.contains(option) { return true }
    guard option.utf8.count > 2, !option.hasPrefix("--") else { return false }
    let letters = option.dropFirst()
    return letters.firstIndex { optionsWithValue.contains("-\($0)") }.map { letters.index(after: $0) }
      == letters.endIndex
  }

  private static func isAssignment(_ text: String) -> Bool {
    guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")), equals > text.utf8.startIndex else { return false }
    return text.utf8[..<equals].allSatisfy(\.isNameByte)
  }
}
