import Diagnostics

/// Compares lines of running text with the output: each must be there, in order; other lines may be between.
struct LinesComparison {
  let output: OutputText
  let bindings: [String: String]
  /// Of the sample, from 0, that holds anything.
  var lastLine = 0

  /// - Parameters:
  ///   - cursor: the first line of the output that may be used; moved after the last one that was.
  ///   - ignoring: lines that belong to something else, such as a JSON document.
  func compare(
    _ patterns: [LinePattern], cursor: inout Int, ignoring ignored: Set<Int>, into findings: inout Findings
  ) {
    var end = cursor
    let inLines = findings.attempt { compareInLines(patterns, cursor: &end, ignoring: ignored, into: &$0) }
    if inLines.distance > 0, patterns.count > 1, patterns.allSatisfy({ $0.elements.count == 1 }) {
      var endOfColumns = cursor
      var isThere = false
      let inColumns = findings.attempt {
        isThere = compareInColumns(patterns, cursor: &endOfColumns, ignoring: ignored, into: &$0)
      }
      if isThere, inColumns.distance == 0 {
        findings.merge(inColumns)
        cursor = endOfColumns
        return
      }
    }
    findings.merge(inLines)
    cursor = end
  }

  private func compareInLines(
    _ patterns: [LinePattern], cursor: inout Int, ignoring ignored: Set<Int>, into findings: inout Findings
  ) {
    for pattern in patterns where pattern.saysSomething || pattern.onlyName != nil {
      let known =
        find(pattern, from: cursor, ignored, &findings) ?? findTight(pattern, from: cursor, ignored, &findings)
        ?? findReworded(pattern, from: cursor, ignored, &findings) ?? findBanner(pattern, from: cursor, &findings)
        ?? findLayer(pattern, from: cursor, ignored) ?? findAssignment(pattern, ignored, &findings)
      if known == nil, pattern.line < lastLine, PassingLine.isPassing(pattern.text) {
        let place = Findings.Place(
          sampleLine: pattern.line, outputLine: nil, name: Message(verbatim: pattern.text.excerpt))
        findings.tolerate("nothing was awaited here", at: place, isTypedWildcard: false)
        continue
      }
      guard let (line, match) = known ?? nearest(to: pattern, from: cursor, ignored, &findings) else {
        let nearest = output.lines.indices.first {
          $0 >= cursor && !ignored.contains($0) && !output.lines[$0].trimmed.isEmpty
        }
        let difference = Difference(
          sampleLine: pattern.line, outputLine: nearest, expected: pattern.text.excerpt,
          actual: nearest.map { output.lines[$0].excerpt }, message: "the line is missing")
        // A line across the screen says nothing of what was done.
        if pattern.isRule { findings.doubt(difference) } else { findings.differ(difference) }
        continue
      }
      cursor = max(cursor, line + 1)
      findings.explainedLines.insert(line)
      add(match, of: pattern, line: line, to: &findings)
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

  /// As `find`, with other blanks and quotation marks.
  private func findTight(
    _ pattern: LinePattern, from start: Int, _ ignored: Set<Int>, _ findings: inout Findings
  ) -> (line: Int, match: LinePattern.Match)? {
    guard let text = TightLine.of(pattern.text) else { return nil }
    let tight = LinePattern(text, line: pattern.line)
    for line in output.lines.indices.dropFirst(start) where !ignored.contains(line) {
      guard !findings.isExhausted else { return nil }
      guard let other = TightLine.of(output.lines[line]) else { continue }
      if var match = tight.match(LineWords.split(other), bindings: bindings, findings: &findings) {
        match.likenesses.append((pattern.text, output.lines[line], .tolerable("other quotation marks or blanks")))
        return (line, match)
      }
    }
    return nil
  }

  /// As `find`, where a program words it otherwise.
  private func findReworded(
    _ pattern: LinePattern, from start: Int, _ ignored: Set<Int>, _ findings: inout Findings
  ) -> (line: Int, match: LinePattern.Match)? {
    guard let text = Rewording.canonical(pattern.text) else { return nil }
    let plain = LinePattern(text, line: pattern.line)
    for line in output.lines.indices.dropFirst(start) where !ignored.contains(line) {
      guard !findings.isExhausted else { return nil }
      let other = Rewording.canonical(output.lines[line]) ?? TextSlice(output.lines[line].lowercased)
      if var match = plain.match(LineWords.split(other), bindings: bindings, findings: &findings) {
        match.likenesses.append((pattern.text, output.lines[line], .tolerable("another wording")))
        return (line, match)
      }
    }
    return nil
  }

  /// The program may be another release than the page's.
  private func findBanner(
    _ pattern: LinePattern, from start: Int, _ findings: inout Findings
  ) -> (line: Int, match: LinePattern.Match)? {
    let banner = BannerLine(command: findings.context.command)
    guard pattern.line < lastLine, banner.isBanner(pattern.text) else { return nil }
    let found = output.lines.indices.dropFirst(start).first { banner.areAlike(pattern.text, output.lines[$0]) }
    return found.map { line in
      let likeness = Likeness.tolerable("another release of the program")
      return (line, LinePattern.Match(likenesses: [(pattern.text, output.lines[line], likeness)]))
    }
  }

  /// `Listen=/run/app.sock`: properties are in no order.
  private func findAssignment(
    _ pattern: LinePattern, _ ignored: Set<Int>, _ findings: inout Findings
  ) -> (line: Int, match: LinePattern.Match)? {
    guard Facts.assignment(pattern.text) != nil else { return nil }
    return find(pattern, from: 0, ignored.union(findings.explainedLines), &findings)
  }

  private func findLayer(
    _ pattern: LinePattern, from start: Int, _ ignored: Set<Int>
  ) -> (line: Int, match: LinePattern.Match)? {
    guard LayerLine.isDone(pattern.text) else { return nil }
    let found = output.lines.indices.dropFirst(start).first {
      !ignored.contains($0) && LayerLine.isDone(output.lines[$0])
    }
    return found.map {
      let likeness = Likeness.tolerable("another word for the same state")
      return ($0, LinePattern.Match(likenesses: [(pattern.text, output.lines[$0], likeness)]))
    }
  }

  /// The line with as many words, of which at least half are the sample's: what else it has is then the difference.
  private func nearest(
    to pattern: LinePattern, from start: Int, _ ignored: Set<Int>, _ findings: inout Findings
  ) -> (line: Int, match: LinePattern.Match)? {
    let words = pattern.elements.count { $0.isLiteral }
    var best: (line: Int, match: LinePattern.Match, distance: Int)?
    for line in output.lines.indices.dropFirst(start)
    where !ignored.contains(line) && !findings.explainedLines.contains(line) && !output.lines[line].trimmed.isEmpty {
      guard
        let match = pattern.match(
          output.words(ofLine: line), bindings: bindings, accepting: .anything, findings: &findings)
      else { continue }
      let unlike = match.likenesses.count { !$0.likeness.isAccepted }
      guard unlike * 2 <= words || isOneValue(match, words) || isOfPieces(match, words), unlike < best?.distance ?? .max
      else { continue }
      best = (line, match, unlike)
    }
    return best.map { ($0.line, $0.match) }
  }

  /// A line of one value is any line of one value of the same kind.
  private func isOneValue(_ match: LinePattern.Match, _ words: Int) -> Bool {
    guard words == 1, let only = match.likenesses.first else { return false }
    let shape = ValueShape.of(only.word)
    return shape.isWildcard && shape == .of(only.actual)
  }

  /// A line of one word is any line of one word that falls into the same pieces.
  private func isOfPieces(_ match: LinePattern.Match, _ words: Int) -> Bool {
    guard words == 1, let only = match.likenesses.first else { return false }
    return WordPattern.likenessOfPieces(only.word, only.actual, name: nil).map { !$0.isDifferent } ?? false
  }

  private func add(_ match: LinePattern.Match, of pattern: LinePattern, line: Int, to findings: inout Findings) {
    for (word, actual, likeness) in match.likenesses {
      findings.add(
        likeness, at: Findings.Place(sampleLine: pattern.line, outputLine: line, name: "line \(line + 1)"),
        expected: word.excerpt, actual: actual.excerpt)
    }
  }

  // MARK: Columns

  /// An entry of a listing in columns.
  private struct Cell {
    var line: Int
    /// In bytes, from the beginning of the line.
    var column: Int
    var word: TextSlice
  }

  /// `ls` writes one entry a line into a file, and columns on a terminal: the sample shows the former, each of its lines
  /// one word, and the output holds the same words in columns, line by line or column by column. Only of a program that
  /// lists what there is, in an order of the machine's own, may the order be another.
  ///
  /// - Returns: whether all are there.
  private func compareInColumns(
    _ patterns: [LinePattern], cursor: inout Int, ignoring ignored: Set<Int>, into findings: inout Findings
  ) -> Bool {
    let cells = output.lines.indices.dropFirst(cursor).filter { !ignored.contains($0) }.flatMap(columns)
    let isInColumns = zip(cells, cells.dropFirst()).contains { $0.line == $1.line }
    let byColumn = cells.sorted { ($0.column, $0.line) < ($1.column, $1.line) }
    for order in isInColumns ? [cells, byColumn] : [] {
      var end = cursor
      var isThere = false
      let trial = findings.attempt { findings in
        isThere = compare(
          patterns, with: order, inOrder: true, saying: "columns, where the sample has lines", &end, &findings)
      }
      guard isThere else { continue }
      findings.merge(trial)
      cursor = end
      return true
    }
    guard ListingPrograms.isListing(findings.context.command) else { return false }
    return compare(
      patterns, with: cells, inOrder: false, saying: "another place in the list", &cursor, &findings)
  }

  private func compare(
    _ patterns: [LinePattern], with cells: [Cell], inOrder: Bool, saying why: Message, _ cursor: inout Int,
    _ findings: inout Findings
  ) -> Bool {
    var cells = cells
    for pattern in patterns where pattern.saysSomething || pattern.onlyName != nil {
      var found: LinePattern.Match?
      let index = cells.firstIndex { cell in
        guard !findings.isExhausted else { return false }
        found = pattern.match([cell.word], bindings: bindings, findings: &findings)
        return found != nil
      }
      guard let index, let found else { return false }
      let cell = cells[index]
      if inOrder { cells.removeSubrange(...index) } else { cells.remove(at: index) }
      cursor = max(cursor, cell.line + 1)
      findings.explainedLines.insert(cell.line)
      findings.tolerate(
        why, at: Findings.Place(sampleLine: pattern.line, outputLine: cell.line, name: "line \(cell.line + 1)"),
        isTypedWildcard: false)
      add(found, of: pattern, line: cell.line, to: &findings)
    }
    return true
  }

  /// The words of a line in which two blanks or a tab are between all of them.
  private func columns(ofLine line: Int) -> [Cell] {
    let words = output.words(ofLine: line)
    let text = output.lines[line]
    let areApart = zip(words, words.dropFirst()).allSatisfy { word, next in
      next.startIndex - word.endIndex > 1 || text[word.endIndex] == 0x09
    }
    return areApart ? words.map { Cell(line: line, column: $0.startIndex - text.startIndex, word: $0) } : []
  }
}
