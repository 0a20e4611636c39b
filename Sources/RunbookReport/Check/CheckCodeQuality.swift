import Diagnostics
import JSON
import RunbookLint

/// The findings as GitLab shows them in a merge request.
///
/// Source: GitLab Docs, "Code Quality report format", a subset of Code Climate's: a list of objects with a description,
/// a name, a fingerprint that no two share, a severity and a place.
package struct CheckCodeQuality: Sendable {
  private let language: Language

  package init(language: Language = .english) {
    self.language = language
  }

  package func text(of result: CheckResult) -> String {
    JSONValue.array(
      result.findings.map { finding in
        .object([
          "description": .string(language.say(finding.diagnostic.message)),
          "check_name": .string(finding.diagnostic.rule),
          "fingerprint": .string(finding.fingerprint),
          "severity": .string(severity(finding.diagnostic.severity)),
          "location": .object([
            "path": .string(finding.path.hasPrefix("./") ? String(finding.path.dropFirst(2)) : finding.path),
            "lines": .object([
              "begin": .integer(finding.range.start.line), "end": .integer(finding.range.end.line),
            ]),
          ]),
        ])
      }
    ).prettyPrinted()
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}
