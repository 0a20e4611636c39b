/// What is known of the commands of the success table.
enum SuccessCatalogue {
  static let rows: [SuccessRow] = [SuccessTable.containers, SuccessTable.clouds, SuccessTable.machines]
    .flatMap { $0.split(separator: "\n") }.compactMap(SuccessRow.init)

  private static let byProgram: [String: [SuccessRow]] = rows.reduce(into: [:]) { all, row in
    for program in row.pattern.programs { all[program, default: []].append(row) }
  }

  /// A command that the table knows: the rows that are about it, and its objects.
  struct Entry {
    var rows: [SuccessRow]
    var objects: [CommandPattern.Object]
  }

  /// What the table knows of a call; of several patterns those that say most. Empty where it knows nothing.
  static func entries(for call: CommandCall, manifest: (String) -> [CommandPattern.Object]?) -> [Entry] {
    var entries: [(command: String, specificity: Int, entry: Entry)] = []
    for row in byProgram[call.program] ?? [] {
      if let place = entries.firstIndex(where: { $0.command == row.command }) {
        entries[place].entry.rows.append(row)
      } else if let objects = row.pattern.objects(of: call, manifest: manifest) {
        entries.append((row.command, row.pattern.specificity, Entry(rows: [row], objects: objects)))
      }
    }
    let most = entries.map(\.specificity).max()
    return entries.filter { $0.specificity == most }.map(\.entry)
  }
}
