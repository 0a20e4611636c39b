import Diagnostics

/// Holds lines of running text against the output: each must be there, in order; other lines may stand between.
struct LinesComparison {
  let output: OutputText
  let bindings: [String: String]

  /// - Parameters:
  ///   - cursor: the first line of the output that may be used; moved behind the last one that was.
  ///   - ignoring: lines that belong to something else, such as a JSON document.
  func compare(
    _ patterns: [LinePattern], cursor: inout Int, ignoring ignored: Set<Int>, into findings: inout Findings
  ) {
    for pattern in patterns where pattern.saysSomething || pattern.onlyName != nil {
      guard let (line, match) = find(pattern, from: cursor, ignored, &findings) else {
        let nearest = output.lines.indices.first {
          $0 >= cursor && !ignored.contains($0) && !output.lines[$0].trimmed.isEmpty
        }
        findings.differ(
          Difference(
            sampleLine: pattern.line, outputLine: nearest, expected: pattern.text.excerpt,
            actual: nearest.map { output.lines[$0].excerpt }, message: "the line is missing"))
        continue
      }
      cursor = line + 1
      findings.explainedLines.insert(line)
      for (word, actual, likeness) in match.likenesses {
        findings.add(
          likeness, at: Findings.Place(sampleLine: pattern.line, outputLine: line, name: "line \(line + 1)"),
          expected: word.excerpt, actual: actual.excerpt)
      }
    }
  }

  private func find(
    _ pattern: LinePattern, from start: Int, _ ignored: Set<Int>, _ findings: inout Findings
  ) -> (line: Int, match: LinePattern.Match)? {
    for line in output.lines.indices.dropFirst(start) where !ignored.contains(line) {
      guard !findings.isExhausted else { return nil }
      if let match = pattern.match(output.words(ofLine: line), bindings: bindings, findings: &findings) {
        return (line, match)
      }
    }
    return nil
  }
}
