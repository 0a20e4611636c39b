import Bytes
import Diagnostics

/// The here-document around a site, which is read line by line before anything inside it is looked at.
struct HereDocument: Hashable, Sendable {
  var delimiter: String
  /// `<<-` takes the tabs away at the beginning of each line.
  var stripsTabs: Bool
  /// The site is in an expansion within an unquoted body, where a backslash still joins lines, even inside `'…'`.
  var joinsLines: Bool

  /// - Parameter spelling: a value as it is to be written into the body.
  func check(_ spelling: String) throws(QuotingRefusal) {
    let lines = spelling.utf8.split(separator: .newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.drop(while: { $0 == 0x09 }).elementsEqual(delimiter.utf8) {
        throw QuotingRefusal("the value contains the line `\(delimiter)`, which ends the here-document")
      }
      if losesByteInDash(line) {
        throw QuotingRefusal("a line of the value begins like \"\(delimiter)\", and dash would garble what follows")
      }
      if stripsTabs, line.first == 0x09 {
        throw QuotingRefusal("\"<<-\" would remove the tab at the beginning of a line of the value")
      }
      if joinsLines, index < lines.count - 1, line.last == .backslash {
        throw QuotingRefusal("a backslash at the end of a line of the value would join the lines")
      }
    }
  }

  /// dash 0.5.12 drops a byte outside ASCII right after the beginning of its delimiter, `Eé` before `EOF`.
  private func losesByteInDash(_ line: Substring.UTF8View.SubSequence) -> Bool {
    var rest = line.drop { $0 == 0x09 }
    var matched = 0
    for byte in delimiter.utf8 {
      guard rest.first == byte else { break }
      rest.removeFirst()
      matched += 1
    }
    return matched > 0 && rest.first?.isBeyondASCII == true
  }
}
