import Diagnostics

/// Holds labels with values against the output: each label must be there, exactly, with a value of the same type.
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
      // The same label may stand in several sections: the next one that fits is meant.
      let (line, value) = found.first { !self.likeness(of: $0.value, pattern).isDifferent } ?? found[0]
      findings.explainedLines.insert(line)
      findings.labelLines.insert(line)
      if line >= cursor { cursor = line + 1 }
      findings.add(
        likeness(of: value, pattern),
        at: Findings.Place(
          sampleLine: pattern.line, outputLine: line, name: Message(verbatim: pattern.label.string)),
        expected: pattern.value.text.excerpt, actual: value.excerpt)
    }
  }

  private func likeness(of value: Bytes, _ pattern: LabelPattern) -> Likeness {
    if pattern.value.text.isEmpty || LinePattern.isElision(pattern.value.text) { return .same }
    if Likeness.isFailureCount(pattern.label, pattern.value.text, value) {
      return .different("not zero, where the sample has zero")
    }
    return pattern.value.likeness(of: value, bindings: bindings)
  }

  /// Lines with this label, those from `cursor` on first.
  private func candidates(for pattern: LabelPattern, from cursor: Int) -> [(line: Int, value: Bytes)] {
    let exact = lines(with: pattern, ignoringCase: false)
    let found = exact.isEmpty ? lines(with: pattern, ignoringCase: true) : exact
    return found.filter { $0.line >= cursor } + found.filter { $0.line < cursor }
  }

  private func lines(with pattern: LabelPattern, ignoringCase: Bool) -> [(line: Int, value: Bytes)] {
    output.lines.indices.compactMap { line in
      LabelLine.value(
        of: pattern.label, in: output.lines[line], ignoringCase: ignoringCase, needsColon: pattern.hasColon
      ).map { (line, $0) }
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
