import RunbookModel

/// The status lines (`HTTP/1.1 401 Unauthorized`) that `curl -i`, `-I` and `-v` print among their output.
enum HTTPStatusLine {
  /// The status of the last answer; nil where the action does not call curl or shows no status line.
  static func last(of action: Action, in output: String) -> Int? {
    guard action.programs.contains("curl") else { return nil }
    return output.split(whereSeparator: \.isNewline).compactMap(status).last
  }

  private static func status(of line: Substring) -> Int? {
    var line = line
    if line.hasPrefix("< ") { line = line.dropFirst(2) }
    guard line.hasPrefix("HTTP/") else { return nil }
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[1].utf8.count == 3, let status = Int(words[1]), status >= 200 else { return nil }
    return status
  }
}
