import Bytes
import Diagnostics
import MarkdownBlocks

/// Whether a sample output still shows what the program prints.
enum SampleComparison {
  static func diagnostics(_ source: ComparedBlock, _ translation: ComparedBlock) -> [Diagnostic] {
    let one = lines(source)
    let other = lines(translation)
    guard one.count == other.count else {
      return [
        Diagnostic(
          .sampleTranslated, at: translation.range,
          "this sample output has \(count: other.count, "line", "lines"), that of the source \(one.count)",
          help: "a run compares it with what the program prints: copy it from the source")
      ]
    }
    guard let index = one.indices.first(where: { one[$0] != other[$0] }) else { return [] }
    let range = translation.code.lineStarts.indices.contains(index) ? translation.lineRange(index) : translation.range
    return [
      Diagnostic(
        .sampleTranslated, at: range, "this sample output was translated", severity: .info,
        help: "a program that speaks English answers in English: its output will not match the sample")
    ]
  }

  /// Without blanks, which a sample's columns have in any number.
  private static func lines(_ block: ComparedBlock) -> [String] {
    block.code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map { String($0).squeezed }
      .reversed().drop(while: \.isEmpty).reversed()
  }
}

extension ComparedBlock {
  /// The place of a line of the text, from 0.
  func lineRange(_ index: Int) -> SourceRange {
    let lines = code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    guard code.lineStarts.indices.contains(index), lines.indices.contains(index) else { return range }
    let start = code.lineStarts[index]
    return SourceRange(start, SourcePosition(line: start.line, column: start.column + lines[index].utf8.count))
  }
}
