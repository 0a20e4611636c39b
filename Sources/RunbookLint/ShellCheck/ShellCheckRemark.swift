/// Something that ShellCheck says of a script.
public struct ShellCheckRemark: Hashable, Sendable {
  public enum Level: String, Sendable { case error, warning, info, style }

  /// A place in the script: lines from 1, columns in Unicode scalars from 1.
  public struct Place: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// 2086 for SC2086.
  public var code: Int
  public var level: Level
  /// English; ShellCheck speaks nothing else.
  public var message: String
  public var start: Place
  /// Just after the last character.
  public var end: Place

  public init(code: Int, level: Level, message: String, start: Place, end: Place) {
    self.code = code
    self.level = level
    self.message = message
    self.start = start
    self.end = end
  }
}

/// What ShellCheck says of scripts, by their texts.
public typealias ShellCheckRemarks = [String: [ShellCheckRemark]]
