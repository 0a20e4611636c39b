import Bytes

/// How a line is divided into words, in the sample as in the output, so that both can be compared.
enum LineWords {
  /// Words are what blanks separate; a date, a duration or a quantity of several words counts as one word, and so
  /// does what is within `held`.
  static func split(_ line: TextSlice, holding held: [Range<Int>] = []) -> [TextSlice] {
    let words = blankSeparated(line, held)
    guard words.count > 1 else { return words }
    var merged: [TextSlice] = []
    var index = 0
    while index < words.count {
      let count = (DateGrammar.span(words, from: index) ?? assignedSpan(words, from: index))?.count ?? 1
      merged.append(line[words[index].startIndex..<words[index + count - 1].endIndex])
      index += count
    }
    return merged
  }

  /// `notAfter=Mar  5 10:11:12 2024 GMT`.
  private static func assignedSpan(_ words: [TextSlice], from index: Int) -> (count: Int, shape: ValueShape)? {
    guard let mark = words[index].firstIndex(of: 0x3D), mark + 1 < words[index].endIndex else { return nil }
    return DateGrammar.span([words[index][(mark + 1)...]] + words[(index + 1)...].prefix(8), from: 0)
  }

  private static func blankSeparated(_ line: TextSlice, _ held: [Range<Int>]) -> [TextSlice] {
    guard !held.isEmpty else { return line.split(whereSeparator: \.isBlank) }
    var words: [TextSlice] = []
    var start = line.startIndex
    var index = line.startIndex
    var next = held[...]
    while index < line.endIndex {
      if let range = next.first, range.lowerBound == index {
        index = range.upperBound
        next = next.dropFirst()
      } else if line[index].isBlank {
        if index > start { words.append(line[start..<index]) }
        index += 1
        start = index
      } else {
        index += 1
      }
    }
    return index > start ? words + [line[start..<index]] : words
  }
}

extension LineWords {
  /// What the words beside a value say about it: its label, `label=` before it, and the words around it.
  static func names(around index: Int, in words: [TextSlice], label: TextSlice? = nil) -> TextSlice {
    let near = [index - 2, index - 1, index + 1, index + 2].filter(words.indices.contains).map { words[$0] }
    return TextSlice(([label].compactMap(\.self) + near).map { $0.prefix(40) }.joined(separator: " ".utf8))
  }
}
