import JSON

/// A badge that says how much of the pages a run can prove.
package struct CoverageBadge: Sendable {
  /// nil: a run does nothing that could be proved.
  private let percent: Int?
  private static let label = "proof coverage"

  package init(_ share: CoverageShare) { percent = share.total > 0 ? share.percent : nil }

  private var value: String { percent.map { "\($0) %" } ?? "–" }

  private var colour: (name: String, code: String) {
    guard let percent else { return ("lightgrey", "#666") }
    return switch percent {
    case 90...: ("brightgreen", "#2e7d32")
    case 75..<90: ("green", "#558b2f")
    case 50..<75: ("yellow", "#b26a00")
    default: ("red", "#c62828")
    }
  }

  /// Source: shields.io, "Endpoint Badge", schema version 1.
  package var json: String {
    JSONValue.object([
      "schemaVersion": .integer(1), "label": .string(Self.label), "message": .string(value),
      "color": .string(colour.name),
    ]).prettyPrinted()
  }

  /// A picture of its own: no font and no address is loaded.
  package var svg: String {
    let (left, right) = (Self.width(of: Self.label), Self.width(of: value))
    let width = left + right
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" role="img" aria-label="\(Self.label): \(value)">
        <title>\(Self.label): \(value)</title>
        <clipPath id="edge"><rect width="\(width)" height="20" rx="3"/></clipPath>
        <g clip-path="url(#edge)">
          <rect width="\(left)" height="20" fill="#444"/>
          <rect x="\(left)" width="\(right)" height="20" fill="\(colour.code)"/>
        </g>
        <g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">
          <text x="\(left / 2)" y="14">\(Self.label)</text>
          <text x="\(left + right / 2)" y="14">\(value)</text>
        </g>
      </svg>

      """
  }

  /// In pixels; letters of that size are about 7 wide.
  private static func width(of text: String) -> Int { text.utf8.count * 7 + 10 }
}
