import ShellSyntax

/// The `export NAME=value` line that an output asks the reader to copy and run.
enum ExportLine {
  /// All different ones, in order; blanks around them removed.
  static func all(in output: String) -> [String] {
    var found: [String] = []
    for line in output.split(whereSeparator: \.isNewline) {
      var line = line.drop { $0 == " " || $0 == "\t" }
      while let last = line.last, last == " " || last == "\t" { line.removeLast() }
      let text = String(line)
      if text.hasPrefix("export "), !found.contains(text), isPlain(text) { found.append(text) }
    }
    return found
  }

  /// An output is no one's program: only an assignment that runs nothing else is taken from it.
  private static func isPlain(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ !forbidden.contains($0) }) else { return false }
    let words = text.dropFirst("export ".count)
    guard let equals = words.firstIndex(of: "=") else { return false }
    let name = words[..<equals].utf8
    guard let first = name.first, !(48...57).contains(first) else { return false }
    let isName = name.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
    return isName && ShellScript(text).commands.count <= 1
  }

  /// What begins a substitution, another command or a redirection.
  private static let forbidden = Set("`;|&<>()\\".utf8)
}
