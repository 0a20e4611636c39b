import Bytes

/// Complete commands from what was recorded while reading.
extension ShellLexer {
  func finishedCommands() -> [ShellCommand] {
    let functions = Set(records.flatMap(\.functions))
    return records.map { command($0, functions: functions) }
  }

  private func command(_ record: CommandRecord, functions: Set<String>) -> ShellCommand {
    var simple = Array(simpleCommands[record.simpleCommands])
    for index in simple.indices {
      for redirection in simple[index].redirections.indices {
        let start = simple[index].redirections[redirection].range.lowerBound
        simple[index].redirections[redirection].body = heredocBodies[start]
      }
    }
    simple.sort { $0.range.lowerBound < $1.range.lowerBound }
    let assigned = simple.filter(\.runsInCurrentShell).flatMap(\.assignedNames)
    return ShellCommand(
      range: record.range, text: bytes[record.range].text, simpleCommands: simple,
      assigns: Self.unique(assigned + assigns[record.assigns].map(\.name)), reads: Self.unique(reads[record.reads]),
      programs: Self.unique(simple.flatMap(\.programs)).filter { !functions.contains($0) },
      functions: record.functions, endsInBackground: record.endsInBackground,
      joints: record.joints)
  }

  private static func unique(_ names: some Sequence<String>) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
