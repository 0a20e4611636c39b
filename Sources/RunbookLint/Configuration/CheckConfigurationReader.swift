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
///     source: en                    # a folder, or a language
///     shellcheck: {exclude: [SC2086]}   # or true, false
///     overrides:
///       - paths: ["nl/**"]
///         rules: {image-alternative: off}
package struct CheckConfigurationReader {
  private let path: String
  private let rules: Set<String>

  /// - Throws: `ConfigurationError` for what is not YAML, and for keys, rules and severities that do not exist.
  package static func read(_ source: SourceFile) throws(ConfigurationError) -> CheckConfiguration {
    let reader = CheckConfigurationReader(path: source.path, rules: Set(RuleRegistry.descriptions.map(\.id)))
    guard let root = try ConfigurationReader.read(source), !root.isNull else { return CheckConfiguration() }
    return try reader.configuration(root)
  }

  private func configuration(_ root: ConfigurationValue) throws(ConfigurationError) -> CheckConfiguration {
    var configuration = CheckConfiguration()
    for (key, value) in try entries(root) {
      switch key.text {
      case "rules": configuration.severities = try severities(value)
      case "include": configuration.included = try texts(value).map { PathPattern($0) }
      case "exclude": configuration.excluded = try texts(value).map { PathPattern($0) }
      case "keywords": configuration.keywords = try text(value)
      case "vocabulary": configuration.vocabulary = Set(try texts(value))
      // `against` is what it was called first.
      case "source", "against": configuration.source = try text(value)
      case "shellcheck": try readShellCheck(value, into: &configuration)
      case "overrides": configuration.overrides = try overrides(value)
      default:
        throw unknown(
          key, "there is no setting `\(key.text)`",
          among: ["rules", "include", "exclude", "keywords", "vocabulary", "source", "shellcheck", "overrides"])
      }
    }
    return configuration
  }

  private func overrides(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> [CheckConfiguration.Override] {
    guard let elements = value.elements else { throw shape(value, "a list of overrides is expected here") }
    var overrides: [CheckConfiguration.Override] = []
    for element in elements {
      var override = CheckConfiguration.Override(paths: [], severities: [:])
      for (key, value) in try entries(element) {
        switch key.text {
        case "paths": override.paths = try texts(value).map { PathPattern($0) }
        case "rules": override.severities = try severities(value)
        default: throw unknown(key, "there is no setting `\(key.text)`", among: ["paths", "rules"])
        }
      }
      guard !override.paths.isEmpty else { throw shape(element, "this override names no paths") }
      overrides.append(override)
    }
    return overrides
  }

  private func readShellCheck(
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
        let code = try text(element)
        guard code.hasPrefix("SC"), let number = Int(code.dropFirst(2)) else {
          throw shape(element, "`\(code)` is not a ShellCheck number", help: "write it with its letters: SC2086")
        }
        configuration.excludedShellChecks.insert(number)
      }
    }
  }

  private func severities(_ value: ConfigurationValue) throws(ConfigurationError) -> CheckConfiguration.Severities {
    var severities: CheckConfiguration.Severities = [:]
    for (key, value) in try entries(value) {
      guard rules.contains(key.text) else {
        throw unknown(key, "there is no rule `\(key.text)`", among: rules.sorted())
      }
      let word = try text(value)
      if word == "off" || word == "false" {
        severities[key.text] = .some(nil)
        continue
      }
      guard let severity = Severity(rawValue: word) else {
        throw shape(value, "`\(word)` is not a severity", help: "write off, info, warning or error")
      }
      severities[key.text] = severity
    }
    return severities
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

  private func texts(_ value: ConfigurationValue) throws(ConfigurationError) -> [String] {
    guard let elements = value.elements else { return [try text(value)] }
    var texts: [String] = []
    for element in elements { texts.append(try text(element)) }
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
