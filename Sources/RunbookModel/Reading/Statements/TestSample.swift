import Bytes
import OutputMatching
import ShellSyntax

/// The output of a command as tests are written: its last line may be an exit status, `[1]` (scrut, cram, mdx), or its
/// first one, `? 1` (trycmd); in the languages `scrut` and `cram` its lines may be rules.
struct TestSample {
  /// As a page shows outputs: what a rule leaves open is left out.
  let text: String
  /// nil: nothing is said.
  let status: Status?
  /// Regular expressions, of which each has to match a line.
  private(set) var expressions: [String] = []
  /// A rule that is not followed leaves open whether the output is right.
  private(set) var isOpen = false

  enum Status: Hashable {
    /// Other than 0; nil: any but 0.
    case failure(Int32?)
    case success
  }

  private static let languages: Set<String> = ["scrut", "cram"]
  /// `1 of * (glob)` is no text; what it leaves open is not shown.
  private static let rules = [
    " (glob)", " (glob+)", " (glob*)", " (glob?)", " (regex)", " (regex+)", " (re)", " (escaped)", " (esc)",
  ]
  private static let literal = [" (equal)", " (equals)", " (eq)", " (no-eol)"]
  /// Rules for lines that need not be there.
  private static let optional = [" (glob*)", " (glob?)", " (regex*)", " (regex?)", " (*)", " (?)"]

  /// Nil for an output that shows nothing but what is printed.
  ///
  /// - Parameter script: the commands that print it.
  init?(_ text: String, language: String?, of script: ShellScript) {
    let isTest = language.map(Self.languages.contains) ?? false
    var lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isSpace) == true { lines.removeLast() }
    if let last = lines.last.flatMap(Self.lastStatus), isTest || !Self.mayPrintList(script) {
      status = .failure(last)
      lines.removeLast()
    } else if let first = lines.first.flatMap(Self.firstStatus) {
      status = first
      lines.removeFirst()
    } else {
      status = nil
    }
    guard isTest || status != nil else { return nil }
    self.text = isTest ? lines.map(Self.shown).joined(separator: "\n") : lines.joined(separator: "\n")
    if isTest { for line in lines { add(line) } }
  }

  private mutating func add(_ line: String) {
    guard !Self.optional.contains(where: line.hasSuffix), let rule = Self.rules.first(where: line.hasSuffix) else {
      return
    }
    let text = String(line.dropLast(rule.count))
    let expression: String? =
      switch rule {
      case " (glob)", " (glob+)": LineExpression.ofGlob(text)
      case " (regex)", " (regex+)", " (re)": text
      default: nil
      }
    if let expression, LineExpression(expression) != nil { expressions.append(expression) } else { isOpen = true }
  }

  private static func shown(_ line: String) -> String {
    if rules.contains(where: line.hasSuffix) || optional.contains(where: line.hasSuffix) { return "..." }
    guard let suffix = literal.first(where: line.hasSuffix) else { return line }
    let rest = String(line.dropLast(suffix.count))
    return rules.contains(where: rest.hasSuffix) ? "..." : rest
  }

  /// `[50]`
  private static func lastStatus(_ line: String) -> Int32? {
    guard line.first == "[", line.last == "]", let status = Int32(line.dropFirst().dropLast()),
      (1...255).contains(status)
    else { return nil }
    return status
  }

  /// `? 2`, `? failed`, `? success`
  private static func firstStatus(_ line: String) -> Status? {
    guard line.hasPrefix("? ") else { return nil }
    switch line.dropFirst(2) {
    case "success": return .success
    case "failed": return .failure(nil)
    case let word:
      return Int32(word).flatMap { (0...255).contains($0) ? $0 == 0 ? .success : .failure($0) : nil }
    }
  }

  /// A program that shows data may print `[1]` itself.
  private static func mayPrintList(_ script: ShellScript) -> Bool {
    script.commands.flatMap(\.programs).contains(where: printers.contains)
  }

  private static let printers: Set<String> = [
    "jq", "yq", "gojq", "jaq", "echo", "printf", "cat", "curl", "http", "psql", "python", "python3", "node", "ruby",
    "Rscript", "R", "julia", "redis-cli",
  ]
}
