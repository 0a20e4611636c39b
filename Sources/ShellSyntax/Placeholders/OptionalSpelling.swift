import Bytes

/// Which of the spellings in `[-o, --org <org>]`, `[--org <org> | -o <org>]` is used: the long one, for it explains itself.
struct OptionalSpelling {
  /// What is in front of ``range`` where that is only the value of another spelling: `--org ` for `[--org, -o <org>]`.
  private(set) var flag = ""
  /// What is kept, as offsets into the text.
  private(set) var range: Range<Int>

  /// - Parameters:
  ///   - part: with its brackets.
  ///   - sites: what is in it and is to be filled.
  init(_ bytes: [UInt8], in part: Range<Int>, holding sites: [Range<Int>]) {
    range = Self.withoutDots(bytes, part.lowerBound + 1..<part.upperBound - 1)
    let spellings = Self.spellings(bytes, in: range)
    guard spellings.count > 1, let option = OptionalPart(bytes[part].text).option,
      let chosen = spellings.first(where: { Self.flag(bytes, at: $0).text == option })
    else { return }
    func holds(_ spelling: Range<Int>) -> Bool { sites.contains { spelling.contains($0.lowerBound) } }
    guard !holds(chosen), let other = spellings.first(where: holds) else {
      range = Self.withoutDots(bytes, chosen)
      return
    }
    let value = Self.flag(bytes, at: other).endIndex
    guard value < other.upperBound else { return }
    flag = option + bytes[value...value].text
    range = Self.withoutDots(bytes, value + 1..<other.upperBound)
  }

  /// Parted by `|` or a comma, each with a flag of its own; none where some part has no flag.
  private static func spellings(_ bytes: [UInt8], in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range.lowerBound...range.upperBound {
      let byte = index < range.upperBound ? bytes[index] : UInt8(ascii: ",")
      if "<[{".utf8.contains(byte) { depth += 1 }
      if ">]}".utf8.contains(byte) { depth -= 1 }
      guard depth == 0 || index == range.upperBound, byte == UInt8(ascii: "|") || byte == UInt8(ascii: ",") else {
        continue
      }
      while start < index, bytes[start].isBlank { start += 1 }
      var end = index
      while end > start, bytes[end - 1].isBlank { end -= 1 }
      guard start < end, bytes[start] == UInt8(ascii: "-") else { return [] }
      found.append(start..<end)
      start = index + 1
    }
    return found
  }

  private static func flag(_ bytes: [UInt8], at spelling: Range<Int>) -> ArraySlice<UInt8> {
    bytes[spelling].prefix { !$0.isBlank && $0 != UInt8(ascii: "=") }
  }

  /// `[-e <name>...]`: more of them may be given, but the dots are not.
  private static func withoutDots(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    guard bytes[range.lowerBound..<end].suffix(3).elementsEqual("...".utf8) else { return range }
    end -= 3
    while end > range.lowerBound, bytes[end - 1].isBlank { end -= 1 }
    return range.lowerBound..<end
  }
}
