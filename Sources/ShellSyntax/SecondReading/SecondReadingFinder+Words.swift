import Bytes

/// The words of a simple command: interpreters, and builtins that compute or take names.
extension SecondReadingFinder {
  mutating func readWords(_ command: SimpleCommand) {
    let words = command.words
    guard let program = command.programName else {
      readStarted(words)
      return
    }
    let arguments = words.dropFirst()
    switch program {
    case "let": for word in arguments { require(.integer, in: word.range, by: program) }
    case "test", "[": readTest(Array(arguments), program: program)
    case "declare", "typeset", "local", "export", "readonly", "integer", "float": readDeclaration(program, arguments)
    case "read", "unset", "getopts", "mapfile", "readarray", "nameref", "vared":
      readNames(program, arguments)
    case "printf": readPrintf(arguments)
    case "echo" where echoesEscapes:
      for word in arguments { flow.noteReader(.echoed, of: word.range, by: program) }
    case "trap": readFirstOperand(arguments, by: program)
    case "alias":
      for word in arguments {
        guard let equals = bytes[word.range].firstIndex(of: UInt8(ascii: "=")) else { continue }
        readProgram([equals + 1..<word.range.upperBound], .shell, by: program)
      }
    case "wait": requireNames(after: ["-p"], arguments, by: program)
    case ".", "source": requirePlainWithinSubstitutions(arguments, by: program)
    case "bind", "complete", "compgen", "compopt", "history", "fc":
      for word in arguments { require(.plain, in: word.range, by: program) }
    default: break
    }
    readStarted(words)
    readOperands(program, arguments)
    if runsData(command) {
      require(.plain, in: command.range, by: program)
      flow.noteProgram(bytes[command.range], by: program)
    }
  }

  /// `awk '{ system("rm " $0) }'`, `sed 's/…/…/e'`: what such a program gets, it may run.
  func runsData(_ command: SimpleCommand) -> Bool {
    let languages = command.words.compactMap { $0.literal.flatMap(Interpreter.named)?.language }
    guard let language = languages.first(where: { $0 != .shell && $0 != .unknown }) else { return false }
    return command.words.dropFirst().contains { word in
      let text = Array(word.text.utf8.filter { $0 != .singleQuote && $0 != .doubleQuote })
      if language == .sed { return word.text.utf8.count > 3 && Self.endsInExecution(text) }
      return ProgramLanguage.runsCommands(text)
    }
  }

  /// The flags after the last delimiter of `s/…/…/ge`.
  private static func endsInExecution(_ program: [UInt8]) -> Bool {
    let flags = program.reversed().prefix { "egpimIM0123456789".utf8.contains($0) }
    return flags.contains(UInt8(ascii: "e")) && flags.count < program.count
      && program.first.map { $0 == UInt8(ascii: "s") || $0.isDigit } ?? false
  }

  // MARK: Interpreters

  mutating func readStarted(_ words: [ShellWord]) {
    let first = words.first?.programName ?? ""
    let isStarted = names.startsCommand(words)
    var free = 0
    for index in words.indices where index >= free {
      guard let name = words[index].literal, let interpreter = names.interpreter(name) else { continue }
      if interpreter.leadsOnly, index > 0, !isStarted { continue }
      // `zsh --emulate sh -c '…'`: what belongs to an option is no shell.
      if interpreter.isShell { free = ShellArguments(words[(index + 1)...]).firstFree ?? 0 }
      readFirst(interpreter, name, words[(index + 1)...])
      let hasProgram = read(interpreter, name, words[(index + 1)...])
      // What it joins is read with everything in it: `ssh host sh -c "'…'"`.
      if interpreter.joins || interpreter.isCaller && hasProgram { return }
      if ["find", "xargs"].contains(first), interpreter.language == .shell {
        requireInserted(words, before: index, by: name)
      }
    }
  }

  /// `find <x> -exec sh -c '… {} …'`: what is found becomes a part of the program.
  private mutating func requireInserted(_ words: [ShellWord], before index: Int, by name: String) {
    guard words[index...].contains(where: { $0.text.count > 2 && $0.text.containsBytes(of: "{}") }) else { return }
    for word in words[..<index] { require(.plain, in: word.range, by: name) }
    flow.noteReader(SecondReading(reader: .plain, program: name), ofVariable: ValueFlow.listing)
  }

