/// The string literals of a Swift source text as message patterns, each with what is before it.
///
/// Enough of Swift's lexical grammar for this project's sources: comments, plain, raw and multi-line strings,
/// interpolations nested in any depth.
struct SwiftLiterals {
  struct Literal: Hashable {
    var line: Int
    /// As ``Diagnostics/Message`` would hold it.
    var pattern: String
    /// The code right before it, blanks removed.
    var context: String
  }

  private(set) var literals: [Literal] = []
  private let text: [Character]
  private var index = 0

  init(_ source: String) {
    text = Array(source)
    while index < text.count { step() }
  }

  private mutating func step() {
    if starts("//") {
      while index < text.count, !text[index].isNewline { index += 1 }
    } else if starts("/*") {
      while index < text.count, !starts("*/") { index += 1 }
      index += 2
    } else if text[index] == "\"" {
      _ = literal()
    } else {
      index += 1
    }
  }

  private func starts(_ prefix: String) -> Bool {
    index + prefix.count <= text.count && String(text[index..<index + prefix.count]) == prefix
  }

  /// Reads the literal that begins here and notes it; its pattern.
  private mutating func literal() -> String {
    let start = index
    var hashes = 0
    while start - hashes > 0, text[start - hashes - 1] == "#" { hashes += 1 }
    let isLong = starts("\"\"\"")
    let close = (isLong ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    index += isLong ? 3 : 1
    var pattern = ""
    while index < text.count, !starts(close) {
      if starts(escape) {
        index += escape.count
        pattern += escaped(isLong: isLong)
      } else {
        let character = text[index]
        pattern += character == "{" ? "{{" : character == "}" ? "}}" : String(character)
        index += 1
      }
    }
    index += close.count
    if isLong { pattern = SwiftLiterals.dedented(pattern) }
    let line = 1 + text[..<start].count(where: \.isNewline)
    let context = String(text[max(0, start - hashes - 60)..<start - hashes].filter { !$0.isWhitespace })
    literals.append(Literal(line: line, pattern: pattern, context: context))
    return pattern
  }

  private mutating func escaped(isLong: Bool) -> String {
    let character = text[index]
    index += 1
    switch character {
    case "(": return interpolation()
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let end = text[index...].firstIndex(of: "}") ?? text.count - 1
      let digits = String(text[(index + 1)..<end])
      index = end + 1
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
    // A line end that is none.
    case let other where other.isNewline: return "\u{0}"
    default: return String(character)
    }
  }

  /// `{}`, or `{#one|other}` for `\(count: n, "one", "other")`.
  private mutating func interpolation() -> String {
    let isCount = starts("count:")
    var depth = 1
    var strings: [String] = []
    while index < text.count, depth > 0 {
      if text[index] == "\"" {
        strings.append(literal())
        continue
      }
      depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      index += 1
    }
    return isCount ? "{#\(strings.suffix(2).joined(separator: "|"))}" : "{}"
  }

  /// A multi-line literal without the indentation of its closing line, `\` at line ends resolved.
  private static func dedented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let indent = lines.last?.count ?? 0
    lines = lines.dropFirst().dropLast().map { String($0.dropFirst(indent)) }
    // The mark of a joined line swallowed the line end: what follows it begins with the indentation.
    return lines.map { line in
      let parts = line.split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
      return parts[0] + parts.dropFirst().map { String($0.dropFirst(indent)) }.joined()
    }.joined(separator: "\n")
  }
}
