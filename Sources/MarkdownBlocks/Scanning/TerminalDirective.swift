import Bytes
import Diagnostics

/// A terminal as pages of Sphinx show it: the command is an option, and the content is what it prints.
///
///     ```{terminal}
///     :input: date -u
///     :user: root
///     :host: depot
///
///     Fri Nov 27
///     ```
///
/// Source: sphinx-terminal, "Usage".
enum TerminalDirective {
  /// Makes a transcript of it, `root@depot:~$ date -u`, whose command is at its own place in the source.
  static func open(_ code: inout CodeBlock) {
    guard code.info.hasPrefix("{terminal}") else { return }
    let lines = code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    var options: [String: String] = [:]
    var input: Int?
    var next = 0
    while next < lines.count, let (name, value) = option(lines[next]) {
      if name == "input" { input = next }
      options[name] = value
      next += 1
    }
    guard let input, let command = options["input"], !command.isEmpty, input < code.lineStarts.count else { return }
    if next < lines.count, lines[next].allSatisfy(\.isSpace) { next += 1 }
    let prompt = options["host"].map { (options["user"] ?? "user") + "@" + $0 + ":~$ " } ?? "$ "
    var start = code.lineStarts[input]
    start.column = max(start.column + lines[input].utf8.count - command.utf8.count - prompt.utf8.count, 1)
    code.info = "console"
    code.text = ([prompt + command] + lines[next...].map { String($0) }).joined(separator: "\n")
    code.lineStarts = [start] + code.lineStarts[min(next, code.lineStarts.count)...]
  }

  /// `:input: date`
  private static func option(_ line: Substring) -> (name: String, value: String)? {
    guard line.first == ":", let end = line.dropFirst().firstIndex(of: ":") else { return nil }
    let name = line[line.index(after: line.startIndex)..<end]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    let value = line[line.index(after: end)...].drop { $0 == " " }
    return (String(name), String(value))
  }
}
