import Diagnostics

/// Compares labels with values with the output: each label must be there, exactly, with a value of the same type.
struct LabelsComparison {
  let output: OutputText
  let bindings: [String: String]

  func compare(_ labels: [LabelPattern], cursor: inout Int, into findings: inout Findings) {
    for pattern in labels {
      let found = candidates(for: pattern, from: cursor).filter { !findings.labelLines.contains($0.line) }
      guard !found.isEmpty else {
        reportMissing(pattern, from: cursor, into: &findings)
        continue
      }
      findings.spend(found.count)
      // The same label may be in several sections: the next one that fits is meant.
      let (line, value, printed) =
        found.min { self.likeness(of: $0.value, pattern).rank < self.likeness(of: $1.value, pattern).rank } ?? found[0]
      findings.explainedLines.insert(line)
      findings.labelLines.insert(line)
      if line >= cursor { cursor = line + 1 }
      let place = Findings.Place(
        sampleLine: pattern.line, outputLine: line, name: Message(verbatim: pattern.label.string))
      if let printed {
        findings.tolerate("here the label is \(printed.string)", at: place, isTypedWildcard: false)
      }
      findings.add(
        likeness(of: value, pattern), at: place,
        expected: pattern.value.text.excerpt, actual: value.excerpt)
    }
  }

  private func likeness(of value: TextSlice, _ pattern: LabelPattern) -> Likeness {
    if pattern.value.text.isEmpty { return likeness(ofFilled: value, pattern) }
    if LinePattern.isElision(pattern.value.text) { return .same }
    return pattern.value.likeness(of: value, bindings: bindings, name: pattern.label)
  }

  /// `Last error:` has a value in the output only.
  private func likeness(ofFilled value: TextSlice, _ pattern: LabelPattern) -> Likeness {
    if AddedFact.isNothing(value) || value.unquoted.isEmpty || pattern.isHeading { return .same }
    if SpokenLine(value).saysThatAllIsWell { return .same }
    let words = SpokenLine(AddedFact.spacedName(pattern.label)).words
    return AddedFact.isOfTrouble(words) || ErrorWords.isReport(value)
      ? .different("an error, where the sample has none") : .unexplained("a value where the sample has none")
  }

  /// `printed`: the label of the output where it is a translation of the sample's.
  private typealias Candidate = (line: Int, value: TextSlice, printed: TextSlice?)

  /// Lines with this label, those from `cursor` on first; where there are none, lines with a translation of it.
  private func candidates(for pattern: LabelPattern, from cursor: Int) -> [Candidate] {
    var found = lines(with: pattern.label, of: pattern, ignoringCase: false)
    if found.isEmpty {
      found = lines(with: pattern.label, of: pattern, ignoringCase: true).map { line, value, _ in
        (line, value, LabelLine(output.lines[line])?.label)
      }
    }
    if found.isEmpty {
      found = TranslatedLabel.others(for: pattern.label).flatMap { label in
        lines(with: label, of: pattern, ignoringCase: true).map { ($0.line, $0.value, label) }
      }
    }
    return found.filter { $0.line >= cursor } + found.filter { $0.line < cursor }
  }

  private func lines(with label: TextSlice, of pattern: LabelPattern, ignoringCase: Bool) -> [Candidate] {
    output.lines.indices.compactMap { line in
      LabelLine.value(
        of: label, in: output.lines[line], ignoringCase: ignoringCase, needsColon: pattern.hasColon
      ).map { (line, $0, nil) }
    }
  }

  private func reportMissing(_ pattern: LabelPattern, from cursor: Int, into findings: inout Findings) {
    let nearest = output.lines.indices.first { $0 >= cursor && !output.lines[$0].trimmed.isEmpty }
    findings.differ(
      Difference(
        sampleLine: pattern.line, outputLine: nearest, expected: pattern.label.string,
        actual: nearest.map { output.lines[$0].excerpt },
        message: "the label \(pattern.label.string) is missing"))
  }
}
