package import Configuration
package import Diagnostics

/// Reads what `passo commands` writes:
///
///     kubectl:
///       options: [--kubeconfig=, -n=, --namespace=, -v=]
///       commands:
///         exec:
///           options: [-c=, --container=, -i, --stdin, -t, --tty]
///           passes-on: true      # what follows its first argument is another program's
///
/// After an option, `=` says that it takes a value, `=?` that it may have one in the same word, `=*` that nothing after
/// it is an option.
package struct ProgramTablesReader {
  private static let settings = ["options", "partial", "passes-on", "aliases", "commands"]

  private let path: String
  private var mistakes: [ConfigurationError] = []

  /// - Throws: all that is wrong in the file.
  package static func read(_ source: SourceFile) throws(ConfigurationMistakes) -> ProgramTables {
    var reader = ProgramTablesReader(path: source.path)
    var tables: [String: ProgramTable] = [:]
    do throws(ConfigurationError) {
      guard let root = try ConfigurationReader.read(source), !root.isNull else { return ProgramTables() }
      guard let entries = root.entries else {
        throw reader.mistake(root, "programs are expected here, one `name:` a line")
      }
      for (name, value) in entries { tables[name.text] = reader.table(value, depth: 0) }
    } catch {
      throw ConfigurationMistakes(all: reader.mistakes + [error])
    }
    if !reader.mistakes.isEmpty { throw ConfigurationMistakes(all: reader.mistakes) }
    return ProgramTables(tables)
  }

  private init(path: String) { self.path = path }

  private mutating func table(_ value: ConfigurationValue, depth: Int) -> ProgramTable {
    var table = ProgramTable()
    if value.isNull { return table }
    guard let entries = value.entries else {
      mistakes.append(mistake(value, "options and commands are expected here, one `name: value` a line"))
      return table
    }
    for (key, value) in entries {
      switch key.text {
      case "options":
        for option in texts(value) { add(option, to: &table) }
      case "aliases": table.aliases = texts(value).compactMap(\.text)
      case "partial": table.isPartial = boolean(value)
      case "passes-on": table.passesOn = boolean(value)
      case "commands":
        guard depth < ProgramTable.depth else {
          mistakes.append(mistake(value, "commands are within each other \(ProgramTable.depth) levels deep at most"))
          continue
        }
        for (name, value) in value.entries ?? [] { table.commands[name.text] = self.table(value, depth: depth + 1) }
        if value.entries == nil, !value.isNull {
          mistakes.append(mistake(value, "commands are expected here, one `name:` a line"))
        }
      default:
        let near = NearestName.of(key.text, in: Self.settings)
        mistakes.append(
          ConfigurationError(
            path: path, position: key.range.start, message: "a table of a program has no `\(key.text)`",
            help: near.map { "did you mean `\($0)`?" } ?? "there are: \(Self.settings.joined(separator: ", "))"))
      }
    }
    return table
  }

  private mutating func add(_ value: ConfigurationValue, to table: inout ProgramTable) {
    guard let text = value.text, text.utf8.count > 1, text.hasPrefix("-") else {
      mistakes.append(mistake(value, "an option is expected here, with its hyphens"))
      return
    }
    let kinds = ProgramTable.Value.allCases.sorted { $0.rawValue.count > $1.rawValue.count }
    guard let kind = kinds.first(where: { text.hasSuffix($0.rawValue) }) else { return }
    table.options[String(text.dropLast(kind.rawValue.count))] = kind
  }

  private func texts(_ value: ConfigurationValue) -> [ConfigurationValue] { value.elements ?? [value] }

  private mutating func boolean(_ value: ConfigurationValue) -> Bool {
    if let boolean = value.boolean { return boolean }
    mistakes.append(mistake(value, "true or false is expected here"))
    return false
  }

  private func mistake(_ value: ConfigurationValue, _ message: Message) -> ConfigurationError {
    ConfigurationError(path: path, position: value.range.start, message: message, help: nil)
  }
}
