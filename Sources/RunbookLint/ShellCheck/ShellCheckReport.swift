import Configuration
package import Diagnostics

/// Reads what ShellCheck writes with `--format=json1`.
package struct ShellCheckReport {
  /// The remarks on each file, by its name as ShellCheck was given it.
  ///
  /// - Returns: nil for what is no such report.
  package static func remarks(_ source: SourceFile) -> [String: [ShellCheckRemark]]? {
    guard let root = try? ConfigurationReader.read(source), let comments = root["comments"]?.elements else {
      return nil
    }
    var remarks: [String: [ShellCheckRemark]] = [:]
    for comment in comments {
      guard let file = comment["file"]?.text, let remark = remark(comment) else { return nil }
      remarks[file, default: []].append(remark)
    }
    return remarks
  }

  private static func remark(_ comment: ConfigurationValue) -> ShellCheckRemark? {
    func number(_ key: String) -> Int? { comment[key]?.text.flatMap { Int($0) } }
    guard let code = number("code"), let level = comment["level"]?.text.flatMap(ShellCheckRemark.Level.init),
      let message = comment["message"]?.text, let line = number("line"), let column = number("column"),
      let endLine = number("endLine"), let endColumn = number("endColumn")
    else { return nil }
    return ShellCheckRemark(
      code: code, level: level, message: message, start: .init(line: line, column: column),
      end: .init(line: endLine, column: endColumn))
  }
}
