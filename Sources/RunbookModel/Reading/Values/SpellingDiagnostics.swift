import Bytes
import Diagnostics
import ShellSyntax

/// Reports a placeholder that the page explains under another spelling than the one it uses.
enum SpellingDiagnostics {
  static func diagnostics(
    for placeholders: [Placeholder], descriptions: [PlaceholderDescription], in source: SourceFile
  ) -> [Diagnostic] {
    // In the order of the descriptions. A page may have thousands of both.
    let described = Dictionary(
      grouping: descriptions.flatMap { description in description.names.map { (name: $0, line: description.line) } }
    ) { PlaceholderKey.key(of: $0.name) }
    return placeholders.flatMap { placeholder -> [Diagnostic] in
      let used = Set(placeholder.spellings.prefix(1).map(bare))
      return (described[placeholder.key] ?? []).filter {
        !used.contains(bare($0.name)) && !isLabel($0.name, of: placeholder.name)
      }.map { name, line in
        Diagnostic(
          rule: "placeholder-spelling", severity: .warning, range: range(of: name, from: line, in: source),
          message: "\(name) is described, \(placeholder.name) is used: taken as one",
          help: "write one name in both places")
      }
    }
  }

  /// `User` beside `<USER>`: a word of a sentence or of a window, and no other spelling of the name.
  private static func isLabel(_ name: String, of placeholder: String) -> Bool {
    guard let first = name.utf8.first, (0x41...0x5A).contains(first) else { return false }
    return name.utf8.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
      && bare(name).lowercased() == bare(placeholder).lowercased()
  }

  /// `REGION` and `<region>` are two spellings; `--sso` and `[--sso]` are one, and so are a variable's name and `${NAME}`.
  private static func bare(_ name: String) -> String { name.filter { !"<>{}[]$".containsBytes(of: $0) } }

  /// In pages the brackets are often written as entities, and a table row may take several lines.
  private static func range(of name: String, from line: Int, in source: SourceFile) -> SourceRange {
    let encoded = name.map { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : String($0) }.joined()
    for number in line...min(line + 8, max(line, source.lineCount)) {
      for spelling in [encoded, name] {
        let text = source.lineText(number)
        guard let found = text.byteRange(of: spelling) else { continue }
        let column = text[..<found.lowerBound].utf8.count + 1
        let start = SourcePosition(line: number, column: column)
        return SourceRange(start, SourcePosition(line: number, column: column + spelling.utf8.count))
      }
    }
    return SourceRange(at: SourcePosition(line: line, column: 1))
  }
}
