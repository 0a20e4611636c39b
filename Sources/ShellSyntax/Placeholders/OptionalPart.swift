import Bytes

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
    for part in content.split(whereSeparator: { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ",") }) {
      alternatives.append(Self.trimmed(Substring(part)))
    }
    guard alternatives.contains(where: { $0.utf8.first == UInt8(ascii: "-") }) else {
      argument = String(Self.trimmed(Substring(content)))
      return
    }
    for alternative in alternatives {
      guard alternative.utf8.first == UInt8(ascii: "-") else { continue }
      let flag = alternative.utf8.prefix { !$0.isSpaceOrTab && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "[") }
      flags.append(String(Substring(flag)))
      let rest = alternative[flag.endIndex...]
      guard let first = rest.first, first != "[" else { continue }
      joint = first == "=" ? "=" : " "
      argument = String(Self.trimmed(rest.dropFirst()))
    }
  }

  /// The spelling to use: the long one, for it explains itself.
  var option: String? { flags.first { $0.hasPrefix("--") } ?? flags.first }

  private static func trimmed(_ text: Substring) -> Substring {
    var bytes = text.utf8
    while bytes.first?.isSpaceOrTab == true { bytes.removeFirst() }
    while bytes.last?.isSpaceOrTab == true { bytes.removeLast() }
    return Substring(bytes)
  }
}
