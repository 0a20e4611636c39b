/// Where the blocks of a session, which one shell runs one after another, read again what one of them was given: a step
/// puts a value into a variable or a file, and a later step evaluates it.
///
/// The order of the blocks is not asked for: a person may go back to a step, and to refuse a value too early is no harm.
public struct SessionFlow: Sendable {
  /// One block: a command, or a file that the page writes.
  public struct Block: Sendable {
    let script: ShellScript
    let line: Int
    let file: String?

    /// - Parameters:
    ///   - script: of the command, or what the file holds.
    ///   - line: of the page, from 1.
    ///   - file: its name, for a file.
    public init(_ script: ShellScript, line: Int, file: String? = nil) {
      self.script = script
      self.line = line
      self.file = file
    }
  }

  private(set) var names = SessionNames()
  /// By variable or file: what reads once more what it holds.
  private var reads: [String: [SecondReading]] = [:]
  /// By variable or file: what gets what it holds.
  private var edges: [String: Set<String>] = [:]

  public init(_ blocks: [Block]) {
    // Twice, for what one block defines another one may use before it in the page.
    for _ in 0..<2 {
      for block in blocks {
        if let file = block.file { names.note(file: file, block.script) } else { names.note(block.script) }
      }
    }
    for block in blocks {
      // A file is read as a shell reads it only where a shell does.
      if let file = block.file, !isShell(file) {
        addProgram(block, file)
      } else {
        add(block)
      }
    }
    for name in names.integers {
      reads[name, default: []].append(SecondReading(reader: .integer, program: "declare -i"))
    }
  }

  private mutating func add(_ block: Block) {
    var finder = SecondReadingFinder(block.script, sites: [], names: names)
    finder.run()
    for (name, reading) in finder.flow.readVariables() {
      var reading = reading
      reading.line = block.line
      reads[name, default: []].append(reading)
    }
    for (from, to) in finder.flow.edges { edges[from, default: []].insert(to) }
    // What a sourced file assigns holds what the file holds.
    if let file = block.file {
      for name in Self.assigned(in: block.script) {
        for file in names.files(of: file) { edges[file, default: []].insert(name) }
      }
    }
    for command in block.script.commands.flatMap(\.simpleCommands) {
      addAssignments(writtenBy: command, in: block.script)
    }
  }

  /// A program in another language runs what it gets from its environment and arguments.
  private mutating func addProgram(_ block: Block, _ file: String) {
    guard let language = language(ofFile: file) else { return }
    for name in ValueFlow.variables(runBy: Array(block.script.text.utf8)[...], isUnknown: language == .unknown) {
      reads[name, default: []].append(SecondReading(reader: .plain, program: file, line: block.line))
    }
  }

  /// `cat >.env <<EOF` with `NAME=<x>` in its body.
  private mutating func addAssignments(writtenBy command: SimpleCommand, in script: ShellScript) {
    let targets = SessionNames.written(by: command)
    guard !targets.isEmpty else { return }
    let bodies = command.redirections.compactMap(\.body).map { Array(script.text.utf8)[$0].text }
    let printed = ["echo", "printf"].contains(command.program ?? "") ? command.words.dropFirst().map(\.text) : []
    for text in bodies + printed.map({ $0.filter { $0 != "\"" && $0 != "'" } }) {
      for name in Self.assigned(in: ShellScript(text)) {
        for file in targets.flatMap({ names.files(of: $0) }) { edges[file, default: []].insert(name) }
      }
    }
  }

  private static func assigned(in script: ShellScript) -> [String] {
    script.commands.flatMap(\.simpleCommands).flatMap { $0.assignments.map(\.name) + $0.assignedNames }
  }

  /// What reads a file that the page writes; nil where it is no program.
  func language(ofFile name: String) -> ProgramLanguage? {
    ProgramFile.language(of: name) ?? names.files(of: name).lazy.compactMap { names.started[$0] }.first
  }

  /// Whether a shell runs or sources a file that the page writes.
  public func isShell(_ file: String) -> Bool { language(ofFile: file) == .shell }

  // MARK: Values

  /// What reads once more the value at a site of a command.
  func readings(of site: PlaceholderSite, in script: ShellScript) -> [SecondReading] {
    guard !site.place.isComment else { return [] }
    return readings(from: ValueFlow(script, sites: [site], names: names).holders(of: site))
  }

  /// The readers of the values of a file that the page writes, in order, each once.
  public func secondReaders(ofFile name: String, _ sites: [PlaceholderSite]) -> [SecondReader] {
    var readings = readings(ofFile: name)
    if let language = language(ofFile: name), language != .shell {
      readings.insert(SecondReading(reader: .plain, program: name), at: 0)
    }
    return sites.flatMap { SecondReader.all(at: $0, readings) }
  }

  /// What reads once more the values of a file that the page writes.
  func readings(ofFile name: String) -> [SecondReading] { readings(from: names.files(of: name)) }

  private func readings(from holders: [String]) -> [SecondReading] {
    var seen = Set(holders)
    var next = holders
    var found: [SecondReading] = []
    while let name = next.popLast() {
      // `env | sh` reads all variables.
      let isVariable = !names.isFile(name)
      found += (reads[name] ?? []) + (isVariable ? reads[ValueFlow.allVariables] ?? [] : [])
      for target in (edges[name] ?? []).union(isVariable ? edges[ValueFlow.allVariables] ?? [] : [])
      where seen.insert(target).inserted {
        next.append(target)
        // What is copied into a program was not written for its language.
        if names.isFile(name), names.started[target] != nil, names.started[name] == nil,
          ProgramFile.language(of: name) == nil
        {
          found.append(SecondReading(reader: .plain, program: String(target.dropFirst())))
        }
      }
    }
    // What is written for a shell would arrive with its quotation marks where it is read as a text.
    if found.contains(where: \.isDivided), seen.contains(where: { names.isFile($0) && language(ofFile: $0) != nil }) {
      found.append(SecondReading(reader: .plain, program: found.first(where: \.isDivided)?.program ?? ""))
    }
    return found
  }
}
