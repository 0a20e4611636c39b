/// A step's text as the shell reads it.
struct StepText {
  let bytes: [UInt8]

  /// Lines above the text so that the shell counts as the document does; beyond that many it would cost time.
  private static let mostLines = 100_000

  /// Words without which nothing that a shell runs changes its own descriptors or limits: the commands that do, and
  /// those that run what stands elsewhere.
  private static let hints = [
    "exec", "limit", "source", ". ", "eval", "coproc", "redirect", "sysopen", "zsocket", ".\t",
  ]
  .map { Array($0.utf8) }

  /// Whether the text may change what the system keeps about the shell's process.
  static func mayChangeProcess(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return hints.contains { bytes.firstIndex(of: $0) != nil }
  }

  init(text: String, line: Int, prologue: String) {
    let padding = max(0, min(line, StepText.mostLines) - 1)
    var bytes: [UInt8]
    if padding > 0 {
      bytes = Array(repeating: UInt8(ascii: "\n"), count: padding - 1) + Array((prologue + "\n").utf8)
    } else {
      bytes = prologue.isEmpty ? [] : Array((prologue + "; ").utf8)
    }
    bytes += Array(text.utf8)
    bytes.append(UInt8(ascii: "\n"))
    self.bytes = bytes
  }
}
