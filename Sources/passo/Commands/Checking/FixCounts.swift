/// What came of the fixes of some pages.
struct FixCounts: Sendable {
  /// Findings that were mended.
  var mended = 0
  /// Findings whose fix was left out, because it would have changed more than what it names.
  var refused = 0
  /// Lines of the pages that were changed.
  var lines = 0

  static func += (left: inout FixCounts, right: FixCounts) {
    left.mended += right.mended
    left.refused += right.refused
    left.lines += right.lines
  }
}
