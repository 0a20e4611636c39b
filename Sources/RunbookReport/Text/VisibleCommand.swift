import Diagnostics

/// A command as a person has to see it before they allow it: nothing of it looks like something else.
///
/// A line end is written `\n`, and what follows it is on a line of its own: after a `#` it is no comment any more. So many
/// blanks that what follows them could be overlooked are written as their number.
package struct VisibleCommand: Sendable {
  package let lines: [String]

  private static let mostBlanks = 16

  package init(_ text: String) {
    var lines = [""]
    var blanks = 0
    func end(_ line: inout String) {
      let few = String(repeating: " ", count: blanks)
      line += blanks > VisibleCommand.mostBlanks ? "\\u{20}×\(blanks) " : few
      blanks = 0
    }
    for scalar in text.unicodeScalars {
      if scalar == " " {
        blanks += 1
        continue
      }
      end(&lines[lines.count - 1])
      switch scalar {
      case "\n":
        lines[lines.count - 1] += "\\n"
        lines.append("")
      case "\t": lines[lines.count - 1] += "\\t"
      default:
        // Other blanks than the one that a shell parts words at look the same.
        let isBlank = scalar.properties.isWhitespace
        lines[lines.count - 1] += isBlank ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }
    end(&lines[lines.count - 1])
    if lines.count > 1, lines.last == "" { lines.removeLast() }
    self.lines = lines.map(TerminalSafe.text)
  }

  /// For a place that has one line only.
  package var line: String { lines.joined(separator: " ") }
}
