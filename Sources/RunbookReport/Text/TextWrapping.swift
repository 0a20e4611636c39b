import Bytes

/// Breaks text into lines of a given width.
package enum TextWrapping {
  /// The lines of `text`, none wider than `width` columns: broken at a blank where there is one, else inside the word.
  /// Nothing but the blank at a break is dropped, so a command stays recognisable. Line ends of the text stay.
  package static func lines(of text: String, width: Int) -> [String] {
    text.parts(separatedBy: "\n", omittingEmptySubsequences: false).flatMap { wrapped($0, width: max(width, 8)) }
  }

  /// The lines of what Passo says to a person: a command in it, between backticks or from `passo` to the end, is not
  /// broken, so that it can be copied.
  package static func lines(ofMessage text: String, width: Int) -> [String] {
    text.parts(separatedBy: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      guard DisplayWidth.of(line) > width else { return [String(line)] }
      var lines: [String] = []
      var last = ""
      let units = units(of: line)
      for (index, unit) in units.enumerated() {
        // The blank after a word has to fit as well, as where other texts are broken.
        let room = index == units.count - 1 ? width : width - 1
        if last.isEmpty {
          last = unit
        } else if DisplayWidth.of(last) + 1 + DisplayWidth.of(unit) <= room {
          last += " " + unit
        } else {
          lines.append(last)
          last = unit
        }
      }
      return lines + [last]
    }
  }

  private static func units(of line: Substring) -> [String] {
    var units: [String] = []
    var isOpen = false
    var isCommand = false
    for word in line.parts(separatedBy: " ", omittingEmptySubsequences: false).map(String.init) {
      if isOpen || isCommand, let last = units.popLast() { units.append(last + " " + word) } else { units.append(word) }
      let marks = word.utf8.count { $0 == .backtick }
      if marks % 2 == 1 { isOpen.toggle() }
      // `to continue: passo run --resume …`
      if word == "passo", !isOpen, units.count == 1 || units[units.count - 2].hasSuffix(":") { isCommand = true }
    }
    return units
  }

  private static func wrapped(_ line: Substring, width: Int) -> [String] {
    // Most lines are short, and of ASCII, of which that is known at once.
    if DisplayWidth.of(line) <= width { return [String(line)] }
    var lines: [String] = []
    var start = line.startIndex
    var lastBlank: String.Index?
    var columns = 0
    var index = start
    while index < line.endIndex {
      let character = line[index]
      if columns + DisplayWidth.of(character) > width, index > start {
        let end = lastBlank ?? index
        lines.append(String(line[start..<end]))
        start = lastBlank.map { line.index(after: $0) } ?? index
        columns = DisplayWidth.of(line[start..<index])
        lastBlank = nil
        continue
      }
      if character == " ", index > start { lastBlank = index }
      columns += DisplayWidth.of(character)
      index = line.index(after: index)
    }
    return lines + [String(line[start...])]
  }
}
