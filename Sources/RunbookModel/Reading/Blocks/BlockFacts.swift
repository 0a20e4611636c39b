import Bytes
import MarkdownBlocks
import ShellSyntax

/// What one code block itself says about its kind.
struct BlockFacts {
  enum CodeClass: String { case pre, screen, codeblock }

  let code: CodeBlock
  /// Its text as commands: with what continues a line of usage joined to it.
  let commands: String
  /// The block as a shell reads it.
  let script: ShellScript
  /// The page shows it as what goes wrong, or as why.
  let isSymptom: Bool
  let codeClass: CodeClass?
  let info: FenceInfo
  /// The language after the fence, when it says more than "text".
  var infoLanguage: String? { info.language }
  let shape: TextShape
  let firstWord: String
  /// The first that is not empty.
  let firstLine: Substring
  let startsWithProgram: Bool
  private let programs: Set<String>
  private let called: Set<String>
  let startsWithAssignment: Bool
  let prompted: PromptedText?
  /// What a command without a prompt prints, below it.
  var table: PrintedTable? { prompted == nil ? PrintedTable(commands) : nil }

  /// What is typed into the program that a command starts.
  var typed: TypedInput? { prompted == nil ? TypedInput(commands) : nil }

  /// What is put into a file that an editor opens.
  var edited: EditedText? { prompted == nil ? EditedText(code.text) : nil }

  /// A session of nothing but `$ cat FILE` and what is in it.
  var showsFile: Bool {
    guard let prompted, prompted.entries.count == 1, let entry = prompted.entries.first else { return false }
    return entry.command.hasPrefix("cat ") && !entry.output.isEmpty
  }

  /// What a command without a prompt printed, below it, where it is no table.
  var answer: PrintedAnswer? { prompted == nil ? PrintedAnswer(script, programs: programs) : nil }

  /// The page is one of tests, whose tool runs what is typed in it.
  let isOnTestPage: Bool

  /// - Parameters:
  ///   - programs: that the page installs, besides those that are known everywhere.
  ///   - called: that the page calls elsewhere.
  init(
    code: CodeBlock, classes: [String], scripts: ShellReadings, programs: Set<String> = [], called: Set<String> = [],
    tool: TestTool? = nil
  ) {
    self.code = code
    isOnTestPage = tool?.runsPrompts ?? false
    (self.programs, self.called) = (programs, called)
    let codeClass = classes.lazy.compactMap(Self.codeClass(of:)).first
    let info = FenceInfo(code.info, isSession: code.text.hasPrefix("$ "))
    (self.codeClass, self.info) = (codeClass, info)
    isSymptom = classes.contains { ["tssymptoms", "tscauses"].contains($0.lowercased()) }
    let lines = scripts[code.text]
    let joined = WrappedUsage.joined(lines)
    commands = joined ?? code.text
    let script = joined.map { scripts[$0] } ?? lines
    self.script = script
    shape = joined == nil ? TextShape.of(lines) : TextShape.of(code.text, script: script)
    // `NAMESPACE=web` above what uses it.
    let command = script.commands.first { $0.program != nil || $0.assigns.isEmpty } ?? script.commands.first
    firstWord =
      command.flatMap { $0.program ?? Self.programOfOutput($0) }
      ?? String(code.text.drop(while: \.isSpace).prefix { !$0.isSpace })
    firstLine = code.text.parts(separatedBy: "\n", maxSplits: 1).first ?? ""
    startsWithProgram =
      command.map {
        ($0.callsPath
          || $0.program.map { Self.isProgram($0) || programs.contains($0) } ?? (Self.programOfOutput($0) != nil))
          && !Self.opensBlock($0)
          && !Self.isLineOfRuby($0) && !Self.isAssignmentElsewhere($0)
          && !(codeClass == nil && info.mark == .source && !Self.hasOption($0))
      } ?? false && !Self.isHostInParentheses(firstLine)
    startsWithAssignment = script.commands.first.map { Self.isAssignment($0) } ?? false
    switch shape {
    case .shell(prompted: true), .transcript:
      prompted = PromptedText(code.text, isSingle: info.isTest).flatMap {
        Self.isInLog($0, code.text) || Self.isScript($0, in: info) ? nil : $0
      }
    default: prompted = nil
    }
  }

