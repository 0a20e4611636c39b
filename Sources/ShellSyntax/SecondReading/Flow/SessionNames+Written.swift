import Bytes

/// The files that a command writes, and descriptors, which count as one file of the session: which one is meant is not
/// asked.
extension SessionNames {
  /// The name of all descriptors that are opened for more than one command.
  static let descriptor = "/&"

  /// `/dev/fd/9`, `/proc/self/fd/9`, `/dev/stdin`
  static func isDescriptor(_ path: String) -> Bool {
    path == "/dev/stdin" || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/") && path.containsBytes(of: "/fd/")
  }

  /// `cat <&9`, `read -r line -u 9`, `read -ru9 line`
  static func readsDescriptor(_ text: ArraySlice<UInt8>) -> Bool {
    if text.indices.dropLast().contains(where: { text[$0] == .less && text[$0 + 1] == UInt8(ascii: "&") }) {
      return true
    }
    let words = text.split { $0.isBlank || $0 == .newline || ")\"`;".utf8.contains($0) }
    return words.indices.contains { index in
      guard let option = words[index].lastIndex(of: UInt8(ascii: "u")), words[index].first == UInt8(ascii: "-"),
        words[index][..<option].dropFirst().allSatisfy(\.isLetter)
      else { return false }
      let number = words[index][(option + 1)...]
      return number.isEmpty ? words.dropFirst(index + 1).first?.first?.isDigit == true : number.allSatisfy(\.isDigit)
    }
  }

  /// The words that name a file which a command writes.
  static func written(by command: SimpleCommand) -> [String] {
    let opened = command.programName == "exec" && command.redirections.contains { $0.operation.hasPrefix("<") }
    let wrapper = command.programName.map { recorded(by: $0, operands(of: command.words.dropFirst())) } ?? []
    // `ssh host tee f`, `docker exec -i c tee f`
    let started = command.words.dropFirst().firstIndex { ["tee", "sponge"].contains($0.programName ?? "") }
    return command.redirections.compactMap(target) + writtenByProgram(command.calledWords) + wrapper
      + (started.map { writtenByProgram(command.words[$0...]) } ?? [])
      + (opened ? ["/dev/fd/9"] : [])
  }

  /// The word of the file into which a redirection writes.
  static func target(of redirection: SimpleCommand.Redirection) -> String? {
    guard redirection.operation.hasPrefix(">") || redirection.operation.hasPrefix("&>"),
      let target = redirection.target
    else { return nil }
    guard redirection.operation == ">&" else { return target.text }
    if ["0", "1", "2", "-"].contains(target.text) { return nil }
    // `>&7`, `>&"${COPROC[1]}"`
    return target.text.allSatisfy(\.isNumeric) || target.text.containsBytes(of: "$")
      ? "/dev/fd/\(target.text)" : target.text
  }

  /// Programs that record in the first or last of their operands what another one prints; `nohup` in a file of its own.
  private static func recorded(by program: String, _ operands: [String]) -> [String] {
    switch program {
    case "script": Array(operands.suffix(1))
    case "logsave": Array(operands.prefix(1))
    case "nohup": ["nohup.out"]
    default: []
    }
  }

  /// Options of many programs whose value is the file that they write.
  private static let outputOptions: Set<String> = [
    "-o", "-O", "--output", "--output-file", "--outfile", "--out", "--output-document", "-out", "--log-out", "--log-io",
    "-B",
  ]

  private static func operands(of words: ArraySlice<ShellWord>) -> [String] {
    words.filter { !$0.isOption }.map(\.text)
  }

  /// `sudo tee FILE`, `dd of=FILE`, `install -m 755 /dev/stdin FILE`, `sed -i … FILE`, `sort -o FILE`.
  private static func writtenByProgram(_ words: ArraySlice<ShellWord>) -> [String] {
    guard let program = words.first?.programName else { return [] }
    let operands = operands(of: words.dropFirst())
    var found = zip(words.dropFirst(), words.dropFirst(2)).filter { outputOptions.contains($0.0.text) }.map(\.1.text)
    found += words.compactMap { word in
      guard word.text.hasPrefix("--out"), let equals = word.text.firstIndex(of: "=") else { return nil }
      return String(word.text[word.text.index(after: equals)...])
    }
    switch program {
    case "tee", "sponge", "ed", "ex", "vim", "vi", "patch": found += operands
    // The first of the files that it makes.
    case "split", "csplit": found += operands.suffix(1).map { $0 + "aa" } + operands.suffix(1)
    // `git config --file NAME` puts a value into it.
    case "git":
      found += zip(words.dropFirst(), words.dropFirst(2)).filter { ["-f", "--file"].contains($0.0.text) }.map(\.1.text)
    case "dd": found += operands.filter { $0.hasPrefix("of=") }.map { String($0.dropFirst(3)) }
    case "install", "cp": if operands.contains("/dev/stdin") { found += operands.suffix(1) }
    default: if changesInPlace(words) { found += operands }
    }
    return found
  }

