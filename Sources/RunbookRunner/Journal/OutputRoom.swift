/// How much of what commands print is recorded: a command that never stops printing must not fill the disk. What is not
/// recorded is shown all the same, and the verdict comes from the whole output.
struct OutputRoom {
  /// In bytes of the journal, of one action and of a run.
  static let ofAction = 4 << 20
  static let ofRun = 32 << 20

  private var left: Int
  private var leftOfAction = OutputRoom.ofAction
  private var isReported = false

  /// - Parameter recorded: what the journal of a run that goes on holds already.
  init(recorded: Int = 0) { left = max(0, OutputRoom.ofRun - recorded) }

  /// Another action begins, or the same once more.
  mutating func beginAction() {
    leftOfAction = OutputRoom.ofAction
    isReported = false
  }

  /// Whether there is room for another piece.
  mutating func take(_ bytes: [UInt8]) -> Bool {
    guard left > 0, leftOfAction > 0 else { return false }
    let size = Self.size(of: bytes)
    left -= size
    leftOfAction -= size
    return true
  }

  /// True once for each action whose output is too long: it is time to say so.
  mutating func mustTell() -> Bool {
    defer { isReported = true }
    return !isReported
  }

  /// The room of all actions is used up.
  var isRunFull: Bool { left <= 0 }

  /// What a piece takes as a line of the journal, where control characters are longer than themselves.
  static func size(of bytes: [UInt8]) -> Int {
    bytes.reduce(256) { $0 + ($1 < 0x20 ? 6 : $1 == UInt8(ascii: "\"") || $1 == UInt8(ascii: "\\") ? 2 : 1) }
  }
}