  /// In a block marked as a language of shells or of settings, not as a session, `#` begins comments where other lines
  /// are not so: `# /etc/one.conf` above `[two]`.
  static func isScript(_ session: PromptedText, in info: FenceInfo) -> Bool {
    guard let language = info.language, scripts.contains(language) || settingsLanguages.contains(language) else {
      return false
    }
    return session.entries.allSatisfy { $0.prompt == "#" } && session.entries.contains { !$0.output.isEmpty }
  }

  private static let scripts: Set<String> = ["bash", "sh", "zsh", "ksh", "fish", "dash"]

  /// `KERNEL=="one", MODE="0660"` is a rule of udev.
  static func isAssignment(_ command: ShellCommand) -> Bool {
    !command.assigns.isEmpty && command.program == nil && !command.text.containsBytes(of: "==\"")
  }

  /// A prompt that is deeper than the lines above it was printed with them.
  static func isInLog(_ session: PromptedText, _ text: String) -> Bool {
    guard let start = session.entries.first?.commandRange.lowerBound else { return false }
    let above = text.utf8.prefix(start).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let prompt = above.last, let first = above.dropLast().first(where: { $0.contains { $0 > 0x20 } }) else {
      return false
    }
    func indent(_ line: Substring.UTF8View) -> Int { line.prefix { $0 <= 0x20 }.count }
    return indent(Substring(prompt).utf8) > indent(Substring(first).utf8)
  }

  /// `gem "one", require: false`: no shell parts arguments by commas.
  static func isLineOfRuby(_ command: ShellCommand) -> Bool {
    guard let words = command.simpleCommands.first?.words, words.count > 2 else { return false }
    return words[1].text.hasSuffix("\",") || words[1].text.hasSuffix("',")
  }

  /// `source = "one"`: a shell has no blank before the sign.
  static func isAssignmentElsewhere(_ command: ShellCommand) -> Bool {
    guard let words = command.simpleCommands.first?.words, words.count > 2 else { return false }
    return ["=", ":=", "=>", "+="].contains(words[1].text)
  }

  /// Marked as another language, nothing but an option, an address or a path shows that it is a call.
  static func hasOption(_ command: ShellCommand) -> Bool {
    command.words.dropFirst().contains { word in
      word.text.hasPrefix("-") && word.text.dropFirst().contains(where: \.isAlphabetic)
        || word.text.containsBytes(of: "://")
    }
  }

  /// `$(tool config --export)` runs what the tool prints; `ID=$(tool make)` keeps it.
  static func programOfOutput(_ command: ShellCommand) -> String? {
    guard let first = command.simpleCommands.first,
      first.words.isEmpty
        ? first.assignments.contains(where: { $0.word.text.containsBytes(of: "$(") })
        : first.words[0].text.hasPrefix("$(")
    else { return nil }
    return command.simpleCommands.dropFirst().first?.program.flatMap { isProgram($0) ? $0 : nil }
  }

  /// `scree` and other near misses count as what they were meant to be; the parser reports them.
  static func codeClass(of name: String) -> CodeClass? {
    switch name.lowercased() {
    case "pre": .pre
    case "screen", "scree", "sceen", "screeen": .screen
    case "codeblock", "codeblok", "code-block": .codeblock
    default: nil
    }
  }

  /// Known everywhere, or installed by the page.
  func isKnown(_ program: String) -> Bool { programs.contains(program) || Self.isProgram(program) }

  /// Each of its commands is one of a program that is known, or that the page calls elsewhere.
  var callsWhatPageCalls: Bool {
    script.commands.allSatisfy { $0.program.map { isKnown($0) || called.contains($0) } ?? !$0.assigns.isEmpty }
  }

  static func isProgram(_ word: String) -> Bool {
    // Nothing begins with these but the inside of a script, or of a program in another language.
    if ["return", "break", "continue", "shift"].contains(word) { return false }
    let name = word.parts(separatedBy: "/").last.map(String.init) ?? word
    return KnownPrograms.contains(name) || ProgramPath.isProgram(word)
  }

  /// `(hostname):/(folder) /mnt …` is no subshell.
  static func isHostInParentheses(_ line: Substring) -> Bool {
    line.first == "(" && line.containsBytes(of: "):")
  }

  /// `defaults {` opens a block of a configuration, `type Message struct {` one of Go, `exec { 'one':` one of Puppet.
  static func opensBlock(_ command: ShellCommand) -> Bool {
    guard let words = command.simpleCommands.first?.words, words.count > 1 else { return false }
    if words[1].text.hasPrefix("{"), words[words.count - 1].text.hasSuffix(":") { return true }
    return words.count < 5 && words.last?.text == "{"
  }

