package import Diagnostics

/// What there is to say of one command: the source of its help page, of its manual page, and of the answer to a
/// command line that is not understood.
package struct CommandHelp: Sendable {
  /// A use of the command, ready to be copied.
  package struct Example: Sendable {
    package var command: String
    /// nil where the command says enough itself.
    package var meaning: Message?

    package init(_ command: String, _ meaning: Message? = nil) {
      self.command = command
      self.meaning = meaning
    }
  }

  /// The everyday uses, and what else is worth knowing.
  package struct Guide: Sendable {
    package var examples: [Example]
    package var remarks: [Message]
    /// How the command is written, where its arguments do not tell.
    package var usage: [Message]

    package init(usage: [Message] = [], examples: [Example], remarks: [Message] = []) {
      self.usage = usage
      self.examples = examples
      self.remarks = remarks
    }
  }

  /// A word, an option or a flag that the command takes.
  package struct Argument: Sendable {
    /// `-o`, `--output`; none for a word.
    package var names: [String]
    /// What stands for its value; nil for a flag.
    package var valueName: Message?
    package var summary: Message
    /// All that it can be, where there are few.
    package var values: [String]
    package var defaultValue: String?
    /// The title of the options that it belongs to.
    package var group: Message?
    package var isOptional: Bool
    package var isRepeating: Bool

    package init(
      names: [String], valueName: Message?, summary: Message, values: [String] = [], defaultValue: String? = nil,
      group: Message? = nil, isOptional: Bool = true, isRepeating: Bool = false
    ) {
      self.names = names
      self.valueName = valueName
      self.summary = summary
      self.values = values
      self.defaultValue = defaultValue
      self.group = group
      self.isOptional = isOptional
      self.isRepeating = isRepeating
    }

    var isWord: Bool { names.isEmpty }
  }

  /// As it is typed, `passo run`.
  package var name: String
  package var summary: Message
  package var guide: Guide
  package var arguments: [Argument]
  /// The commands within this one, by their own name only.
  package var commands: [(name: String, summary: Message)]

  package init(
    name: String, summary: Message, guide: Guide, arguments: [Argument],
    commands: [(name: String, summary: Message)] = []
  ) {
    self.name = name
    self.summary = summary
    self.guide = guide
    self.arguments = arguments
    self.commands = commands
  }

  /// The titles of groups of arguments in the order in which they are shown, each with its arguments.
  var groups: [(title: Message, arguments: [Argument])] {
    var groups: [(title: Message, arguments: [Argument])] = []
    func add(_ arguments: [Argument], under title: Message) {
      if let index = groups.firstIndex(where: { $0.title == title }) {
        groups[index].arguments += arguments
      } else if !arguments.isEmpty {
        groups.append((title, arguments))
      }
    }
    add(arguments.filter { $0.isWord }, under: Message("Arguments"))
    for argument in arguments where !argument.isWord {
      if let group = argument.group { add([argument], under: group) }
    }
    add(arguments.filter { !$0.isWord && $0.group == nil }, under: Message("Options"))
    return groups
  }
}
