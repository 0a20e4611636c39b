/// The lines of a sample against those of an output: which lines of the sample may be next is followed all at once, so
/// that no rule, and no order of them, takes more time than the product of both.
struct ExactAutomaton {
  enum Knowledge {
    /// What is not known to match does not.
    case known
    /// What may match does.
    case everything
  }

  enum End {
    case matched
    /// At a line of the output, from 0, or after its last one; which line of the sample was expected there, nil: none.
    case stopped(line: Int, expected: Int?)
  }

  private struct Step {
    /// Of the sample, from 0.
    var line: Int
    var rule: ExactLine.Rule
    /// Of an unknown rule: what it can match at most; nil: anything.
    var outline: [LineGlob]?
    var isOptional: Bool
    var isRepeated: Bool
  }

  private let steps: [Step]

  init(_ lines: [ExactLine], tool: ExactRules.Tool) {
    steps = lines.enumerated().flatMap { number, line -> [Step] in
      var outline: [LineGlob]?
      if tool == .trycmd, case .unknown(let text) = line.rule { outline = ExactLine.outline(ofTrycmd: text) }
      func step(_ isOptional: Bool, _ isRepeated: Bool) -> Step {
        Step(line: number, rule: line.rule, outline: outline, isOptional: isOptional, isRepeated: isRepeated)
      }
      return switch line.count {
      case .once: [step(false, false)]
      case .optional: [step(true, false)]
      case .any: [step(true, true)]
      case .several: [step(false, false), step(true, true)]
      }
    }
  }

  /// Of the sample, from 0.
  var firstUnknown: Int? { steps.first { if case .unknown = $0.rule { true } else { false } }?.line }

  /// - Parameter leavingOut: lines of the output may be left out.
  func end(of output: [String], knowing knowledge: Knowledge, leavingOut: Bool = false) -> End {
    var places = closure([0])
    for (number, line) in output.enumerated() {
      var next: [Int] = leavingOut ? places : []
      for place in places where place < steps.count && matches(steps[place], line, knowledge) {
        next.append(steps[place].isRepeated ? place : place + 1)
      }
      guard !next.isEmpty else { return .stopped(line: number, expected: expected(at: places)) }
      places = closure(next)
    }
    return places.contains(steps.count) ? .matched : .stopped(line: output.count, expected: expected(at: places))
  }

  /// The first one that had to be there.
  private func expected(at places: [Int]) -> Int? {
    let open = places.filter { $0 < steps.count }
    return (open.first { !steps[$0].isOptional } ?? open.first).map { steps[$0].line }
  }

  /// What optional lines leave open as well; in order, each once.
  private func closure(_ places: [Int]) -> [Int] {
    var isOpen = Array(repeating: false, count: steps.count + 1)
    for place in places { isOpen[place] = true }
    for place in steps.indices where isOpen[place] && steps[place].isOptional { isOpen[place + 1] = true }
    return isOpen.indices.filter { isOpen[$0] }
  }

  private func matches(_ step: Step, _ line: String, _ knowledge: Knowledge) -> Bool {
    switch step.rule {
    case .any: true
    case .equal(let text): text == line
    case .globs(let globs): globs.contains { $0.matches(line) }
    case .expression(let expression): expression.matches(anyOf: [line[...]])
    case .unknown(let text):
      text == line || knowledge == .everything && (step.outline?.contains { $0.matches(line) } ?? true)
    }
  }
}
