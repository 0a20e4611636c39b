import Bytes

/// What the blocks of a session do with what variables and files hold: they read it once more, or hand it on.
struct SessionTraffic {
  private let names: SessionNames
  /// By variable or file: what reads once more what it holds.
  private var reads: [String: [SecondReading]] = [:]
  /// By variable or file: what gets what it holds.
  private var edges: [String: Set<String>] = [:]

  init(_ blocks: [SessionFlow.Block], names: SessionNames) {
    self.names = names
    for block in blocks {
      // A file is read as a shell reads it only where a shell does.
      if let file = block.file, names.language(ofFile: file) != .shell {
        addProgram(block, file)
        addEnvironment(block, file)
      } else {
        add(block)
      }
    }
    for name in names.integers {
      reads[name, default: []].append(SecondReading(reader: .integer, program: "declare -i"))
    }
  }

  private mutating func add(_ block: SessionFlow.Block) {
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

  /// `docker run --env-file r.env`: a variable has what a line of the file gives it.
  private mutating func addEnvironment(_ block: SessionFlow.Block, _ file: String) {
    for line in block.script.text.split(separator: "\n") {
      let name = String(line.drop { $0.isWhitespace || $0 == "-" }.prefix { $0 != "=" })
      guard ValueFlow.isAssignment(name + "="), line.contains("=") else { continue }
      for file in names.files(of: file) { edges[file, default: []].insert(name) }
    }
  }

  /// A program in another language runs what it gets from its environment and arguments.
  private mutating func addProgram(_ block: SessionFlow.Block, _ file: String) {
    guard let language = names.language(ofFile: file) else { return }
    for name in ValueFlow.variables(runBy: Array(block.script.text.utf8)[...], isUnknown: language == .unknown) {
      reads[name, default: []].append(SecondReading(reader: .plain, program: file, line: block.line))
    }
  }

  /// `cat >.env <<EOF` with `NAME=<x>` in its body.
  private mutating func addAssignments(writtenBy command: SimpleCommand, in script: ShellScript) {
    let targets = SessionNames.written(by: command)
    guard !targets.isEmpty else { return }
    let bodies = command.redirections.compactMap(\.body).map { Array(script.text.utf8)[$0].text }
    let printed = ["echo", "printf"].contains(command.programName ?? "") ? command.words.dropFirst().map(\.text) : []
    for text in bodies + printed.map({ $0.filter { $0 != "\"" && $0 != "'" } }) {
      for name in Self.assigned(in: ShellScript(text)) {
        for file in targets.flatMap({ names.files(of: $0) }) { edges[file, default: []].insert(name) }
      }
    }
  }

  private static func assigned(in script: ShellScript) -> [String] {
    script.commands.flatMap(\.simpleCommands).flatMap { $0.assignments.map(\.name) + $0.assignedNames }
  }

  /// What reads once more what is in one of `holders`, or goes on from there.
  func readings(from holders: [String]) -> [SecondReading] {
    let kept = holders.filter(ValueFlow.isKept)
    if kept.isEmpty { return reached(from: holders) }
    // What a program has kept may be any part of what it prints: only where that is run it matters.
    return reached(from: holders.filter { !ValueFlow.isKept($0) }) + reached(from: kept).filter(\.reader.isPlain)
  }

  private func reached(from holders: [String]) -> [SecondReading] {
    var seen = Set(holders)
    var next = holders
    var found: [SecondReading] = []
    while let name = next.popLast() {
      // `env | sh` reads all variables.
      let isVariable = !names.isFile(name)
      found += (reads[name] ?? []) + (isVariable ? reads[ValueFlow.allVariables] ?? [] : [])
      for target in (edges[name] ?? []).union(isVariable ? edges[ValueFlow.allVariables] ?? [] : []).sorted()
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
    if found.contains(where: \.isDivided),
      seen.contains(where: { names.isFile($0) && names.language(ofFile: $0) != nil })
    {
      found.append(SecondReading(reader: .plain, program: found.first(where: \.isDivided)?.program ?? ""))
    }
    return found
  }
}
