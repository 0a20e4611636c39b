import Bytes
package import Diagnostics

/// What is wrong with a command line, and what would be right.
///
/// The parser of the command line says so in English sentences of its own; they are recognized and said again with
/// our words, in the language of the person, with what the command knows.
package struct CommandLineMistake: Sendable {
  package let message: Message
  package let help: Message?

  /// - Parameters:
  ///   - sentence: what the parser said.
  ///   - command: the command that was to be run.
  ///   - all: all commands, to find the one that an option belongs to.
  ///   - language: that of the person.
  ///   - nearest: which of the names that are known is meant by one that is not.
  package init(
    _ sentence: String, of command: CommandHelp, among all: [CommandHelp], language: Language,
    nearest: (String, [String]) -> String?
  ) {
    let found = Sentence.all.lazy.compactMap { kind in
      SentencePattern(kind.pattern).gaps(in: Array(sentence.utf8)).map { (kind, $0) }
    }.first
    guard let (kind, gaps) = found else {
      message = SentenceReader(language).understood(Message(verbatim: sentence))
      help = nil
      return
    }
    let words = gaps.map { gap in
      if case .text(let bytes) = gap { String(decoding: bytes, as: UTF8.self) } else { "" }
    }
    self = CommandLineMistake.said(
      kind, of: words, argument: command.argument(written: words.dropFirst(kind.place).first ?? ""),
      owners: all.filter { $0.argument(written: words[0]) != nil }.map(\.name),
      known: CommandLineMistake.known(words[0], among: command.arguments.flatMap(\.names), nearest: nearest))
  }

  private init(message: Message, help: Message? = nil) {
    self.message = message
    self.help = help
  }

  private static func said(
    _ kind: Sentence, of words: [String], argument: CommandHelp.Argument?, owners: [String], known: String?
  ) -> CommandLineMistake {
    let hint = argument.map(hint)
    switch kind {
    case .misspeltOption, .unknownOption, .invalidOption:
      let message: Message = "there is no option \(words[0])"
      if !owners.isEmpty {
        return .init(message: message, help: "it is an option of: \(owners.joined(separator: ", "))")
      }
      if words[0] == "--dry-run" {
        return .init(message: message, help: "passo plan shows what a run would do, passo run --rehearse plays it")
      }
      return .init(message: message, help: known.map { Message("did you mean \($0)?") })
    case .noValue: return .init(message: "\(name(words[0])) needs a value", help: hint)
    case .unwantedValue: return .init(message: "\(words[0]) takes no value, but was given `\(words[1])`")
    case .unexpectedWord, .unexpectedWords: return .init(message: "unexpected argument: `\(words[words.count - 1])`")
    case .missingWord:
      guard let name = argument?.valueName else { return .init(message: "\(words[0]) is missing") }
      return .init(message: "<\(name)> is missing", help: hint)
    case .invalidValue, .invalidValueOfSome:
      return .init(message: "\(name(words[1])) cannot be `\(words[0])`", help: hint)
    case .unknownShell:
      return .init(message: "there is no completion for \(words[0])", help: "there is one for bash, zsh and fish")
    }
  }

  /// The option that is meant by one that does not exist. Of one letter, none is like another.
  private static func known(_ written: String, among names: [String], nearest: (String, [String]) -> String?) -> String?
  {
    if let other = otherNames[written] { return names.contains(other) || other == "--version" ? other : nil }
    return written.utf8.count > 2 ? nearest(written, names) : nil
  }

  /// What other programs call so.
  private static let otherNames = [
    "-v": "--version", "-V": "--version", "-y": "--yes", "--step": "--only", "--steps": "--only",
  ]

  /// `--format` of `--format <format>`
  private static func name(_ written: String) -> String { String(written.prefix { $0 != " " }) }

  private static func hint(_ argument: CommandHelp.Argument) -> Message {
    argument.values.isEmpty ? argument.summary : Message("one of: \(argument.values.joined(separator: ", "))")
  }

  /// Source: swift-argument-parser 1.8, ErrorMessageGenerator.
  private enum Sentence: CaseIterable {
    case misspeltOption, unknownOption, invalidOption, noValue, unwantedValue, unexpectedWords, unexpectedWord
    case missingWord, invalidValueOfSome, invalidValue, unknownShell

    static let all = allCases

    var pattern: String {
      switch self {
      case .misspeltOption: "Unknown option '{}'. Did you mean '{}'?"
      case .unknownOption: "Unknown option '{}'"
      case .invalidOption: "Invalid option: {}"
      case .noValue: "Missing value for '{}'"
      case .unwantedValue: "The option '{}' does not take any value, but '{}' was specified."
      case .unexpectedWords: "{} unexpected arguments: '{}'"
      case .unexpectedWord: "Unexpected argument '{}'"
      case .missingWord: "Missing expected argument '{}'"
      case .invalidValueOfSome: "The value '{}' is invalid for '{}'. Please provide one of {}"
      case .invalidValue: "The value '{}' is invalid for '{}'"
      case .unknownShell: "Can't generate completion scripts for '{}'.\n{}"
      }
    }

    /// Which gap names the argument.
    var place: Int {
      switch self {
      case .invalidValue, .invalidValueOfSome: 1
      default: 0
      }
    }
  }
}

extension CommandHelp {
  /// The argument that the parser names so: `--format`, `--format <format>`, `<path> ...`.
  fileprivate func argument(written text: String) -> Argument? {
    let words = text.parts(separatedBy: " ").map(String.init)
    guard let first = words.first else { return nil }
    if let option = arguments.first(where: { $0.names.contains(first) }) { return option }
    return arguments.first { $0.valueName.map { "<\($0)>" } == first && $0.isWord }
  }
}
