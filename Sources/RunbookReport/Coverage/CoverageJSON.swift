import JSON
import RunbookModel
import RunbookRunner

/// Proof coverage as `passo.coverage/1`: English, stable, the same for everybody.
package enum CoverageJSON {
  package static func text(of pages: [PageCoverage]) -> String {
    JSONValue.object([
      "format": .string("passo.coverage/1"),
      "summary": summary(CoverageShare(pages)),
      "pages": .array(
        pages.map { page in
          .object([
            "path": .string(page.path), "summary": summary(CoverageShare([page])),
            "actions": .array(page.coverage.rows.map { row($0, page.additions[$0.action] ?? []) }),
          ])
        }),
    ]).prettyPrinted()
  }

  private static func summary(_ share: CoverageShare) -> JSONValue {
    .object([
      "actions": .integer(share.total), "provable": .integer(share.provable), "percent": .integer(share.percent),
    ])
  }

  private static func row(_ row: ProofCoverage.Row, _ additions: [CoverageAddition]) -> JSONValue {
    .object([
      "action": .string(row.action.description), "line": .integer(row.line), "text": .string(row.text),
      "proof": JSONValue(row.proof?.rawValue), "provedBy": JSONValue(row.provedBy?.description),
      "addition": JSONValue(row.addition?.rawValue), "check": JSONValue(row.check),
      "edits": .array(
        additions.map { edit in
          .object([
            "kind": .string(edit.kind.rawValue), "line": .integer(edit.line),
            "replacesLine": .boolean(edit.replacesLine), "text": .string(edit.text),
          ])
        }),
    ])
  }
}
