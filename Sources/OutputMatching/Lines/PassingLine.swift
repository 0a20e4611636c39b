import Diagnostics

/// A line of a sample that says only that something is awaited, or that a layer is fetched: a quicker run, or one that
/// has the layer, does not print it, and what comes after it counts.
enum PassingLine {
  static func isPassing(_ line: TextSlice) -> Bool {
    if LayerLine.isDone(line) { return true }
    let words = SpokenLine(line).words
    return words.first.map(ValueWords.waits.contains) ?? false
  }
}
