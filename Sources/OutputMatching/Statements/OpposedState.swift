import Bytes

/// A state in the same cell that contradicts the one at a place: `Loaded: … disabled; preset: enabled`,
/// `Terminating (Running)`.
enum OpposedState {
  static func isBeside(_ place: PlaceInLine, besides spoken: Set<String>) -> Bool {
    let side = PlaceInLine.state(place.word)?.meaning.side
    let isOver = ReservationWords.over.contains(place.word.string.lowercased())
    let parts = place.line[place.cell].split { !($0.isAlphanumeric || $0 >= 0x80 || "-_'".utf8.contains($0)) }
    return parts.indices.contains { index in
      let part = parts[index]
      let text = part.string.lowercased()
      guard part.endIndex <= place.range.lowerBound || part.startIndex >= place.range.upperBound,
        !spoken.contains(text), !isDenied(parts, index), !isOfOther(part, place), !isOpening(index, of: parts, place)
      else { return false }
      if isOver, ReservationWords.goingOn.contains(text) { return true }
      guard let side, let other = StateWord(part), side == .on || !ReservationWords.ambiguous.contains(text) else {
        return false
      }
      return other.meaning.side != side && other.meaning != .no && other.meaning != .unknown
    }
  }

  /// `Updating the job … finished`: what is being done is said first.
  private static func isOpening(_ index: Int, of parts: [TextSlice], _ place: PlaceInLine) -> Bool {
    guard index == 0, parts.count > 2, parts[1].endIndex <= place.range.lowerBound,
      parts[0].endIndex < place.line.endIndex, place.line[parts[0].endIndex].isBlank
    else { return false }
    return StateWord(parts[0]).map { $0.meaning.side == .pending || $0.meaning.side == .on } ?? true
  }

  /// `0 failed`, `no errors`, `failed: 0`
  private static func isDenied(_ parts: [TextSlice], _ index: Int) -> Bool {
    func text(_ index: Int) -> String { parts.indices.contains(index) ? parts[index].string.lowercased() : "" }
    return ErrorWords.denies(text(index - 1), text(index + 1)) || ["not", "never"].contains(text(index - 1))
  }

  /// Under a name of its own, in another part of the line: `enabled; preset: disabled`. `actual: running` is of the same.
  static func isOfOther(_ part: TextSlice, _ place: PlaceInLine) -> Bool {
    let clause = Clause.range(around: part.startIndex..<part.endIndex, in: place.line)
    guard clause != place.clause, clause.lowerBound > place.line.startIndex,
      let label = PlaceInLine.label(before: part.startIndex, in: place.line[clause.lowerBound...])
    else { return false }
    return !label.contains(where: ReservationWords.currents.contains)
  }
}
