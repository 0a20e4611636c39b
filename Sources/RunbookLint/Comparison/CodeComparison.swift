import Bytes
import Diagnostics
import MarkdownBlocks

/// What a translation did to code that is no command: blanks, capitals and signs; translated strings and comments are
/// as they should be.
enum CodeComparison {
  static func diagnostics(_ source: ComparedBlock, _ translation: ComparedBlock) -> [Diagnostic] {
    let one = lines(source)
    let other = lines(translation)
    guard one.count == other.count else {
      return [
        Diagnostic(
          .codeDiffers, at: translation.range,
          "this block has \(count: other.count, "line", "lines"), that of the source \(one.count)")
      ]
    }
    for index in one.indices where one[index] != other[index] {
      guard let change = change(String(one[index]), String(other[index])) else { continue }
      return [Diagnostic(.codeDiffers, at: translation.lineRange(index), change)]
    }
    return []
  }

  private static func lines(_ block: ComparedBlock) -> [Substring] {
    block.code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
      .reversed().drop { $0.allSatisfy(\.isSpace) }.reversed()
  }

  private static func change(_ one: String, _ other: String) -> Message? {
    // How far a line is indented, and how wide its columns are, is looked at by people.
    let left = one.split(whereSeparator: \.isSpace).joined(separator: " ")
    let right = other.split(whereSeparator: \.isSpace).joined(separator: " ")
    guard left != right, left.utf8.count < 500 else { return nil }
    if left.squeezed == right.squeezed { return "the spaces of `\(left)` are wrong here: `\(right)`" }
    if left.plainSigns.squeezed == right.plainSigns.squeezed {
      return "the signs of `\(left)` are wrong here: `\(right)`"
    }
    if left.squeezed.lowercased() == right.squeezed.lowercased() {
      return "the capitals of `\(left)` are wrong here: `\(right)`"
    }
    return nil
  }
}
