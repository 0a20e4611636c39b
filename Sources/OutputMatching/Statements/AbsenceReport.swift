import Bytes

/// An error that says of a thing that it is not there: `Error: shop not found`, `pods "shop" not found`.
enum AbsenceReport {
  /// `No such container: shop`
  static func isNamed(_ name: TextSlice, in line: TextSlice) -> Bool {
    WordInLine.places(of: name, in: line, ignoringCase: true).contains { place in
      let lead = line[..<place.range.lowerBound].trimmed
      guard lead.last == ":" else { return false }
      let words = lead.dropLast().split(at: ":").last.map { SpokenLine($0).words } ?? []
      return words.count < 5 && openings.contains { words.starts(with: $0) }
    }
  }

  private static let openings = [
    ["no", "such"], ["unknown"], ["aucun"], ["aucune"], ["nenhum"], ["nenhuma"], ["não", "existe"],
    ["il", "n", "existe"],
  ]

  /// Whether a line says nothing else; of `the owner of shop was not found` another thing is missing.
  static func isThat(_ name: TextSlice, in line: TextSlice, areNames: Bool) -> Bool {
    WordInLine.places(of: name, in: line, areNames: areNames, ignoringCase: true).contains { place in
      if isNamed(name, in: line) { return true }
      guard place.kind == .denied else { return false }
      let lead = line[..<place.range.lowerBound]
      let start = lead.lastIndex { $0 == ":" }.map { $0 + 1 } ?? lead.startIndex
      return lead[start...].split { !($0.isAlphanumeric || $0 >= 0x80 || $0 == "-") }.count < 2
    }
  }
}
