import ArgumentParser

/// `passo`: the commands, and what happens without one.
struct PassoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "passo", abstract: "Runs how-to pages step by step, verifying each step.",
    version: Version.number,
    subcommands: [
      RunCommand.self, PlanCommand.self, ListCommand.self, RecordCommand.self, NewCommand.self,
      CheckCommand.self, LanguageServerCommand.self, CommandsCommand.self, RulesCommand.self, ExplainCommand.self,
      RunsCommand.self, ReportCommand.self, ExportCommand.self,
      HelpCommand.self, ManualCommand.self, OpenCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)

  /// The command of a command line, the program's name left out.
  ///
  /// A command that is named first is parsed by itself: for one of several the parser also finds out, more than once,
  /// what the default command takes. What is not understood that way is explained by the parser of all of them.
  static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    if let name = arguments.first,
      let named = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named
    {
      return command
    }
    return try parseAsRoot(arguments)
  }
}
