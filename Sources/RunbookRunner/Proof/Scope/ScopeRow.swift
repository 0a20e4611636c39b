/// One row of the scope table.
struct ScopeRow: Sendable {
  let programs: [String]
  /// Each with all its names; the last one is what it is called.
  let options: [[String]]
  private let variables: [String]
  /// With these a list shows all.
  let everywhere: Set<String>
  let isOfDirectory: Bool

  /// Nil for a line that is no row.
  init?(_ line: Substring) {
    let columns = line.split(separator: " | ").map { $0.split(separator: " ").map(String.init) }
    guard columns.count == 5 else { return nil }
    programs = columns[0][0].split(separator: ",").map(String.init)
    options = columns[1].filter { $0 != "-" }.map { $0.split(separator: ",").map(String.init) }
    variables = columns[2].filter { $0 != "-" }
    everywhere = Set(columns[3].filter { $0 != "-" })
    isOfDirectory = columns[4] == ["here"]
  }

  /// What a program is about that is not in the table may well be in the current directory.
  init(unknown program: String, options: [String]) {
    programs = [program]
    self.options = options.map { [$0] }
    variables = [String(program.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }) + "_*"]
    everywhere = []
    isOfDirectory = true
  }

  var family: String { programs[0] }

  func names(variable: String) -> Bool {
    variables.contains { $0.hasSuffix("*") ? variable.hasPrefix($0.dropLast()) : variable == $0 }
  }
}
