import Bytes
import Diagnostics

/// Writes texts of a page as YAML that any parser reads back exactly.
///
/// Source: YAML 1.2.2, 5.7 (escaped characters), 7.3.1 (double-quoted style), 8.1.2 (literal style). What YAML 1.1 reads
/// in another way (`yes`, `1:30`) is quoted too, since the engines do not agree on the version.
enum YAMLText {
  /// Without quotation marks where that cannot be read as anything else: `passo run page.md --all`.
  static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

  /// `"it's \u202E"`. Characters that steer a terminal, or that no one sees, are written by their number.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if isWritten(scalar) { result.unicodeScalars.append(scalar) } else { result += escaped(scalar) }
      }
    }
    return result + "\""
  }

  /// A text of several lines below a key: literal where every character can be there, else in quotation marks.
  ///
  /// - Parameter indent: of the lines below, in columns.
  static func block(_ text: String, indent: Int) -> [String] {
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(String.init)
    // A first line with a blank would set another indentation, and the last lines say how many line ends there are.
    let isLiteral =
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0 == "\t" || isWritten($0) }
      && lines.first.map { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasPrefix("\t") } == true
      && lines.last.map { !$0.isEmpty && !$0.allSatisfy { $0 == " " || $0 == "\t" } } == true
    guard isLiteral else { return [quoted(text)] }
    let margin = String(repeating: " ", count: indent)
    return ["|-"] + lines.map { $0.isEmpty ? "" : margin + $0 }
  }

  /// Comment lines, wrapped. Nothing of the text can end the comment.
  static func comment(_ text: String, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent) + "#"
    let safe = TerminalSafe.line(text).unicodeScalars.reduce(into: "") { result, scalar in
      if isWritten(scalar) { result.unicodeScalars.append(scalar) } else { result += TerminalSafe.escaped(scalar) }
    }
    return TextWrapping.lines(of: safe, width: 96 - indent).map {
      $0.isEmpty ? margin : "\(margin) \($0)"
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter || first == UInt8(ascii: "/"), text.utf8.last != 0x20 else {
      return false
    }
    return text.utf8.allSatisfy { $0.isAlphanumeric || " _-./='+@".utf8.contains($0) }
      && !["true", "false", "yes", "no", "on", "off", "null", "y", "n"].contains(text.lowercased())
  }

  /// Printable in YAML 1.1 and 1.2, no line end in either, and nothing that deceives who reads the file.
  private static func isWritten(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: !SteeringCharacters.contains(scalar)
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (letter, width) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
    return "\\" + letter + String(repeating: "0", count: width - digits.utf8.count) + digits
  }
}
