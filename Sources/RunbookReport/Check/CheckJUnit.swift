package import Diagnostics
import RunbookLint

/// The findings as a JUnit report: a suite for each page, a case for each finding, and one for a page without any.
///
/// Source: the XML Schema of Apache Ant's JUnit reports.
package struct CheckJUnit: Sendable {
  private let timestamp: String
  private let failing: Severity

  /// - Parameters:
  ///   - timestamp: when the check began, `2019-08-27T10:00:00`.
  ///   - failing: findings of this severity and above are failures.
  package init(timestamp: String, failing: Severity = .error) {
    self.timestamp = timestamp
    self.failing = failing
  }

  package func text(of result: CheckResult) -> String {
    let byPath = Dictionary(grouping: result.findings, by: \.path)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for (index, path) in result.paths.enumerated() {
      let seconds = index == 0 ? result.seconds : 0
      text += suite(path, id: index, findings: byPath[path] ?? [], seconds: seconds)
    }
    return text + "</testsuites>\n"
  }

  private func suite(_ path: String, id: Int, findings: [Finding], seconds: Double) -> String {
    let failures = findings.count { $0.diagnostic.severity >= failing }
    let name = XMLText.attribute(path)
    var text = "  <testsuite id=\"\(id)\" package=\"passo\" name=\"\(name)\" timestamp=\"\(timestamp)\""
    text += " hostname=\"localhost\" tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\" errors=\"0\""
    text += " time=\"\(decimal(seconds))\">\n    <properties/>\n"
    if findings.isEmpty { text += "    <testcase classname=\"\(name)\" name=\"page\" time=\"0\"/>\n" }
    text += findings.map { testCase($0, suite: name) }.joined()
    return text + "    <system-out/>\n    <system-err/>\n  </testsuite>\n"
  }

  private func testCase(_ finding: Finding, suite: String) -> String {
    let diagnostic = finding.diagnostic
    let place = "\(diagnostic.range.start.line):\(finding.range.start.column)"
    let head = "    <testcase classname=\"\(suite)\" name=\"\(XMLText.attribute(diagnostic.rule)) \(place)\" time=\"0\""
    guard diagnostic.severity >= failing else { return head + "/>\n" }
    let details = ["\(finding.path):\(place): \(diagnostic.message)"] + [diagnostic.help].compactMap { $0?.description }
    return """
      \(head)>
            <failure type="\(XMLText.attribute(diagnostic.rule))" message="\(XMLText.attribute(diagnostic.message.description))">\(XMLText.content(details.joined(separator: "\n")))</failure>
          </testcase>

      """
  }

  /// Milliseconds; never in scientific notation.
  private func decimal(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds > 0 else { return "0" }
    let thousandths = Int(min(seconds * 1000, 1e15).rounded())
    let rest = String(thousandths % 1000)
    return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
  }
}

/// Text as it is in XML 1.0; what XML cannot hold becomes U+FFFD.
enum XMLText {
  static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"" where isAttribute: result += "&quot;"
      case "\n" where isAttribute, "\t" where isAttribute, "\r": result += "&#\(scalar.value);"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      default:
        // XML 1.0, 2.2: neither control characters nor the last two of the basic plane.
        let isCharacter = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isCharacter ? scalar : "\u{FFFD}")
      }
    }
  }
}