  var isData: Bool {
    switch shape {
    case .json, .yaml, .xml, .dockerfile, .settings: return true
    default: return isTerraform || isMarkedData || AccessTable.isOne(code.text)
    }
  }

  /// Marked by the author as a language of settings, and no call.
  var isMarkedData: Bool {
    codeClass == nil && !startsWithProgram && infoLanguage.map(Self.settingsLanguages.contains) ?? false
  }

  static let settingsLanguages: Set<String> = [
    "toml", "ini", "properties", "csv", "graphql", "proto", "nginx", "env", "dotenv", "conf", "hcl", "terraform",
    "editorconfig", "html", "css", "xml", "json", "json5", "jsonc", "yaml", "yml",
  ]

  private static let terraformBlocks: Set<String> = [
    "terraform", "resource", "provider", "variable", "data", "output", "module", "locals",
  ]

  /// `terraform {`, `resource "x" "y" {`: a configuration, though its first word is a program.
  var isTerraform: Bool {
    guard code.text.containsBytes(of: "{") else { return false }
    let line = Substring(code.text.utf8.drop { $0 == UInt8(ascii: "\n") }.prefix { $0 != UInt8(ascii: "\n") })
    guard line.utf8.last(where: { $0 > 0x20 }) == UInt8(ascii: "{"), line.foldingBlanks.hasSuffix("{") else {
      return false
    }
    return Self.terraformBlocks.contains(line.foldingBlanks.parts(separatedBy: " ").first.map(String.init) ?? "")
  }

