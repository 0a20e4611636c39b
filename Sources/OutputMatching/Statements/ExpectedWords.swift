import Diagnostics

/// What a sentence such as "Verify that **Ready** is displayed" expects: that the output holds these words, or that
/// it holds none of them.
package struct ExpectedWords: Hashable, Sendable {
  /// Quoted, bold or code words of the sentence; each may be several words.
  package var words: [String]
  /// The sentence is negated: none of the words may be there.
  package var isNegated: Bool
  /// One of the words is enough: "**Running** or **Completed**".
  package var isAny: Bool
  /// What the words are said of: "the status of `web` is **Running**". They count only where the output shows them of
  /// each of these.
  package var subjects: [String]
  /// The words are names of things that a command lists, such as `registry/shop/web:1`; they count only as a whole.
  package var areNames: Bool
  /// The sentence says it of all that the output shows: "all pods are **Running**".
  package var isEvery: Bool
  /// What a number among the words counts: `replicas` of "**3** replicas".
  package var counted: String?
  /// The name of the value that the words are said to be: `status` of "the status is **active**".
  package var property: String?

  package init(
    _ words: [String], isNegated: Bool = false, isAny: Bool = false, subjects: [String] = [], areNames: Bool = false,
    isEvery: Bool = false, counted: String? = nil, property: String? = nil
  ) {
    self.isEvery = isEvery
    self.counted = counted
    self.property = property
    self.words = words
    self.isNegated = isNegated
    self.isAny = isAny
    self.subjects = subjects
    self.areNames = areNames
  }

  /// Whether the word is known as a state: `running`, `en attente`.
  package static func isState(_ word: String) -> Bool { StateWord(TextSlice(word)) != nil }

  /// Words count only as a whole: `Token` is not in `Tokens`, `container-service` not in `container-service-old`, and
  /// a state only where it is the state: `ready` is neither in `not ready` nor in `Ready: False`.
  /// Other capitals are tolerated, except by `Strictness.strict`.
  package func compare(with output: String, strictness: Strictness = .sample) -> Comparison {
    let wanted = words.map { TextSlice($0).trimmed }.filter { !$0.isEmpty }
    guard !wanted.isEmpty else {
      return Comparison(
        result: .notUnderstood, differences: [Difference(message: "the sentence names no words to look for")])
    }
    let output = OutputText(output)
    var findings = subjects.isEmpty ? [finding(wanted, of: nil, in: output)] : []
    for subject in subjects.map({ TextSlice($0).trimmed }) where !subject.isEmpty {
      findings.append(finding(wanted, of: subject, in: output))
    }
    var comparison = Comparison(result: .matched)
    for answer in findings.flatMap(\.self) { add(answer, strictness, to: &comparison) }
    let banners = output.lines.indices.filter { line in
      ErrorBanner.isBanner(output.lines[line])
        && !wanted.contains { WordInLine.best(of: $0, in: output.lines[line], areNames: areNames) == .whole }
        && !(isNegated && wanted.allSatisfy { AbsenceReport.isThat($0, in: output.lines[line], areNames: areNames) })
    }
    for line in banners {
      comparison.result = .different
      comparison.differences.append(
        Difference(outputLine: line, actual: output.lines[line].excerpt, message: "the output reports an error"))
    }
    return comparison
  }

  /// The answer for each word; of several of which one is enough the best one.
  private func finding(_ wanted: [TextSlice], of subject: TextSlice?, in output: OutputText) -> [StatementAnswer] {
    let others = subjects.map { TextSlice($0).trimmed }.filter { !$0.isEmpty && $0 != subject }
    let search = StatementSearch(
      output: output, isNegated: isNegated, areNames: areNames, states: wanted, isAny: isAny,
      isEvery: isEvery, counted: counted.map { TextSlice($0) }, otherSubjects: others,
      property: property.map { TextSlice($0) },
      spoken: Set((words + subjects + [property ?? ""]).flatMap { SpokenLine(TextSlice($0)).words }))
    let answers = wanted.map { search.answer($0, of: subject) }
    guard isAny, !isNegated else { return answers }
    return [answers.min { $0.rank < $1.rank }].compactMap(\.self)
  }

  private func add(_ answer: StatementAnswer, _ strictness: Strictness, to comparison: inout Comparison) {
    switch answer {
    case .holds: break
    case .holdsInOtherCapitals(let word, let line, let text):
      guard strictness == .sample else {
        comparison.result = .different
        comparison.differences.append(
          Difference(
            outputLine: line, expected: word.string, actual: text.excerpt,
            message: "\(word.string) is in the output with other capitals only"))
        return
      }
      comparison.tolerated.append(
        Tolerance(
          sampleLine: nil, outputLine: line, message: "\(word.string): other capitals", isTypedWildcard: false))
    case .open(let difference):
      if comparison.result == .matched { comparison.result = .undecided }
      comparison.differences.append(difference)
    case .contradicted(let difference):
      comparison.result = .different
      comparison.differences.append(difference)
    }
  }
}

/// What an output answers to one word of a sentence.
enum StatementAnswer {
  case holds
  case holdsInOtherCapitals(TextSlice, line: Int, TextSlice)
  case open(Difference)
  case contradicted(Difference)

  var isSuccess: Bool { rank <= 1 }

  /// The best one first.
  var rank: Int {
    switch self {
    case .holds: 0
    case .holdsInOtherCapitals: 1
    case .open: 2
    case .contradicted: 3
    }
  }
}
