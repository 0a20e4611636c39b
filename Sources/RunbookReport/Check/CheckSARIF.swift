import Diagnostics
import JSON
import RunbookLint

/// The findings as SARIF, which code hosts show beside the changed lines.
///
/// Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0".
package struct CheckSARIF: Sendable {
  private let version: String

  /// - Parameter version: of Passo, such as `1.2.0`.
  package init(version: String) {
    self.version = version
  }

  package func text(of result: CheckResult) -> String {
    let rules = Set(result.findings.map(\.diagnostic.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    return JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([
        .object([
          "tool": .object([
            "driver": .object([
              "name": .string("passo"), "version": .string(version), "rules": .array(rules.map(rule)),
            ])
          ]),
          // Columns count characters as Unicode does (3.14.17).
          "columnKind": .string("unicodeCodePoints"),
          "results": .array(result.findings.map { self.result($0, index: indices[$0.diagnostic.rule] ?? 0) }),
        ])
      ]),
    ]).prettyPrinted()
  }

  private func rule(_ id: String) -> JSONValue {
    var object: JSONObject = ["id": .string(id)]
    if let known = RuleRegistry.description(of: id) {
      object["shortDescription"] = text(known.summary.description)
      object["fullDescription"] = text(known.explanation.why.description)
      object["help"] = text(known.explanation.remedy.description)
      object["defaultConfiguration"] = .object(["level": .string(level(known.severity))])
    }
    return .object(object)
  }

  private func result(_ finding: Finding, index: Int) -> JSONValue {
    let diagnostic = finding.diagnostic
    let message = [diagnostic.message, diagnostic.help].compactMap { $0?.description }.joined(separator: "\n")
    let place = artifact(finding.path)
    var object: JSONObject = [
      "ruleId": .string(diagnostic.rule), "ruleIndex": .integer(index), "level": .string(level(diagnostic.severity)),
      "message": text(message),
      "locations": .array([
        .object(["physicalLocation": .object(["artifactLocation": place, "region": region(finding.range)])])
      ]),
      "partialFingerprints": .object(["passoFinding/v1": .string(finding.fingerprint)]),
    ]
    if !finding.fixes.isEmpty {
      object["fixes"] = .array([
        .object([
          "artifactChanges": .array([
            .object(["artifactLocation": place, "replacements": .array(finding.fixes.map(replacement))])
          ])
        ])
      ])
    }
    return .object(object)
  }

  private func replacement(_ fix: FixIt) -> JSONValue {
    .object(["deletedRegion": region(fix.range), "insertedContent": text(fix.replacement)])
  }

  private func region(_ range: SourceRange) -> JSONValue {
    .object([
      "startLine": .integer(range.start.line), "startColumn": .integer(range.start.column),
      "endLine": .integer(range.end.line), "endColumn": .integer(range.end.column),
    ])
  }

  private func artifact(_ path: String) -> JSONValue {
    let encoded = PercentEncoding.path(path)
    return .object(["uri": .string(path.hasPrefix("/") ? "file://" + encoded : encoded)])
  }

  private func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

/// How a path is in a URI.
enum PercentEncoding {
  /// Source: RFC 3986, 2.3: unreserved characters stay, and so does `/`.
  static func path(_ text: String) -> String {
    let path = text.hasPrefix("./") ? text.dropFirst(2) : text[...]
    return path.utf8.reduce(into: "") { result, byte in
      let scalar = Unicode.Scalar(byte)
      let stays = byte < 0x80 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      if stays || "-._~/".unicodeScalars.contains(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
