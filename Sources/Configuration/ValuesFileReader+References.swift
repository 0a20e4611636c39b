import Bytes
import Diagnostics

extension ValuesFileReader {
  /// `{from: {env: X}}`, or with the name beside the source: `{from: env, name: X}`.
  func reference(
    _ entries: Entries, _ value: ConfigurationValue
  ) throws(ConfigurationError) -> ValuesFile.Reference {
    var source: ValuesFile.Reference.Source?
    var name: ConfigurationValue?
    for (key, part) in entries {
      switch key.text {
      case "from" where part.entries != nil:
        guard let entry = part.entries?.first, part.entries?.count == 1 else {
          throw error(part, "`from` needs one source", help: Self.form)
        }
        source = try word(.scalar(entry.key), for: "from")
        name = entry.value
      case "from": source = try word(part, for: "from")
      case "name": name = part
      default: throw unknown(key, known: ["from", "name"])
      }
    }
    guard let source, let name else { throw error(value, "a reference needs a source and a name", help: Self.form) }
    return try reference(to: source, name)
  }

  private static var form: Message { "write it as `{from: {env: VARIABLE}}`, `{file: …}` or `{command: …}`" }

  private func reference(
    to source: ValuesFile.Reference.Source, _ name: ConfigurationValue
  ) throws(ConfigurationError) -> ValuesFile.Reference {
    switch source {
    case .environment, .file: return ValuesFile.Reference(source: source, name: try text(name, for: source.rawValue))
    case .command:
      guard let elements = name.elements else {
        let command = try text(name, for: source.rawValue)
        return ValuesFile.Reference(source: source, name: command, arguments: ["sh", "-c", command])
      }
      var words: [String] = []
      for element in elements { words.append(try text(element, for: source.rawValue)) }
      guard !words.isEmpty else { throw error(name, "`command` names no program", help: Self.form) }
      return ValuesFile.Reference(source: source, name: Self.shown(words), arguments: words)
    case .keyring:
      guard let attributes = name.entries, !attributes.isEmpty else {
        throw error(
          name, "`keyring` needs the attributes of the secret", help: "write it as `{keyring: {service: registry}}`")
      }
      var words = ["secret-tool", "lookup"]
      for (key, value) in attributes { words += [key.text, try text(value, for: key.text)] }
      return ValuesFile.Reference(source: source, name: Self.shown(words), arguments: words)
    }
  }

  /// As a person would type it.
  private static func shown(_ words: [String]) -> String {
    words.map { word in
      let isPlain = word.utf8.allSatisfy {
        $0.isAlphanumeric || "_-./:@%+=,".utf8.contains($0)
      }
      if isPlain, !word.isEmpty { return word }
      return "'" + word.parts(separatedBy: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }.joined(separator: " ")
  }
}
