import Diagnostics

extension SourceRange {
  /// The line of the last character: a range that ends at the start of a line holds nothing of that line.
  var lastLine: Int {
    end.column > 1 ? end.line : max(end.line - 1, start.line)
  }
}
