import Bytes

/// The output of a block of a test language, `scrut` or `cram`, whose lines may be rules and whose last one may be an exit
/// status: `[1]`.
struct TestSample {
  /// As a page shows outputs: what a rule leaves open is left out.
  let text: String
  /// nil: 0.
  let status: Int32?

  private static let languages: Set<String> = ["scrut", "cram"]
  /// `1 of * (glob)` is no text; what it stands for is not shown.
  private static let rules = [
    " (glob)", " (glob+)", " (glob*)", " (glob?)", " (regex)", " (re)", " (escaped)", " (esc)",
  ]
  private static let literal = [" (equal)", " (equals)", " (eq)"]

  /// Nil for a block of another language.
  init?(_ text: String, language: String?) {
    guard let language, Self.languages.contains(language) else { return nil }
    var lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isSpace) == true { lines.removeLast() }
    status = lines.last.flatMap(Self.status)
    if status != nil { lines.removeLast() }
    self.text = lines.map { line in
      if Self.rules.contains(where: line.hasSuffix) { return "..." }
      let suffix = Self.literal.first(where: line.hasSuffix)
      return suffix.map { literal in
        let rest = String(line.dropLast(literal.count))
        return Self.rules.contains(where: rest.hasSuffix) ? "..." : rest
      } ?? line
    }.joined(separator: "\n")
  }

  /// `[50]`
  private static func status(_ line: String) -> Int32? {
    guard line.first == "[", line.last == "]", let status = Int32(line.dropFirst().dropLast()), status != 0 else {
      return nil
    }
    return status
  }
}
