import Bytes
import Diagnostics

/// A string in a language that is no shell, and how a value is written within it.
enum StringLiteral: Hashable {
  /// Backslashes escape, a line feed is `\n`. `special` bytes mean something and get a backslash too.
  case escaped(quote: UInt8, special: [UInt8])
  /// Only the quotation mark and the backslash are escaped: `'…'` of Perl, Ruby and PHP.
  case verbatim(quote: UInt8)
  /// SQL: the quotation mark is doubled; what a backslash means differs.
  case sql(quote: UInt8, backslash: SQLBackslash)
  /// The replacement of `s/…/…/` in sed.
  case sedReplacement(delimiter: UInt8)
  /// The text after `a`, `i` and `c` in sed.
  case sedText
  /// The replacement of `s/…/…/` in Perl, in which variables are expanded.
  case perlReplacement(delimiter: UInt8)
  /// The format of `printf`.
  case format
  /// `awk -v name=…`, which is read like a string without its quotation marks.
  case awkAssignment

  enum SQLBackslash: Hashable {
    /// Standard SQL: it means itself.
    case literal
    /// MySQL: it escapes.
    case escapes
  }

  func spelled(_ value: String) throws(QuotingRefusal) -> String {
    switch self {
    case .escaped(let quote, let special):
      return ShellText.escaped(value) { byte in
        switch byte {
        case .newline: #"\n"#
        case 0x0D: #"\r"#
        case .backslash: #"\\"#
        case _ where byte == quote || special.contains(byte): "\\" + String(UnicodeScalar(byte))
        default: nil
        }
      }
    case .verbatim(let quote):
      return ShellText.escaped(value) { $0 == quote || $0 == .backslash ? "\\" + String(UnicodeScalar($0)) : nil }
    case .sql(let quote, let backslash):
      // A client that reads lines may take one that begins with `\!` or `.shell` for a command of its own.
      try refuseLineBreaks(value, "a client of a database reads line by line")
      return ShellText.escaped(value) { byte in
        if byte == quote { return String(UnicodeScalar(byte)) + String(UnicodeScalar(byte)) }
        return byte == .backslash && backslash == .escapes ? #"\\"# : nil
      }
    case .sedReplacement(let delimiter):
      try refuseLineBreaks(value, "a command of sed is one line")
      return ShellText.escaped(value) { byte in
        byte == delimiter || byte == .backslash || byte == UInt8(ascii: "&") ? "\\" + String(UnicodeScalar(byte)) : nil
      }
    case .sedText:
      try refuseLineBreaks(value, "a command of sed is one line")
      return ShellText.escaped(value) { $0 == .backslash ? #"\\"# : nil }
    case .perlReplacement(let delimiter):
      return ShellText.escaped(value) { byte in
        byte == delimiter || byte == .backslash || byte == .dollar || byte == UInt8(ascii: "@")
          ? "\\" + String(UnicodeScalar(byte)) : nil
      }
    case .format:
      return ShellText.escaped(value) { $0 == UInt8(ascii: "%") ? "%%" : $0 == .backslash ? #"\\"# : nil }
    case .awkAssignment:
      return ShellText.escaped(value) { $0 == .backslash ? #"\\"# : $0 == .newline ? #"\n"# : nil }
    }
  }
}
