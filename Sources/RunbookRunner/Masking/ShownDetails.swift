import Diagnostics
import RunbookModel

/// What a verdict may repeat of an output: only what the output itself shows.
///
/// A secret that a program prints in parts (labelled lines, members of an object, cells of a table) is hidden there as a
/// whole, while each of its parts, alone in a verdict, would look like any other text.
struct ShownDetails {
  private let raw: String
  private let shown: String

  /// Nil where the output hides nothing.
  init?(of output: [UInt8], masked mask: SecretMask) {
    guard !mask.isEmpty else { return nil }
    let hidden = mask.masked(output)
    guard hidden != output else { return nil }
    raw = String(decoding: output, as: UTF8.self)
    shown = String(decoding: hidden, as: UTF8.self)
  }

  func check(_ check: Check) -> Check {
    // What a check of a variable quotes is the name that the page gives it.
    guard ![.exit, .timeout, .person, .variable].contains(check.kind) else { return check }
    var check = check
    check.actual = check.actual.map { isShown($0) ? $0 : Binding.mask }
    check.message = message(check.message, or: ShownDetails.finding(check.result))
    check.tolerated = check.tolerated.map { message($0, or: "the output differs in a part that is hidden") }
    return check
  }

  /// What a check says that may not quote the output.
  private static func finding(_ result: Check.Result) -> Message {
    switch result {
    case .passed: "the output is as the page says, in a part that is hidden"
    case .failed: "the output is not as the page says, in a part that is hidden"
    case .unverified: "whether the output is as the page says depends on a part that is hidden"
    }
  }

  /// Its own words stay; what it quotes of the output is there, or another message is said.
  private func message(_ message: Message, or finding: Message) -> Message {
    let isHidden = message.arguments.contains { argument in
      switch argument {
      case .text(let text): holds(raw, text) && !isShown(text)
      case .message(let inner): self.message(inner, or: finding) != inner
      case .number: false
      }
    }
    return isHidden ? finding : message
  }

  private func isShown(_ text: String) -> Bool { holds(shown, text) }

  /// All lines of a text, which may be cut off.
  private func holds(_ whole: String, _ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).allSatisfy { line in
      let part = line.last == "…" ? line.dropLast() : line
      return part.isEmpty || whole.contains(part)
    }
  }
}
