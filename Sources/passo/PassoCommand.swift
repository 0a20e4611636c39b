import ArgumentParser

/// `passo`: the commands, and what happens without one.
struct PassoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "passo", abstract: "Runs how-to pages step by step, verifying each step.",
    version: Version.number,
    subcommands: [
      RunCommand.self, PlanCommand.self, CheckCommand.self, RulesCommand.self, ExplainCommand.self, RunsCommand.self,
      ReportCommand.self, HelpCommand.self, ManualCommand.self,
      OpenCommand.self,
    ],
    defaultSubcommand: OpenCommand.self)
}
