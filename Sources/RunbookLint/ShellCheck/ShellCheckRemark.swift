/// Something that ShellCheck says of a script.
package struct ShellCheckRemark: Hashable, Sendable {
  package enum Level: String, Sendable { case error, warning, info, style }

  /// A place in the script: lines from 1, columns in Unicode scalars from 1.
  package struct Place: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// 2086 for SC2086.
  package var code: Int
  package var level: Level
  /// English; ShellCheck speaks nothing else.
  package var message: String
  package var start: Place
  /// Just after the last character.
  package var end: Place

  package init(code: Int, level: Level, message: String, start: Place, end: Place) {
    self.code = code
    self.level = level
    self.message = message
    self.start = start
    self.end = end
  }
}

/// What ShellCheck says of scripts, by their texts.
package typealias ShellCheckRemarks = [String: [ShellCheckRemark]]
