import Bytes
import ShellSyntax

/// Carries a condition on to what uses that which was made, installed or set only under it: "If you use LDAP, install
/// `slapd`:", and further down `systemctl enable slapd`.
struct DependentActions {
  let vocabulary: Vocabulary
  let scripts: ShellReadings

  func apply(to procedures: inout [Procedure]) {
    var given: [(name: String, conditions: [Condition])] = []
    var seen = ""
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices {
        for index in procedures[procedure].steps[step].actions.indices {
          let action = procedures[procedure].steps[step].actions[index]
          guard let text = action.text else { continue }
          if action.conditions.isEmpty, action.branches.isEmpty, action.excludedBy == nil {
            let found = given.first { GivenValues.holds($0.name, in: text) }
            if let found { procedures[procedure].steps[step].actions[index].conditions = found.conditions }
          } else if let condition = action.condition, carries(condition), action.branches.isEmpty,
            action.replaces == nil,
            given.count < Self.limit
          {
            for name in names(of: action, text) where !GivenValues.holds(name, in: seen) {
              given.append((name, action.conditions))
            }
          }
          seen += text + "\n" + (action.file.map { $0 + "\n" } ?? "")
        }
      }
    }
  }

  /// So many are carried at most, which keeps a page of thousands linear.
  private static let limit = 32

  /// "If you have none yet, make one:" and "If necessary, install it:" hold for those who lack what all others have.
  private func carries(_ condition: Condition) -> Bool {
    let words = Words(condition.text).bytes[...]
    let conditions = vocabulary.scopes.conditions
    return !vocabulary.negations.isAnyWord(in: words) && !ProjectVocabulary.already.isAnyWord(in: words)
      && !vocabulary.scopes.lacking.isAnyWord(in: words) && !conditions.lacking.isAnyWord(in: words)
  }

  /// What is there only where the action was done.
  private func names(of action: Action, _ text: String) -> [String] {
    if action.kind == .file { return [action.file].compactMap(\.self).filter(Self.isDistinct) }
    guard action.kind == .command else { return [] }
    let script = scripts[text]
    let written = script.commands.flatMap(\.simpleCommands).flatMap { command -> [String] in
      let targets = command.redirections.compactMap { $0.operation.hasPrefix(">") ? $0.target?.literal : nil }
      let words = command.calledWords.map { $0.literal ?? $0.text }
      return targets + Self.installed(by: words)
    }
    return action.sets.flatMap { ["$" + $0, "${" + $0 + "}"] }
      + (written + ActionTraits(script).made).filter(Self.isDistinct)
  }

  /// `apt-get install -y slapd`, `brew install jq`, `npm install -g pm2`.
  private static func installed(by words: [String]) -> [String] {
    guard let program = words.first, installers.contains(program), let verb = words.firstIndex(where: verbs.contains)
    else {
      return []
    }
    return words[(verb + 1)...].filter { $0.first != "-" }
  }

  private static let installers: Set<String> = [
    "apt", "apt-get", "aptitude", "dnf", "yum", "zypper", "apk", "pacman", "brew", "snap", "pip", "pip3", "pipx", "npm",
    "pnpm", "yarn", "gem", "cargo", "port",
  ]
  private static let verbs: Set<String> = ["install", "add", "-S", "-Sy", "-Syu"]

  /// Long enough to be no word of something else.
  private static func isDistinct(_ name: String) -> Bool {
    name.utf8.count > 3 && name.contains(where: \.isAlphabetic) && !name.hasPrefix("/dev/") && !name.hasPrefix("$")
      && !KnownPrograms.contains(name)
  }
}
