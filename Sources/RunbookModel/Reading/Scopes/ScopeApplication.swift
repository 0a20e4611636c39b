/// Gives every action what holds where it lies.
struct ScopeApplication {
  private let tree: ScopeTree
  /// For each choice the first one with the same labels.
  private let same: [Int]
  private let labels: [[Words]]

  init(_ tree: ScopeTree) {
    self.tree = tree
    labels = tree.choices.map { $0.labels.map { Words($0) } }
    var first: [Set<Words>: Int] = [:]
    same = tree.choices.enumerated().map { index, choice in
      guard choice.isMergeable, !choice.labels.isEmpty else { return index }
      let key = Set(choice.labels.map { Words($0) })
      defer { first[key] = first[key] ?? index }
      return first[key] ?? index
    }
  }

  /// A branch of a choice, before it is known which action is its first one.
  private struct Way: Hashable {
    var choice: Int
    var label: Words
    /// Two branches of one choice may have the same label.
    var start: Int
  }

  /// - Returns: for each group of a choice the page's words above it, where it has some.
  func apply(to procedures: inout [Procedure]) -> [String: String] {
    var ways: [ActionID: [(way: Way, label: String)]] = [:]
    forEachAction(&procedures) { action, step in
      guard let block = action.block else { return }
      let scopes = tree.enclosing(block, line: action.textLine)
      ways[action.id] = self.ways(scopes)
      addSystems(scopes, to: &action)
      addConditions(scopes, to: &action)
    }
    freeSteps(of: &procedures)
    return addBranches(ways, to: &procedures)
  }

  /// A step below the heading of a system is for every system where all that it does is.
  private func freeSteps(of procedures: inout [Procedure]) {
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices {
        let actions = procedures[procedure].steps[step].actions
        let isFree = actions.allSatisfy { action in
          guard let block = action.block else { return false }
          return tree.enclosing(block, line: action.textLine).contains { scope in
            if case .everySystem = scope.meaning { true } else { false }
          }
        }
        if !actions.isEmpty, isFree { procedures[procedure].steps[step].platforms = [] }
      }
    }
  }

  private func ways(_ scopes: [Scope]) -> [(way: Way, label: String)] {
    scopes.compactMap { scope in
      guard case .branch(let choice, let label, _) = scope.meaning else { return nil }
      let isMerged = tree.choices[choice].isMergeable
      return (
        Way(choice: same[choice], label: Words(label), start: isMerged ? 0 : scope.blocks.lowerBound), label
      )
    }
  }

  private func addSystems(_ scopes: [Scope], to action: inout Action) {
    for meaning in scopes.map(\.meaning) {
      switch meaning {
      case .systems(let systems):
        action.platforms = systems.platforms
        action.distributions = systems.distributions
      case .everySystem(let named) where action.platforms == named.platforms:
        action.platforms = []
        action.distributions = []
      default: break
      }
    }
  }

  private func addConditions(_ scopes: [Scope], to action: inout Action) {
    let replaced = Set(
      scopes.compactMap { scope in
        if case .branch(_, _, let line) = scope.meaning { line } else { nil }
      })
    var known = Set(action.conditions.map(\.line))
    let outer = scopes.compactMap { scope -> Condition? in
      guard case .condition(let condition) = scope.meaning, known.insert(condition.line).inserted else { return nil }
      return condition
    }
    action.conditions = (outer + action.conditions).filter { !replaced.contains($0.line) }
    if action.conditions.isEmpty { action.replaces = nil }
  }

  // MARK: Branches

  private func addBranches(
    _ ways: [ActionID: [(way: Way, label: String)]], to procedures: inout [Procedure]
  ) -> [String: String] {
    var firsts: [Way: ActionID] = [:]
    var counts: [Way: Int] = [:]
    var members: [Int: Set<Way>] = [:]
    var groups: [Int: String] = [:]
    var taken: Set<String> = []
    for step in procedures.flatMap(\.steps) {
      for action in step.actions {
        for (way, _) in ways[action.id] ?? [] {
          firsts[way] = firsts[way] ?? action.id
          counts[way, default: 0] += 1
          members[way.choice, default: []].insert(way)
          if groups[way.choice] == nil {
            groups[way.choice] = Self.name(step.id.text, &taken)
          }
        }
      }
    }
    forEachAction(&procedures) { action, _ in
      let found = (ways[action.id] ?? []).filter { (members[$0.way.choice]?.count ?? 0) > 1 }
      guard !found.isEmpty else { return }
      action.branches = found.compactMap { way, label in
        guard let group = groups[way.choice], let first = firsts[way] else { return nil }
        return Branch(group: group, id: first, label: label, hasSeveral: (counts[way] ?? 0) > 1)
      }
    }
    return Dictionary(
      groups.compactMap { choice, group in tree.choices[choice].question.map { (group, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Named after the step where the choice is met first.
  private static func name(_ step: String, _ taken: inout Set<String>) -> String {
    var name = step
    var number = 1
    while !taken.insert(name).inserted {
      number += 1
      name = "\(step)~\(number)"
    }
    return name
  }

  private func forEachAction(_ procedures: inout [Procedure], _ body: (inout Action, Step) -> Void) {
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices {
        let owner = procedures[procedure].steps[step]
        for action in owner.actions.indices {
          body(&procedures[procedure].steps[step].actions[action], owner)
        }
      }
    }
  }
}
