public import Diagnostics

/// What there is to say of one command: the source of its help page, of its manual page, and of the answer to a
/// command line that is not understood.
public struct CommandHelp: Sendable {
  /// A use of the command, ready to be copied.
  public struct Example: Sendable {
    public var command: String
    /// nil where the command says enough itself.
    public var meaning: Message?

    public init(_ command: String, _ meaning: Message? = nil) {
      self.command = command
      self.meaning = meaning
    }
  }

  /// The everyday uses, and what else is worth knowing.
  public struct Guide: Sendable {
    public var examples: [Example]
    public var remarks: [Message]
    /// How the command is written, where its arguments do not tell.
    public var usage: [Message]

    public init(usage: [Message] = [], examples: [Example], remarks: [Message] = []) {
      self.usage = usage
      self.examples = examples
      self.remarks = remarks
    }
  }

  /// A word, an option or a flag that the command takes.
  public struct Argument: Sendable {
    /// `-o`, `--output`; none for a word.
    public var names: [String]
    /// What stands for its value; nil for a flag.
    public var valueName: Message?
    public var summary: Message
    /// All that it can be, where there are few.
    public var values: [String]
    public var defaultValue: String?
    /// The title of the options that it belongs to.
    public var group: Message?
    public var isOptional: Bool
    public var isRepeating: Bool

    public init(
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
  public var name: String
  public var summary: Message
  public var guide: Guide
  public var arguments: [Argument]
  /// The commands within this one, by their own name only.
  public var commands: [(name: String, summary: Message)]

  public init(
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
