import ArgumentParser
import RunbookReport

/// A command with examples for its help page.
protocol GuidedCommand: ParsableCommand {
  static var guide: CommandHelp.Guide { get }
}
