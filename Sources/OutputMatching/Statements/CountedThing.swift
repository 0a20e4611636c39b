import Bytes

/// A number that a sentence says of a thing: "**3** replicas". An output shows it only where it counts that thing.
struct CountedThing {
  let number: TextSlice
  /// `replicas`
  let noun: TextSlice

  /// Whether a line counts so many: `3 replicas`, `3 ready replicas`, `replicas: 3`; neither `replica 3` nor `3 nodes,
  /// 2 replicas`.
  func isCounted(in line: TextSlice) -> Bool {
    WordInLine.places(of: number, in: line, ignoringCase: true, counting: noun).contains { place in
      guard place.kind == .whole else { return false }
      let clause = Clause.range(around: place.range, in: line)
      let after = line[place.range.upperBound..<clause.upperBound].split(whereSeparator: \.isBlank).prefix(3)
      if let thing = after.firstIndex(where: isNoun) {
        return !after[..<thing].contains { $0.contains(where: \.isDigit) }
      }
      // A label: up to the mark nothing else.
      let before = line[..<place.range.lowerBound].trimmed
      guard let mark = before.last, ":=".utf8.contains(mark) else { return false }
      return before.split { !($0.isAlphanumeric || $0 >= 0x80) }.contains(where: isNoun)
    }
  }

  /// Whether it is a value below a heading that names the thing.
  func isInColumn(of output: OutputText) -> Bool {
    output.lines.indices.contains { line in
      TextTable.cells(of: output.lines[line]).contains { cell in
        guard isNoun(cell.text), let column = OutputColumn(cell.text, headerLine: line, of: output) else {
          return false
        }
        return column.values.contains { $0 == number }
      }
    }
  }

  /// Whether the output names the thing at all.
  func isNamed(in output: OutputText) -> Bool {
    output.lines.contains { $0.split { !($0.isAlphanumeric || $0 >= 0x80) }.contains(where: isNoun) }
  }

  /// In the singular or the plural.
  private func isNoun(_ word: TextSlice) -> Bool {
    let word = Self.folded(word)
    let stem = Self.folded(noun)
    return word == stem
  }

  /// In lower case, without the ending of a plural and without punctuation at its ends.
  private static func folded(_ word: TextSlice) -> String {
    let bare = word.string.lowercased().drop { !$0.isAlphabetic }.reversed().drop { !$0.isAlphabetic }.reversed()
    let text = String(bare)
    guard text.count > 3 else { return text }
    return text.hasSuffix("ies") ? text.dropLast(3) + "y" : text.hasSuffix("s") ? String(text.dropLast()) : text
  }
}
