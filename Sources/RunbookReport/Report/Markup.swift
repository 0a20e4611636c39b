/// Puts any text into HTML or XML so that it is text there, and nothing else.
enum Markup {
  /// Between tags and within quotes. Lines stay; what a reader could not see, or would be turned around by, is shown by
  /// its number, as on a terminal.
  static func text(_ text: String) -> String {
    var safe = ""
    for scalar in TerminalSafe.text(text).unicodeScalars {
      switch scalar {
      case "&": safe += "&amp;"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "\"": safe += "&quot;"
      case "'": safe += "&#39;"
      default:
        // Source: XML 1.0, production 2: U+FFFE and U+FFFF are no characters of a document.
        if scalar.value & 0xFFFE == 0xFFFE { safe += "\u{FFFD}" } else { safe.unicodeScalars.append(scalar) }
      }
    }
    return safe
  }

  /// The same on one line.
  static func line(_ text: String) -> String { Markup.text(TerminalSafe.line(text)) }

  /// - Parameters:
  ///   - attributes: name and value; the value is escaped here, and nil leaves the attribute out.
  ///   - content: markup.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: String
  ) -> String {
    "<\(name)\(list(attributes))>\(content)</\(name)>"
  }

  /// - Parameters:
  ///   - title: as text; nothing is made where there is no content.
  ///   - content: markup.
  static func section(_ id: String, _ title: String, _ content: String) -> String {
    guard !content.isEmpty else { return "" }
    let heading = element("h2", ["id": "\(id)-title"], line(title))
    return element("section", ["id": id, "aria-labelledby": "\(id)-title"], heading + "\n" + content)
  }

  /// A box whose content can be scrolled with the keys.
  ///
  /// - Parameter section: that it is in, by its id.
  static func scrolled(_ content: String, in section: String, class name: String? = nil) -> String {
    let classes = ["scroll", name].compactMap(\.self).joined(separator: " ")
    return element(
      "div", ["class": classes, "tabindex": "0", "role": "region", "aria-labelledby": "\(section)-title"], content)
  }

  static func list(_ attributes: KeyValuePairs<String, String?>) -> String {
    attributes.map { name, value in value.map { " \(name)=\"\(line($0))\"" } ?? "" }.joined()
  }
}
