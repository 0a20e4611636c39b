import ShellExecution

/// The lines of a journal from its last to its first: the state of a run is said at the end.
struct JournalLinesFromEnd {
  private let file: OpenFile
  /// In bytes, how much is read first; most ends of journals are in it.
  private static let portion = 2048
  /// The end of the file from `place` on, without the lines that were given.
  private var buffer: [UInt8] = []
  private var place: Int

  init(of file: OpenFile) {
    self.file = file
    place = file.size
  }

  /// Without the line feed, and without saying whether it has one; nil: there is no other line, or none of a size that
  /// can be one.
  mutating func next() throws(RegularFile.Refusal) -> [UInt8]? {
    if buffer.isEmpty {
      guard place > 0 else { return nil }
      try readBack()
    }
    if buffer.last == UInt8(ascii: "\n") { buffer.removeLast() }
    while true {
      if let lineFeed = buffer.lastIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange((lineFeed + 1)...) }
        return Array(buffer[(lineFeed + 1)...])
      }
      guard place > 0 else {
        defer { buffer = [] }
        return buffer
      }
      guard buffer.count <= RegularFile.largest else { return nil }
      try readBack()
    }
  }

  private mutating func readBack() throws(RegularFile.Refusal) {
    let count = min(place, max(JournalLinesFromEnd.portion, buffer.count))
    buffer = try file.bytes(from: place - count, count: count) + buffer
    place -= count
  }
}
