import Diagnostics

/// Compares a JSON document of the output with the sample's: by shape, the values being examples.
struct JSONComparison {
  /// Elements of a list that are tried, each perhaps a large document.
  private static let maximumCandidates = 2_000

  let bindings: [String: String]
  /// Line (from 0) of an offset in the sample and in the output.
  let sampleLine: (Int) -> Int
  let outputLine: (Int) -> Int

  func compare(_ sample: JSONNode, _ actual: JSONNode, into findings: inout Findings) {
    compareErrors(sample, actual, into: &findings)
    compare(sample, actual, at: JSONPath(), into: &findings)
  }

  private func compare(_ sample: JSONNode, _ actual: JSONNode, at path: JSONPath, into findings: inout Findings) {
    findings.spend()
    guard !findings.isExhausted else { return }
    switch (sample.kind, actual.kind) {
    case (.elision, _), (.null, .null): break
    case (.null, _):
      findings.add(
        .unexplained("a value where the sample has null"), at: place(sample, actual, path), expected: "null",
        actual: Self.excerpt(of: actual.kind))
    case (.object(let members, let isOpen), .object(let actualMembers, _)):
      compareMembers(members, isOpen: isOpen, sample, actual, actualMembers, at: path, into: &findings)
    case (.array(let elements, _), .array(let actualElements, _)):
      compareElements(elements, sample, actual, actualElements, at: path, into: &findings)
    case (.object, .array(let elements, _)) where !elements.isEmpty:
      compareWithList(sample, actual, elements, at: path, into: &findings)
    default:
      let place = place(sample, actual, path)
      findings.add(
        likeness(sample, actual, at: path), at: place, expected: Self.excerpt(of: sample.kind),
        actual: Self.excerpt(of: actual.kind))
    }
  }

  // MARK: Objects

  private func compareMembers(
    _ members: [JSONNode.Member], isOpen: Bool, _ sample: JSONNode, _ actual: JSONNode,
    _ actualMembers: [JSONNode.Member], at path: JSONPath, into findings: inout Findings
  ) {
    let values = Dictionary(actualMembers.map { ($0.key, $0.value) }) { $1 }
    findings.spend(actualMembers.count)
    for member in members {
      let memberPath = path.appending(.key(member.key))
      if let value = values[member.key] {
        compare(member.value, value, at: memberPath, into: &findings)
      } else if NameInText.first(in: TextSlice(member.key)) != nil {
        compareSome(of: actualMembers.map(\.value), with: member.value, actual, at: memberPath, into: &findings)
      } else {
        findings.differ(
          Difference(
            sampleLine: sampleLine(member.value.range.lowerBound), outputLine: outputLine(actual.range.lowerBound),
            expected: member.key, actual: nil, message: "\(memberPath.description): the key is missing"))
      }
    }
    let known = Set(members.map(\.key))
    for member in actualMembers where !isOpen && !members.isEmpty && !known.contains(member.key) {
      guard let trouble = JSONTrouble.first(in: member.value, key: member.key) else { continue }
      findings.add(
        .unexplained("a value that tells of trouble, where the sample has none"),
        at: place(sample, trouble, path.appending(.key(member.key))), expected: "",
        actual: Self.excerpt(of: trouble.kind))
    }
    let extra = values.keys.count { !known.contains($0) }
    if extra > 0, !isOpen, !members.isEmpty {
      findings.tolerate(
        "\(count: extra, "key that the sample does not have", "keys that the sample does not have")",
        at: place(sample, actual, path), isTypedWildcard: false)
    }
  }

  // MARK: Arrays

  private func compareElements(
    _ elements: [JSONNode], _ sample: JSONNode, _ actual: JSONNode, _ actualElements: [JSONNode], at path: JSONPath,
    into findings: inout Findings
  ) {
    guard !elements.isEmpty else {
      guard let first = actualElements.first else { return }
      let isTrouble = VolatileName.isOfFailures(path.name)
      return findings.add(
        isTrouble
          ? .different("entries, where the sample has none") : .unexplained("entries, where the sample has none"),
        at: place(sample, actual, path), expected: "[]", actual: Self.text(of: first.kind))
    }
    guard !actualElements.isEmpty else {
      findings.differ(
        Difference(
          sampleLine: sampleLine(sample.range.lowerBound), outputLine: outputLine(actual.range.lowerBound),
          expected: "[…]", actual: "[]", message: "\(path.description): the list is empty"))
      return
    }
    var taken: Set<Int> = []
    for (index, element) in elements.enumerated() {
      let found = compareSome(
        of: actualElements, with: element, actual, at: path.appending(.index(index)), into: &findings)
      if let found { taken.insert(found) }
    }
    compareAdded(
      actualElements.indices.filter { !taken.contains($0) }.prefix(Self.maximumCandidates).map { actualElements[$0] },
      sample, actual, at: path, into: &findings)
  }

