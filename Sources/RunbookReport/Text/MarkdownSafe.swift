import Bytes

/// Puts any text into a Markdown page so that it reads there as it is.
enum MarkdownSafe {
  /// Running text on one line: characters that mean something to Markdown or HTML are escaped.
  static func line(_ text: String) -> String {
    var safe = ""
    for character in TerminalSafe.line(text) {
      if "\\`*_{}[]<>#|&~".containsBytes(of: character) { safe.append("\\") }
      safe.append(character)
    }
    return safe
  }

  /// A cell of a table; a bar in a code span needs its backslash too.
  static func cell(_ text: String, isMarkdown: Bool = false) -> String {
    isMarkdown ? text.parts(separatedBy: "|", omittingEmptySubsequences: false).joined(separator: "\\|") : line(text)
  }

  /// A code span: as many backticks as its text needs.
  static func code(_ text: String) -> String {
    let text = TerminalSafe.line(text)
    let ticks = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return ticks + pad + text + pad + ticks
  }

  /// A code block: its fence is longer than any row of backticks in it.
  static func fence(_ text: String, info: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(info)\n\(TerminalSafe.text(text))\n\(fence)"
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for next in text {
      run = next == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
