import Bytes

/// Code that a directive of MyST shows, with its language after the name and options in its first lines:
/// ```` ```{code-block} bash ````, `:caption: setup.sh`.
enum CodeDirective {
  private static let names: Set<String> = ["code-block", "code", "sourcecode", "code-cell"]

  /// The block as it is without the directive: its info is the language, and what the page shows above it a title.
  static func open(_ code: inout CodeBlock) {
    guard code.info.utf8.first == .openBrace, let close = code.info.firstIndex(of: "}") else { return }
    let name = code.info[code.info.index(after: code.info.startIndex)..<close].lowercased()
    guard names.contains(name) else { return }
    let language = code.info[code.info.index(after: close)...].drop { $0 == " " }.prefix { $0 != " " }
    var caption: Substring?
    var count = 0
    let lines = code.text.split(separator: "\n", omittingEmptySubsequences: false)
    while count < lines.count, let (option, value) = option(lines[count]) {
      if option == "caption" { caption = value }
      count += 1
    }
    if count > 0, count < lines.count, lines[count].allSatisfy({ $0 == " " }) { count += 1 }
    guard count < lines.count || lines.count == 1 && count == 0 else { return }
    code.text = lines[count...].joined(separator: "\n")
    code.lineStarts.removeFirst(min(count, code.lineStarts.count))
    let title = caption.flatMap { $0.contains("\"") || $0.isEmpty ? nil : " title=\"\($0)\"" } ?? ""
    code.info = String(language) + title
  }

  /// `:emphasize-lines: 2`
  private static func option(_ line: Substring) -> (name: Substring, value: Substring)? {
    guard line.first == ":", let end = line.dropFirst().firstIndex(of: ":") else { return nil }
    let name = line[line.index(after: line.startIndex)..<end]
    guard !name.isEmpty, name.utf8.allSatisfy({ $0.isLowercase || $0 == UInt8(ascii: "-") }) else { return nil }
    let rest = line[line.index(after: end)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    return (name, rest.drop { $0 == " " })
  }
}
