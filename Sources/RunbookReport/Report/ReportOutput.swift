import Bytes

/// What a command printed, as far as a report shows it: its beginning and its end.
struct ReportOutput: Sendable {
  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  /// In bytes.
  private(set) var count = 0

  /// In bytes; as much again is kept of the end.
  private static let limit = 32_768

  var isEmpty: Bool { count == 0 }

  mutating func append(_ bytes: [UInt8]) {
    count += bytes.count
    let room = ReportOutput.limit - head.count
    head += bytes.prefix(room)
    tail += bytes.dropFirst(room)
    // Cut now and then, so that each byte is moved once at most.
    if tail.count > 2 * ReportOutput.limit { tail.removeFirst(tail.count - ReportOutput.limit) }
  }

  /// Bytes between the beginning and the end that are not kept.
  var omitted: Int { count - head.count - keptTail.count }

  /// A cut tail begins with a whole line, if it has one.
  private var keptTail: ArraySlice<UInt8> {
    guard head.count + tail.count < count else { return tail[...] }
    guard let end = tail.firstIndex(of: UInt8(ascii: "\n")), end + 1 < tail.count else { return tail[...] }
    return tail[(end + 1)...]
  }

  /// Readable and harmless lines: escape sequences are gone, what was overwritten does not show, every other control
  /// or invisible character is shown by its number.
  ///
  /// - Parameter gap: the line that stands for what is omitted.
  func lines(gap: (_ bytes: Int) -> String) -> [String] {
    let omitted = omitted
    if omitted == 0 { return ReportOutput.lines(of: head + tail) }
    return ReportOutput.lines(of: head) + [gap(omitted)] + ReportOutput.lines(of: Array(keptTail))
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var indenter = OutputIndenter(indent: 0, keepsColour: false, isLive: false)
    let shown = indenter.show(bytes) + indenter.finish()
    var lines = String(decoding: shown, as: UTF8.self).parts(separatedBy: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
