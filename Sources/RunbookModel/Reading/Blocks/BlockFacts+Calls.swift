import Bytes
import MarkdownBlocks
import ShellSyntax

/// Whether a block is a call by its looks, where its class or its program do not say so.
extension BlockFacts {
  /// Commands of known programs, some with an option, and no line that they might have printed.
  var isWholeCall: Bool {
    guard startsWithProgram || startsWithAssignment, !isData, !isSource, prompted == nil else { return false }
    guard script.issues.isEmpty, script.commands.allSatisfy({ $0.program.map(Self.isProgram) ?? !$0.assigns.isEmpty })
    else { return false }
    return script.commands.contains { command in
      command.words.dropFirst().contains {
        $0.text.hasPrefix("-") && $0.text.dropFirst().contains(where: \.isAlphabetic)
      }
    }
  }

  /// `"{url}/v1"{: url}`: the documentation system reads what is after the closing quotation mark, a shell would as well.
  /// Between quotation marks it is the command's own: `echo '{: pre}'`.
  static func withoutAttributeLists(_ text: String) -> String {
    guard text.containsBytes(of: "{:") else { return text }
    var rest = text[...]
    var result = ""
    while let start = rest.byteRange(of: "{:") {
      let name = rest[start.upperBound...].drop { $0 == " " }.prefix { $0.isAlphabetic || "-_".containsBytes(of: $0) }
      let isList = !name.isEmpty && rest[name.endIndex...].first == "}"
      let isDropped = isList && closesQuotes(text[..<start.lowerBound])
      result += rest[..<(isDropped ? start.lowerBound : start.upperBound)]
      rest = rest[(isDropped ? rest.index(after: name.endIndex) : start.upperBound)...]
    }
    return result + rest
  }

  /// A quotation mark is at the end, and an earlier one of its line has opened what it closes.
  private static func closesQuotes(_ text: Substring) -> Bool {
    guard let mark = text.utf8.last, mark == .singleQuote || mark == .doubleQuote else { return false }
    let line = text.utf8.suffix(from: text.utf8.lastIndex(of: .newline) ?? text.utf8.startIndex)
    return line.count { $0 == mark }.isMultiple(of: 2)
  }

  /// Commands of known programs and values for variables, marked as what a shell reads.
  var isMarkedScript: Bool {
    guard startsWithAssignment, isMarkedShell, prompted == nil, script.issues.isEmpty else { return false }
    return script.commands.allSatisfy { $0.program.map(Self.isProgram) ?? !$0.assigns.isEmpty }
  }

  /// Values for variables, marked as what a shell reads, one of them with a quotation mark that is never closed.
  var isDamagedScript: Bool {
    guard startsWithAssignment, isMarkedShell, prompted == nil, !script.issues.isEmpty else { return false }
    return script.issues.allSatisfy { $0.kind == .unclosedQuote }
      && script.commands.allSatisfy { $0.program.map(Self.isProgram) ?? !$0.assigns.isEmpty }
  }

  var isMarkedShell: Bool { info.mark == .shell }

  /// One call, marked as what a shell reads.
  var isMarkedCall: Bool {
    guard startsWithProgram, !isData, prompted == nil, script.issues.isEmpty, script.commands.count == 1 else {
      return false
    }
    return isMarkedShell && (script.commands.first?.words.count ?? 0) > 2
  }

  /// `tool --option`
  var hasLongOption: Bool {
    script.commands.contains { $0.words.dropFirst().contains { $0.text.hasPrefix("--") && $0.text.utf8.count > 3 } }
  }

  /// Each of its lines calls a program that is known.
  var isNothingButCalls: Bool {
    script.commands.allSatisfy { $0.program.map(isKnown) ?? !$0.assigns.isEmpty }
  }

  /// Each of its commands is a call by its form, whether the program is known or not.
  var isCallByForm: Bool {
    guard !isData, !isSource, !isScript, prompted == nil, script.issues.isEmpty, !script.commands.isEmpty else {
      return false
    }
    let forms = script.commands.map(Self.form)
    return !forms.contains(.none) && forms.contains(.call)
  }

  private enum CallForm { case call, word, none }

  /// A lone word may be anything; with others that are calls it is one.
  private static func form(of command: ShellCommand) -> CallForm {
    guard let name = command.program else {
      let isCompound = command.simpleCommands.contains { $0.program.map(isProgram) ?? false }
      return isAssignment(command) || isCompound ? .call : .none
    }
    if isProgram(name) { return isAssignmentElsewhere(command) ? .none : .call }
    guard isCallName(name) else { return .none }
    // `tool | grep x`
    if command.isPipeline, command.simpleCommands.dropFirst().allSatisfy({ $0.program.map(isProgram) ?? false }) {
      return .call
    }
    guard command.words.count > 1 else {
      // `dumpall > one.sql`
      return name.containsBytes(of: "/") || !command.writesFiles.isEmpty ? .call : .word
    }
    // `compile 'org.tool:core:1.0'` is a line of a build file; a sentence has an end, and commas.
    let second = command.words[1].text
    let isLine = second.utf8.first.map { "'\":=({".utf8.contains($0) } ?? true
    let isSentence =
      command.words.count > 2
      && command.words.contains { word in
        word.text.last == "," || word.text.last == "!" || word.text.last == ":"
          || word.text.last == "." && word.text.dropLast().allSatisfy(\.isAlphabetic) && word.text.count > 2
      }
    let isAssignment = command.words.prefix(3).dropFirst().contains { $0.text == "=" }
    return isLine || isSentence || isAssignment ? .none : .call
  }

