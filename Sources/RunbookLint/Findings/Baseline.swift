import Bytes
import Diagnostics

/// Findings that an old site is known to have: they are passed over, new ones are not.
///
/// A text file, one finding a line: its fingerprint, and after it for people its rule and page. `#` begins a comment.
package struct Baseline: Sendable {
  private var known: Set<Substring> = []

  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      guard let fingerprint = line.parts(separatedBy: " ").first else { continue }
      known.insert(fingerprint)
    }
  }

  package func contains(_ finding: Finding) -> Bool { known.contains(finding.fingerprint[...]) }

  /// The file for these findings; the same for the same findings, in any order.
  package static func text(for findings: [Finding]) -> String {
    let lines = Set(findings.map { "\($0.fingerprint) \($0.diagnostic.rule) \($0.path)" })
    return "# Findings that passo check passes over; written by passo check --write-baseline.\n"
      + lines.sorted { $0.dropFirst(17) < $1.dropFirst(17) || $0.dropFirst(17) == $1.dropFirst(17) && $0 < $1 }
      .map { $0 + "\n" }.joined()
  }
}
