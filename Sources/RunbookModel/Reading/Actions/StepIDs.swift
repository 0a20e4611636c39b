/// How often each id of a step was given on a page. All sections of the page ask the same one.
final class StepIDs {
  private var counts: [String: Int] = [:]

  /// How often the id has been given, this time included.
  func count(_ id: String) -> Int {
    counts[id, default: 0] += 1
    return counts[id, default: 0]
  }
}
