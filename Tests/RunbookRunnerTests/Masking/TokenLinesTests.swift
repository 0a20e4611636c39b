import Foundation
import Testing

@testable import RunbookRunner

/// Secrets in lines of real programs in three languages (`tokenLines.txt`, between `⟦` and `⟧`), and lines that only look
/// like them (`ordinaryLines.txt`).
@Suite struct TokenLinesTests {
  private static func lines(of name: String, beside source: String = #filePath) throws -> [String] {
    let file = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.replacingOccurrences(of: "\\n", with: "\n") + "\n" }
  }

  private static func secrets(in line: String) -> [String] {
    line.components(separatedBy: "⟦").dropFirst().map { String($0.prefix { $0 != "⟧" }) }
  }

  @Test func eachSecretIsHidden() throws {
    let lines = try Self.lines(of: "tokenLines")
    #expect(lines.count >= 120)
    var shown: [String] = []
    for line in lines {
      let text = line.filter { $0 != "⟦" && $0 != "⟧" }
      let mask = masked([text])
      if Self.secrets(in: line).contains(where: { mask.contains($0) || mask.contains($0.suffix(8)) }) {
        shown.append(mask)
      }
      #expect(masked(text.unicodeScalars.map { String($0) }) == mask, "cut into pieces: \(text)")
    }
    #expect(shown.isEmpty, "\(shown.count) of \(lines.count) are shown:\n\(shown.joined())")
  }

  @Test func ordinaryLinesStay() throws {
    let lines = try Self.lines(of: "ordinaryLines")
    #expect(lines.count >= 100)
    let hidden = lines.filter { masked([$0]) != $0 }
    #expect(hidden.isEmpty, "\(hidden.count) of \(lines.count):\n\(hidden.map { masked([$0]) }.joined())")
  }

  private func masked(_ pieces: [String]) -> String {
    var stream = MaskedStream(SecretMask(), seeksTokens: true)
    let shown = pieces.flatMap { stream.masked(Array($0.utf8)) } + stream.finish()
    return String(decoding: shown, as: UTF8.self)
  }
}
