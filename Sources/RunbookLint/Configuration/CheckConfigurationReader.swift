package import Configuration
package import Diagnostics

/// Reads `passo.yml`:
///
///     rules:
///       step-number: off            # off, info, warning, error
///     include: ["docs/**"]
///     exclude: [docs/archive]
///     keywords: keywords.yml
///     vocabulary: [acmectl]
///     commands: [kubectl.commands.yml]
///     source: en                    # a folder, or a language
///     shellcheck: {exclude: [SC2086]}   # or true, false
///     overrides:
///       - paths: ["nl/**"]
///         rules: {image-alternative: off}
package struct CheckConfigurationReader {
  /// All settings of the file.
  package static let settings = [
    "rules", "include", "exclude", "keywords", "vocabulary", "commands", "source", "shellcheck", "overrides",
  ]

  private let path: String
  private let rules: Set<String>
  private var mistakes: [ConfigurationError] = []

  /// - Throws: ``ConfigurationMistakes`` for what is not YAML, and for keys, rules and severities that do not exist: all of
  ///   them at once.
  package static func read(_ source: SourceFile) throws(ConfigurationMistakes) -> CheckConfiguration {
    var reader = CheckConfigurationReader(path: source.path, rules: Set(RuleRegistry.descriptions.map(\.id)))
    let configuration: CheckConfiguration
    do throws(ConfigurationError) {
      guard let root = try ConfigurationReader.read(source), !root.isNull else { return CheckConfiguration() }
      configuration = try reader.configuration(root)
    } catch {
      throw ConfigurationMistakes(all: reader.mistakes + [error])
    }
    if !reader.mistakes.isEmpty { throw ConfigurationMistakes(all: reader.mistakes) }
    return configuration
  }

  private init(path: String, rules: Set<String>) { (self.path, self.rules) = (path, rules) }

  /// What is wrong in one setting says nothing of the next one.
  private mutating func noting(_ read: (inout Self) throws(ConfigurationError) -> Void) {
    do throws(ConfigurationError) { try read(&self) } catch { mistakes.append(error) }
  }

  private mutating func configuration(_ root: ConfigurationValue) throws(ConfigurationError) -> CheckConfiguration {
    var configuration = CheckConfiguration()
    for (key, value) in try entries(root) {
      noting { (reader) throws(ConfigurationError) in try reader.read(key, value, into: &configuration) }
    }
    return configuration
  }

  private mutating func read(
    _ key: ConfigurationValue.Scalar, _ value: ConfigurationValue, into configuration: inout CheckConfiguration
  ) throws(ConfigurationError) {
    switch key.text {
    case "rules": configuration.severities = try severities(value)
    case "include": configuration.included = try texts(value).map { PathPattern($0) }
    case "exclude": configuration.excluded = try texts(value).map { PathPattern($0) }
    case "keywords": configuration.keywords = try text(value)
    case "commands": configuration.commands = try texts(value)
    case "vocabulary": configuration.vocabulary = Set(try texts(value))
    // `against` is what it was called first.
    case "source", "against": configuration.source = try text(value)
    case "shellcheck": try readShellCheck(value, into: &configuration)
    case "overrides": configuration.overrides = try overrides(value)
    default: throw unknown(key, "there is no setting `\(key.text)`", among: Self.settings)
    }
  }

  private mutating func overrides(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> [CheckConfiguration.Override] {
    guard let elements = value.elements else { throw shape(value, "a list of overrides is expected here") }
    var overrides: [CheckConfiguration.Override] = []
    for element in elements {
      var override = CheckConfiguration.Override(paths: [], severities: [:])
      guard let own = element.entries else {
        mistakes.append(shape(element, "settings are expected here, one `name: value` a line"))
        continue
      }
      for (key, value) in own {
        noting { (reader) throws(ConfigurationError) in
          switch key.text {
          case "paths": override.paths = try reader.texts(value).map { PathPattern($0) }
          case "rules": override.severities = try reader.severities(value)
          default: throw reader.unknown(key, "there is no setting `\(key.text)`", among: ["paths", "rules"])
          }
        }
      }
      if override.paths.isEmpty, !own.contains(where: { $0.key.text == "paths" }) {
        mistakes.append(shape(element, "this override names no paths"))
      }
      overrides.append(override)
    }
    return overrides
  }

  private mutating func readShellCheck(
    _ value: ConfigurationValue, into configuration: inout CheckConfiguration
  ) throws(ConfigurationError) {
    if let isWanted = value.boolean {
      configuration.asksShellCheck = isWanted
      return
    }
    configuration.asksShellCheck = true
    for (key, value) in try entries(value) {
      guard key.text == "exclude" else {
        throw unknown(key, "there is no setting `\(key.text)`", among: ["exclude"])
      }
      for element in value.elements ?? [value] {
        noting { (reader) throws(ConfigurationError) in
          let code = try reader.text(element)
          guard code.hasPrefix("SC"), let number = Int(code.dropFirst(2)) else {
            throw reader.shape(
              element, "`\(code)` is not a ShellCheck number", help: "write it with its letters: SC2086")
          }
          configuration.excludedShellChecks.insert(number)
        }
      }
    }
  }

  private mutating func severities(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> CheckConfiguration.Severities {
    var severities: CheckConfiguration.Severities = [:]
    for (key, value) in try entries(value) {
      noting { (reader) throws(ConfigurationError) in
        guard reader.rules.contains(key.text) else {
          throw reader.unknown(key, "there is no rule `\(key.text)`", among: reader.rules.sorted())
        }
        severities[key.text] = .some(try reader.severity(value))
      }
    }
    return severities
  }

  /// nil: off.
  private func severity(_ value: ConfigurationValue) throws(ConfigurationError) -> Severity? {
    let word = try text(value)
    if word == "off" || word == "false" { return nil }
    guard let severity = Severity(rawValue: word) else {
      throw shape(value, "`\(word)` is not a severity", help: "write off, info, warning or error")
    }
    return severity
  }

  // MARK: Shapes

  private func entries(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> [(key: ConfigurationValue.Scalar, value: ConfigurationValue)] {
    guard let entries = value.entries else {
      throw shape(value, "settings are expected here, one `name: value` a line")
    }
    return entries
  }

  private mutating func texts(_ value: ConfigurationValue) throws(ConfigurationError) -> [String] {
    guard let elements = value.elements else { return [try text(value)] }
    var texts: [String] = []
    for element in elements {
      noting { (reader) throws(ConfigurationError) in texts.append(try reader.text(element)) }
    }
    return texts
  }

  private func text(_ value: ConfigurationValue) throws(ConfigurationError) -> String {
    guard let text = value.text, !text.isEmpty else { throw shape(value, "a word is expected here") }
    return text
  }

  private func shape(_ value: ConfigurationValue, _ message: Message, help: Message? = nil) -> ConfigurationError {
    ConfigurationError(path: path, position: value.range.start, message: message, help: help)
  }

  private func unknown(
    _ key: ConfigurationValue.Scalar, _ message: Message, among known: [String]
  ) -> ConfigurationError {
    let near = NearestName.of(key.text, in: known)
    let help: Message =
      near.map { "did you mean `\($0)`?" }
      ?? (known.count > 10 ? "see all of them: passo rules" : "there are: \(known.joined(separator: ", "))")
    return ConfigurationError(path: path, position: key.range.start, message: message, help: help)
  }
}
