/// A line of a program's log.
enum LogLine {
  /// What the program says, without the time, the process, the level and the signs that logs put before it, and without
  /// a slash at its end: `INFO:     Uvicorn running on http://127.0.0.1:8000`; nil where nothing is said.
  static func message(of line: String) -> String? {
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    while let word = words.first, isPrefix(word) { words = words.dropFirst() }
    guard words.count >= 2 else { return nil }
    var text = words.joined(separator: " ")
    while let last = text.last, last == "/" || last == "." { text.removeLast() }
    return text
  }

  private static func isPrefix(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter).lowercased()
    // `2026-01-02`, `10:11:12,345`, `*`, `|`, `12345:M`
    if letters.count <= 1 { return letters.isEmpty || !word.contains("/") }
    if word.first == "[" || word.last == "]" || levels.contains(letters) || months.contains(letters) { return true }
    return word.first?.isNumber == true && word.contains(":")
      && word.allSatisfy { $0.isNumber || "T:-+.,Z".contains($0) }
  }

  private static let levels: Set<String> = [
    "info", "warn", "warning", "debug", "notice", "log", "error", "trace", "levelinfo", "levelwarn",
  ]
  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "mon", "tue", "wed", "thu",
    "fri",
    "sat", "sun",
  ]
}
