import Bytes

/// What a program does with its words before it takes its own program from one of them.
extension SecondReadingFinder {
  mutating func readFirst(_ interpreter: Interpreter, _ name: String, _ words: ArraySlice<ShellWord>) {
    readUnescaped(name, words)
    if interpreter.language == .perl, Self.opensOperands(words) { readOpened(interpreter, name, words) }
  }

  /// `tar --checkpoint-action=exec='…'`: tar takes escapes out, so that the shell gets another text.
  private mutating func readUnescaped(_ name: String, _ words: ArraySlice<ShellWord>) {
    let bare = name.parts(separatedBy: "/").last.map(String.init) ?? name
    guard let options = Interpreter.unescapedOptions[bare] else { return }
    var isValue = false
    for word in words {
      let isOption = options.contains { word.text.hasPrefix($0) }
      if isOption || isValue {
        require(.unescaped, in: word.range, by: name)
      }
      isValue = isOption && !word.text.containsBytes(of: "=")
    }
  }

  /// `perl -pe '…' <x>`: perl opens each operand, and runs one that begins or ends with `|`.
  private mutating func readOpened(_ interpreter: Interpreter, _ name: String, _ words: ArraySlice<ShellWord>) {
    var isProgram = false
    for word in words {
      defer { isProgram = word.isOption && word.text.utf8.last.map { "eE".utf8.contains($0) } == true }
      if isProgram || word.isOption { continue }
      let text = word.text.filter { !"\"' ".containsBytes(of: $0) }
      require(text.first == "|" || text.last == "|" ? .plain : .opened, in: word.range, by: name)
    }
  }

  /// Whether perl itself, or its program, opens the operands in the old way.
  private static func opensOperands(_ words: ArraySlice<ShellWord>) -> Bool {
    words.contains { word in
      let options = word.text.utf8.prefix { $0 != .singleQuote && $0 != .doubleQuote }
      let isCluster =
        word.isOption && options.count > 1 && !"MmIx-".utf8.contains(options[options.index(after: options.startIndex)])
      return isCluster && options.contains { "np".utf8.contains($0) }
        || ["<>", "<ARGV>", "open"].contains { word.text.containsBytes(of: $0) }
    }
  }
}
