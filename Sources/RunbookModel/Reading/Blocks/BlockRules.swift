/// All rules, in the order in which they are asked.
enum BlockRules {
  /// By theme; within one, and among them, a rule that has to come before another says so itself.
  private static let themes = [
    errors, prompts, fragments, answers, files, calls, unmarked, data, fallback,
  ]

  static let all = ordered(themes.flatMap(\.self))

  /// The given order, changed no more than what the rules demand.
  static func ordered(_ rules: [BlockRule]) -> [BlockRule] {
    var ordered: [BlockRule] = []
    var placed: Set<String> = []
    func place(_ rule: BlockRule) {
      guard placed.insert(rule.id).inserted else { return }
      for earlier in rules where earlier.before.contains(where: { $0.id == rule.id }) { place(earlier) }
      ordered.append(rule)
    }
    rules.forEach(place)
    return ordered
  }
}
