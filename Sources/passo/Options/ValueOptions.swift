import ArgumentParser
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
    help: ArgumentHelp("YAML or JSON file with values and answers.", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml", "json"]))
  var values: String?

  func validate() throws {
    for setting in settings where !setting.dropFirst().contains("=") {
      throw ValidationError("--set needs name=value, not '\(setting)'")
    }
  }

  func file() throws(Complaint) -> ValuesFile {
    guard let values else { return ValuesFile() }
    let source = SourceFile(path: values, bytes: try FileContent.read(values))
    do { return try ValuesFile(reading: source) } catch { throw Complaint(error) }
  }

  /// - Throws: a ``Complaint`` for a name that the page does not have.
  func bindings(for runbook: Runbook, file: ValuesFile, environment: [String: String]) throws(Complaint) -> Bindings {
    var sources = ValueSources()
    sources.flags = settings.map { setting in
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
    for setting in file.values {
      sources.file[setting.placeholder] = try text(of: setting, in: values ?? "", environment: environment)
    }
    sources.environment = environment
    do { return try ValueResolver(runbook).bindings(from: sources) } catch {
      throw Complaint(error.message, help: error.help, status: ExitStatus.usage)
    }
  }

  private func text(
    of setting: ValuesFile.Setting, in path: String, environment: [String: String]
  ) throws(Complaint) -> String {
    switch setting.value {
    case .literal(let text): return text
    case .reference(let reference):
      switch reference.source {
      case .environment:
        if let value = environment[reference.name] { return value }
        let place = "\(path):\(setting.range.start)"
        throw Complaint(
          "\(place): the environment has no variable \(reference.name)", help: "set it: export \(reference.name)=…")
      case .file:
        let text = String(decoding: try FileContent.read(reference.name), as: UTF8.self)
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
      }
    }
  }
}
