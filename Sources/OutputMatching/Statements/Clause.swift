import Bytes

/// The part of a line in which words belong together.
enum Clause {
  /// Up to punctuation, or to what separates columns.
  static func range(around range: Range<Int>, in text: TextSlice) -> Range<Int> {
    let start = text[..<range.lowerBound].indices.last { isEnd($0, in: text) }.map { $0 + 1 } ?? text.startIndex
    let end = text[range.upperBound...].indices.first { isEnd($0, in: text) } ?? text.endIndex
    return start..<end
  }

  private static func isEnd(_ index: Int, in text: TextSlice) -> Bool {
    let byte = text[index]
    if ",;|()[]{}\t!?".utf8.contains(byte) { return true }
    guard index + 1 < text.endIndex, text[index + 1].isBlank else { return byte == "." && index + 1 == text.endIndex }
    return byte == "." || byte.isBlank
  }
}
