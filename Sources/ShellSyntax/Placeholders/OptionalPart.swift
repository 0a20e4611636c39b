/// What is in the brackets of `[-r, --region REGION]`: one flag in one or more spellings, and its value.
struct OptionalPart {
  /// The spellings of the flag, such as `-r` and `--region`; empty for `[name]`.
  private(set) var flags: [String] = []
  /// What follows the flag: `REGION`, `<org>`; or the content of `[name]`.
  private(set) var argument = ""
  /// `=` or a blank, as the page joins flag and argument.
  private(set) var joint = ""

  /// - Parameter name: with its brackets.
  init(_ name: String) {
    let content = name.utf8.dropFirst().dropLast()
    var alternatives: [Substring] = []
    for part in Substring(content).split(whereSeparator: { $0 == "|" || $0 == "," }) {
      alternatives.append(Self.trimmed(part))
    }
    guard alternatives.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) else {
      argument = String(Self.trimmed(Substring(content)))
      return
    }
    for alternative in alternatives {
      guard alternative.utf8.first == UInt8(ascii: "-") else { continue }
      let flag = alternative.prefix { $0 != " " && $0 != "=" && $0 != "\t" && $0 != "[" }
      flags.append(String(flag))
      let rest = alternative.dropFirst(flag.count)
      guard let first = rest.first, first != "[" else { continue }
      joint = first == "=" ? "=" : " "
      argument = String(Self.trimmed(rest.dropFirst()))
    }
  }

  /// The spelling to use: the long one, for it explains itself.
  var option: String? { flags.first { $0.hasPrefix("--") } ?? flags.first }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}
