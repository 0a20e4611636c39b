import Bytes
import Diagnostics

/// Every line of the page that begins with a run of backticks or tildes, no matter what it turns out to be.
struct FenceIndex {
  let marks: [FenceMark]

  init(_ source: SourceFile) {
    var marks: [FenceMark] = []
    for number in 1...source.lineStarts.count {
      let line = FenceMark.quoteStripped(source.pageLine(number), depth: .max, in: source)
      if let mark = FenceMark(line, in: source) { marks.append(mark) }
    }
    self.marks = marks
  }

  /// The index of the first mark below line `number`.
  func firstIndex(below number: Int) -> Int {
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].line.number <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A run of backticks or tildes at the beginning of a line: at least three, but where a fence that lost some is looked
/// for.
struct FenceMark {
  /// Its `start` and `column` are those of the run.
  let line: PageLine
  let byte: UInt8
  /// How many backticks or tildes.
  let count: Int
  /// What follows the run, trimmed.
  let info: Range<Int>
  /// Nothing or an attribute list follows, so it can close a fence.
  let isBare: Bool

  /// - Parameter least: how many backticks or tildes make a mark.
  init?(_ line: PageLine, in source: SourceFile, atLeast least: Int = 3) {
    guard line.end - line.start >= least else { return nil }
    let bytes = source.bytes
    let byte = bytes[line.start]
    guard byte == .backtick || byte == UInt8(ascii: "~") else { return nil }
    var run = line.start
    while run < line.end, bytes[run] == byte { run += 1 }
    guard run - line.start >= least else { return nil }
    var infoStart = run
    while infoStart < line.end, bytes[infoStart].isSpaceOrTab { infoStart += 1 }
    let infoEnd = bytes.trimmedEnd(of: infoStart..<line.end)
    self.line = line
    self.byte = byte
    count = run - line.start
    info = infoStart..<infoEnd
    isBare = info.isEmpty || (bytes.holds("{:", at: infoStart, before: infoEnd) && bytes[infoEnd - 1] == .closeBrace)
  }

  /// A backtick fence's info holds no backtick: that is a code span.
  func canOpen(in source: SourceFile) -> Bool {
    byte != .backtick || !source.bytes[info].contains(.backtick)
  }

  /// `line` after at most `depth` quote markers.
  static func quoteStripped(_ line: PageLine, depth: Int, in source: SourceFile) -> PageLine {
    var line = line
    var depth = depth
    while depth > 0, line.start < line.end, source.bytes[line.start] == .greater {
      line = source.rest(of: line, from: line.start + 1)
      depth -= 1
    }
    return line
  }
}
