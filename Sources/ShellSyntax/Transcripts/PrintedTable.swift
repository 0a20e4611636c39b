import Bytes

/// A table that is after a command in one block, with no prompt to tell the two apart:
///
///     kubectl get pods
///     NAME   READY   STATUS
///     web    1/1     Running
///
/// Only a head in capitals with a row below it is taken for one: a shell would run its first word.
package struct PrintedTable: Hashable, Sendable {
  /// UTF-8 byte offsets, from the head to the end of the last line.
  package let range: Range<Int>

  /// Nil when `text` holds none after a whole command.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    let lines = Self.lines(of: bytes)
    guard lines.count > 2, let last = lines.last(where: { bytes[$0].contains { !$0.isBlank } }) else { return nil }
    for (head, row) in zip(lines.dropFirst(), lines.dropFirst(2)) {
      guard Self.isHead(bytes[head], above: bytes[row]), Self.isWhole(bytes[..<head.lowerBound]) else { continue }
      range = head.lowerBound..<last.upperBound
      return
    }
    return nil
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    bytes.split(separator: .newline, omittingEmptySubsequences: false).map { $0.startIndex..<$0.endIndex }
  }

  /// Names of columns set apart by several blanks, or as many words as the row has.
  private static func isHead(_ line: ArraySlice<UInt8>, above row: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: \.isBlank)
    guard words.count > 1, words.allSatisfy(isCapitals), !KnownPrograms.contains(words[0].text) else { return false }
    let cells = row.split(whereSeparator: \.isBlank).count
    let isSpread = zip(words, words.dropFirst()).contains { $1.startIndex - $0.endIndex > 1 }
    return isSpread ? cells > 1 : words.count > 2 && cells == words.count
  }

  /// `READY`, `CLUSTER-IP`, `PORT(S)`, `USE%`.
  private static func isCapitals(_ word: ArraySlice<UInt8>) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(word[word.startIndex])
      && word.allSatisfy { byte in
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
          || "-_()/%.#".utf8.contains(byte)
      }
  }

  /// No here-document, quotation or continued line goes on into the table.
  private static func isWhole(_ bytes: ArraySlice<UInt8>) -> Bool {
    let script = ShellScript(bytes.text)
    return script.commands.contains { !$0.words.isEmpty }
      && !script.issues.contains {
        switch $0.kind {
        case .unclosedQuote, .unclosedSubstitution, .unclosedHeredoc, .unclosedCompound, .danglingBackslash,
          .danglingOperator:
          true
        default: false
        }
      }
  }
}
