/// Files that a text writes values into: `echo <x> >name; eval "$(cat name)"`.
extension ValueFlow {
  /// Commands that write to their last operand, or to the one behind `-t`.
  private static let copying: Set<String> = ["cp", "mv", "install", "ln", "rsync", "scp"]

  mutating func holdFiles(_ script: ShellScript, _ sites: [PlaceholderSite]) {
    for whole in script.commands {
      for command in whole.simpleCommands {
        for target in SessionNames.written(by: command) + names.targetsOfAll {
          for file in names.files(of: target) { hold(file, sites, in: whole.range) }
        }
        guard let program = command.program else { continue }
        if Self.copying.contains(program), let last = command.words.last {
          for file in names.files(of: last.text) { hold(file, sites, in: command.range) }
        }
      }
    }
  }
}
