/// A line without what programs and pages write in several ways: blanks around `=`, and kinds of quotation marks.
enum TightLine {
  /// Nil where the line has nothing of the kind.
  static func of(_ line: TextSlice) -> TextSlice? {
    guard line.count <= longest, line.contains(where: { $0 == "=" || $0 == "'" || $0 == "\"" || $0 >= 0xC2 }) else {
      return nil
    }
    var text = line.string
    for (written, plain) in spellings where text.utf8.count > 1 {
      text = text.split(separator: written, omittingEmptySubsequences: false).joined(separator: plain)
    }
    return TextSlice(text)
  }

  /// In bytes.
  private static let longest = 2_000

  private static let spellings = [
    (" = ", "="), ("« ", "\""), (" »", "\""), ("«\u{A0}", "\""), ("\u{A0}»", "\""), ("«\u{202F}", "\""),
    ("\u{202F}»", "\""), ("«", "\""), ("»", "\""), ("“", "\""), ("”", "\""), ("„", "\""), ("’", "\""), ("‘", "\""),
    ("'", "\""),
  ]
}
