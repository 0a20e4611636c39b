import Diagnostics

extension Message {
  /// - Parameter lines: of the blocks, at least one.
  static func unclear(_ lines: [Int]) -> Message {
    let shown =
      lines.prefix(mostShown).map(String.init).joined(separator: ", ") + (lines.count > mostShown ? ", …" : "")
    return
      "\(count: lines.count, "block is not known to be a command, and not run", "blocks are not known to be commands, and not run"): line \(shown)"
  }

  private static let mostShown = 8
}
