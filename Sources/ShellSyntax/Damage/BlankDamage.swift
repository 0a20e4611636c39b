import Bytes
import Diagnostics

/// Blanks within an option or an assignment.
extension ShellScript {
  /// Programs that never take another command after `--`.
  private static let partingPrograms: Set<String> = [
    "bx", "bluemix", "ibmcloud", "ic", "cf", "wsk", "slcli", "sl", "helm", "curl",
  ]

  /// Subcommands that run another program, whose arguments follow `--`: `nix run tool -- help`.
  private static let runningVerbs: Set<String> = ["run", "exec", "x", "dlx", "shell", "develop", "start", "run-script"]

  func optionDamages(options: Set<String>) -> [CommandDamage] {
    let parted = simpleCommands.filter { simple in
      Self.partingPrograms.contains(simple.program ?? "")
        || !simple.words.dropFirst().prefix(2).contains { Self.runningVerbs.contains($0.text) }
    }.flatMap { simple in
      zip(simple.words, simple.words.dropFirst()).filter {
        Self.isParted($0, $1, program: simple.program, options: options)
      }.map { $0.range.lowerBound..<$1.range.upperBound }
    }
    return (parted + Self.inBrackets(text)).map { range in
      let meant = slice(range).filter { !$0.isSpace }
      return CommandDamage(
        kind: .option, range: range, message: "\(slice(range)) is not an option; \(meant) is probably meant",
        replacement: meant)
    }
  }

  /// `[ -- id ]` in usage syntax, where `--` never stands for the end of the options.
  private static func inBrackets(_ text: String) -> [Range<Int>] {
    let bytes = Array(text.utf8)
    var found: [Range<Int>] = []
    var previous: UInt8 = 0
    for (index, byte) in bytes.enumerated() where byte != UInt8(ascii: " ") {
      defer { previous = byte }
      guard byte == UInt8(ascii: "-"), "[,|".utf8.contains(previous), bytes[index...].starts(with: "-- ".utf8),
        index + 3 < bytes.count,
        isLatinLetter(bytes[index + 3]), bytes[index...].prefix(80).contains(UInt8(ascii: "]"))
      else { continue }
      let name = bytes[(index + 3)...].prefix { isLatinLetter($0) || $0 == UInt8(ascii: "-") }
      found.append(index..<name.endIndex)
    }
    return found
  }

  private static func isLatinLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isParted(_ hyphens: ShellWord, _ name: ShellWord, program: String?, options: Set<String>) -> Bool
  {
    guard hyphens.text == "--" || hyphens.text == "-", let first = name.text.first, first.isAlphabetic, first.isASCII,
      let program
    else { return false }
    // A single hyphen stands for the standard input.
    if hyphens.text == "-" { return partingPrograms.contains(program) && name.text.count == 1 }
    return partingPrograms.contains(program.lowercased()) || options.contains("--" + name.text)
  }

  // MARK: Assignments

  var assignmentDamages: [CommandDamage] {
    simpleCommands.flatMap { simple in
      Self.parted(simple).map { range in
        CommandDamage(
          kind: .assignment, range: range,
          message: simple.spreadAssignment == nil
            ? "the space leaves this variable empty" : "with spaces beside `=` a shell takes this name for a program",
          replacement: Self.joined(slice(range)))
      }
    }
  }

  /// Without the blanks around the first equals sign; those of a quoted value stay.
  private static func joined(_ text: String) -> String? {
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let name = text[..<equals].filter { !$0.isSpace }
    return name + "=" + text[text.index(after: equals)...].drop(while: \.isSpace)
  }

  /// From the name to the end of the value, where only blanks are between them.
  private static func parted(_ simple: SimpleCommand) -> [Range<Int>] {
    let words = simple.words
    if ["export", "declare", "readonly", "typeset"].contains(simple.program) {
      return zip(words.dropFirst(), words.dropFirst(2)).compactMap { name, value in
        let isAfterEquals =
          SimpleCommand.isName(name.text, endingIn: "=") && !value.text.hasPrefix("-")
          && !value.text.containsBytes(of: "=")
        let isBeforeEquals = SimpleCommand.isName(name.text) && value.text.hasPrefix("=")
        return isAfterEquals || isBeforeEquals ? name.range.lowerBound..<value.range.upperBound : nil
      }
    }
    if let spread = simple.spreadAssignment { return [spread] }
    // `IFS= read line` gives `read` an empty variable; `NAME= 1` runs nothing that exists.
    guard simple.assignments.count == 1, words.count == 1, let name = simple.assignments.first?.word,
      name.text.hasSuffix("="), let value = words.first, !KnownPrograms.contains(value.text),
      !value.text.containsBytes(of: "/"), simple.redirections.isEmpty
    else { return [] }
    return [name.range.lowerBound..<value.range.upperBound]
  }
}

extension SimpleCommand {
  /// `NAME = 1` and `NAME =1`, which call a program of that name.
  package var spreadAssignment: Range<Int>? {
    guard assignments.isEmpty, redirections.isEmpty, let name = words.first, Self.isName(name.text),
      !KnownPrograms.contains(name.text),
      words.count == 3 && words[1].text == "="
        || words.count == 2 && words[1].text.hasPrefix("=") && !words[1].text.hasPrefix("==") && words[1].text != "="
    else { return nil }
    return name.range.lowerBound..<words[words.count - 1].range.upperBound
  }

  fileprivate static func isName(_ text: String, endingIn end: String = "") -> Bool {
    guard text.hasSuffix(end) else { return false }
    let name = text.dropLast(end.count)
    return name.first.map { $0.isAlphabetic || $0 == "_" } == true
      && name.allSatisfy { $0.isASCII && ($0.isAlphabetic || $0.isNumeric || $0 == "_") }
  }
}
