import Diagnostics

/// What a comparison has found so far, and how much more work it may do.
struct Findings {
  /// Where something was found.
  struct Place {
    /// From 0.
    var sampleLine: Int?
    /// From 0.
    var outputLine: Int?
    /// For a person: a JSON path, a label, a column, a line.
    var name: Message
  }

  /// Longer lists help no one.
  private static let longestList = 200

  private(set) var tolerated: [Tolerance] = []
  private(set) var differences: [Difference] = []
  /// What nothing explains, and what contradicts nothing.
  private(set) var doubts: [Difference] = []
  /// Lines of the output that some part of the sample accounts for.
  var explainedLines: Set<Int> = []
  /// Lines of the output that a label of the sample has taken: the next one with the same label needs its own.
  var labelLines: Set<Int> = []
  /// Steps left; each is about the comparison of two words.
  private var effort: Int

  /// What the page says beside the sample.
  let context: SampleContext
  /// What of it the output has to show as it is.
  let pinned: PinnedValues

  init(effort: Int, context: SampleContext = SampleContext()) {
    self.init(effort: effort, context: context, pinned: PinnedValues(context))
  }

  private init(effort: Int, context: SampleContext, pinned: PinnedValues) {
    self.effort = effort
    self.context = context
    self.pinned = pinned
  }

  /// Hostile or huge output: no honest answer within reasonable time.
  var isExhausted: Bool { effort <= 0 }

  /// There is too much to look at.
  mutating func giveUp() { effort = 0 }

  mutating func spend(_ steps: Int = 1) { effort -= steps }

  mutating func add(
    _ likeness: Likeness, at place: Place, expected: @autoclosure () -> String, actual: @autoclosure () -> String
  ) {
    switch pinned.checked(likeness, expected(), actual()) {
    case .same: break
    case .typed(let shape): tolerate("another \(shape.name)", at: place, isTypedWildcard: true)
    case .tolerable(let why): tolerate(why, at: place, isTypedWildcard: false)
    case .unexplained(let why): doubt(Self.difference(why, at: place, expected(), actual()))
    case .different(let why): differ(Self.difference(why, at: place, expected(), actual()))
    }
  }

  private static func difference(_ why: Message, at place: Place, _ expected: String, _ actual: String) -> Difference {
    Difference(
      sampleLine: place.sampleLine, outputLine: place.outputLine, expected: expected, actual: actual,
      message: "\(place.name): \(why)")
  }

  /// Of several candidates the one with the smallest is meant.
  var distance: Int { differences.count * (Self.longestList + 1) + doubts.count }

  mutating func doubt(_ difference: Difference) {
    guard doubts.count < Self.longestList else { return }
    doubts.append(difference)
  }

  mutating func tolerate(_ why: Message, at place: Place, isTypedWildcard: Bool) {
    guard tolerated.count < Self.longestList else { return }
    tolerated.append(
      Tolerance(
        sampleLine: place.sampleLine, outputLine: place.outputLine, message: "\(place.name): \(why)",
        isTypedWildcard: isTypedWildcard))
  }

  mutating func differ(_ difference: Difference) {
    guard differences.count < Self.longestList else { return }
    differences.append(difference)
  }

  /// Nothing found so far is certain.
  mutating func doubtDifferences() {
    for difference in differences { doubt(difference) }
    differences = []
  }

  /// Tries something whose findings count only if the caller merges them; its effort counts in any case.
  mutating func attempt(_ body: (inout Findings) -> Void) -> Findings {
    var trial = Findings(effort: effort, context: context, pinned: pinned)
    body(&trial)
    effort = trial.effort
    return trial
  }

  mutating func merge(_ trial: Findings) {
    for tolerance in trial.tolerated where tolerated.count < Self.longestList { tolerated.append(tolerance) }
    for difference in trial.differences { differ(difference) }
    for doubt in trial.doubts { self.doubt(doubt) }
    explainedLines.formUnion(trial.explainedLines)
  }
}
