package import Configuration
import Diagnostics

/// The values known before a run, by where they come from; names in any spelling.
package struct ValueSources: Sendable {
  /// `--set name=value`, in order; of one name given twice the last counts.
  package var flags: [(name: String, value: String)] = []
  package var profile: [String: String] = [:]
  /// `values` of the values file.
  package var file: [String: String] = [:]
  /// What a program gives when it is needed: its command, as it is shown.
  package var promisedByProfile: [String: String] = [:]
  package var promisedByFile: [String: String] = [:]
  /// The environment; what starts with `PASSO_` counts.
  package var environment: [String: String] = [:]

  package init() {}

  /// Takes the values of a values file.
  ///
  /// - Parameters:
  ///   - values: as they were read.
  ///   - name: of the profile; the name given with `--profile`.
  ///   - lookUp: the value of a reference; throws where there is none.
  /// - Throws: ``RunError`` for a profile that the file does not have, and what `lookUp` throws.
  package mutating func add(
    _ values: ValuesFile, profile name: String? = nil, lookUp: (ValuesFile.Reference) throws -> String
  ) throws {
    file = try ValueSources.values(of: values.values, lookUp)
    guard let name else { return }
    let settings = try ValueSources.settings(ofProfile: name, in: values)
    profile = try ValueSources.values(of: settings, lookUp)
  }

  /// - Throws: ``RunError`` for a profile that the file does not have.
  package static func settings(
    ofProfile name: String, in file: ValuesFile
  ) throws(RunError) -> [ValuesFile.Setting] {
    if let settings = file.profile(named: name) { return settings }
    let names = file.profiles.map(\.name)
    let message: Message = "the values file has no profile `\(name)`"
    guard let nearest = NearestName.of(name, in: names) else {
      throw RunError(message, help: names.isEmpty ? nil : "it has: \(names.joined(separator: ", "))")
    }
    throw RunError(message, help: "did you mean `\(nearest)`?")
  }

  private static func values(
    of settings: [ValuesFile.Setting], _ lookUp: (ValuesFile.Reference) throws -> String
  ) throws -> [String: String] {
    var values: [String: String] = [:]
    for setting in settings {
      switch setting.value {
      case .literal(let text): values[setting.placeholder] = text
      case .reference(let reference): values[setting.placeholder] = try lookUp(reference)
      }
    }
    return values
  }
}

extension RunOptions {
  /// Takes what a values file says about alternatives, optional and manual steps, and files that are there.
  package mutating func add(_ values: ValuesFile) {
    if values.optional == .run { optional = .run }
    if values.manual == .done { manual = .done }
    if values.overwrite { overwrite = true }
    for choice in values.choices { choices[choice.group] = choice.choice }
  }
}

/// What a person answered in an earlier run.
public struct RememberedValue: Hashable, Sendable {
  public var value: String
  /// When it was answered.
  public var time: Timestamp

  public init(value: String, time: Timestamp) {
    self.value = value
    self.time = time
  }
}
