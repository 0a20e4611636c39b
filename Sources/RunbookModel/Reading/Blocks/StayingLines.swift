import Bytes
import MarkdownBlocks
import ShellSyntax

/// A block taken apart at the commands that do not end by themselves: `make install`, then `make run`.
///
/// Only the server runs beside what follows it; what is above it in the block is done before it starts.
struct StayingLines {
  /// Of the block; nil where it is one action.
  let parts: [TranscriptPart]

  init?(_ entry: BlockSurvey.Entry, scripts: ShellReadings) {
    let text = entry.reading.text
    guard entry.reading.kind == .command, !entry.reading.isSession, entry.reading.embeddedOutput == nil,
      entry.reading.typed == nil, entry.code.text.hasPrefix(text), text.utf8.contains(UInt8(ascii: "\n"))
    else { return nil }
    let script = scripts[text]
    // Few blocks have a server.
    guard script.commands.count > 1, script.issues.isEmpty, script.programEntries.contains(where: \.staysInForeground)
    else { return nil }
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    let places = Self.lines(of: script.commands, in: text)
    var starts = [0]
    for (index, place) in places.enumerated() {
      // Two commands in one line stay together.
      let isAlone =
        (index == 0 || places[index - 1].upperBound < place.lowerBound)
        && (index + 1 == places.count || places[index + 1].lowerBound > place.upperBound)
      guard isAlone, scripts[lines[place].joined(separator: "\n")].staysInForeground else { continue }
      var first = place.lowerBound
      // A comment right above it says what it is for.
      while first > starts[starts.count - 1], lines[first - 1].drop(while: \.isSpace).first == "#" { first -= 1 }
      if index > 0, first > starts[starts.count - 1] { starts.append(first) }
      if index + 1 < places.count { starts.append(place.upperBound + 1) }
    }
    guard starts.count > 1 else { return nil }
    parts = Self.withOutput(
      zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
        TranscriptPart(
          text: lines[start..<end].joined(separator: "\n").trimmingBlanks, output: nil, lines: start...end - 1)
      })
  }

  /// What is below the last server may be what it prints, as it says itself: ` * Running on http://localhost:5000/`.
  private static func withOutput(_ parts: [TranscriptPart]) -> [TranscriptPart] {
    guard parts.count > 1, let printed = parts.last, let first = printed.text.parts(separatedBy: "\n").first,
      ServerSigns.says(String(first)), first.first == "*" || first.first?.isUppercase == true
    else { return parts }
    var parts = Array(parts.dropLast())
    let above = parts[parts.count - 1].lines
    parts[parts.count - 1].output = BlockClassifier.EmbeddedOutput(
      text: printed.text, lineOffset: printed.lines.lowerBound - above.lowerBound, isApart: false)
    parts[parts.count - 1].isTakenApart = true
    parts[parts.count - 1].lines = above.lowerBound...printed.lines.upperBound
    return parts
  }

  /// For each command its first line and its last, from 0.
  private static func lines(of commands: [ShellCommand], in text: String) -> [ClosedRange<Int>] {
    let ends = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
    func line(_ offset: Int) -> Int { ends.partitioningIndex { $0 >= offset } }
    return commands.map { command in
      let first = line(command.range.lowerBound)
      return first...max(first, line(max(command.range.lowerBound, command.range.upperBound - 1)))
    }
  }
}

extension BlockSurvey.Entry {
  /// A block that is several actions: ways that its comments tell apart, what they leave to some readers, and what is
  /// above and below a server.
  mutating func takeApart(block: Int, announcement: Prose?, reader: ProseReader) {
    if let ways = CommentAlternatives(self, block: block, announcement: announcement, reader: reader) {
      self.ways = ways.runs
      reading.transcript = ways.parts
    } else if let conditions = CommentConditions(self, reader: reader) {
      reading.transcript = conditions.parts
    } else if let staying = StayingLines(self, scripts: reader.scripts) {
      reading.transcript = staying.parts
    }
  }
}
