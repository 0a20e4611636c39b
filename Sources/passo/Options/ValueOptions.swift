import ArgumentParser
import Bytes
import Configuration
import Diagnostics
import RunbookModel
import RunbookRunner

/// Values that are known beforehand.
struct ValueOptions: ParsableArguments {
  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("The value of a placeholder, in any spelling of its name.", valueName: "name=value"),
    completion: Candidates.settings)
  var settings: [String] = []

  @Option(
    name: .customLong("values"),
    help: ArgumentHelp("YAML or JSON file with values and answers.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml", "json"]))
  var valuesFiles: [String] = []

  /// The path of the file with values and answers.
  var values: String? { valuesFiles.first }

  @Option(help: ArgumentHelp("Use this profile of the values file.", valueName: "name"))
  var profile: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Hide this value, or shell variable, like a password; can be repeated.", valueName: "name"))
  var secret: [String] = []

  @Flag(help: "Let a values file of the page's repository start the programs that it names.")
  var trustValues = false

  func validate() throws {
    // Which of two answers would hold, no reader of the command line can see.
    if valuesFiles.count > 1 { throw ValidationError("--values takes one file; profiles in it hold what differs") }
    if profile != nil, values == nil { throw ValidationError("--profile needs --values") }
    for setting in settings where !setting.dropFirst().containsBytes(of: "=") {
      throw ValidationError("--set needs name=value, not `\(setting)`")
    }
  }

  /// What is not said stays as the run began. Its values file is read again: what it answers is kept nowhere else.
  func completed(by settings: RunSettings, context: Context) -> ValueOptions {
    guard values == nil, let path = settings.values else { return self }
    guard FileContent.exists(path) else {
      context.remark("\(path) is not there any more: the run continues without what it said")
      return self
    }
    var options = self
    options.valuesFiles = [path]
    options.profile = profile ?? settings.profile
    return options
  }

  /// `--set NAME=VALUE`
  var flags: [(String, String)] {
    settings.map { setting in
      let parts = setting.parts(separatedBy: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
  }

  func file() throws(Complaint) -> ValuesFile {
    guard let values else { return ValuesFile() }
    let source = SourceFile(path: values, bytes: try FileContent.read(values))
    do { return try ValuesFile(reading: source) } catch { throw Complaint(error) }
  }

  /// - Throws: a ``Complaint`` for a name that the page does not have.
  func bindings(for page: Page, file: ValuesFile, in surroundings: Surroundings) throws(Complaint) -> Bindings {
    let environment = surroundings.environment
    var sources = ValueSources()
    sources.flags = flags
    let known = ValueResolver(page.runbook)
    // A file may serve several pages: what this one does not have is not looked up.
    func take(
      _ settings: [ValuesFile.Setting], _ values: inout [String: String], promised: inout [String: String]
    ) throws(Complaint) {
      for setting in settings where known.placeholder(named: setting.placeholder) != nil {
        if let command = setting.value.program?.name {
          promised[setting.placeholder] = command
        } else {
          values[setting.placeholder] = try text(of: setting.value, at: setting.range, environment: environment)
        }
      }
    }
    try take(file.values, &sources.file, promised: &sources.promisedByFile)
    try take(chosenProfile(of: file), &sources.profile, promised: &sources.promisedByProfile)
    sources.environment = environment.merging(page.folders(in: surroundings)) { own, _ in own }
    do { return try ValueResolver(page.runbook).bindings(from: sources) } catch {
      throw Complaint(error.message, help: error.help, status: ExitStatus.usage)
    }
  }

  func chosenProfile(of file: ValuesFile) throws(Complaint) -> [ValuesFile.Setting] {
    guard let profile else { return [] }
    do { return try ValueSources.settings(ofProfile: profile, in: file) } catch {
      throw Complaint(error.message, help: error.help, status: ExitStatus.usage)
    }
  }

  func text(
    of value: ValuesFile.Value, at range: SourceRange, environment: [String: String]
  ) throws(Complaint) -> String {
    switch value {
    case .literal(let text): return text
    case .reference(let reference):
      switch reference.source {
      case .environment:
        let place = "\(values ?? ""):\(range.start)"
        if let value = environment[reference.name] {
          // A variable is read so that bytes which are no text become this character.
          guard !value.contains("\u{FFFD}") else {
            throw Complaint(
              "\(place): the variable \(reference.name) is no UTF-8 text, and its bytes would change",
              help: "give the value as UTF-8")
          }
          return value
        }
        throw Complaint(
          "\(place): the environment has no variable \(reference.name)", help: "set it: export \(reference.name)=…")
      case .file:
        let place = "\(values ?? ""):\(range.start)"
        guard let text = String(validating: try FileContent.read(reference.name), as: UTF8.self) else {
          throw Complaint(
            "\(place): the file \(reference.name) is no UTF-8 text, and its bytes would change",
            help: "give the value as UTF-8")
        }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
      case .command, .keyring:
        let place = "\(values ?? ""):\(range.start)"
        throw Complaint("\(place): what `\(reference.name)` prints is not known before a run")
      }
    }
  }
}