  /// A line of nothing but `-H 'name: value'` or `--name value`: to be put after a command.
  var isOnlyOptions: Bool {
    guard code.text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "-"), prompted == nil, !script.commands.isEmpty
    else { return false }
    return script.commands.allSatisfy { command in
      let words = command.words.map(\.text)
      guard let first = words.first else { return false }
      // `-rw-r--r-- 1 root root` is what a program printed, `-----BEGIN` a key.
      return DescriptionSubject.isOption(first.parts(separatedBy: "=").first.map(String.init) ?? "")
        && !first.hasPrefix("---") && words.count <= 2 * words.count { $0.hasPrefix("-") }
    }
  }

  /// The block read as a session of root, whose prompt `# ` begins a comment elsewhere.
  var rootSession: PromptedText? {
    guard prompted == nil, code.text.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "#") else { return nil }
    return PromptedText(code.text, trustsRoot: true)
  }

  /// Each line is a call after the prompt of root: as comments they would be nothing to run at all.
  var isOnlyRoot: Bool {
    code.text.parts(separatedBy: "\n").allSatisfy { line in
      let words = line.parts(separatedBy: " ")
      return words.isEmpty || words.count > 1 && words[0] == "#" && Self.isProgram(String(words[1]))
    }
  }

  /// Commands by its looks.
  var isShell: Bool {
    if case .shell = shape { return true }
    return false
  }

  /// A file is not looked for after an output or a request, nor in a part of one.
  var mightBeFile: Bool {
    isMarkdown
      || !isOnlyInclude && (prompted == nil || showsFile) && shape != .httpRequest && !isExcerpt && !showsProgress
        && !isFolderTree
        && info.mark != .output && !["diff", "patch"].contains(infoLanguage) && !isDiff
  }

  /// Marked as a page of Markdown: fences and sessions in it are its text.
  var isMarkdown: Bool { ["markdown", "md", "mdx"].contains(infoLanguage) }

  /// Nothing but `NAME=value`, line by line.
  var isOnlyAssignments: Bool {
    script.commands.allSatisfy { $0.program == nil && !$0.assigns.isEmpty }
  }

  /// Lines of nothing but `name = value`, with blanks beside the sign as no shell has it; the value may be missing.
  var isSettingsLines: Bool {
    let lines = code.text.parts(separatedBy: "\n").filter { !$0.allSatisfy(\.isSpace) }
    return lines.count > 1
      && lines.allSatisfy { line in
        guard let sign = line.utf8.firstIndex(of: UInt8(ascii: "=")), sign > line.startIndex else { return false }
        let name = line[..<sign].foldingBlanks
        return line[..<sign].last == " " && !name.isEmpty
          && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x80 && !"<>$'\"".utf8.contains($0) }
      }
  }

  /// A JSON object from its first brace to its last: no one shows a part of a file in braces of its own.
  var isWholeObject: Bool {
    shape == .json && code.text.utf8.first { $0 > 0x20 } == UInt8(ascii: "{")
      && code.text.utf8.last { $0 > 0x20 } == UInt8(ascii: "}")
  }

  /// A description of a Kubernetes resource, whole.
  var isManifest: Bool {
    guard shape == .yaml, let first = code.text.parts(separatedBy: "\n").first(where: { $0.contains { $0 != " " } })
    else {
      return false
    }
    let indent = first.prefix { $0 == " " }
    return ["apiVersion:", "kind:"].allSatisfy {
      code.text.hasPrefix(indent + $0) || code.text.containsBytes(of: "\n" + indent + $0)
    }
  }

  /// Begins as a script file does.
  var isScript: Bool { code.text.hasPrefix("#!") }

  /// A comment in its first line that is a file's name and nothing else: `# config.yml`, `// src/app.js`.
  var nameInFirstLine: String? {
    guard code.text.containsBytes(of: "\n") else { return nil }
    var line = firstLine.drop(while: \.isSpace)
    guard let sign = ["<!--", "//", "/*", "--", "#", ";"].first(where: line.hasPrefix) else { return nil }
    line = line.dropFirst(sign.count)
    for end in ["-->", "*/", " --"] where line.hasSuffix(end) { line = line.dropLast(end.count) }
    let name = line.foldingBlanks
    return !name.containsBytes(of: " ") && FileNames.mayBeNamed(name) && FileNames.isFileName(name) ? name : nil
  }

  /// The text without a first line such as `-- one/two.go --`, which is no comment of the file's language.
  var textBelowName: String {
    guard firstLine.hasPrefix("-- "), firstLine.hasSuffix(" --"), nameInFirstLine != nil,
      let end = code.text.firstIndex(of: "\n")
    else { return code.text }
    return String(code.text[code.text.index(after: end)...])
  }

  /// What the author says that the content is of.
  var givenName: String? { info.fileName ?? nameInFirstLine }

  /// Written for a shell of Windows.
  var isForWindows: Bool {
    info.mark == .windows || isPowerShell || prompted?.entries.contains { ShellPrompt.isOfWindows($0.prompt) } ?? false
  }

  /// A line of nothing but dots stands for what is left out.
  var isExcerpt: Bool {
    code.text.parts(separatedBy: "\n").contains { line in
      // Most lines hold a letter.
      guard !line.utf8.contains(where: { (0x61...0x7A).contains($0 | 0x20) }) else { return false }
      let line = line.drop { " \t#/".containsBytes(of: $0) }
      return ["...", "…", "[...]", "....", ". . ."].contains(line.foldingBlanks)
    }
  }

  /// A call, a line of dots, and arguments again: `curl -u "…"`, `. . .`, `"https://…"`.
  var isAbridgedCall: Bool {
    let lines = code.text.parts(separatedBy: "\n").map { $0.drop(while: \.isSpace) }.filter { !$0.isEmpty }
    guard lines.count > 2, startsWithProgram, let last = lines.last else { return false }
    return lines[1].allSatisfy { ". …\\".containsBytes(of: $0) }
      && ["\"", "'", "-", "http"].contains(where: last.hasPrefix) && !last.hasPrefix("---")
  }

  /// What a program may have printed: no command of its own accord, and no data that belongs in a file.
  var mightBeMessage: Bool {
    !isSource && hasErrorLine
      || !isSource
        && (prompted.map { prompted in prompted.entries.contains { !$0.output.isEmpty } } ?? !startsWithProgram)
        && !startsWithAssignment && codeClass != .pre && shape != .httpRequest && shape != .dockerfile && shape != .xml
        && shape != .synopsis && shape != .settings && !isPowerShell && !looksLikeSource
  }

  /// One or a few lines of text that a shell could read as commands, no matter what their first word is.
  var mightBeCommand: Bool {
    guard !isData, !isSource, !isForeignSource, shape != .sql, shape != .httpRequest, !isBareAddress else {
      return false
    }
    let lines = code.text.parts(separatedBy: "\n").filter { !$0.allSatisfy(\.isSpace) }
    return (1...6).contains(lines.count)
      && firstWord.first.map { $0.isAlphabetic || "./~$".containsBytes(of: $0) } ?? false
      && script.issues.isEmpty && !firstWord.hasSuffix(":") && !firstWord.hasSuffix(";")
  }
}