  /// Elements that the sample does not have: they may be as many as there are, but not in another state.
  private func compareAdded(
    _ added: [JSONNode], _ sample: JSONNode, _ actual: JSONNode, at path: JSONPath, into findings: inout Findings
  ) {
    guard case .array(let elements, let isOpen) = sample.kind, !isOpen else { return }
    if let more = added.first, findings.context.counts(elements.count, besides: []) {
      findings.add(
        .unexplained("more than the page counts"), at: place(sample, more, path), expected: "",
        actual: Self.text(of: more.kind))
    }
    guard elements.count > 1 || findings.context.saysOfAll, JSONTrouble.first(in: sample) == nil else { return }
    for element in added {
      guard let trouble = JSONTrouble.first(in: element) else { continue }
      findings.add(
        .unexplained("a value that tells of trouble, where the sample has none"), at: place(sample, trouble, path),
        expected: "", actual: Self.text(of: trouble.kind))
    }
  }

  /// Some value must match; if none does, the differences of the nearest one are reported.
  ///
  /// - Returns: which one it is.
  @discardableResult private func compareSome(
    of values: [JSONNode], with sample: JSONNode, _ actual: JSONNode, at path: JSONPath, into findings: inout Findings
  ) -> Int? {
    var nearest: (index: Int, findings: Findings)?
    for (index, value) in values.enumerated() where !findings.isExhausted {
      guard index < Self.maximumCandidates else {
        findings.giveUp()
        return nil
      }
      let trial = findings.attempt { compare(sample, value, at: path, into: &$0) }
      if trial.distance < nearest?.findings.distance ?? .max { nearest = (index, trial) }
      if trial.distance == 0 { break }
    }
    if let nearest {
      findings.merge(nearest.findings)
    } else {
      findings.add(
        .different("nothing there"), at: place(sample, actual, path), expected: Self.text(of: sample.kind), actual: "")
    }
    return nearest?.index
  }

  /// Pages show the one object where the service really answers with a list of such objects.
  private func compareWithList(
    _ sample: JSONNode, _ actual: JSONNode, _ elements: [JSONNode], at path: JSONPath, into findings: inout Findings
  ) {
    let trial = findings.attempt { compareSome(of: elements, with: sample, actual, at: path, into: &$0) }
    if trial.differences.isEmpty {
      findings.tolerate(
        "a list of objects, where the sample has one object", at: place(sample, actual, path), isTypedWildcard: false)
    }
    findings.merge(trial)
  }

  // MARK: Values

  private func likeness(_ sample: JSONNode, _ actual: JSONNode, at path: JSONPath) -> Likeness {
    switch (sample.kind, actual.kind) {
    case (.placeholder(let name), _):
      guard let text = Self.scalarText(actual.kind), !text.isEmpty else {
        return .different("no value, where the sample has \(name)")
      }
      return ValuePattern(TextSlice(name)).likeness(of: TextSlice(text), bindings: bindings)
    case (.string(let text), .string(let actualText)):
      return ValuePattern(TextSlice(text)).likeness(of: TextSlice(actualText), bindings: bindings, name: path.name)
    case (.number(let number), .number(let actualNumber)):
      return .ofValues(TextSlice(number), TextSlice(actualNumber), name: path.name)
    case (.boolean(let value), .boolean(let actualValue)):
      return value == actualValue ? .same : .different("the other of true and false")
    default:
      return .different("\(Self.typeName(actual.kind)), where the sample has \(Self.typeName(sample.kind))")
    }
  }

  /// An answer that reports errors is no success, even if it has all the keys of one.
  private func compareErrors(_ sample: JSONNode, _ actual: JSONNode, into findings: inout Findings) {
    for key in ["errors", "error"] where sample[key] == nil {
      guard let error = actual[key], error.saysSomething else { continue }
      findings.differ(
        Difference(
          sampleLine: sampleLine(sample.range.lowerBound), outputLine: outputLine(error.range.lowerBound),
          expected: nil, actual: Self.text(of: error.kind), message: "$.\(key): the answer reports an error"))
    }
  }

  private func place(_ sample: JSONNode, _ actual: JSONNode, _ path: JSONPath) -> Findings.Place {
    Findings.Place(
      sampleLine: sampleLine(sample.range.lowerBound), outputLine: outputLine(actual.range.lowerBound),
      name: Message(verbatim: path.description))
  }

  private static func scalarText(_ kind: JSONNode.Kind) -> String? {
    switch kind {
    case .string(let text), .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    default: nil
    }
  }

  private static func text(of kind: JSONNode.Kind) -> String {
    switch kind {
    case .object: "{…}"
    case .array: "[…]"
    case .null: "null"
    case .placeholder(let name): name
    case .elision: "…"
    default: scalarText(kind) ?? ""
    }
  }

  private static func excerpt(of kind: JSONNode.Kind) -> String {
    TextSlice(text(of: kind)).excerpt
  }

  private static func typeName(_ kind: JSONNode.Kind) -> Message {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    case .placeholder, .elision: "a value"
    }
  }
}

extension JSONPath {
  /// The key under which a value is, that of its list included.
  fileprivate var name: TextSlice? {
    for step in steps.reversed() { if case .key(let key) = step { return TextSlice(key) } }
    return nil
  }
}
