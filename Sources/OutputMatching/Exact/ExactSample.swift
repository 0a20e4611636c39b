import Bytes
import Diagnostics

/// A sample that the tool of its page compares line by line: its lines, and no others, in their order.
package struct ExactSample {
  private let rules: ExactRules
  private let lines: [String]

  /// - Parameter text: as the page shows it, without the exit status.
  package init(_ text: String, rules: ExactRules) {
    self.rules = rules
    lines = Self.lines(
      of: rules.removed.reduce(text) { $0.split(separator: $1, omittingEmptySubsequences: false).joined() })
  }

  /// - Parameter output: terminal escape sequences are ignored.
  package func compare(with output: String) -> Comparison {
    let output = OutputText(output).source
    let found = Self.lines(of: String(decoding: output.bytes, as: UTF8.self))
    let comparison = rules.tool == .byexample ? compareText(found) : compareLines(found)
    guard comparison.result == .different, found == lines else { return comparison }
    // As in a rehearsal, which answers with what the page shows.
    let difference = Difference(message: "the output is the text of the sample, with its rules")
    return Comparison(result: .undecided, differences: [difference])
  }

  /// Blank lines at the end are ignored: whether the last line has an end is not seen.
  private static func lines(of text: String) -> [String] {
    var lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.allSatisfy(\.isSpace) == true { lines.removeLast() }
    return lines
  }

  // MARK: Line by line

  private func compareLines(_ found: [String]) -> Comparison {
    let automaton = ExactAutomaton(lines.map { ExactLine($0, tool: rules.tool) }, tool: rules.tool)
    guard lines.count * found.count <= Self.most else { return Self.tooLong }
    if case .matched = automaton.end(of: found, knowing: .known) { return Comparison(result: .matched) }
    switch automaton.end(of: found, knowing: .everything) {
    case .matched:
      let line = automaton.firstUnknown ?? 0
      return Comparison(
        result: .undecided,
        differences: [
          Difference(
            sampleLine: line, expected: lines[line],
            message: "what this line of the sample stands for cannot be compared here")
        ])
    case .stopped(let line, let expected):
      let difference = difference(at: line, expected, found)
      guard rules.comparesOneStream, case .matched = automaton.end(of: found, knowing: .everything, leavingOut: true)
      else { return Comparison(result: .different, differences: [difference]) }
      return Comparison(
        result: .undecided,
        differences: [
          Difference(
            outputLine: line, actual: found[line],
            message: "line \(line + 1): the sample does not have it, and it may be a message that is not compared")
        ])
    }
  }

  /// Comparisons of two lines.
  private static let most = 100_000

  private static var tooLong: Comparison {
    Comparison(
      result: .notUnderstood,
      differences: [Difference(message: "the output is too large to be compared with the sample")])
  }

  private func difference(at line: Int, _ expected: Int?, _ found: [String]) -> Difference {
    let wanted = expected.map { lines[$0] }
    guard line < found.count else {
      return Difference(sampleLine: expected, expected: wanted, message: "the line is missing")
    }
    return Difference(
      sampleLine: expected, outputLine: line, expected: wanted, actual: found[line],
      message: wanted == nil
        ? "line \(line + 1): the sample ends before it" : "line \(line + 1): not the line that the sample has there")
  }

  // MARK: As one text

  private func compareText(_ found: [String]) -> Comparison {
    let sample = text(lines)
    // Blank lines at the beginning may be left out, each of them.
    let blanks = rules.ignoresBlanks ? 0 : found.prefix { $0.allSatisfy(\.isSpace) }.count
    let outputs = (0...min(blanks, Self.mostBlanks)).lazy.map { text(Array(found.dropFirst(blanks - $0))) }
    guard rules.hasTags else { return compared(outputs.contains(sample), found) }
    let segments = ExactTags.segments(of: sample)
    guard ExactTags.isPlain(segments) else {
      return Comparison(
        result: .undecided,
        differences: [Difference(sampleLine: 0, message: "what a name stands for twice cannot be compared here")])
    }
    return compared(outputs.contains { Glob(segments).matches(TextSlice($0)) }, found)
  }

  private static let mostBlanks = 20

  private func compared(_ isSame: Bool, _ found: [String]) -> Comparison {
    if isSame { return Comparison(result: .matched) }
    if found.isEmpty { return Comparison(result: .different, differences: [Difference(message: "there is no output")]) }
    // Where the first line that differs holds a tag, it may be a later one.
    let line = zip(lines, found).enumerated().first { $0.element.0.trimmedEnd != $0.element.1.trimmedEnd }?.offset
    let place = line ?? min(lines.count, found.count)
    return Comparison(
      result: .different, differences: [difference(at: place, place < lines.count ? place : nil, found)])
  }

  /// Without blanks at the ends of lines.
  private func text(_ lines: [String]) -> String {
    if rules.ignoresBlanks {
      return lines.flatMap { $0.split(whereSeparator: \.isSpace) }.joined(separator: " ")
    }
    return lines.map(\.trimmedEnd).joined(separator: "\n")
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmedEnd: String {
    var text = Substring(self)
    while let last = text.last, last.isSpace { text.removeLast() }
    return String(text)
  }
}
