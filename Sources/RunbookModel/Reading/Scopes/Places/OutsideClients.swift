import ShellSyntax

/// Programs that are called beside a container or a machine, not within it: who types them has left it.
enum OutsideClients {
  /// - Parameter program: by whose call the place was entered; nil: a sentence named it.
  static func areCalled(by action: Action, enteredBy program: String?) -> Bool {
    guard !action.programs.isEmpty else { return false }
    guard let program else { return action.programs.allSatisfy(ProgramCatalogue.ofContainers.contains) }
    return (ProgramCatalogue.ofContainers.contains(program) || ProgramCatalogue.ofMachines.contains(program))
      && action.programs.allSatisfy { $0 == program }
  }

  /// `docker exec web ls`, which goes into the container by itself.
  static func goInside(_ script: ShellScript) -> Bool {
    script.commands.flatMap(\.simpleCommands).contains { command in
      let words = command.words.map { $0.literal ?? $0.text }
      return words.first.map(ProgramCatalogue.ofContainers.contains) == true
        && words.dropFirst().contains { ProgramCatalogue.entries.contains($0) }
    }
  }
}
