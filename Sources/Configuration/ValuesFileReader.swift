package import Diagnostics

extension ValuesFile {
  /// - Returns: a values file without any entry when the source is empty.
  /// - Throws: `ConfigurationError` at the first thing that the contract `passo.values/1` does not allow.
  package init(reading source: SourceFile) throws(ConfigurationError) {
    self.init()
    content = source.bytes
    guard let root = try ConfigurationReader.read(source), !root.isNull else { return }
    let reader = ValuesFileReader(path: source.path)
    for (key, value) in try reader.entries(root, of: "the file") {
      try read(key, value, reader)
    }
  }

  private static let keys = ["values", "answers", "choose", "optional", "manual", "overwrite", "profiles"]

  private mutating func read(
    _ key: ConfigurationValue.Scalar, _ value: ConfigurationValue, _ reader: ValuesFileReader
  ) throws(ConfigurationError) {
    switch key.text {
    case "values": values = try reader.settings(value, of: key.text)
    case "answers": answers = try reader.answers(value)
    case "choose": choices = try reader.choices(value)
    case "optional": saidOfOptional = try reader.word(value, for: key.text)
    case "manual": manual = try reader.word(value, for: key.text)
    case "overwrite": overwrite = try reader.boolean(value, for: key.text)
    case "profiles":
      for (name, settings) in try reader.entries(value, of: "`profiles`") {
        profiles.append((name.text, try reader.settings(settings, of: name.text)))
      }
    default: throw reader.unknown(key, known: Self.keys)
    }
  }
}

/// Checks the parts of a values file against their contract, one method a kind of part.
struct ValuesFileReader {
  let path: String

  typealias Entries = [(key: ConfigurationValue.Scalar, value: ConfigurationValue)]

  /// An empty value (`values:` and nothing) counts as an empty mapping.
  func entries(_ value: ConfigurationValue, of owner: Message) throws(ConfigurationError) -> Entries {
    if value.isNull { return [] }
    guard let entries = value.entries else {
      throw error(value, "\(owner) must contain names with values", help: "write one `name: value` per line")
    }
    return entries
  }

  func settings(_ value: ConfigurationValue, of owner: String) throws(ConfigurationError) -> [ValuesFile.Setting] {
    var settings: [ValuesFile.Setting] = []
    for (key, value) in try entries(value, of: "`\(owner)`") {
      let read = try self.value(value, for: key.text)
      settings.append(ValuesFile.Setting(placeholder: key.text, value: read, range: key.range))
    }
    return settings
  }

  func value(_ value: ConfigurationValue, for name: String) throws(ConfigurationError) -> ValuesFile.Value {
    switch value {
    case .scalar(let scalar):
      guard !scalar.isNull else {
        throw error(value, "`\(name)` has no value", help: "write \"\" if the empty text is meant")
      }
      return .literal(scalar.text)
    case .sequence:
      throw error(
        value, "`\(name)` has a list as its value", help: "give one text, or `{from: {env: VARIABLE}}`")
    case .mapping(let entries, _):
      return .reference(try reference(entries, value))
    }
  }

  func answers(_ value: ConfigurationValue) throws(ConfigurationError) -> [ValuesFile.Answer] {
    if value.isNull { return [] }
    guard let elements = value.elements else {
      throw error(value, "`answers` must be a list", help: "begin every answer with `- prompt:`")
    }
    var answers: [ValuesFile.Answer] = []
    for element in elements { answers.append(try answer(element)) }
    return answers
  }

  private func answer(_ element: ConfigurationValue) throws(ConfigurationError) -> ValuesFile.Answer {
    var action: String?
    var prompt: ValuesFile.Answer.Prompt?
    var value: ValuesFile.Value?
    var isSecret: Bool?
    var repeats = false
    for (key, part) in try entries(element, of: "an answer") {
      switch key.text {
      case "action": action = try text(part, for: key.text)
      case "prompt": prompt = Self.prompt(try text(part, for: key.text))
      case "value": value = try self.value(part, for: key.text)
      case "secret": isSecret = try boolean(part, for: key.text)
      case "repeat": repeats = try boolean(part, for: key.text)
      default: throw unknown(key, known: ["action", "prompt", "value", "secret", "repeat"])
      }
    }
    guard let prompt, let value else {
      throw error(
        element, "an answer needs both `prompt` and `value`",
        help: "add what the program asks as `prompt` and what to type as `value`")
    }
    return ValuesFile.Answer(
      action: action, prompt: prompt, value: value, isSecret: isSecret, repeats: repeats, range: element.range)
  }

  private static func prompt(_ text: String) -> ValuesFile.Answer.Prompt {
    guard text.utf8.count > 2, text.hasPrefix("/"), text.hasSuffix("/") else { return .text(text) }
    return .pattern(String(text.dropFirst().dropLast()))
  }

  func choices(_ value: ConfigurationValue) throws(ConfigurationError) -> [ValuesFile.Choice] {
    var choices: [ValuesFile.Choice] = []
    for (key, value) in try entries(value, of: "`choose`") {
      let text = try text(value, for: key.text)
      let position = value.scalar?.style == .plain ? Int(text) : nil
      if let position, position < 1 {
        throw error(value, "positions count from 1", help: "write 1 for the first alternative")
      }
      choices.append(ValuesFile.Choice(group: key.text, choice: text, position: position, range: key.range))
    }
    return choices
  }

  func word<Word>(_ value: ConfigurationValue, for name: String) throws(ConfigurationError) -> Word
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    let words = Word.allCases.map(\.rawValue)
    guard let text = value.text, let word = Word(rawValue: text) else {
      let choices = words.map { "`\($0)`" }.joined(separator: ", ")
      throw error(value, "`\(name)` is not one of \(choices)", help: suggestion(for: value.text ?? "", in: words))
    }
    return word
  }

  func boolean(_ value: ConfigurationValue, for name: String) throws(ConfigurationError) -> Bool {
    guard let boolean = value.boolean else {
      throw error(
        value, "`\(name)` is neither `true` nor `false`", help: "write `true` or `false` without quotation marks")
    }
    return boolean
  }

  func text(_ value: ConfigurationValue, for name: String) throws(ConfigurationError) -> String {
    guard let text = value.text, !text.isEmpty else {
      throw error(value, "`\(name)` must be one text", help: "write one word or a text in quotation marks")
    }
    return text
  }

  func unknown(_ key: ConfigurationValue.Scalar, known: [String]) -> ConfigurationError {
    let choices = known.map { "`\($0)`" }.joined(separator: ", ")
    return ConfigurationError(
      path: path, position: key.range.start, message: "the key `\(key.text)` is unknown",
      help: suggestion(for: key.text, in: known) ?? "the known keys are \(choices)")
  }

  private func suggestion(for word: String, in known: [String]) -> Message? {
    NearestName.of(word, in: known).map { "did you mean `\($0)`?" }
  }

  func error(_ value: ConfigurationValue, _ message: Message, help: Message?) -> ConfigurationError {
    ConfigurationError(path: path, position: value.range.start, message: message, help: help)
  }
}
