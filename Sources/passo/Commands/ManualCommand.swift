import ArgumentParser
import RunbookReport

/// `passo manual`: the manual pages that packages bring along.
struct ManualCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the manual page of a command, for man.", shouldDisplay: false)
  static let guide = HelpExamples.manual

  @Argument(help: ArgumentHelp("The command. Default: passo itself.", valueName: "command"))
  var command: String = ""

  @Option(help: ArgumentHelp("The date on the page, such as 2026-11-22.", valueName: "date"))
  var date: String = ""

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let commands = DeclaredCommands()
      guard let help = commands.help(named: command) else { throw DeclaredCommands.unknown(command) }
      let page = ManualPage(language: context.language, version: Version.number, date: date)
      context.output.write(page.page(for: help))
      return ExitStatus.success
    }
  }
}
