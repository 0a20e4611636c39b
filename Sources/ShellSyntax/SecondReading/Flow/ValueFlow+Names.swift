import Bytes

/// Values that go by another way than `$V`: the environment, functions, and names of variables.
extension ValueFlow {
  /// Stands for each variable, where a command prints them all.
  static let allVariables = "*"

  static func isAssignment(_ word: String) -> Bool {
    let name = word.utf8.prefix { $0 != UInt8(ascii: "=") }
    return name.count < word.utf8.count && name.first?.isNameStart == true && name.allSatisfy(\.isNameByte)
  }

  /// The variable that a word gives to a program: `X=<x>` of `env`, `"X=<x>"`, `--env=X=<x>`, `-eX=<x>`.
  static func givenName(in word: String) -> String? {
    guard word.containsBytes(of: "=") else { return nil }
    var text = word.filter { $0 != "\"" && $0 != "'" }[...]
    if text.hasPrefix("--"), let equals = text.firstIndex(of: "=") {
      text = text[text.index(after: equals)...]
    } else if text.hasPrefix("-"), text.count > 2 {
      text = text.dropFirst(2)
    }
    return isAssignment(String(text)) ? String(text.prefix { $0 != "=" }) : nil
  }

  /// `for c in "$@"; do` within a function or another compound command.
  mutating func holdLoops(_ script: ShellScript, _ sites: SitesByPlace) {
    for compound in script.compounds {
      guard let keyword = ["for ", "select "].first(where: { bytes[compound].starts(with: $0.utf8) }) else { continue }
      let name = bytes[compound].dropFirst(keyword.utf8.count).drop(while: \.isBlank).prefix(while: \.isNameByte)
      let header = bytes[compound].prefix { $0 != .newline && $0 != UInt8(ascii: ";") }
      hold(name.text, sites, in: name.endIndex..<max(name.endIndex, header.endIndex))
    }
  }

  /// What a function prints may hold all that is in it, and its arguments; it goes by its name and `()`.
  mutating func holdFunctions(_ script: ShellScript, _ sites: SitesByPlace) {
    for whole in script.commands {
      for function in whole.functions { hold(function + "()", sites, in: whole.range) }
      for command in whole.simpleCommands {
        guard let program = command.programName, names.functions.contains(program) else { continue }
        hold(program + "()", sites, in: command.range)
      }
    }
  }

  /// What the commands in `range` print without an expansion: `printenv X`, `env`, `declare -p X`, and functions.
  static func printing(_ script: ShellScript, _ names: SessionNames) -> [(range: Range<Int>, names: Set<String>)] {
    let commands = script.commands.flatMap(\.simpleCommands)
    let kept = commands.compactMap { command in
      printedByKeeper(command).map { (range: command.range, names: Set([$0])) }
    }
    return kept
      + commands.compactMap { command in
        guard let program = command.programName else { return nil }
        if names.functions.contains(program) { return (command.range, [program + "()"]) }
        let words = command.calledWords
        let operands = words.dropFirst().filter { !$0.isOption }.compactMap(\.literal)
        let options = words.dropFirst().filter(\.isOption).map(\.text).joined()
        switch words.first?.programName ?? program {
        case "printenv": return (command.range, operands.isEmpty ? [allVariables] : Set(operands))
        case "declare", "typeset", "export", "readonly", "local":
          guard operands.isEmpty || options.containsBytes(of: "p") else { return nil }
          return (command.range, operands.isEmpty ? [allVariables] : Set(operands))
        case "set" where command.words.count == 1, "env" where command.words.count == 1, "envsubst":
          return (command.range, [allVariables])
        default: return printedNames(by: program).map { (command.range, $0) }
        }
      }
  }

  /// A file that is copied into a program was not written for its language.
  mutating func noteCopy(from other: String, to name: String) {
    guard names.isFile(name), names.isFile(other), started[name] != nil, started[other] == nil,
      ProgramFile.language(of: other) == nil
    else { return }
    variables.append((other, SecondReading(reader: .plain, program: String(name.dropFirst()))))
  }

  /// A program in another language may run what it gets from its environment and arguments.
  mutating func noteProgram(_ text: ArraySlice<UInt8>, by program: String, isUnknown: Bool = false) {
    for name in Self.variables(runBy: text, isUnknown: isUnknown) {
      variables.append((name, SecondReading(reader: .plain, program: program)))
    }
  }

  /// The names in a program that runs commands, `os.system(os.environ["X"])`; `@` stands for its arguments.
  ///
  /// - Parameter isUnknown: of its language nothing is known, so that it may run all that it names.
  static func variables(runBy text: ArraySlice<UInt8>, isUnknown: Bool) -> Set<String> {
    guard isUnknown || ProgramLanguage.runsWhatItGets(Array(text)) else { return [] }
    return Set(text.split { !$0.isNameByte }.filter { $0.first?.isNameStart == true }.map(\.text)).union(["@"])
  }
}