  /// - Returns: Whether one of the words is the program.
  @discardableResult
  private mutating func read(_ interpreter: Interpreter, _ name: String, _ words: ArraySlice<ShellWord>) -> Bool {
    if interpreter.isShell { return readShell(name, words) }
    var rest = words
    var operands = 0
    var hasProgram = false
    while let word = rest.popFirst() {
      let bytesOfWord = bytes[word.range]
      // `vim '+!q <x>'`
      if interpreter.programOptions.contains("+"), bytesOfWord.dropFirst().first == UInt8(ascii: "+") {
        require(.plain, in: word.range, by: name)
        continue
      }
      if bytesOfWord.first == UInt8(ascii: "-") || bytesOfWord.first == UInt8(ascii: "+"), bytesOfWord.count > 1,
        !interpreter.joins || operands <= interpreter.programOperand ?? 0
      {
        if readAttached(interpreter, word, before: rest, name) { continue }
        if word.text == "--" {
          // `su root -- -c 'text'`
          guard interpreter.isCaller else { continue }
          return readShell(name, operands == 0 ? rest.drop { !$0.isOption } : rest) || hasProgram
        }
        if let skipped = attachedProgram(interpreter, word) {
          readProgram([word.range.lowerBound + skipped..<word.range.upperBound], interpreter.language, by: name)
          hasProgram = true
        } else if isProgramOption(interpreter, word, before: rest), let program = firstOperand(&rest, interpreter) {
          readProgram([program.range], interpreter.language, by: "\(name) \(word.text)")
          hasProgram = true
          if interpreter.appends { for word in rest { require(.plain, in: word.range, by: name) } }
          if interpreter.language == .shell, !interpreter.isCaller { return true }
        } else if interpreter.valueOptions.contains(word.text), let value = rest.popFirst() {
          readValue(of: word, value, interpreter, name)
          if interpreter.fileOptions.contains(word.text), !interpreter.joins { hasProgram = true }
        } else if interpreter.language == .awk, word.text.hasPrefix("-v") {
          requireAwkAssignment(word.range, name)
        } else if ["--arg", "--argjson", "--slurpfile", "--rawfile"].contains(word.text) {
          rest = rest.dropFirst(2)
        }
        continue
      }
      defer { operands += 1 }
      // `flock lock sh -c '…'`: the rest is the other one's.
      if interpreter.programOptions.contains("--command"), !hasProgram,
        let other = word.literal.flatMap(names.interpreter), other.language == .shell, !other.leadsOnly
      {
        return false
      }
      if let wanted = interpreter.programOperand, operands >= wanted, !hasProgram || interpreter.takesMore {
        let ranges = interpreter.joins ? [word.range] + rest.map(\.range) : [word.range]
        readProgram(ranges, interpreter.language, by: name)
        hasProgram = true
        if interpreter.joins { return true }
      } else if interpreter.language == .awk {
        requireAwkAssignment(word.range, name)
      }
    }
    return hasProgram
  }

  /// `gcc -DNAME=<x>`, and `python3 -m timeit '…'`, in which all that follows is a program.
  private mutating func readAttached(
    _ interpreter: Interpreter, _ word: ShellWord, before rest: ArraySlice<ShellWord>, _ name: String
  ) -> Bool {
    if interpreter.language == .python, word.text == "-m",
      Interpreter.evaluatingModules.contains(rest.first?.literal ?? "")
    {
      for word in rest.dropFirst() { require(.plain, in: word.range, by: "\(name) -m") }
      return false
    }
    guard interpreter.attachedOptions.contains(where: word.text.hasPrefix) else { return false }
    require(.plain, in: word.range, by: "\(name) \(word.text.prefix(2))")
    if word.text.count == 2, let value = rest.first { require(.plain, in: value.range, by: "\(name) \(word.text)") }
    return true
  }

  /// - Returns: Whether one of the words is the program.
  private mutating func readShell(_ name: String, _ words: ArraySlice<ShellWord>) -> Bool {
    let call = ShellArguments(words)
    for file in call.startFiles { requirePlainWithinSubstitutions([file], by: name) }
    if let (option, text) = call.program {
      readProgram([text.range], .shell, by: "\(name) \(option.text)")
    } else if let file = call.file {
      // A script and its arguments.
      requirePlainWithinSubstitutions([file], by: name)
    }
    if call.isUnknown || call.file.map({ $0.literal == nil && !$0.text.containsBytes(of: "/") }) == true {
      for word in call.arguments where hasSeveralWords(word) { require(.plain, in: word.range, by: name) }
    }
    return call.program != nil
  }

