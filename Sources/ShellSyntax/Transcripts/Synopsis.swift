import Bytes

/// Tells a line of usage from a command that has an optional part.
enum Synopsis {
  /// True for several optional parts, `[OPTIONS]`, a choice of words (`(NAME | ID)`, `[-f | --force]`) and `NAME...`.
  ///
  /// `ibmcloud login [--sso]` is no synopsis: one flag can be asked about.
  static func isUsage(_ script: ShellScript) -> Bool {
    let optional = script.sites.filter { $0.form == .optional }
    if optional.count > 1 { return true }
    for part in optional {
      let content = part.name.utf8.dropFirst().dropLast()
      if content.contains(UInt8(ascii: "|")) || content.contains(UInt8(ascii: ",")) || part.name.hasSuffix("...]") {
        return true
      }
      if optionWords.contains(part.key) { return true }
    }
    return hasChoice(Array(script.text.utf8)) || script.commands.flatMap(\.simpleCommands).contains(where: hasEllipsis)
  }

  private static let optionWords: Set<String> = [
    "options", "option", "flags", "args", "arguments", "command_options", "opciones", "opzioni", "optionen", "opções",
  ]

  private static func hasEllipsis(_ command: SimpleCommand) -> Bool {
    command.words.dropFirst().contains { word in
      word.text == "..." || word.text == "[...]"
        || word.text.hasSuffix("...") && word.literal != nil && isName(word.text)
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.first?.isUppercase == true
  }

  /// `(NAME | ID)`: between parentheses only words and bars.
  private static func hasChoice(_ bytes: [UInt8]) -> Bool {
    var open: Int?
    var bars = 0
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "("):
        let isSubstitution = offset > 0 && !bytes[offset - 1].isBlank
        open = isSubstitution ? nil : offset
        bars = 0
      case UInt8(ascii: "|"): bars += 1
      case UInt8(ascii: ")"):
        if let start = open, isUsage(bytes[(start + 1)..<offset], bars: bars) { return true }
        open = nil
      case .newline: open = nil
      default: break
      }
    }
    return false
  }

  /// `(--position NEW_POSITION)`, `(NAME | ID)`
  private static func isUsage(_ content: ArraySlice<UInt8>, bars: Int) -> Bool {
    content.first == UInt8(ascii: "-") || bars > 0 && isChoice(content)
  }

  private static func isChoice(_ content: ArraySlice<UInt8>) -> Bool {
    let parts = content.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      let words = part.split(whereSeparator: \.isBlank)
      return !words.isEmpty && words.allSatisfy { $0.first?.isUppercase == true || $0.first == UInt8(ascii: "-") }
    }
  }
}