  /// `tool`, `tool-x.sh`, `./tool`, `~/bin/tool`
  private static func isCallName(_ name: String) -> Bool {
    let path = ["./", "../", "~/", "/"].first(where: name.hasPrefix).map { name.dropFirst($0.count) } ?? name[...]
    guard let first = path.utf8.first, (0x61...0x7A).contains(first) || path.count < name.count else { return false }
    // `scripts/run-tests`
    let folders = path.split(separator: "/", omittingEmptySubsequences: false)
    if folders.count > 1, path.count == name.count {
      return Self.scriptFolders.contains(folders[0]) && folders.allSatisfy(isCallName)
    }
    return path.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-_.+".utf8.contains(byte)
        || path.count < name.count && ((0x41...0x5A).contains(byte) || byte == UInt8(ascii: "/"))
    } && (name.utf8.last.map { $0 != UInt8(ascii: ".") } ?? false)
  }

  /// Folders of a project that hold what is called.
  private static let scriptFolders: Set<Substring> = [
    "bin", "scripts", "script", "tools", "hack", "ci", "dev", "util", "test", "tests",
  ]

  private static func isCallName(_ name: Substring) -> Bool { isCallName(String(name)) }

  /// Lines that are calls by their form, marked as what a shell reads: `tool word …`.
  var isMarkedUnknownCall: Bool { isMarkedShell && isCallByForm && !looksPrintedWhole }

  /// Lines that no one types, no matter what their first word is.
  private var looksPrintedWhole: Bool {
    code.text.parts(separatedBy: "\n").contains { line in
      let line = line.foldingBlanks
      return line == "OK" || line.hasSuffix("...")
    }
  }

  var hasOptionalPart: Bool { script.sites.contains { $0.form == .optional } }

  /// Begins with a word, and nothing in it is a sentence, data or a source.
  var isTypedInWindows: Bool {
    guard !isData, let first = firstLine.first(where: { !$0.isSpace }) else { return false }
    let isWhole = firstLine.containsBytes(of: " ") || "$[.".containsBytes(of: first)
    return isWhole && (first.isASCII && first.isAlphabetic || "$[.&".containsBytes(of: first)) && !looksPrinted
  }

  /// Optional parts, and words in capitals to be filled in: how a command may be called.
  var isUsageOfOne: Bool {
    startsWithProgram && script.sites.contains { $0.form == .optional } && !script.possibleSites.isEmpty
  }

  /// One call with an option, by its looks: `tool word --option value`.
  var looksLikeCall: Bool {
    guard !isData, !isSource, !isForeignSource, prompted == nil, script.issues.isEmpty, script.commands.count == 1,
      let command = script.commands.first, let name = command.program, !looksPrinted,
      name.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }),
      name.utf8.first.map({ (0x61...0x7A).contains($0) }) == true
    else { return false }
    return command.words.dropFirst().contains { word in
      let option = word.text.utf8.drop { $0 == 0x2D }
      return word.text.utf8.first == 0x2D && option.first.map { (0x61...0x7A).contains($0 | 0x20) } ?? false
    }
  }

  /// One line with an option, by its looks a call, and below it a table.
  var isCallBeforeTable: Bool {
    guard let table, case let command = script.text.utf8.prefix(table.range.lowerBound),
      case let lines = command.split(separator: UInt8(ascii: "\n")).compactMap({ String(Substring($0)) }),
      lines.count == 1,
      let line = lines.first
    else { return false }
    let words = line.parts(separatedBy: " ")
    return words.count > 1 && Self.isCallName(String(words[0])) && words[1].utf8.allSatisfy { $0 != UInt8(ascii: ":") }
      && words.dropFirst().contains {
        $0.utf8.count > 1 && $0.hasPrefix("-") && $0.utf8.dropFirst().contains { $0 > 0x40 }
      }
  }

  /// One line that begins as calls do, with an option, a path or a value, and has no sign of a sentence.
  var mightBeTyped: Bool {
    guard script.issues.isEmpty, script.commands.count == 1, let command = script.commands.first,
      command.words.count > 1,
      let name = command.program, let last = code.text.utf8.last(where: { $0 > 0x20 })
    else { return false }
    return name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "-_./".utf8.contains($0) }
      && !".!:".utf8.contains(last)
      && command.words.dropFirst().contains { word in
        word.text.hasPrefix("-") || word.text.utf8.contains { "/=<$".utf8.contains($0) }
      }
  }

  /// `export NAME=value`, and nothing else.
  var isExport: Bool {
    prompted == nil && script.issues.isEmpty && !script.commands.isEmpty
      && script.commands.allSatisfy { $0.program == "export" && !$0.assigns.isEmpty }
  }
}

extension BlockFacts {
  /// Several commands, one a line, each of which calls the same program in another way.
  var areCallsOfOne: Bool {
    let commands = script.commands
    guard commands.count > 1, startsWithProgram, Set(commands.map(\.text)).count == commands.count else { return false }
    let programs = commands.map { $0.isPipeline ? nil : $0.simpleCommands.first?.program }
    return programs.allSatisfy { $0 != nil && $0 == programs[0] }
  }
}
