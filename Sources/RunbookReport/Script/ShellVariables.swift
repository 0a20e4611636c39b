import Bytes
import RunbookModel
import ShellSyntax

/// Which shell variable stands for which placeholder in a script, and how it is written in every place.
struct ShellVariables {
  private var names: [String: String] = [:]
  private var taken: Set<String>
  private let spellings: Set<String>
  /// What the page shows in place of values of the reader's own.
  let samples: [String]

  /// - Parameter plan: the variables that its commands set stay theirs.
  init(_ plan: Plan) {
    taken = Set(plan.actions.flatMap(\.action.sets)).union([
      // Variables that programs of every kind listen to.
      "http_proxy", "https_proxy", "ftp_proxy", "no_proxy", "all_proxy", "histchars", "auto_resume", "_",
    ])
    samples = plan.runbook.placeholders.filter(\.isSample).flatMap(\.spellings)
    spellings = Set(plan.runbook.placeholders.flatMap(\.spellings))
    let keys = plan.actions.flatMap(\.sources).map(\.key) + plan.questions.map(\.key)
    for key in keys where names[key] == nil {
      let name = ShellVariables.free(ShellVariables.identifier(key), beside: taken)
      names[key] = name
      taken.insert(name)
    }
  }

  /// The variable of a placeholder; a name made from the key where the plan does not know it.
  subscript(key: String) -> String { names[key] ?? ShellVariables.identifier(key) }

  /// Whether a word that looks like a sample value is a placeholder of the page.
  func isPlaceholder(_ site: PlaceholderSite) -> Bool { names[site.key] != nil && spellings.contains(site.name) }

  /// How the variable is written at `place`; nil where no variable can be, or only one that would not be expanded.
  func reference(to key: String, at place: Place) -> String? {
    let variable = "${\(self[key])}"
    switch place {
    case .text, .bareWord, .guardedWord, .assignmentValue: return "\"\(variable)\""
    case .singleQuoted: return "'\"\(variable)\"'"
    case .ansiQuoted: return "'\"\(variable)\"$'"
    case .doubleQuoted, .number, .heredoc(_, quoted: false): return variable
    case .parameterWord(let quoted): return quoted ? variable : "\"\(variable)\""
    case .variableName, .heredoc(_, quoted: true), .comment, .yaml: return nil
    case .afterVariable(let inner), .substitution(let inner): return reference(to: key, at: inner)
    case .backticks(let inner, let inQuotes):
      let reference = reference(to: key, at: inner)
      guard inQuotes else { return reference }
      return reference.map { $0.parts(separatedBy: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") }
    case .url(_, let inner), .json(_, let inner), .form(let inner), .header(let inner):
      return reference(to: key, at: inner)
    }
  }

  /// ASCII letters, digits and `_`, a letter first, lower case.
  private static func identifier(_ key: String) -> String {
    let name = String(
      PlaceholderKey.withoutAccents(key.lowercased()).map { $0.isASCII && ($0.isAlphabetic || $0.isNumeric) ? $0 : "_" }
    )
    return name.first?.isAlphabetic == true ? name : "value_" + name
  }

  private static func free(_ name: String, beside taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)_\(number)") { number += 1 }
    return "\(name)_\(number)"
  }
}
