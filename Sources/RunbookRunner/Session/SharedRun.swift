/// Whether a value was made from a secret: a part of it, its letters in another case, from the end to the start, or it
/// together with something else.
struct SharedRun {
  /// In bytes; a shorter run is shared by chance.
  static let length = 8
  /// A row of fewer different bytes, `--------`, is no part of a secret alone.
  private static let fewestDifferent = 4

  private let runs: Set<UInt64>

  init(with secrets: [String]) {
    runs = secrets.reduce(into: []) { runs, secret in
      let bytes = SharedRun.folded(secret)
      runs.formUnion(SharedRun.runs(of: bytes))
      runs.formUnion(SharedRun.runs(of: bytes.reversed()))
    }
  }

  func isFound(in value: some Sequence<UInt8>) -> Bool {
    !runs.isEmpty && SharedRun.runs(of: value.map(SharedRun.folded)).contains(where: runs.contains)
  }

  private static func runs(of bytes: [UInt8]) -> [UInt64] {
    guard bytes.count >= length else { return [] }
    return (0...(bytes.count - length)).compactMap { start in
      let run = bytes[start..<(start + length)]
      guard Set(run).count >= fewestDifferent else { return nil }
      return run.reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  private static func folded(_ text: String) -> [UInt8] { text.utf8.map(folded) }
  private static func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
}
