import ArgumentParser
import Configuration
import Diagnostics
import RunbookReport

/// The commands as they are declared for the parser: what their help pages are made of.
struct DeclaredCommands {
  /// With the name by which the parser knows each; the first is `passo` itself.
  private let commands: [(type: any GuidedCommand.Type, help: CommandHelp)]

  /// All commands that the help names.
  var all: [CommandHelp] {
    commands.filter { $0.type.configuration.shouldDisplay || $0.help.name == commands[0].help.name }.map(\.help)
  }

  /// `run`, `plan`, …: those that the help names.
  static var names: [String] { shown.map(\.name) }

  /// Those that the help does not name, too.
  static var allNames: [String] {
    PassoCommand.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  static func unknown(_ name: String) -> Complaint {
    let help: Message =
      NearestName.of(name, in: names).map { "did you mean passo \($0)?" }
      ?? "the commands are: \(names.joined(separator: ", "))"
    return Complaint("there is no command \(name)", help: help, status: ExitStatus.usage)
  }

  init() {
    let source = SourceFile(path: "passo", bytes: Array(PassoCommand._dumpHelp().utf8))
    let tool = try? ConfigurationReader.read(source)?["command"]
    let root = PassoCommand.configuration.commandName ?? "passo"
    var commands: [(any GuidedCommand.Type, CommandHelp)] = []
    for type in PassoCommand.configuration.subcommands.compactMap({ $0 as? any GuidedCommand.Type }) {
      let name = type.configuration.commandName ?? ""
      let declared = tool?["subcommands"]?.elements?.first { $0["commandName"]?.text == name }
      let arguments = (declared?["arguments"]?.elements ?? []).compactMap(CommandHelp.Argument.init(declared:))
      let isDefault = type == PassoCommand.configuration.defaultSubcommand
      // What `passo page.md` takes is what `passo` takes.
      let help = CommandHelp(
        name: isDefault ? root : "\(root) \(name)",
        summary: Message(stringLiteral: (isDefault ? PassoCommand.configuration : type.configuration).abstract),
        guide: type.guide, arguments: arguments, commands: isDefault ? DeclaredCommands.shown : [])
      commands.insert((type, help), at: isDefault ? 0 : commands.count)
    }
    self.commands = commands
  }

  private static var shown: [(name: String, summary: Message)] {
    PassoCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      ($0.configuration.commandName ?? "", Message(stringLiteral: $0.configuration.abstract))
    }
  }

  /// The command that is called `name`, such as `run`; `passo` itself for an empty name.
  func help(named name: String) -> CommandHelp? {
    commands.first { $0.type.configuration.commandName == name || name.isEmpty }?.help
  }

  /// The command whose help the parser has answered with.
  func help(answeredBy text: String) -> CommandHelp? {
    // A width that no one's terminal has, so that no line is broken.
    let width = DeclaredCommands.unbroken
    if text == PassoCommand.helpMessage(columns: width) { return help(named: "") }
    return commands.first { command in
      text == PassoCommand.helpMessage(for: command.type, columns: width)
        || text == PassoCommand.helpMessage(for: command.type, includeHidden: true, columns: width)
    }?.help
  }

  static let unbroken = 10_000
}

extension CommandHelp.Argument {
  /// From the parser's description of itself; nil for what is not shown.
  fileprivate init?(declared value: ConfigurationValue) {
    guard value["shouldDisplay"]?.boolean == true else { return nil }
    let names = (value["names"]?.elements ?? []).compactMap { name -> String? in
      name["name"]?.text.map { (name["kind"]?.text == "long" ? "--" : "-") + $0 }
    }
    let takesValue = value["kind"]?.text != "flag"
    self.init(
      names: names.sorted { $0.utf8.count < $1.utf8.count },
      valueName: takesValue ? value["valueName"]?.text.map { Message(stringLiteral: $0) } : nil,
      summary: Message(stringLiteral: value["abstract"]?.text ?? ""),
      values: value["allValues"]?.elements?.compactMap(\.text) ?? [], defaultValue: value["defaultValue"]?.text,
      group: value["sectionTitle"]?.text.map { Message(stringLiteral: $0) },
      isOptional: value["isOptional"]?.boolean ?? true, isRepeating: value["isRepeating"]?.boolean ?? false)
  }
}
