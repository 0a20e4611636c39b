import Bytes

/// A usage that a page sets over several lines without backslashes: one command to its reader.
///
/// ```text
/// tool thing-create NAME [-d, --description TEXT]
///    [--output FORMAT]
/// ```
package enum WrappedUsage {
  /// The text with a backslash at the end of each line that the next one continues, and as many lines as before; nil
  /// where no line does.
  package static func joined(_ script: ShellScript) -> String? {
    let ends = ends(of: script)
    guard !ends.isEmpty else { return nil }
    let bytes = Array(script.text.utf8)
    var output: [UInt8] = []
    var start = 0
    for end in ends {
      output += bytes[start..<end] + [0x20, .backslash]
      // A blank after it would be what it escapes.
      start = end + bytes[end...].prefix { $0.isBlank }.count
    }
    return String(decoding: output + bytes[start...], as: UTF8.self)
  }

  /// Where the lines end that the next one continues: UTF-8 offsets, in order.
  package static func ends(of script: ShellScript) -> [Int] {
    // Most texts have no such line.
    guard script.commands.count > 1, mayGoOn(script.text) else { return [] }
    let bytes = Array(script.text.utf8)
    var ends: [Int] = []
    // Of the line with which the command begins that the next one continues.
    var firstIndent: Int?
    for (command, next) in zip(script.commands, script.commands.dropFirst()) {
      let gap = bytes[command.range.upperBound..<next.range.lowerBound]
      let isNear =
        gap.allSatisfy { $0.isBlank || $0 == .newline } && gap.count { $0 == .newline } == 1
        && !command.endsInBackground
      if isNear, continues(next, command, firstIndent: firstIndent, script, bytes) {
        firstIndent = firstIndent ?? indent(of: command, bytes)
        ends.append(command.range.upperBound)
      } else {
        firstIndent = nil
      }
    }
    return ends
  }

  /// Some line but the first begins with an option or a bracket.
  private static func mayGoOn(_ text: String) -> Bool {
    var isAtStart = false
    for byte in text.utf8 {
      if byte == .newline {
        isAtStart = true
      } else if isAtStart, !byte.isBlank {
        if "-[<{".utf8.contains(byte) { return true }
        isAtStart = false
      }
    }
    return false
  }

  /// - Parameter firstIndent: of the command that `command` itself continues; nil: it is a command of its own.
  private static func continues(
    _ next: ShellCommand, _ command: ShellCommand, firstIndent: Int?, _ script: ShellScript, _ bytes: [UInt8]
  ) -> Bool {
    // `docker run`, and deeper `--name web`, and as deep `nginx`.
    if let firstIndent, indent(of: next, bytes) > firstIndent, indent(of: next, bytes) >= indent(of: command, bytes),
      next.simpleCommands.count == 1, next.assigns.isEmpty
    {
      return true
    }
    let isFollowing = firstIndent != nil
    guard isFollowing || isCall(command), next.simpleCommands.count == 1, next.assigns.isEmpty,
      let words = next.simpleCommands.first?.words, next.simpleCommands[0].redirections.isEmpty, let first = words.first
    else { return false }
    let begins = Dictionary(
      script.sites.filter { next.range.contains($0.range.lowerBound) }.map { ($0.range.lowerBound, $0) },
      uniquingKeysWith: { outer, _ in outer })
    switch begins[first.range.lowerBound]?.form {
    // `[INFO] Scanning …` is what a program prints.
    case .optional?:
      return first.text.hasPrefix("[-") || words.allSatisfy { begins[$0.range.lowerBound] != nil || isOption($0.text) }
    case .angle?, .brace?:
      return indent(of: next, bytes) > indent(of: command, bytes) || isOption(command.words.last?.text ?? "")
    case nil: return isOptionLine(words)
    case .capitals?, .mixedCase?, .path?, .sample?, .variable?, .your?: return false
    }
  }

  /// A program with something after it.
  private static func isCall(_ command: ShellCommand) -> Bool {
    guard let program = command.program, command.words.count > 1 else { return false }
    return KnownPrograms.contains(program) || program.utf8.allSatisfy { $0.isNameByte || "-./".utf8.contains($0) }
  }

  /// `--name value -f`: options, each with a value at most.
  private static func isOptionLine(_ words: [ShellWord]) -> Bool {
    guard let first = words.first, isOption(first.text) else { return false }
    return words.count <= 2 * words.count { $0.text.hasPrefix("-") || $0.text.hasPrefix("[") }
  }

  /// `--name`, `-n`, `-name=x`; not `-rw-r--r--`, `---`, `-----BEGIN`.
  private static func isOption(_ text: String) -> Bool {
    let name = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let rest = name.drop { $0 == UInt8(ascii: "-") }
    guard (1...2).contains(name.count - rest.count), rest.first?.isLetter == true,
      rest.allSatisfy({ $0.isNameByte || $0 == UInt8(ascii: "-") })
    else { return false }
    return name.count - rest.count == 2 || rest.count == 1
      || !rest.allSatisfy { "rwxstST-".utf8.contains($0) } || rest.count < 9
  }

  private static func indent(of command: ShellCommand, _ bytes: [UInt8]) -> Int {
    bytes[..<command.range.lowerBound].reversed().prefix { $0.isBlank }.count
  }
}
