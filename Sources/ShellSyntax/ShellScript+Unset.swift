import Bytes

/// Variables that a script needs from outside.
extension ShellScript {
  /// What it reads before it sets it itself, in order, each once; not what it says how to do without, as in
  /// `${X:-nothing}`, nor what it tests.
  package var unsetNames: [String] { unsetNames { _ in true } }

  /// Those of `unsetNames` without which it does something else; not what `echo $X` only shows.
  package var neededNames: [String] { unsetNames { !$0.onlyEchoes } }

  private func unsetNames(where counts: (ShellCommand) -> Bool) -> [String] {
    var set: Set<String> = []
    var names: [String] = []
    let tested = testedNames
    for command in commands where counts(command) {
      // What it may set is not seen here.
      if command.simpleCommands.contains(where: \.setsUnknownNames) { break }
      let own = Set(command.simpleCommands.flatMap(\.assignedNames) + AssignedNames.all(in: command.text))
        .union(command.assigns)
      // Loops, functions and conditions set variables for their own commands.
      names += command.reads.filter { name in
        !set.contains(name) && !names.contains(name) && !own.contains(name) && !tested.contains(name)
          && !command.text.utf8.isLoop(over: name)
          && !["-", ":-", "=", ":=", "+", ":+", "?", ":?"].contains { command.text.containsBytes(of: "${\(name)\($0)") }
      }
      set.formUnion(command.assigns)
    }
    return names
  }

  /// `[ -z "$X" ]`, `[[ $X ]]`, `test -n "$X"`: the script itself says what it does without.
  private var testedNames: Set<String> {
    let simple = commands.flatMap(\.simpleCommands).filter { ["[", "test"].contains($0.program) }
    let ranges = simple.map(\.range) + tests.flatMap { $0.map(\.range) }
    guard !ranges.isEmpty else { return [] }
    let sites = variableSites.filter { site in ranges.contains { $0.contains(site.range.lowerBound) } }
    return Set(sites.map { $0.name.filter { !"${}".containsBytes(of: $0) } })
  }
}

extension ShellCommand {
  /// It shows something on the terminal, and nothing else gets it.
  fileprivate var onlyEchoes: Bool {
    simpleCommands.count == 1 && ["echo", "printf"].contains(program) && simpleCommands[0].redirections.isEmpty
      && !endsInBackground
  }
}

extension SimpleCommand {
  /// `eval …`, `. file`, `export $(cat .env)`
  fileprivate var setsUnknownNames: Bool {
    if ["eval", "source", "."].contains(program) { return true }
    guard ["export", "declare", "typeset", "readonly", "local"].contains(program ?? "") else { return false }
    return words.dropFirst().contains { word in "$`".containsBytes(of: word.text.drop { $0 == "\"" }.first ?? " ") }
  }
}

extension String.UTF8View {
  /// Whether `for NAME` is in it.
  fileprivate func isLoop(over name: String) -> Bool {
    let words = split { "\t\n ;(".utf8.contains($0) }
    return zip(words, words.dropFirst()).contains { $0.elementsEqual("for".utf8) && $1.elementsEqual(name.utf8) }
  }
}
