import Diagnostics
import Foundation

@testable import RunbookReport

/// Every sentence that the runner and the comparisons can say, as their sources have it, with something in its gaps.
enum JournalSentences {
  static let all: [Message] = ["RunbookRunner", "OutputMatching"].flatMap { module in
    let folder = Self.sources + "/" + module
    let files = ((try? FileManager.default.subpathsOfDirectory(atPath: folder + "/")) ?? []).sorted()
    return files.filter { $0.hasSuffix(".swift") }.flatMap { file in
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
      return SwiftLiterals(String(decoding: data, as: UTF8.self)).literals.map(\.pattern)
        .filter { $0.contains(" ") && Language.french.translations[$0] != nil }.map(filled)
    }
  }

  private static let sources = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources"

  /// The sentence with names and numbers in its gaps.
  private static func filled(_ pattern: String) -> Message {
    var sentence = Message.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
    var rest = pattern[...]
    var gaps = 0
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      guard rest[open...].prefix(2) != "{{" else { break }
      sentence.appendLiteral(String(rest[..<open]))
      let field = rest[rest.index(after: open)..<close]
      gaps += 1
      if field.hasPrefix("#") {
        let forms = field.dropFirst().split(separator: "|")
        sentence.appendInterpolation(count: gaps, String(forms[0]), String(forms[1]))
      } else {
        sentence.appendInterpolation("x\(gaps)")
      }
      rest = rest[rest.index(after: close)...]
    }
    sentence.appendLiteral(String(rest).replacing("{{", with: "{").replacing("}}", with: "}"))
    return Message(stringInterpolation: sentence)
  }
}
