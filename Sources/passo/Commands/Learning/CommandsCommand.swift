import ArgumentParser
import Diagnostics
import RunbookLint
import RunbookReport

/// `passo commands`: makes tables of the options that programs have.
struct CommandsCommand: ParsableCommand, StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "commands",
    abstract: "Ask installed programs for their options, so that passo check finds those that they do not have.")
  static let guide = HelpExamples.commands

  @Argument(
    help: ArgumentHelp(
      "Programs, each as it is called on pages; several words in quotation marks: \"python3 -m pip\".",
      valueName: "program"))
  var programs: [String]

  @Flag(help: "Write each table to a file in the current folder, PROGRAM.commands.yml, instead of showing it.")
  var write = false

  @OptionGroup(title: "Speech") var speech: SpeechOptions

  func status() throws -> Int32 {
    let context = Context(speech)
    return try context.perform {
      // What is not there is said before anything is run.
      var all: [ProgramHelp] = []
      for name in programs { all.append(try ProgramHelp(name, context.surroundings)) }
      var files: [String] = []
      for help in all {
        context.remark(
          """
          asking \(help.name) what it takes: runs \(help.shownCall) --help, and the same for each command that it \
          names, at most \(ProgramHelp.mostCalls) times and \(ProgramHelp.timeLimit) s each, without a terminal and \
          in an empty folder
          """)
        let table = try help.table()
        let counts = Self.counts(table)
        context.remark(
          """
          \(help.name): \(count: counts.options, "option", "options") and \
          \(count: counts.commands, "command", "commands") learned
          """)
        let text = ProgramTablesText.text(
          of: table, name: help.name,
          origin: "Learned by Passo \(Version.number) from \(help.name) --help. Again: passo commands "
            + (help.name.contains(" ") ? "\"\(help.name)\"" : help.name) + " --write")
        guard write else {
          context.output.write(text)
          context.output.flush()
          continue
        }
        let file = help.fileName
        try FileContent.replace(file, with: Array(text.utf8))
        context.remark("\(file) was written")
        files.append(file)
      }
      if !files.isEmpty {
        context.advise("for passo check, in passo.yml: commands: [\(files.joined(separator: ", "))]")
      }
      return ExitStatus.success
    }
  }

  private static func counts(_ table: ProgramTable) -> (options: Int, commands: Int) {
    var sum = (options: table.options.count, commands: table.commands.count)
    // No deeper than they are learned.
    for command in table.commands.values {
      let inner = counts(command)
      sum = (sum.options + inner.options, sum.commands + inner.commands)
    }
    return sum
  }
}
