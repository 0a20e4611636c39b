import Diagnostics

/// The here-document around a site, which is read line by line before anything inside it is looked at.
struct HereDocument: Hashable, Sendable {
  var delimiter: String
  /// `<<-` takes the tabs away at the beginning of each line.
  var stripsTabs: Bool
  /// The site stands in an expansion within an unquoted body, where a backslash still joins lines, even inside `'…'`.
  var joinsLines: Bool

  /// - Parameter spelling: a value as it is to be written into the body.
  func check(_ spelling: String) throws(QuotingRefusal) {
    let lines = spelling.utf8.split(separator: .newline, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.drop(while: { $0 == 0x09 }).elementsEqual(delimiter.utf8) {
        throw QuotingRefusal("the value holds the line \"\(delimiter)\", which ends the here-document")
      }
      if stripsTabs, line.first == 0x09 {
        throw QuotingRefusal("\"<<-\" would remove the tab at the beginning of a line of the value")
      }
      if joinsLines, index < lines.count - 1, line.last == .backslash {
        throw QuotingRefusal("a backslash at the end of a line of the value would join the lines")
      }
    }
  }
}
