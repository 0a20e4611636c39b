import Diagnostics

/// How a piece of the output stands to the piece of the sample that it is held against.
enum Likeness {
  case same
  /// Another value of the same type.
  case typed(ValueShape)
  /// Accepted unless strict.
  case tolerable(Message)
  case different(Message)

  var isDifferent: Bool {
    if case .different = self { true } else { false }
  }

  /// Two values that stand behind the same key, label or column: the sample's is an example.
  static func ofValues(_ sample: Bytes, _ actual: Bytes) -> Likeness {
    let sample = sample.trimmed
    let actual = actual.trimmed
    if sample == actual { return .same }
    if actual.isEmpty { return .different("empty instead of \(ValueShape.of(sample).name)") }
    if sample.isEmpty || sample.isNothing { return .tolerable("a value where the sample has none") }
    if let likeness = ofStates(sample, actual) { return likeness }
    if sample.isEqualIgnoringCase(to: actual) { return .tolerable("other capitals") }
    let expected = ValueShape.of(sample)
    let found = ValueShape.of(actual)
    if let likeness = ofShapes(expected, found, sample, actual) { return likeness }
    if expected.isWildcard, let value = actual.withoutRemark { return ofValues(sample, value) }
    switch expected.kind {
    case .redacted: return .typed(expected)
    case .boolean, .state:
      return .different("\(found.name) instead of \(expected.name)")
    case .word, .text, .exampleName, .generatedName:
      return .tolerable("another \(expected.name)")
    default:
      return .different("\(found.name) instead of \(expected.name)")
    }
  }

  /// Two words of running text: only what is recognisably an example may differ.
  static func ofWords(_ sample: Bytes, _ actual: Bytes, isQuoted: Bool) -> Likeness {
    if sample == actual { return .same }
    guard !actual.isEmpty else { return .different("a word is missing") }
    if let likeness = ofStates(sample, actual) { return likeness }
    if sample.isEqualIgnoringCase(to: actual) { return .tolerable("other capitals") }
    let expected = ValueShape.of(sample)
    if let likeness = ofShapes(expected, .of(actual), sample, actual) { return likeness }
    if expected == .redacted { return .typed(expected) }
    if isQuoted || expected == .exampleName { return .tolerable("another name") }
    return .different("another word")
  }

  /// States are never examples: `Running` is not satisfied by `Failed`, nor a full `2/2` by `1/2`.
  private static func ofStates(_ sample: Bytes, _ actual: Bytes) -> Likeness? {
    let expected = StateWord.of(sample.unquoted)
    let found = StateWord.of(actual.unquoted)
    if expected == nil, found == nil { return nil }
    if expected == found { return .tolerable("another state that means the same") }
    if let expected, found != nil || expected != .bad, ValueShape.of(actual).kind != .text {
      return .different(found == nil ? "not the state that the sample has" : "another state")
    }
    return found == .bad ? .different("a state that means trouble") : nil
  }

  /// Nil when the shapes say nothing.
  private static func ofShapes(
    _ expected: ValueShape, _ found: ValueShape, _ sample: Bytes, _ actual: Bytes
  ) -> Likeness? {
    if expected == .boolean, found == .boolean { return .tolerable("the other of yes and no") }
    if expected == .ratio, found == .ratio, isFull(sample), !isFull(actual) {
      return .different("not complete, where the sample is")
    }
    if expected == .number, isZero(sample), !isZero(actual) { return .tolerable("not zero, where the sample has zero") }
    if sample.isEqual(to: "100%"), found == .quantity { return .tolerable("not 100%, where the sample has it") }
    if expected.isWildcard, expected.matches(found) { return .typed(expected) }
    if expected.isWildcard, expected.isRelated(to: found) {
      return .tolerable("\(found.name) instead of \(expected.name)")
    }
    return nil
  }

  /// `0 failed` in a sample is not satisfied by `3 failed`: a count of what went wrong is no example.
  static func isFailureCount(_ counted: Bytes, _ sample: Bytes, _ actual: Bytes) -> Bool {
    guard isZero(sample), ShapeGrammar.isNumber(actual), !isZero(actual), counted.count <= 40 else { return false }
    let words = counted.lowercased.split { !$0.isLetter }
    return words.contains { failures.contains(String(decoding: $0, as: UTF8.self)) }
  }

  private static let failures: Set<String> = [
    "error", "errors", "failed", "failure", "failures", "fail", "fails", "unhealthy", "invalid", "missing", "rejected",
    "conflicts", "violations", "unreachable",
  ]

  private static func isZero(_ number: Bytes) -> Bool {
    number.first == "0" && number.allSatisfy { $0 == "0" || $0 == "." }
  }

  private static func isFull(_ ratio: Bytes) -> Bool {
    let parts = ratio.split(at: "/")
    return parts.count == 2 && parts[0] == parts[1]
  }
}

extension Bytes {
  /// What tables write where there is nothing.
  var isNothing: Bool {
    isEqual(to: "-") || isEqual(to: "--") || isEqual(to: "<none>") || isEqual(to: "n/a") || isEqual(to: "N/A")
      || isEqual(to: "<unset>") || isEqual(to: "<unknown>")
  }

  /// `3` of `3 (2d ago)`; nil when there is no remark in parentheses at the end.
  var withoutRemark: Bytes? {
    guard last == ")", let open = lastIndex(of: 0x28), open > startIndex, self[open - 1].isBlank else { return nil }
    return self[..<open].trimmed
  }

  var unquoted: Bytes {
    guard count >= 2, let first, first == last, first == "'" || first == "\"" || first == "`" else { return self }
    return dropFirst().dropLast()
  }
}
