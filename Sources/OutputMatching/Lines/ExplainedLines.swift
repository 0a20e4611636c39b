import Bytes

/// A list whose lines say what each value is: `secp384r1 : NIST/SECG curve`, `eu-de: Frankfurt`, `EU<tab>Europe`.
///
/// A colon alone proves little (`Region: eu-de` names no value in front of it), so the words in front of the colons have
/// to differ from each other, and to begin half of the lines.
struct ExplainedLines {
  /// nil where the lines are of another kind.
  ///
  /// - Parameter lines: trimmed, without their marks.
  init?(_ lines: [TextSlice]) {
    let words = lines.compactMap { ExplainedLines.explained($0)?.string }
    guard words.count > 1, Set(words).count == words.count, words.count * 2 >= lines.count else { return nil }
  }

  /// nil for a line that goes on with the explanation of the one before it, or is said about the list.
  func value(of line: TextSlice) -> TextSlice? {
    if let word = ExplainedLines.explained(line) { return word }
    // Explained on the lines that follow it, or not at all.
    let word = line.last == ":" ? line.dropLast().trimmed : line
    return word.contains(where: \.isBlank) || line.string == "OK" ? nil : word
  }

  /// The first word, where a colon or a tab divides it from further words.
  private static func explained(_ line: TextSlice) -> TextSlice? {
    let end = line.firstIndex(where: \.isBlank) ?? line.endIndex
    var word = line[..<end]
    let rest = line[end...].drop(while: \.isBlank)
    guard !word.isEmpty, !rest.isEmpty else { return nil }
    if word.last == ":" {
      word = word.dropLast()
      return word.isEmpty ? nil : word
    }
    if rest.first == ":" { return rest.dropFirst().first?.isBlank ?? false ? word : nil }
    return line[end] == "\t" ? word : nil
  }
}
