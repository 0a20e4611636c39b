import Bytes
import ShellSyntax

/// The output of a command as tests are written: its last line may be an exit status, `[1]` (scrut, cram, mdx), or its
/// first one, `? 1` (trycmd).
struct TestSample {
  /// Without the exit status.
  let text: String
  /// nil: nothing is said.
  let status: Status?

  enum Status: Hashable {
    /// Other than 0; nil: any but 0.
    case failure(Int32?)
    case success
  }

  /// Nil for an output that shows nothing but what is printed.
  ///
  /// - Parameters:
  ///   - tool: of the block, or of its page.
  ///   - script: the commands that print it.
  init?(_ text: String, of tool: TestTool?, printedBy script: ShellScript) {
    var lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isSpace) == true { lines.removeLast() }
    let isCram = tool == .scrut || tool == .cram
    if let last = lines.last.flatMap(Self.lastStatus), isCram || tool?.rules == nil && !Self.mayPrintList(script) {
      status = .failure(last)
      lines.removeLast()
    } else if !isCram, let first = lines.first.flatMap(Self.firstStatus) {
      status = first
      lines.removeFirst()
    } else {
      status = nil
    }
    guard isCram || status != nil else { return nil }
    self.text = lines.joined(separator: "\n")
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
