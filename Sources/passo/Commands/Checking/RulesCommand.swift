import ArgumentParser
import RunbookLint
import RunbookReport

/// `passo rules`: what `passo check` looks for.
struct RulesCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "List the rules that pages are checked by.")
  static let guide = HelpExamples.rules

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      let listing = RuleListing(language: context.language, style: context.style)
      context.output.write(listing.text(of: RuleRegistry.descriptions))
      return ExitStatus.success
    }
  }
}
