import Diagnostics
import RunbookLint

/// The findings as commands that GitHub's runners turn into annotations of the changed lines.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions": a line each, data with `%`, CR and LF encoded, and in
/// properties `:` and `,` as well.
package struct CheckAnnotations: Sendable {
  private let language: Language

  package init(language: Language = .english) {
    self.language = language
  }

  package func text(of result: CheckResult) -> String {
    result.findings.map(line).joined()
  }

  private func line(_ finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    let message = [diagnostic.message, diagnostic.help].compactMap { $0.map(language.say) }.joined(separator: "\n")
    var properties = [
      "file=\(property(finding.path))", "line=\(finding.range.start.line)", "endLine=\(finding.range.end.line)",
    ]
    // Columns mean something to it only within one line.
    if finding.range.start.line == finding.range.end.line {
      properties += ["col=\(finding.range.start.column)", "endColumn=\(finding.range.end.column)"]
    }
    properties.append("title=\(property(diagnostic.rule))")
    return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(data(message))\n"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private func property(_ text: String) -> String {
    data(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
