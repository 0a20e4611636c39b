import ArgumentParser
import Configuration
import RunbookReport

/// `passo help run`: the same as `passo run --help`, and in any language.
struct HelpCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "help", abstract: "Show the help of a command.", shouldDisplay: false)
  static let guide = HelpExamples.help

  @Argument(help: ArgumentHelp("The command. Default: passo itself.", valueName: "command"))
  var command: String = ""

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let commands = DeclaredCommands()
      guard let help = commands.help(named: command) else { throw DeclaredCommands.unknown(command) }
      context.output.write(HelpText(language: context.language, style: context.style).page(for: help))
      return ExitStatus.success
    }
  }
}
