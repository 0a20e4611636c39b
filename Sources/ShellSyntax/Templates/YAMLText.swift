import Bytes
import Diagnostics

/// How a value is spelt in a YAML text: YAML 1.2.2, with the scalars that YAML 1.1 reads as something else than text
/// quoted as well, for most tools still read 1.1.
enum YAMLText {
  static func spelled(_ value: String, for part: Place.YAMLPart) throws(QuotingRefusal) -> String {
    switch part {
    case .plain(let inFlow):
      // The author left the quotes out, so a number or a truth value stays one, as long as its text survives.
      if JSONText.isCanonicalScalar(value) { return value }
      if isPlain(value, inFlow: inFlow), !isResolved(value) { return value }
      return hasControls(value) ? "\"" + insideDoubleQuotes(value) + "\"" : "'" + insideSingleQuotes(value) + "'"
    case .plainPart(let inFlow):
      guard isPlain(value, inFlow: inFlow) else {
        throw QuotingRefusal("the value needs quotation marks in YAML, and they cannot appear inside this text")
      }
      return value
    case .singleQuoted:
      guard !hasControls(value) else {
        throw QuotingRefusal("line breaks and control characters cannot appear between '…' in YAML")
      }
      return insideSingleQuotes(value)
    case .doubleQuoted: return insideDoubleQuotes(value)
    case .literalBlock(let indent): return try block(value, indent: indent)
    case .foldedBlock:
      try refuseLineBreaks(value, "lines are joined here")
      return try block(value, indent: 0)
    case .comment:
      guard !hasControls(value) else {
        throw QuotingRefusal("line breaks and control characters cannot appear in a comment")
      }
      return value
    case .perhaps(let part):
      guard try spelled(value, for: part) == value else {
        throw QuotingRefusal("YAML would need the value in quotation marks, and it is not known that YAML is read here")
      }
      return value
    }
  }

  private static func block(_ value: String, indent: Int) throws(QuotingRefusal) -> String {
    let first = value.utf8.first
    if first == nil || first == 0x20 || first == 0x09 || value.utf8.last == .newline
      || hasControls(value, except: .newline)
    {
      throw QuotingRefusal("the value is empty, begins with a blank, ends with a line break or has control characters")
    }
    return ShellText.escaped(value) {
      $0 == .newline ? "\n" + String(repeating: " ", count: indent) : nil
    }
  }

  private static func insideSingleQuotes(_ value: String) -> String {
    ShellText.escaped(value) { $0 == .singleQuote ? "''" : nil }
  }

  private static func insideDoubleQuotes(_ value: String) -> String {
    var output = ""
    let length = value.unicodeScalars.count
    for (index, scalar) in value.unicodeScalars.enumerated() {
      switch scalar {
      // Quotes may reach over lines, and blanks at their edges are dropped.
      case " " where index == 0 || index == length - 1: output += "\\x20"
      case "\"", "\\": output += "\\" + String(scalar)
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }

  private static func hasControls(_ value: String, except kept: UInt8? = nil) -> Bool {
    value.unicodeScalars.contains { isControl($0) && kept.map(UInt32.init) != $0.value }
  }

  /// What YAML does not take as printable, and the further line breaks of YAML 1.1.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// True when the value can be written without quotes; it may still be read as a number.
  private static func isPlain(_ value: String, inFlow: Bool) -> Bool {
    let bytes = Array(value.utf8)
    guard let first = bytes.first, let last = bytes.last, first != 0x20, last != 0x20, last != UInt8(ascii: ":"),
      !hasControls(value), !"!&*|>%@`\"'#,[]{}?:-".utf8.contains(first) || isSafeDash(bytes)
    else { return false }
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: ":"), bytes[index + 1] == 0x20 || inFlow { return false }
      if byte == UInt8(ascii: "#"), index > 0, bytes[index - 1] == 0x20 { return false }
      if inFlow, ",[]{}?".utf8.contains(byte) { return false }
    }
    return !value.hasPrefix("---") && !value.hasPrefix("...")
  }

  /// `-x` is text, `- x` an entry of a list.
  private static func isSafeDash(_ bytes: [UInt8]) -> Bool {
    bytes[0] == UInt8(ascii: "-") && bytes.count > 1 && bytes[1].isNameByte
  }

  /// True when YAML 1.1 or 1.2 may read the value as something else than text: numbers in any notation, dates, times,
  /// truth values, null, merge keys.
  private static func isResolved(_ value: String) -> Bool {
    if words.contains(value.lowercased()) { return true }
    guard let first = value.utf8.first, first.isDigit || "+-.".utf8.contains(first) else { return false }
    let rest = value.utf8.dropFirst(first.isDigit ? 0 : 1)
    guard rest.first?.isDigit == true || rest.first == UInt8(ascii: ".") || words.contains("." + value.lowercased())
    else { return words.contains(String(Substring(rest)).lowercased()) }
    return value.utf8.allSatisfy { $0.isDigit || "+-.:_eExXoOabcdfABCDFTtZz ".utf8.contains($0) }
  }

  private static let words: Set<String> = [
    "", "~", "null", "true", "false", "yes", "no", "on", "off", "y", "n", "=", "<<", ".nan", ".inf", "inf", "nan",
  ]
}