  private static let changing: Set<String> = ["sed", "gsed", "perl", "ruby", "awk", "gawk", "yq", "crudini", "sd"]

  /// `sed -i`, `perl -pi -e`, `awk -i inplace`, `yq -i`
  private static func changesInPlace(_ words: ArraySlice<ShellWord>) -> Bool {
    guard changing.contains(words.first?.programName ?? "") else { return false }
    if ["crudini", "sd"].contains(words.first?.programName) { return true }
    return words.dropFirst().contains { word in
      guard word.isOption else { return false }
      if word.text.hasPrefix("--") { return word.text.hasPrefix("--in-place") || word.text == "--inplace" }
      return word.text.dropFirst().prefix { $0.isAlphabetic || $0.isNumeric }.containsBytes(of: "i")
    }
  }

  /// A file that is run somewhere, and is named within quotation marks in a text.
  func startedFile(mentionedIn text: ArraySlice<UInt8>) -> String? {
    let tokens = text.split { !($0.isNameByte || "-./~".utf8.contains($0)) }
    return tokens.lazy.flatMap { self.files(of: String(decoding: $0, as: UTF8.self)) }.first { started[$0] != nil }
  }

  // MARK: Descriptors

  /// `exec 7> >(sh)`, `coproc sh`: what goes into a descriptor is run.
  mutating func noteDescriptors(of command: SimpleCommand) {
    let texts =
      command.programName == "coproc"
      ? command.words.dropFirst().map(\.text)
      : command.programName == "exec"
        ? command.redirections.compactMap { $0.target?.text }.filter { $0.hasPrefix(">(") } : []
    if command.programName == "coproc", command.words.count > 1, texts.contains("{") {
      start("/dev/fd/9", .shell)
    }
    for text in texts {
      for name in text.split(whereSeparator: { " \t();|&{}\n".containsBytes(of: $0) }) {
        if let interpreter = interpreter(String(name)), interpreter.readsInput {
          start("/dev/fd/9", interpreter.language)
        }
      }
    }
  }

  /// `bash <&9`, and `sh` after `exec <job`.
  mutating func noteDescriptorsRead(
    by interpreter: Interpreter, _ command: SimpleCommand, _ arguments: ArraySlice<ShellWord>
  ) {
    let readsOwn = !interpreter.isShell || ShellArguments(arguments).readsInput
    guard readsOwn, !command.redirections.contains(where: { $0.operation.hasPrefix("<") && $0.operation != "<&" })
    else { return }
    start("/dev/fd/9", interpreter.language)
  }

  // MARK: Copies of interpreters

  /// Programs that give a file another name, or print it into one.
  private static let copying: Set<String> = [
    "cp", "mv", "ln", "link", "install", "hash", "rsync", "scp", "dd", "cat", "tee", "gcp", "gln", "ginstall",
  ]

  /// `cp /bin/sh x`, `ln -s "$(command -v bash)" x`, `cat /bin/sh > x`
  mutating func noteCopiedInterpreter(_ command: SimpleCommand) {
    let words = command.calledWords
    guard let program = words.first?.programName, Self.copying.contains(program) else { return }
    let inputs = command.redirections.filter { $0.operation == "<" }.compactMap(\.target)
    guard let interpreter = (words.dropFirst() + inputs).lazy.compactMap(copiedInterpreter).first else { return }
    var targets = Self.written(by: command)
    if program != "cat", program != "tee", program != "dd", let last = words.last { targets.append(last.text) }
    for target in targets {
      for file in files(of: target) {
        let name = String(file.dropFirst())
        if Interpreter.named(name) == nil { aliases[name] = interpreter }
      }
    }
  }

  private func copiedInterpreter(_ word: ShellWord) -> Interpreter? {
    let text = word.text.filter { $0 != "\"" && $0 != "'" }
    if text.containsBytes(of: "$(") || text.containsBytes(of: "`") {
      return text.split { !$0.isAlphabetic && !$0.isNumeric && !"_.-/".containsBytes(of: $0) }.dropFirst().lazy
        .compactMap { self.interpreter(String($0)) }.first
    }
    if let variable = Self.variable(of: text) {
      return ["SHELL", "BASH", "ZSH_NAME"].contains(variable)
        ? Interpreter.named("sh") : (literals[variable] ?? []).lazy.compactMap { interpreter($0) }.first
    }
    let path = text.hasPrefix("if=") ? text.dropFirst(3) : text[...]
    if let pattern = ShellPattern(String(path)) {
      return Interpreter.isNamed(by: pattern) ? Interpreter.named("sh") : nil
    }
    let last = path.parts(separatedBy: "/").last.map(String.init) ?? ""
    return path.containsBytes(of: "/") ? interpreter(last) : aliases[last]
  }
}
