import Bytes
import MarkdownBlocks

/// Lines of a block that are nothing but a word for "or": `-or-` between two commands.
///
/// No program is called so. They are read as the comment that they are: what is below is another way.
enum OrLines {
  static func commented(_ code: CodeBlock, _ vocabulary: Vocabulary) -> CodeBlock {
    guard vocabulary.or.contains(where: code.text.containsBytes(of:)) || code.text.containsBytes(of: "OR") else {
      return code
    }
    let lines = code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    let made = lines.enumerated().map { index, line in
      // Something has to be on both sides of it.
      index > 0 && index < lines.count - 1 && isOr(line, vocabulary) ? "# or" : String(line)
    }
    guard made.contains("# or") else { return code }
    var code = code
    code.text = made.joined(separator: "\n")
    return code
  }

  /// `-or-`, `- or -`, `--- OR ---`.
  private static func isOr(_ line: Substring, _ vocabulary: Vocabulary) -> Bool {
    let signs = " \t-–—*_=("
    guard line.utf8.count < 40 else { return false }
    let word = line.drop { signs.containsBytes(of: $0) }.prefix { $0.isAlphabetic }
    let rest = line[word.endIndex...].allSatisfy { " \t-–—*_=):".containsBytes(of: $0) }
    return rest && !word.isEmpty && vocabulary.or.contains(word.lowercased())
  }
}
