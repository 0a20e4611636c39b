import OutputMatching

/// The words of an output that lists things.
struct ListedNames {
  private var words: Set<Substring> = []
  /// The words of the lines that say of nothing that it is off or in trouble.
  private var soundLines: [Set<Substring>] = []
  /// Some line tells of an error, or of something that is off.
  private(set) var isTroubled = false

  init(_ output: String) {
    // Programs repeat themselves.
    for line in Set(output.split(whereSeparator: \.isNewline)) {
      let names = Self.names(in: line)
      words.formUnion(names)
      if ReportedError.isTroubled(line) { isTroubled = true } else { soundLines.append(Set(names)) }
    }
  }

  var isEmpty: Bool { words.isEmpty }

  private static func names(in line: Substring) -> [Substring] {
    line.split(whereSeparator: isBoundary).flatMap { word in
      // `pod/web`, `web,db`, `secret/x:`
      [word] + word.split { "/,:=\"'()[]{}|*".contains($0) }
    }
  }

  /// Whether the name is shown, as a whole word, no matter what the output says of it.
  func mentions(_ name: String) -> Bool { words.contains(name[...]) }

  /// Whether the name is shown in a line that says nothing bad of it.
  ///
  /// - Parameter place: another word that the line has to show; nil: none.
  func shows(_ name: String, at place: String? = nil) -> Bool {
    soundLines.contains { words in words.contains(name[...]) && (place.map { words.contains($0[...]) } ?? true) }
  }

  private static func isBoundary(_ character: Character) -> Bool {
    character.isWhitespace || "│┃┌└├─".contains(character)
  }
}
