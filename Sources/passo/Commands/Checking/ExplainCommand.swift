import ArgumentParser
import Configuration
import Diagnostics
import RunbookLint
import RunbookReport

/// `passo explain`: one rule, with examples.
struct ExplainCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a rule: why it exists, and how to comply with it.")
  static let guide = HelpExamples.explain

  @Argument(
    help: ArgumentHelp("The rule's name, as shown in brackets after a finding.", valueName: "rule"),
    completion: Candidates.rules)
  var rule: String

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      guard let description = RuleRegistry.description(of: rule) else { throw unknown() }
      context.output.write(description.page(context.language.say))
      return ExitStatus.success
    }
  }

  private func unknown() -> Complaint {
    guard let nearest = NearestName.of(rule, in: RuleRegistry.descriptions.map(\.id)) else {
      return Complaint("there is no rule \(rule)", help: "see all rules: passo rules", status: ExitStatus.usage)
    }
    return Complaint("there is no rule \(rule)", help: "did you mean \(nearest)?", status: ExitStatus.usage)
  }
}