  /// - Parameter rest: what follows; `-rdate -e` is no `-e` with the program `-e`.
  private func isProgramOption(
    _ interpreter: Interpreter, _ word: ShellWord, before rest: ArraySlice<ShellWord>
  ) -> Bool {
    let text = word.literal ?? word.text
    if interpreter.programOptions.contains(text) { return true }
    let letters = Array(text.utf8)
    guard letters.count > 2, letters[1] != UInt8(ascii: "-"),
      letters.dropFirst().allSatisfy({ $0.isLetter || $0.isDigit }), let last = letters.last,
      !rest.prefix(1).contains(where: { interpreter.programOptions.contains($0.text) })
    else { return false }
    return interpreter.programOptions.contains("-" + String(UnicodeScalar(last)))
      || interpreter.language == .shell && interpreter.programOptions.contains("-c")
        && letters.contains(UInt8(ascii: "c"))
  }

  /// `--command=…`, `-e'…'`: how many bytes of the word are the option.
  private func attachedProgram(_ interpreter: Interpreter, _ word: ShellWord) -> Int? {
    for option in interpreter.programOptions {
      if option.utf8.count > 2, word.text.hasPrefix(option + "=") { return option.utf8.count + 1 }
      if option == "+", word.text.hasPrefix(option) { return 1 }
    }
    // `-e'…'`, `-ne"…"`
    let cluster = word.text.utf8.prefix { $0 != .singleQuote && $0 != .doubleQuote }
    guard cluster.count < word.text.utf8.count, cluster.count > 1, let last = cluster.last,
      cluster.dropFirst().allSatisfy({ $0.isLetter || $0.isDigit }),
      interpreter.programOptions.contains("-" + String(UnicodeScalar(last)))
    else { return nil }
    return cluster.count
  }

  private func firstOperand(_ words: inout ArraySlice<ShellWord>, _ interpreter: Interpreter) -> ShellWord? {
    while let word = words.popFirst() {
      if word.text == "--" { continue }
      if word.isOption, interpreter.language == .shell {
        if interpreter.valueOptions.contains(word.text) { words = words.dropFirst() }
        continue
      }
      return word
    }
    return nil
  }

  private mutating func readValue(of option: ShellWord, _ value: ShellWord, _ interpreter: Interpreter, _ name: String)
  {
    if interpreter.language == .awk, option.text == "-v" || option.text == "--assign" {
      requireAwkAssignment(value.range, name)
    }
    // `-o ProxyCommand=…`
    if option.text == "-o", name.hasSuffix("ssh") {
      if value.text.containsBytes(of: "Command=") {
        let equals = bytes[value.range].firstIndex(of: UInt8(ascii: "=")) ?? value.range.lowerBound
        readProgram([equals + 1..<value.range.upperBound], .shell, by: "ssh -o")
      } else if !sites.beginning(at: value.range.lowerBound).isEmpty {
        require(.plain, in: value.range, by: "ssh -o")
      }
    }
  }

  private mutating func requireAwkAssignment(_ range: Range<Int>, _ name: String) {
    guard let equals = bytes[range].firstIndex(of: UInt8(ascii: "=")) else { return }
    for site in sites(in: range) where site.range.lowerBound > equals {
      add(SecondReading(reader: .literal(.awkAssignment), program: name), at: site)
    }
  }

  /// Options of ssh and its kin that run a command, in place of a host.
  private mutating func readOperands(_ program: String, _ arguments: ArraySlice<ShellWord>) {
    guard Interpreter.optionsRun.contains(program) else { return }
    for word in arguments {
      if word.text == "--" { return }
      var start = word.range.lowerBound
      if start < bytes.count, bytes[start] == .singleQuote || bytes[start] == .doubleQuote { start += 1 }
      guard let site = sites.beginning(at: start).first, site.option == nil else { continue }
      add(SecondReading(reader: .operand, program: program), at: site)
    }
  }

  // MARK: Builtins

  private mutating func readFirstOperand(_ words: ArraySlice<ShellWord>, by program: String) {
    guard let word = words.first(where: { !$0.isOption && $0.text != "--" }) else { return }
    readProgram([word.range], .shell, by: program)
  }

  private static let comparisons: Set<String> = ["-eq", "-ne", "-lt", "-le", "-gt", "-ge"]

  /// `[[ a -eq b ]]`: bash computes both sides, and zsh does so in `[ ]` as well.
  mutating func readTest(_ words: [ShellWord], program: String) {
    for (index, word) in words.enumerated() {
      if Self.comparisons.contains(word.text) {
        for side in [index - 1, index + 1] where words.indices.contains(side) {
          require(.integer, in: words[side].range, by: "\(program) … \(word.text)")
        }
      }
      if ["-v", "-R", "-o", "-t"].contains(word.text), index + 1 < words.count {
        require(word.text == "-t" ? .integer : .index, in: words[index + 1].range, by: "\(program) \(word.text)")
      }
    }
  }

