/// A place in a text file, as editors and compilers write it: `12:5`.
///
/// Lines count from 1 in the file as it is on disk (a line ends with LF or CRLF). Columns count UTF-8 bytes
/// from 1, so a tab is one column and `é` is two.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// From 1.
  public var line: Int
  /// In UTF-8 bytes, from 1.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  public var description: String { "\(line):\(column)" }
}
