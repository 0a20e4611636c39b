import Diagnostics
import JSON
import RunbookLint

/// The findings as `passo.check/1`: English, stable, the same for everybody. Columns are UTF-8 bytes from 1.
package struct CheckJSON: Sendable {
  package init() {}

  package func text(of result: CheckResult) -> String {
    func count(_ severity: Severity) -> JSONValue {
      .integer(result.findings.count { $0.diagnostic.severity == severity })
    }
    var dialects = JSONObject()
    for (dialect, pages) in CheckResult.counts(of: result.dialects) { dialects[dialect.rawValue] = .integer(pages) }
    return JSONValue.object([
      "format": .string("passo.check/1"),
      "summary": .object([
        "files": .integer(result.paths.count), "blocks": .integer(result.blocks), "errors": count(.error),
        "warnings": count(.warning), "infos": count(.info),
        "dialects": .object(dialects),
      ]),
      "findings": .array(result.findings.map(finding)),
    ]).prettyPrinted()
  }

  private func finding(_ finding: Finding) -> JSONValue {
    let diagnostic = finding.diagnostic
    var object = place(diagnostic.range)
    object["rule"] = .string(diagnostic.rule)
    object["severity"] = .string(diagnostic.severity.rawValue)
    object["path"] = .string(finding.path)
    object["message"] = .string(diagnostic.message.description)
    object["help"] = JSONValue(diagnostic.help?.description)
    object["fingerprint"] = .string(finding.fingerprint)
    object["fixes"] = .array(
      diagnostic.fixes.map { fix in
        .object(place(fix.range).merging(["replacement": .string(fix.replacement)]))
      })
    return .object(object)
  }

  private func place(_ range: SourceRange) -> JSONObject {
    [
      "line": .integer(range.start.line), "column": .integer(range.start.column), "endLine": .integer(range.end.line),
      "endColumn": .integer(range.end.column),
    ]
  }
}