  private mutating func readDeclaration(_ program: String, _ words: ArraySlice<ShellWord>) {
    let flags = words.filter { $0.isOption }.map(\.text).joined()
    let computes =
      program == "integer" || program == "float" || flags.containsBytes(of: "i") || flags.containsBytes(of: "F")
    let refers = flags.containsBytes(of: "n") && program != "export"
    for word in words where !word.isOption {
      // `export $(cat .env)`: what is exported is not evaluated, only split.
      if program == "export" || program == "readonly", word.text.first == "$" || word.text.first == "`" { continue }
      let equals = bytes[word.range].firstIndex(of: UInt8(ascii: "=")) ?? word.range.upperBound
      // The name itself is assigned, not read.
      for site in sites(in: word.range.lowerBound..<equals) {
        add(SecondReading(reader: .index, program: program), at: site)
      }
      // `declare "V_$NAME=1"` evaluates an index within the name.
      flow.noteReader(.name, of: word.range.lowerBound..<equals, by: program)
      if computes || refers, equals < word.range.upperBound {
        require(computes ? .integer : .name, in: equals..<word.range.upperBound, by: program)
      }
      if equals < word.range.upperBound, Interpreter.isCommandVariable(name(before: equals, in: word)) {
        require(.plain, in: equals..<word.range.upperBound, by: name(before: equals, in: word))
      }
    }
  }

  private func name(before equals: Int, in word: ShellWord) -> String { bytes[word.range.lowerBound..<equals].text }

  private static let optionsWithValue: Set<String> = [
    "-p", "-t", "-n", "-N", "-d", "-i", "-u", "-O", "-c", "-s", "-k", "-q",
  ]

  /// All operands are names of variables; `read -p` and its kin take a value of another meaning.
  private mutating func readNames(_ program: String, _ words: ArraySlice<ShellWord>) {
    var rest = words
    if program == "getopts" { rest = rest.dropFirst() }
    while let word = rest.popFirst() {
      if word.isOption, word.text == "-C" || word.text == "-c" && program == "mapfile" {
        if let value = rest.popFirst(), word.text == "-C" { require(.plain, in: value.range, by: "\(program) -C") }
      } else if word.isOption, Self.optionsWithValue.contains(word.text), program != "unset",
        word.text != "-t" || program == "read"
      {
        rest = rest.dropFirst()
      } else if !word.isOption {
        require(.name, in: word.range, by: program)
        if program == "getopts" { return }
      }
    }
  }

  private mutating func requireNames(after options: Set<String>, _ words: ArraySlice<ShellWord>, by program: String) {
    for (option, value) in zip(words, words.dropFirst()) where options.contains(option.text) {
      require(.name, in: value.range, by: program)
    }
  }

  /// `printf -v name format …`: the format has an own language, and `%d` computes.
  private mutating func readPrintf(_ words: ArraySlice<ShellWord>) {
    var rest = words
    if rest.first?.text == "-v" {
      if let name = rest.dropFirst().first { require(.index, in: name.range, by: "printf -v") }
      rest = rest.dropFirst(2)
    }
    if rest.first?.text == "--" { rest = rest.dropFirst() }
    guard let format = rest.popFirst() else { return }
    for site in sites(in: format.range) { add(SecondReading(reader: .literal(.format), program: "printf"), at: site) }
    let conversions = Self.conversions(in: Array(format.text.utf8))
    guard !conversions.isEmpty else { return }
    for (index, word) in rest.enumerated() {
      let conversion = conversions[index % conversions.count]
      if "diouxXeEfgGaA".utf8.contains(conversion) { require(.integer, in: word.range, by: "printf %d") }
      if conversion == UInt8(ascii: "b") {
        for site in sites(in: word.range) {
          add(SecondReading(reader: .literal(.awkAssignment), program: "printf %b"), at: site)
        }
      }
    }
  }

  private static func conversions(in format: [UInt8]) -> [UInt8] {
    var found: [UInt8] = []
    var index = 0
    while index < format.count {
      if format[index] == UInt8(ascii: "%") {
        index += 1
        if index < format.count, format[index] == UInt8(ascii: "%") {
          index += 1
          continue
        }
        while index < format.count, !format[index].isLetter { index += 1 }
        if index < format.count { found.append(format[index]) }
      }
      index += 1
    }
    return found
  }

  /// `. <(…)`, `bash <(…)`: what is printed there is read as a program.
  private mutating func requirePlainWithinSubstitutions(_ words: some Sequence<ShellWord>, by program: String) {
    for word in words
    where word.text.containsBytes(of: "<(") || word.text.containsBytes(of: "$(") || word.text.containsBytes(of: "`") {
      require(.plain, in: word.range, by: program)
    }
  }
}
