import Bytes

/// A step's text as the shell reads it.
struct StepText {
  let bytes: [UInt8]

  /// Empty lines are above the text so that the shell counts as the document does. It takes 60 ns to skip one, so
  /// after this line of a document, where few pages have any, the shell counts from the text's own first line.
  static let mostLines = 2_000

  /// Words without which nothing that a shell runs changes its own descriptors or limits: the commands that do, and
  /// those that run what is elsewhere.
  private static let hints = [
    "exec", "limit", "source", ". ", "eval", "coproc", "redirect", "sysopen", "zsocket", ".\t",
  ]
  .map { Array($0.utf8) }

  /// The same for traps.
  private static let trapHints = ["trap", "source", ". ", "eval", ".\t"].map { Array($0.utf8) }

  /// Whether the text may change what the system keeps about the shell's process.
  static func mayChangeProcess(_ text: String) -> Bool { holds(hints, Array(text.utf8)) }

  /// Whether the text, or a function that it calls, may set a trap.
  static func mayTrap(_ text: [UInt8]) -> Bool { holds(trapHints, text) }

  private static func holds(_ hints: [[UInt8]], _ text: [UInt8]) -> Bool {
    hints.contains { text.byteIndex(of: $0) != nil }
  }

  init(text: String, line: Int, prologue: String) {
    let padding = line <= StepText.mostLines ? max(0, line - 1) : 0
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
