import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A step whose written number does not continue its list.
struct StepNumber: Rule {
  static let id = "step-number"
  static let severity = Severity.warning
  static let summary: Message = "The numbers of the steps skip or repeat"
  static let explanation = RuleExplanation(
    why: """
      People say “I am stuck at step 4”. Numbers that skip or repeat point to a step that was lost, or that was \
      merged into the line before it in a translation. Lists in which every item is written `1.` are not reported.
      """,
    bad: """
      1. Log in.
      2. Choose the region.
      4. Create the cluster.
      """,
    good: """
      1. Log in.
      2. Choose the region.
      3. Create the cluster.
      """,
    remedy: "Number the steps one after the other, and look for a step that is missing.")

  func check(_ page: Page) -> [Diagnostic] {
    page.runbook.procedures.flatMap { procedure -> [Diagnostic] in
      var counts: [String: Count] = [:]
      return procedure.steps.enumerated().compactMap { index, step in
        guard let number = step.number, let own = Int(number.parts(separatedBy: ".").last ?? "") else { return nil }
        let parent = number.parts(separatedBy: ".").dropLast().joined(separator: ".")
        var count = counts[parent] ?? Count()
        let next = index + 1 < procedure.steps.count ? procedure.steps[index + 1] : nil
        let joined = joined(own + 1, into: step, before: next, of: page)
        // The sub-steps of the next step count from the beginning.
        for key in counts.keys where key == number || key.hasPrefix(number + ".") { counts[key] = nil }
        let found = count.isJoined ? nil : problem(own, after: count, step: step)
        count.add(own, isJoined: joined != nil)
        counts[parent] = count
        return found ?? joined
      }
    }
  }

  /// The numbers of one list, as far as they are read.
  private struct Count {
    var last: Int?
    var isJoined = false
    private var greatest = 0
    private var skipped: Set<Int> = []

    /// Goes on after a number that was reported: the one that was skipped, or the one after the greatest.
    func goesOn(with number: Int) -> Bool { skipped.contains(number) || number == greatest + 1 }

    mutating func add(_ number: Int, isJoined: Bool) {
      if number == 1 { (greatest, skipped) = (0, []) }
      // More than a few are no slip.
      if number > greatest + 1, number - greatest < 10 { skipped.formUnion(greatest + 1..<number) }
      skipped.remove(number)
      greatest = max(greatest, number)
      (last, self.isJoined) = (number, isJoined)
    }
  }

  /// A list may begin anew at 1, and lists whose every item is `1.` are counted by the browser.
  private func problem(_ own: Int, after count: Count, step: Step) -> Diagnostic? {
    guard let previous = count.last, own != previous + 1, own != 1, !count.goesOn(with: own) else { return nil }
    let help: Message = "number the steps one after the other, so that a person can refer to them"
    return own == previous
      ? finding("step \(own) appears twice", at: step.range, help: help)
      : finding("step \(own) follows step \(previous)", at: step.range, help: help)
  }

  // MARK: A step within a line

  /// The number of the next step, written after a sentence of this one.
  private func joined(_ number: Int, into step: Step, before next: Step?, of page: Page) -> Diagnostic? {
    if let next, next.number?.parts(separatedBy: ".").last.map(String.init) == "\(number)" { return nil }
    let mark = Array("\(number).".utf8)
    for block in page.document.blocks[Self.index(of: step, in: page.document.blocks)...] {
      if let next, block.range.start >= next.range.start { return nil }
      switch block.kind {
      case .heading: return nil
      case .paragraph:
        for line in max(block.range.start.line, step.line)...block.range.end.line {
          guard let found = Self.beginning(mark, in: Array(page.document.source.line(line))) else { continue }
          return finding(
            "step \(number) begins in the middle of this line",
            at: page.document.source.range(ofLine: line, found..<found + mark.count),
            help: "begin a line with its number")
        }
      default: break
      }
    }
    return nil
  }

  /// Of the first block that is not before the step.
  private static func index(of step: Step, in blocks: [Block]) -> Int {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].range.start < step.range.start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where `4.` is after the end of a sentence and before the beginning of one.
  private static func beginning(_ mark: [UInt8], in line: [UInt8]) -> Int? {
    guard line.count > mark.count + 4 else { return nil }
    return (1..<line.count - mark.count - 1).first { start in
      guard line[start...].starts(with: mark) else { return false }
      let before = line[..<start].reversed().drop { $0 == UInt8(ascii: " ") }
      let following = line[(start + mark.count)...]
      guard let end = before.first, let begin = following.drop(while: { $0 == UInt8(ascii: " ") }).first else {
        return false
      }
      let isSentence = ".!?:".utf8.contains(end) && before.count < start || before.starts(with: "。".utf8.reversed())
      return isSentence && following.first == UInt8(ascii: " ")
        && (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= begin || "*[_".utf8.contains(begin) || begin >= 0x80)
    }
  }
}
