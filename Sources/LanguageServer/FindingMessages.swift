import Diagnostics
import JSON
import RunbookLint

/// The findings of a page as a client shows them.
struct FindingMessages {
  let page: CheckedPage
  let encoding: PositionEncoding
  let say: (Message) -> String

  var all: JSONValue { .array(page.diagnostics.map(message)) }

  func message(_ finding: Diagnostic) -> JSONValue {
    let text = [say(finding.message), finding.help.map(say)].compactMap(\.self).joined(separator: "\n")
    return .object([
      "range": encoding.range(finding.range, in: page.source), "severity": .integer(Self.level(finding.severity)),
      "code": .string(finding.rule), "source": .string("passo"), "message": .string(text),
    ])
  }

  private static func level(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .info: 3
    }
  }
}
