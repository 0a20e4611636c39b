import Bytes
import ShellExecution

/// The lines of a journal, one after the other: no more of the file is in memory than the longest of them, and a part of
/// it besides.
struct JournalLines {
  struct Line {
    /// Without the line feed.
    var bytes: ArraySlice<UInt8>
    /// It has its line feed; what has none was never finished.
    var isFinished: Bool
  }

  private let file: OpenFile
  private let path: String
  /// In bytes, how much is read at once.
  private static let portion = 256 << 10
  /// What was read and not given yet.
  private var buffer: [UInt8] = []
  private var start = 0
  /// How far the file was read.
  private var place = 0

  /// - Throws: ``JournalError``.
  init(of path: String) throws(JournalError) {
    self.path = path
    do { file = try OpenFile(path) } catch { throw JournalError(path: path, error) }
  }

  /// Nil: there is no other line.
  ///
  /// - Throws: ``JournalError``, also for a line of more bytes than ``RegularFile/largest``.
  mutating func next() throws(JournalError) -> Line? {
    var searched = start
    while true {
      if let end = buffer[searched...].byteIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Line(bytes: buffer[start..<end], isFinished: true)
      }
      searched = buffer.count - start
      guard try readOn() else {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return Line(bytes: buffer[start...], isFinished: false)
      }
    }
  }

  /// False: there is no more.
  private mutating func readOn() throws(JournalError) -> Bool {
    guard buffer.count - start <= RegularFile.largest else { throw JournalError(path: path, .tooLarge) }
    let more: [UInt8]
    // A long line is read in ever larger parts, or joining them would take ever longer.
    do { more = try file.bytes(from: place, count: max(JournalLines.portion, buffer.count - start)) } catch {
      throw JournalError(path: path, error)
    }
    guard !more.isEmpty else { return false }
    buffer = start == buffer.count ? more : Array(buffer[start...]) + more
    start = 0
    place += more.count
    return true
  }
}
